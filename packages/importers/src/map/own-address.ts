/**
 * Explorer files do not say whose address they are about: it is the one that stands in every row, as sender or receiver,
 * or the one in the file name.
 */
import type { Table } from '../read/table.ts';
import type { BoundFormat } from './compile-format.ts';

export function ownAddressOf(bound: BoundFormat, table: Table, headerLine: number): string | undefined {
  const { from, to } = bound.index;
  if (from === undefined || to === undefined) return undefined;
  let common: Set<string> | undefined;
  for (const { rows, lines } of table.chunks()) {
    for (let i = 0; i < rows.length; i++) {
      if ((lines[i] ?? 0) <= headerLine) continue;
      const sides = [rows[i]?.[from], rows[i]?.[to]]
        .map((cell) => (cell ?? '').trim().toLowerCase())
        .filter((cell) => cell !== '');
      if (sides.length === 0) continue;
      const kept: string[] = common === undefined ? sides : sides.filter((side) => common?.has(side));
      common = new Set(kept);
      if (common.size === 0) return undefined;
    }
  }
  const named = /0x[0-9a-f]{40}/i.exec(table.file)?.[0]?.toLowerCase();
  if (named !== undefined && common?.has(named)) return named;
  return common?.size === 1 ? [...common][0] : undefined;
}
