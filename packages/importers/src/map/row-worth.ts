/** What a row is worth that cannot be read as a whole: ranges of the tax are bounded by it. */
import { compare, dec } from '@cryptax/kernel';
import { multiplyText } from '../values/decimal-text.ts';
import type { AmountColumns } from './amount-columns.ts';
import type { AmountColumn } from './amount-reader.ts';
import type { Amount } from './row-facts.ts';
import { COIN_ROLE, FEE_ROLES, type FeeRole } from './row-fees.ts';

/** Null: it cannot be read. */
type Told = (
  column: AmountColumn,
  own: 'asset' | 'quoteAsset' | 'valueAsset' | (typeof COIN_ROLE)[FeeRole],
) => Amount | undefined | null;

/**
 * The most euro that its cells say, else its amount times its price; undefined where nothing says it, where a cell of money cannot be
 * read, and where a fee in coins is worth something of its own.
 */
export function worthInEuro(
  columns: AmountColumns,
  told: Told,
  isMoney: (column: AmountColumn) => boolean,
): string | undefined {
  const { amount, amountIn, amountOut, toAmount, total, buyAmount, sellAmount, value } = columns;
  const found: string[] = [];
  for (const column of [value, total, amount, amountIn, amountOut, toAmount, buyAmount, sellAmount]) {
    const own = column === value ? 'valueAsset' : column === total ? 'quoteAsset' : 'asset';
    const read = told(column, own);
    if (read === null && (own !== 'asset' || isMoney(column))) return undefined;
    if (read?.asset === 'EUR') found.push(read.amount);
  }
  for (const role of FEE_ROLES) {
    const fee = told(columns[role], COIN_ROLE[role]);
    if (fee === null || (fee !== undefined && fee.asset !== 'EUR')) return undefined;
  }
  if (found.length === 0) return amountTimesPrice(columns, told);
  return found.sort((a, b) => compare(dec(b), dec(a)))[0];
}

function amountTimesPrice({ amount, price }: AmountColumns, told: Told): string | undefined {
  const [size, each] = [told(amount, 'asset'), told(price, 'quoteAsset')];
  return each?.asset === 'EUR' && size != null ? multiplyText(size.amount, each.amount) : undefined;
}
