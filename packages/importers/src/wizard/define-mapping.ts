/** Columns with their meaning to a definition that the engine reads files by: what they say together, and what they leave open. */
import { normalizeHeader } from '../detect/header-template.ts';
import type { ColumnRole, FormatKind } from '../formats/format.ts';
import { COMMON_LAYOUTS, decideDateLayout } from '../values/date-column.ts';
import { profileColumn } from './column-profile.ts';
import { directionOf, moneyOf } from './columns-say.ts';
import type { MappingDefinition } from './saved-mapping.ts';

/** What the columns are, by place, proposed or as the user has it. */
export interface ChosenColumn {
  readonly column: number;
  readonly header: string;
  readonly role: ColumnRole;
}

export function defineMapping(
  headerCells: readonly string[],
  columns: readonly ChosenColumn[],
  types: readonly { readonly word: string; readonly kind: FormatKind }[],
  data: readonly (readonly string[])[],
): MappingDefinition {
  const dateColumn = columns.find(({ role }) => role === 'date')?.column ?? 0;
  const dates = data.map((row) => (row[dateColumn] ?? '').trim());
  const layouts = decideDateLayout(dates, COMMON_LAYOUTS)?.layouts ?? [];
  const amounts = columns.find(({ role }) => role === 'amount');
  const profile = profileColumn(data.map((row) => row[amounts?.column ?? -1] ?? ''));
  const isTwoSided = columns.some(({ role }) => role === 'buyAmount' || role === 'sellAmount');
  const isSigned = profile.negative > 0;
  return {
    id: 'own-mapping',
    source: 'Import',
    sourceKind: 'generic',
    idSpace: 'own',
    layouts: [headerCells],
    signature: headerCells.filter((header) => header.trim() !== ''),
    columns: Object.fromEntries(columns.map(({ role, column }) => [role, reference(headerCells, column)])),
    date: { layouts: layouts.length === 0 ? COMMON_LAYOUTS : layouts, zone: 'ask' },
    numbers: 'either',
    signed: isSigned,
    ...(types.length === 0 ? {} : { types: Object.fromEntries(types.map(({ word, kind }) => [word, kind])) }),
    ...(types.length > 0 || isTwoSided ? {} : directionOf(columns, data)),
    ...(isTwoSided ? { bySides: { both: 'swap', in: 'deposit', out: 'withdrawal' } } : {}),
    fees: { asset: columns.some(({ role }) => MONEY.has(role)) ? 'quote' : 'amount' },
    ...proven(columns),
    doubtful: true,
    openFees: true,
    ...moneyOf(columns, data),
    ...(columns.some(({ role }) => role === 'wallet') ? { walletName: 'cell' } : {}),
  };
}

/** Columns beside which a fee without a currency is in the money of the trade. */
const MONEY: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['total', 'price', 'pair', 'quoteAsset']);

/** Amount, price and total hold each other; whether with the fee, the file decides. */
function proven(columns: readonly ChosenColumn[]): Pick<MappingDefinition, 'identities'> {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!has('amount') || !has('price') || !has('total')) return {};
  return { identities: [{ product: ['amount', 'price'], is: 'total', likely: true }] };
}

/** The header, with its number where others have the same name. */
function reference(headerCells: readonly string[], column: number): string {
  const name = normalizeHeader(headerCells[column] ?? '');
  const before = headerCells.slice(0, column).filter((header) => normalizeHeader(header) === name).length;
  return before === 0 ? (headerCells[column] ?? '') : `${headerCells[column]}#${before + 1}`;
}
