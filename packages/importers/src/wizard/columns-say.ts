/** What the columns of a mapping say together where none of them says it alone: the direction of a row, and its money. */
import { isFiat } from '@cryptax/ledger';
import type { ColumnRole } from '../formats/format.ts';
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
  const money = columns.filter(({ role }) => role === 'total' || role === 'price' || role === 'fee');
  /** A fee alone is in the coin of its row. */
  if (money.every(({ role }) => role === 'fee') || columns.some(({ role }) => role === 'quoteAsset' || role === 'pair'))
    return {};
  const texts = money.flatMap(({ header, column }) => [header, ...data.slice(0, 20).map((row) => row[column] ?? '')]);
  const [named, ...others] = new Set(texts.flatMap((text) => currencyIn(text) ?? []));
  return named !== undefined && others.length === 0 ? { defaults: { quoteAsset: named } } : { openMoney: true };
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

function currencyIn(text: string): string | undefined {
  const sign = /[€£]/.exec(text)?.[0];
  if (sign !== undefined) return SIGNS[sign];
  return text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .find((word) => isFiat(word));
}
