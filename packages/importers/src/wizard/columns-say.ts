/** What the columns of a mapping say together where none of them says it alone: the direction of a row, and its money. */
import { isFiat } from '@cryptax/ledger';
import type { ColumnRole } from '../formats/format.ts';
import { COIN_ROLE, FEE_ROLES } from '../map/row-fees.ts';
import { splitPair } from '../values/pair.ts';
import type { MappingDefinition } from './saved-mapping.ts';

interface NamedColumn {
  readonly column: number;
  readonly header: string;
  readonly role: ColumnRole;
}

/**
 * Without a word for it, the sign of the amount is the direction. Beside money that goes the other way it is a purchase or a sale; a
 * list with a price and no sign does not say what it is of, so its rows wait.
 */
export function directionOf(
  columns: readonly NamedColumn[],
  data: readonly (readonly string[])[],
): Pick<MappingDefinition, 'bySign'> {
  const cells = (wanted: ColumnRole) => {
    const column = columns.find(({ role }) => role === wanted)?.column;
    return column === undefined ? [] : data.map((row) => (row[column] ?? '').trim());
  };
  const [amounts, totals] = [cells('amount'), cells('total')];
  const isSigned = amounts.some(isNegative);
  if (!isSigned && columns.some(({ role }) => role === 'total' || role === 'price')) return {};
  const isAgainst = totals.length > 0 && amounts.every((amount, at) => isNegative(amount) !== isNegative(totals[at]));
  if (isAgainst) return { bySign: { positive: 'trade-buy', negative: 'trade-sell' } };
  return { bySign: { positive: 'deposit', negative: 'withdrawal' } };
}

function isNegative(cell = ''): boolean {
  return /^[-−]/.test(cell);
}

/** The currency that headers or cells name; else it is asked for. */
export function moneyOf(
  columns: readonly NamedColumn[],
  data: readonly (readonly string[])[],
): Pick<MappingDefinition, 'defaults' | 'openMoney'> {
  const fees = feeCoinsOf(columns, data);
  const hasFees = Object.keys(fees).length > 0;
  const money = columns.filter(({ role }) => role === 'total' || role === 'price');
  if (money.length === 0 || columns.some(({ role }) => role === 'quoteAsset' || role === 'pair'))
    return hasFees ? { defaults: fees } : {};
  const texts = money.flatMap(({ header, column }) => [header, ...data.slice(0, 20).map((row) => row[column] ?? '')]);
  const [named, ...others] = new Set(texts.flatMap((text) => currencyIn(text) ?? []));
  if (named !== undefined && others.length === 0) return { defaults: { ...fees, quoteAsset: named } };
  return { openMoney: true, ...(hasFees ? { defaults: fees } : {}) };
}

/** `Fee (BTC)`, `Gebühr in EUR`, `Network fee €`: a header that names one coin says of which coin the fees below it are. */
function feeCoinsOf(
  columns: readonly NamedColumn[],
  data: readonly (readonly string[])[],
): NonNullable<MappingDefinition['defaults']> {
  const known = new Set(COMMON_COINS);
  for (const { role, column } of columns) {
    if (role === 'asset' || role === 'quoteAsset' || role === 'buyAsset' || role === 'sellAsset')
      for (const row of data) known.add((row[column] ?? '').trim().toUpperCase());
    if (role === 'pair')
      for (const row of data) {
        const { base, quote } = splitPair(row[column] ?? '') ?? {};
        if (base !== undefined && quote !== undefined) known.add(base.toUpperCase()).add(quote.toUpperCase());
      }
  }
  return Object.fromEntries(
    FEE_ROLES.flatMap((role) => {
      const header = columns.find((each) => each.role === role)?.header ?? '';
      const [coin, ...others] = new Set(coinsIn(header, known));
      return coin !== undefined && others.length === 0 ? [[COIN_ROLE[role], coin] as const] : [];
    }),
  );
}

const COMMON_COINS = ['EUR', 'USD', 'CHF', 'GBP', 'BTC', 'ETH', 'USDT', 'USDC', 'BNB'];

function coinsIn(header: string, known: ReadonlySet<string>): readonly string[] {
  const sign = /[€£₿]/.exec(header)?.[0];
  if (sign !== undefined) return [SIGNS[sign] ?? ''];
  return header.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const ticker = word.toUpperCase();
    if (ticker === '') return [];
    if (ticker === 'EURO') return ['EUR'];
    return known.has(ticker) || (word === ticker && isFiat(ticker)) ? [ticker] : [];
  });
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₿': 'BTC' };

function currencyIn(text: string): string | undefined {
  const sign = /[€£]/.exec(text)?.[0];
  if (sign !== undefined) return SIGNS[sign];
  return text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .find((word) => isFiat(word));
}
