/**
 * Lines of the list: rows and a heading above each day. The list is never built; a line is computed from its index by
 * looking up the day it falls into, so 100,000 rows cost what their days cost.
 */
import type { DayGroup } from '../../../../../platform/ledger/event-types.ts';

export type ListLine =
  | { readonly kind: 'day'; readonly group: DayGroup }
  | { readonly kind: 'row'; readonly row: number };

/** The part of an answer that decides its lines. */
export interface ListShape {
  readonly total: number;
  readonly days: readonly DayGroup[];
}

export function lineCount({ total, days }: ListShape): number {
  return total + days.length;
}

export function lineAt(shape: ListShape, line: number): ListLine {
  const { days } = shape;
  if (days.length === 0) return { kind: 'row', row: line };
  // The heading of group g stands behind `first` rows and g headings.
  const at = lastWhere(days.length, (index) => (days[index]?.first ?? 0) + index <= line);
  const group = days[at];
  if (group === undefined) return { kind: 'row', row: line };
  return group.first + at === line ? { kind: 'day', group } : { kind: 'row', row: line - at - 1 };
}

export function lineOfRow({ days }: ListShape, row: number): number {
  if (days.length === 0) return row;
  return row + lastWhere(days.length, (index) => (days[index]?.first ?? 0) <= row) + 1;
}

/** The last index for which a condition holds that holds up to some point; -1 if never. */
function lastWhere(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
