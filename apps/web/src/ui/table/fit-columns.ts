/**
 * Which columns fit into a width. The least important go first, from the right; a column with priority 1 always stays.
 * Nothing is lost: what is hidden is in the row's details and in the column chooser.
 */
import type { Column } from './table-types.ts';

export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  widthRem: number,
  hidden: ReadonlySet<string> = new Set(),
): readonly Column<Row>[] {
  let kept = columns.filter((column) => !hidden.has(column.id));
  // Not measured yet: show everything rather than flash a shorter table.
  if (widthRem <= 0) return kept;
  while (totalWidth(kept) > widthRem) {
    const next = leastImportant(kept);
    if (next === undefined) break;
    kept = kept.filter((column) => column !== next);
  }
  return kept;
}

function leastImportant<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  const lowest = Math.max(...columns.map((column) => column.priority ?? 1));
  return lowest === 1 ? undefined : columns.findLast((column) => column.priority === lowest);
}

function totalWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}
