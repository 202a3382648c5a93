/** Plain text tables: texts to the left, figures to the right, two spaces between columns. */
import { readable } from './readable.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

export function table(columns: readonly Column[], cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(readable));
  const widths = columns.map(({ title }, i) =>
    rows.reduce((width, row) => Math.max(width, lengthOf(row[i] ?? '')), lengthOf(title)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => padded(cell, widths[i] ?? 0, columns[i]?.align ?? 'left'))
      .join('  ')
      .trimEnd();
  return [columns.map(({ title }) => title), widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) => `${line(row)}\n`)
    .join('');
}

function padded(cell: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - lengthOf(cell)));
  return align === 'left' ? cell + space : space + cell;
}

/** Characters as a reader counts them, not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}
