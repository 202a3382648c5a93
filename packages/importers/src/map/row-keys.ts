/**
 * Identity of rows. With a provider id: the id. Without: the fingerprint of all cells and its number within the file, so
 * that two equal fills of one second survive while the same row of another export is recognised.
 */
import { mixA, mixB, printCells, printText } from '../read/row-print.ts';
import type { RowChunk } from '../read/table.ts';
import type { BoundFormat } from './compile-format.ts';
import { PrintCounter } from './print-counter.ts';

/** A spreadsheet damages long numbers (1,55E+13): such an id identifies nothing. Nor does one with control characters. */
const USELESS_ID = /[\p{Cc}]|^\d[.,]\d+E\+\d+$/iu;
const LONGEST_ID = 150;

export class RowKeys {
  readonly #bound: BoundFormat;
  readonly #counter = new PrintCounter();
  readonly #printOfId = new Map<string, string>();
  /** Provider's id of the row asked for last. */
  id: string | undefined = undefined;
  /** The row asked for last stands in the file a second time under its own id. */
  isRepeated = false;

  constructor(bound: BoundFormat) {
    this.#bound = bound;
  }

  next(chunk: RowChunk, index: number): string {
    const row = chunk.rows[index] ?? [];
    const { a, b } = this.#print(chunk, index, row);
    this.id = this.#providerId(row);
    this.isRepeated = false;
    if (this.id !== undefined) return this.#byId(this.id, printText(a, b));
    const occurrence = this.#counter.next(a, b);
    const space = this.#bound.space;
    return occurrence === 1
      ? printText(mixA(a, space), mixB(b, space))
      : `${printText(mixA(a, space), mixB(b, space))}-${occurrence}`;
  }

  #print(chunk: RowChunk, index: number, row: readonly string[]): { readonly a: number; readonly b: number } {
    const { volatile } = this.#bound;
    if (chunk.prints === undefined || volatile.size > 0) return printCells(row, volatile);
    return { a: chunk.prints.a[index] ?? 0, b: chunk.prints.b[index] ?? 0 };
  }

  #providerId(row: readonly string[]): string | undefined {
    const column = this.#bound.index.id;
    if (column === undefined) return undefined;
    const text = (row[column] ?? '').trim();
    return text === '' || text === '-' || text.length > LONGEST_ID || USELESS_ID.test(text) ? undefined : text;
  }

  #byId(id: string, print: string): string {
    const { idSpace } = this.#bound.definition;
    const known = this.#printOfId.get(id);
    if (known === undefined) this.#printOfId.set(id, print);
    this.isRepeated = known === print;
    return known === undefined || known === print ? `${idSpace}:${id}` : `${idSpace}:${id}~${print}`;
  }
}
