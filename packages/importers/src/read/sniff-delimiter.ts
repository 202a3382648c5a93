/**
 * The delimiter of a text: the one that cuts most of the first lines into the same number of cells, more than one. A header list
 * recognised later is the real proof; this only orders the attempts.
 */
import { scanDelimited } from './scan-delimited.ts';
import { type TextPiece, textPiece } from './text-piece.ts';

const DELIMITERS: readonly string[] = [',', ';', '\t', '|'];
const HEAD = 40;

/** Delimiters that cut the head into columns, the best first; a comma if none does. */
export function sniffDelimiters(text: string): readonly string[] {
  const head = textPiece(text);
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, score: score(head, delimiter) }));
  const useful = scores.filter((entry) => entry.score > 0).sort((a, b) => b.score - a.score);
  return useful.length === 0 ? [','] : useful.map((entry) => entry.delimiter);
}

function score(head: TextPiece, delimiter: string): number {
  const [chunk] = scanDelimited([head], delimiter);
  const rows = chunk?.rows.slice(0, HEAD) ?? [];
  const counts = new Map<number, number>();
  for (const row of rows) if (row.length > 1) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  let best = 0;
  for (const [width, times] of counts) best = Math.max(best, times * Math.min(width, 30));
  return best;
}
