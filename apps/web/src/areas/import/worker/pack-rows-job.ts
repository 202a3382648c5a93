/** What packs the rows of one table away from the ledger's own worker. */
import { type RowChunk, rowsOfText } from '@cryptax/importers';
import { packRawRows, type RawBlock, type RawRow } from '@cryptax/store';

export interface PackJob {
  readonly texts: readonly string[];
  readonly delimiter: string;
}

/** `onBlock` hears that the work goes on. */
export function packRows({ texts, delimiter }: PackJob, onBlock: () => void): Promise<readonly RawBlock[]> {
  return packRawRows(linesOf(rowsOfText(texts, delimiter)), async () => onBlock());
}

export function* linesOf(chunks: Iterable<RowChunk>): Iterable<RawRow> {
  for (const { rows, lines } of chunks) {
    for (const [index, cells] of rows.entries()) yield { line: lines[index] ?? 0, cells };
  }
}
