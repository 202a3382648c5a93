/**
 * Identity of rows. With a provider id: the id. Without: the fingerprint of all cells and its number within the file, so
 * that two equal fills of one second survive while the same row of another export is recognised. As long as a file is
 * read an identity is three numbers; it becomes text only where somebody asks for it.
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
  /** Of the row looked at last: provider's id and the identity made from it. */
  id: string | undefined = undefined;
  idKey: string | undefined = undefined;
  /** Fingerprint and its number within the file. */
  a = 0;
  b = 0;
  occurrence = 1;
  /** The row stands in the file a second time under its own id. */
  isRepeated = false;

  constructor(bound: BoundFormat) {
    this.#bound = bound;
  }

  /** Looks at a row; the fields tell its identity until the next one. */
  look(chunk: RowChunk, index: number): void {
    const row = chunk.rows[index] ?? [];
    this.#print(chunk, index, row);
    this.isRepeated = false;
    this.idKey = undefined;
    this.id = this.#bound.index.id === undefined ? undefined : this.#providerId(row, this.#bound.index.id);
    if (this.id === undefined) this.occurrence = this.#counter.next(this.a, this.b);
    else this.#lookAtId(this.id);
  }

  /** Equal rows of different sources are different rows, so the name space is mixed in. */
  #print(chunk: RowChunk, index: number, row: readonly string[]): void {
    const { volatile, space } = this.#bound;
    if (chunk.prints === undefined || volatile.size > 0) {
      const print = printCells(row, volatile);
      this.a = mixA(print.a, space);
      this.b = mixB(print.b, space);
    } else {
      this.a = mixA(chunk.prints.a[index] ?? 0, space);
      this.b = mixB(chunk.prints.b[index] ?? 0, space);
    }
  }

  #providerId(row: readonly string[], column: number): string | undefined {
    const text = (row[column] ?? '').trim();
    return text === '' || text === '-' || text.length > LONGEST_ID || USELESS_ID.test(text) ? undefined : text;
  }

  #lookAtId(id: string): void {
    const { idSpace } = this.#bound.definition;
    const print = printText(this.a, this.b);
    const known = this.#printOfId.get(id);
    if (known === undefined) this.#printOfId.set(id, print);
    this.isRepeated = known === print;
    this.occurrence = 1;
    this.idKey = known === undefined || known === print ? `${idSpace}:${id}` : `${idSpace}:${id}~${print}`;
  }
}

/** The identity as text. */
export function keyText(a: number, b: number, occurrence: number, idKey: string | undefined): string {
  if (idKey !== undefined) return idKey;
  return occurrence === 1 ? printText(a, b) : `${printText(a, b)}-${occurrence}`;
}
