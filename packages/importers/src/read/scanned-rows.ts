/**
 * Rows of a text as places in it: where each cell begins and ends, and its fingerprint. Cells become strings when somebody
 * asks for them, so columns that a format does not use cost nothing, and those that repeat are made once. The buffers
 * are used again for the next rows.
 */
import { CellCodes } from './cell-codes.ts';
import { CellMemory } from './cell-memory.ts';
import { printCells } from './row-print.ts';
import { nextSerial } from './row-serial.ts';
import type { RowCells, RowChunk } from './table.ts';
import type { TextPiece } from './text-piece.ts';

/** Numbers kept of each cell: start, end, both lanes of its fingerprint, the print of its blanks. */
export const CELL_FIELDS = 5;
/** Start of a cell whose text is none of the file's (doubled quotes, text behind a closing quote). */
const APART = -1;
const FIRST_ROWS = 64;

export class ScannedRows implements RowChunk, RowCells {
  size = 0;
  lines = new Int32Array(FIRST_ROWS);
  readonly prints = { a: new Int32Array(FIRST_ROWS), b: new Int32Array(FIRST_ROWS) };
  /** Places of the cells of all rows, filled up to `used`. */
  cells = new Int32Array(FIRST_ROWS * 8 * CELL_FIELDS);
  used = 0;
  codes: Uint8Array = new Uint8Array();
  view = new DataView(this.codes.buffer);
  from = 0;
  to = 0;
  serial = 0;
  #text = '';
  #bytes = this.codes;
  #bytesView = this.view;
  /** Bytes stand where their characters do. */
  #isAscii = true;
  /** Text of the cell that was looked at last, and how far its codes stand from its characters. */
  #seen = '';
  #offset = 0;
  readonly #copy = new CellCodes();
  /** Where the places of each row begin, and where the last ends. */
  #first = new Int32Array(FIRST_ROWS + 1);
  readonly #apart = new Map<number, string>();
  readonly #memory = new CellMemory();
  #begin = 0;
  #end = 0;
  /** Places that the cells of every row so far take; 0 if they differ. */
  #common = 0;
  /** The last cell of a row is empty. */
  hasEmptyEnd = false;

  /** Forgets all rows; the next ones are places in this text. */
  clear({ text, bytes }: TextPiece): void {
    this.#text = text;
    if (this.#bytes !== bytes) {
      this.#bytes = bytes;
      this.#bytesView = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    this.#isAscii = text.length === bytes.length;
    this.size = 0;
    this.used = 0;
    this.hasEmptyEnd = false;
    this.#apart.clear();
  }

  /** Room for one more cell at `place`. */
  grow(place: number): Int32Array {
    if (place + CELL_FIELDS > this.cells.length) this.cells = enlarged(this.cells);
    return this.cells;
  }

  /** Takes in the row whose cells were written from `used` up to `end`. */
  push(end: number, line: number, a: number, b: number): void {
    const index = this.size++;
    if (index === this.lines.length) this.#growRows();
    if (index === 0) this.#common = end - this.used;
    else if (end - this.used !== this.#common) this.#common = 0;
    this.#first[index] = this.used;
    this.#first[index + 1] = end;
    this.lines[index] = line;
    this.prints.a[index] = a;
    this.prints.b[index] = b;
    this.used = end;
    if (this.#isEmptyAt(end - CELL_FIELDS)) this.hasEmptyEnd = true;
  }

  #isEmptyAt(place: number): boolean {
    const start = this.cells[place] ?? 0;
    return start === APART ? this.#apart.get(place) === '' : start === this.cells[place + 1];
  }

  #growRows(): void {
    this.lines = enlarged(this.lines);
    this.prints.a = enlarged(this.prints.a);
    this.prints.b = enlarged(this.prints.b);
    this.#first = enlarged(this.#first);
  }

  /** Takes in a row whose cells had to be put together. */
  pushCells(cells: readonly string[], line: number): void {
    let end = this.used;
    for (const cell of cells) {
      this.grow(end)[end] = APART;
      this.#apart.set(end, cell);
      end += CELL_FIELDS;
    }
    const { a, b } = printCells(cells);
    this.push(end, line, a, b);
  }

  row(index: number): RowCells {
    this.serial = nextSerial();
    this.#begin = this.#first[index] ?? 0;
    this.#end = this.#first[index + 1] ?? 0;
    return this;
  }

  text(column: number): string {
    const place = this.#begin + column * CELL_FIELDS;
    if (column < 0 || place >= this.#end) return '';
    const start = this.cells[place] ?? 0;
    return start === APART ? (this.#apart.get(place) ?? '') : this.#text.slice(start, this.cells[place + 1]);
  }

  word(column: number): string {
    const place = this.#begin + column * CELL_FIELDS;
    const slot = this.#slotOf(column, place);
    if (slot < 0) return this.text(column);
    const cells = this.cells;
    return this.#memory.textAt(slot, this.#text, cells[place] ?? 0, cells[place + 1] ?? 0);
  }

  token(column: number): number {
    const slot = this.#slotOf(column, this.#begin + column * CELL_FIELDS);
    return slot < 0 ? 0 : this.#memory.tokenAt(slot);
  }

  #slotOf(column: number, place: number): number {
    if (column < 0 || place >= this.#end) return -1;
    const cells = this.cells;
    const start = cells[place] ?? 0;
    const length = (cells[place + 1] ?? 0) - start;
    if (start === APART || length === 0) return -1;
    return this.#memory.find(length, cells[place + 2] ?? 0, cells[place + 3] ?? 0, cells[place + 4] ?? 0);
  }

  look(column: number): void {
    const place = this.#begin + column * CELL_FIELDS;
    if (column < 0 || place >= this.#end) {
      this.from = 0;
      this.to = 0;
      return;
    }
    const start = this.cells[place] ?? 0;
    if (start === APART || !this.#isAscii) {
      this.#lookAtCopy(place, start);
      return;
    }
    this.from = start;
    this.to = this.cells[place + 1] ?? 0;
    /** Mostly the same as before, and to write what refers to something costs a note to the collector. */
    if (this.codes === this.#bytes) return;
    this.codes = this.#bytes;
    this.view = this.#bytesView;
    this.#seen = this.#text;
    this.#offset = 0;
  }

  /** With the character before the cell, which may be its quote. */
  #lookAtCopy(place: number, start: number): void {
    const isApart = start === APART;
    this.#seen = isApart ? (this.#apart.get(place) ?? '') : this.#text;
    const from = isApart ? 0 : start;
    const to = isApart ? this.#seen.length : (this.cells[place + 1] ?? 0);
    this.from = from === 0 ? 0 : 1;
    this.#offset = from - this.from;
    this.to = to - this.#offset;
    this.codes = this.#copy.copy(this.#seen, this.#offset, to);
    this.view = this.#copy.view;
  }

  cut(from: number, to: number): string {
    return this.#seen.slice(from + this.#offset, to + this.#offset);
  }

  get commonWidth(): number | undefined {
    return this.#common === 0 ? undefined : this.#common / CELL_FIELDS;
  }

  get width(): number {
    return (this.#end - this.#begin) / CELL_FIELDS;
  }

  all(): readonly string[] {
    const cells: string[] = [];
    const { width } = this;
    for (let column = 0; column < width; column++) cells.push(this.text(column));
    return cells;
  }

  get rows(): readonly (readonly string[])[] {
    return Array.from({ length: this.size }, (_, index) => this.row(index).all());
  }
}

function enlarged(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2);
  larger.set(values);
  return larger;
}
