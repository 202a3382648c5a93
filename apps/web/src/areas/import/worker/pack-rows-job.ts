/** What packs the rows of one table away from the ledger's own worker. */
import { type RowChunk, rowsOfText } from '@cryptax/importers';
import { packRawRows, type RawBlock, type RawRow } from '@cryptax/store';
import { nextTurn } from '../../../platform/ledger/worker/message-turn.ts';

export interface PackJob {
  readonly texts: readonly string[];
  readonly delimiter: string;
}

/**
 * `onBlock` hears that the work goes on. What it answers is not waited for: whoever hears it reads the file meanwhile, and would
 * let this worker stand still for as long.
 */
export function packRows({ texts, delimiter }: PackJob, onBlock: () => unknown): Promise<readonly RawBlock[]> {
  const between = async () => {
    onBlock();
    // The browser compresses between two turns; without one, all blocks would lie in memory before the first is done.
    await nextTurn();
  };
  return packRawRows(linesOf(rowsOfText(texts, delimiter)), between);
}

export function* linesOf(chunks: Iterable<RowChunk>): Iterable<RawRow> {
  for (const { rows, lines } of chunks) {
    for (const [index, cells] of rows.entries()) yield { line: lines[index] ?? 0, cells };
  }
}
