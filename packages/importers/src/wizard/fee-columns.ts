/**
 * Columns of costs beyond the first: maker and taker, commission and network. Each that names a fee is proposed; one that only sums up the others is
 * not, and whatever looks like a cost and is not used is named, so that none is left out in silence.
 */
import { normalizeHeader } from '../detect/header-template.ts';
import type { ColumnRole } from '../formats/format.ts';
import { COIN_ROLE, FEE_ROLES } from '../map/row-fees.ts';
import { readAmount } from '../values/amount-cell.ts';
import { addText } from '../values/decimal-text.ts';
import { holdsTickers } from './coin-columns.ts';
import type { ColumnProfile } from './column-profile.ts';
import type { ChosenColumn } from './define-mapping.ts';
import { HEADER_WORDS, looksLikeCost, namesFee, namesFeeItself } from './header-words.data.ts';

type Rows = readonly (readonly string[])[];

interface Taken {
  readonly taken: ReadonlySet<number>;
  /** The column that is the fee already. */
  readonly fee: number;
  readonly take: (role: ColumnRole, column: number, reason: 'header') => void;
}

export function proposeFees(
  headerCells: readonly string[],
  data: Rows,
  profiles: readonly ColumnProfile[],
  { taken, fee, take }: Taken,
): void {
  const headers = headerCells.map(normalizeHeader);
  const named = headers.flatMap((header, column) => {
    const { numbers = 0, filled = 0 } = profiles[column] ?? {};
    const isFree = !taken.has(column) && filled > 0 && numbers > 0.9;
    return isFree && isWordFor('fee', header) && namesFeeItself(header) ? [column] : [];
  });
  const all = headers.flatMap((header, column) => (isWordFor('fee', header) && namesFeeItself(header) ? [column] : []));
  if (isSum(fee, named, data)) return;
  const parts = named.filter(
    (column) =>
      !isSum(
        column,
        all.filter((other) => other !== column),
        data,
      ),
  );
  for (const [at, column] of parts.slice(0, FEE_ROLES.length - 1).entries()) {
    const role = FEE_ROLES[at + 1] ?? 'fee3';
    take(role, column, 'header');
    const header = headers[column + 1] ?? '';
    const isItsCoin = isWordFor('feeAsset', header) && namesFee(header) && holdsTickers(profiles[column + 1]);
    if (isItsCoin) take(COIN_ROLE[role], column + 1, 'header');
  }
}

/** Headers of columns that look like costs, hold some, and have no meaning. */
export function unusedFeesOf(
  headerCells: readonly string[],
  columns: readonly ChosenColumn[],
  data: Rows,
): readonly string[] {
  const used = new Set(columns.map(({ column }) => column));
  return headerCells.filter((header, column) => {
    if (used.has(column) || !looksLikeCost(normalizeHeader(header))) return false;
    return data.some((row) => /[1-9]/.test(row[column] ?? '') && sizeOf(row[column]) !== undefined);
  });
}

function isWordFor(wanted: ColumnRole, header: string): boolean {
  return HEADER_WORDS.some(([role, words]) => role === wanted && words.test(header));
}

/** What it says in each row is what two or more others say there together. */
function isSum(column: number, others: readonly number[], data: Rows): boolean {
  let hasParts = false;
  for (const row of data) {
    const parts = others.flatMap((other) => sizeOf(row[other]) ?? []).filter((part) => part !== '0');
    const sum = parts.reduce(addText, '0');
    if ((sizeOf(row[column]) ?? '0') !== sum) return false;
    if (parts.length > 1) hasParts = true;
  }
  return hasParts;
}

function sizeOf(cell = ''): string | undefined {
  return (readAmount(cell, 'dot') ?? readAmount(cell, 'comma') ?? undefined)?.amount.replace(/^-/, '');
}
