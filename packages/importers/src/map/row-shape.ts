/**
 * How wide the rows of a delimited text are. A row that is wider or narrower than the others may have lost a mark, and then its
 * cells stand in the wrong columns. What is usual in one file is a sign of damage in another, so all its rows are counted.
 */
import type { RowCells, RowChunk } from '../read/table.ts';
import type { BoundFormat } from './compile-format.ts';
import { type CutColumns, canBeJoined, cutColumns } from './cut-numbers.ts';

export interface RowShape {
  /** Cells of an ordinary row. */
  readonly width: number;
  /** Line of a last row that lacks cells or ends within one: the file broke off there, and a number may have had more digits. */
  readonly brokenLine: number | undefined;
  /** A comma within a number ends its cell. */
  readonly hasCommas: boolean;
}

interface Count {
  rows: number;
  /** Of these, rows that a comma in a number explains. */
  cut: number;
  endsEmpty: boolean;
}

const ZERO = 48;
const NINE = 57;

export class RowShapes {
  readonly #columns: CutColumns;
  readonly #date: number;
  readonly #hasCommas: boolean;
  readonly #counts = new Map<number, Count>();
  /** Most rows have the width of the row before them. */
  #last: Count | undefined;
  #lastWidth = -1;
  #rows = 0;
  #end = { line: 0, width: 0, isEmpty: false };
  /** Of a file without a line end behind its last row. */
  readonly #lastCells: LastCells | undefined;

  constructor(bound: BoundFormat, delimiter: string, endsOpen: boolean) {
    this.#lastCells = endsOpen ? new LastCells() : undefined;
    this.#columns = cutColumns(bound);
    this.#date = bound.index.date ?? -1;
    this.#hasCommas = delimiter === ',';
  }

  add(chunk: RowChunk, start: number): void {
    const last = this.#isLikeBefore(chunk) ? this.#addAll(chunk, start) : this.#addEach(chunk, start);
    if (last < 0) return;
    const row = chunk.row(last);
    if (this.#lastCells !== undefined) this.#lastCells.end = row.text(this.#place(this.#columns.width - 1));
    this.#end = { line: chunk.lines[last] ?? 0, width: row.width, isEmpty: this.#endsEmpty(row) };
  }

  /** Nearly every chunk of a large file; nothing more can be learned from it. */
  #isLikeBefore({ commonWidth, hasEmptyEnd }: RowChunk): boolean {
    if (commonWidth === undefined || commonWidth !== this.#lastWidth || commonWidth > this.#columns.width) return false;
    const isSettled = this.#lastCells === undefined || this.#lastCells.isFull;
    return this.#last?.endsEmpty === true || (isSettled && hasEmptyEnd === false);
  }

  #addAll({ size }: RowChunk, start: number): number {
    this.#count(this.#lastWidth).rows += size - start;
    this.#rows += size - start;
    return size - 1;
  }

  /** @returns the last row of data, -1 if there is none */
  #addEach(chunk: RowChunk, start: number): number {
    const { width: header } = this.#columns;
    let last = -1;
    for (let i = start; i < chunk.size; i++) {
      const row = chunk.row(i);
      const { width } = row;
      /** A title or a sum as wide as the row before it does no harm, so most rows need no further look. */
      if (width !== this.#lastWidth && !hasDate(row, this.#date)) continue;
      const count = this.#count(width);
      count.rows++;
      this.#rows++;
      last = i;
      this.#lastCells?.add(row, this.#place(header - 1));
      if (!count.endsEmpty) count.endsEmpty = this.#endsEmpty(row);
      if (this.#hasCommas && width > header && canBeJoined(this.#columns, row)) count.cut++;
    }
    return last;
  }

  #endsEmpty(row: RowCells): boolean {
    row.look(this.#place(row.width - 1));
    return row.to === row.from;
  }

  #place(column: number): number {
    const { width, derived } = this.#columns;
    return column < width ? column : column + derived;
  }

  #count(width: number): Count {
    if (this.#last !== undefined && width === this.#lastWidth) return this.#last;
    const count = this.#counts.get(width) ?? { rows: 0, cut: 0, endsEmpty: false };
    this.#counts.set(width, count);
    this.#last = count;
    this.#lastWidth = width;
    return count;
  }

  /** Some services end every row with a delimiter, or leave out empty cells at its end: then that is no sign of anything. */
  get shape(): RowShape {
    const { width: header } = this.#columns;
    let ordinary = header;
    for (const [width, { rows, cut }] of this.#counts) {
      const isMost = rows * 2 > this.#rows;
      if (isMost && (width < header || cut * 2 < rows)) ordinary = width;
    }
    return { width: ordinary, hasCommas: this.#hasCommas, brokenLine: this.#brokenLine(ordinary) };
  }

  /** Only where the rows before it have all their cells: also empty ones, or never one less. */
  #brokenLine(ordinary: number): number | undefined {
    const { line, width, isEmpty: isEmptyEnd } = this.#end;
    const usual = this.#counts.get(ordinary);
    const isOnly = usual !== undefined && usual.rows >= ENOUGH && usual.rows === this.#rows - 1;
    const isShort = width < ordinary && !isEmptyEnd && (usual?.endsEmpty === true || isOnly);
    const isCut = width === ordinary && width === this.#columns.width && this.#lastCells?.isCut === true;
    return isShort || isCut ? line : undefined;
  }
}

/** Rows that show a habit. */
const ENOUGH = 3;
/** Enough rows to know what the last column looks like. */
const LOOKED_AT = 500;
/** Fingerprints and references are as long in every row; words may be so by chance. */
const LONG = 8;

/**
 * The last cells of a text that ends without a line end, as many files do: the last one was cut if it is shorter than all others are
 * long, has fewer decimals than all others have, or is the only empty one. Else nobody can tell.
 */
class LastCells {
  end = '';
  #rows = 0;
  #length: number | undefined;
  #decimals: number | undefined;
  #hasEmpty = false;
  /** The row that was last added may be the last one of all. */
  #waiting: string | undefined;

  /** More rows tell nothing more. */
  get isFull(): boolean {
    return this.#rows >= LOOKED_AT;
  }

  add(row: RowCells, column: number): void {
    if (this.isFull) return;
    if (this.#waiting !== undefined) this.#count(this.#waiting);
    this.#waiting = row.text(column);
  }

  #count(cell: string): void {
    const isFirst = this.#rows === 0;
    this.#rows++;
    if (cell === '') this.#hasEmpty = true;
    this.#length = isFirst || this.#length === cell.length ? cell.length : undefined;
    const decimals = decimalsOf(cell);
    this.#decimals = isFirst || this.#decimals === decimals ? decimals : undefined;
  }

  get isCut(): boolean {
    if (this.#rows < ENOUGH || this.#hasEmpty) return false;
    if (this.end === '') return true;
    if (this.#length !== undefined && this.#length >= LONG && this.end.length < this.#length) return true;
    return this.#decimals !== undefined && this.#decimals >= 2 && (decimalsOf(this.end) ?? 0) < this.#decimals;
  }
}

/** Undefined for what is no number with decimals. */
function decimalsOf(cell: string): number | undefined {
  return /^-?[\d.,]*[.,](\d+)$/.exec(cell)?.[1]?.length;
}

/** Titles, sums and headers say nothing about the width of the data. */
function hasDate(row: RowCells, column: number): boolean {
  row.look(column);
  if (row.to === row.from) return false;
  const code = row.codes[row.from] ?? 0;
  return code >= ZERO && code <= NINE;
}
