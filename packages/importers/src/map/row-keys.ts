/**
 * Identity of rows. With a provider id: the id. Without: the fingerprint of all cells and its number within the file, so
 * that two equal fills of one second survive while the same row of another export is recognised. An identity is three
 * numbers; it becomes text only where somebody asks for it.
 */
import { mixA, mixB, PrintText, printCells, printText } from '../read/row-print.ts';
import type { RowCells, RowChunk } from '../read/table.ts';
import type { BoundFormat } from './compile-format.ts';
import { PrintColumn } from './print-column.ts';

/** A spreadsheet damages long numbers (1,55E+13): such an id identifies nothing. Nor does one with control characters. */
const USELESS_ID = /[\p{Cc}]|^\d[.,]\d+E\+\d+$/iu;
const LONGEST_ID = 150;

export class RowKeys {
  readonly #bound: BoundFormat;
  readonly #space: number;
  readonly #hasVolatile: boolean;
  readonly #idColumn: number | undefined;
  readonly #prints: PrintColumn;
  readonly #printOfId = new Map<string, string>();
  readonly #groupIds: PrintText;
  /** Identities made from an id, by row. */
  readonly #idKeys: (string | undefined)[] = [];
  /** Provider's id of the row taken in last. */
  id: string | undefined = undefined;
  /** That row stands in the file a second time under its own id. */
  isRepeated = false;

  /** `expectedRows`: about how many will come. */
  constructor(bound: BoundFormat, expectedRows: number) {
    this.#prints = new PrintColumn(expectedRows);
    this.#bound = bound;
    this.#space = bound.space;
    this.#hasVolatile = bound.volatile.size > 0;
    this.#idColumn = bound.index.id;
    this.#groupIds = new PrintText(`${bound.definition.idSpace}:`);
  }

  /**
   * Takes in the rows of a chunk from `start` on, if each is known by its fingerprint alone. One after the other in a short walk:
   * the places that their fingerprints are looked for at lie far apart, and here the processor fetches several at once.
   */
  addAll({ prints, size }: RowChunk, start: number): boolean {
    if (prints === undefined || this.#hasVolatile || this.#idColumn !== undefined) return false;
    const { a, b } = prints;
    for (let i = start; i < size; i++)
      this.#prints.pushCounted(mixA(a[i] ?? 0, this.#space), mixB(b[i] ?? 0, this.#space));
    return true;
  }

  /** Takes in the next row of the file. */
  add(chunk: RowChunk, index: number): void {
    const { prints } = chunk;
    if (prints === undefined || this.#hasVolatile) {
      const { a, b } = printCells(chunk.row(index).all(), this.#bound.volatile);
      this.#add(chunk, index, a, b);
    } else this.#add(chunk, index, prints.a[index] ?? 0, prints.b[index] ?? 0);
  }

  /** Equal rows of different sources are different rows, so the name space is mixed in. */
  #add(chunk: RowChunk, index: number, printA: number, printB: number): void {
    const a = mixA(printA, this.#space);
    const b = mixB(printB, this.#space);
    this.isRepeated = false;
    this.id = this.#idColumn === undefined ? undefined : providerId(chunk.row(index), this.#idColumn);
    if (this.id === undefined) this.#prints.pushCounted(a, b);
    else this.#idKeys[this.#prints.push(a, b)] = this.#keyOfId(this.id, printText(a, b));
  }

  #keyOfId(id: string, print: string): string {
    const { idSpace } = this.#bound.definition;
    const known = this.#printOfId.get(id);
    if (known === undefined) this.#printOfId.set(id, print);
    this.isRepeated = known === print;
    return known === undefined || known === print ? `${idSpace}:${id}` : `${idSpace}:${id}~${print}`;
  }

  /** The identity as text. */
  textAt(row: number): string {
    const id = this.#idKeys.length === 0 ? undefined : this.#idKeys[row];
    if (id !== undefined) return id;
    const print = printText(this.#prints.a(row), this.#prints.b(row));
    const occurrence = this.#prints.occurrenceAt(row);
    return occurrence === 1 ? print : `${print}-${occurrence}`;
  }

  /** The same rows make the same identity, in whatever order a file has them. `part`: one of several made from them. */
  idOfGroup(rows: readonly { readonly ticket: number }[], part: number): string {
    let a = part;
    let b = rows.length;
    for (const { ticket } of rows) {
      const rowA = this.#prints.a(ticket) ^ this.#prints.occurrenceAt(ticket);
      const rowB = this.#prints.b(ticket);
      a = (a + mixA(rowA, rowB)) | 0;
      b = (b + mixB(rowB, rowA)) | 0;
    }
    return this.#groupIds.text(a, b);
  }
}

function providerId(row: RowCells, column: number): string | undefined {
  const text = row.text(column).trim();
  return text === '' || text === '-' || text.length > LONGEST_ID || USELESS_ID.test(text) ? undefined : text;
}
