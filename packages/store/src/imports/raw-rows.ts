/**
 * The rows of a file as they stood in it, in compressed blocks. Exports compress to about a tenth, so that even a file of
 * 200,000 rows can be kept; showing a row unpacks one block.
 */
import { fromBase64, toBase64 } from '@cryptax/kernel';
import { canCompress, gunzip, gzip } from '../platform/gzip.ts';
import type { RawRowsRecord } from '../records.ts';

export type RawBlock = Omit<RawRowsRecord, 'book' | 'no'>;

export interface RawRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Some 40 kB of text: large enough to compress well, small enough to unpack in a millisecond. */
const BLOCK_ROWS = 400;

/** Rows in the order of their lines. `between` is waited for after each block; it may let others run, or throw to stop. */
export async function packRawRows(
  rows: Iterable<RawRow>,
  between: () => Promise<void> = async () => undefined,
): Promise<readonly RawBlock[]> {
  const blocks: Promise<RawBlock>[] = [];
  let open: RawRow[] = [];
  for (const row of rows) {
    open.push(row);
    if (open.length < BLOCK_ROWS) continue;
    blocks.push(packBlock(open));
    open = [];
    await between();
  }
  if (open.length > 0) blocks.push(packBlock(open));
  return Promise.all(blocks);
}

async function packBlock(rows: readonly RawRow[]): Promise<RawBlock> {
  const text = rows.map(({ line, cells }) => JSON.stringify([line, ...cells])).join('\n');
  const bytes = new TextEncoder().encode(text);
  const data = toBase64(canCompress() ? await gzip([bytes]) : bytes);
  const [from, to] = [rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0];
  return { from, to, compression: canCompress() ? 'gzip' : 'none', data };
}

/** The rows of a block; one that cannot be unpacked any more gives none. */
export async function unpackRawRows({ compression, data }: RawBlock): Promise<readonly RawRow[]> {
  try {
    const bytes = fromBase64(data);
    const text = new TextDecoder().decode(compression === 'gzip' ? await gunzip(bytes) : bytes);
    return text.split('\n').map((line) => readRow(JSON.parse(line)));
  } catch {
    // Damaged bytes: each engine throws another kind of error. The event stays, only its row is not shown.
    return [];
  }
}

function readRow(parsed: unknown): RawRow {
  const [line, ...cells] = Array.isArray(parsed) ? parsed : [0];
  return { line: Number(line), cells: cells.map(String) };
}
