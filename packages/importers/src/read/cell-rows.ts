/** Rows whose cells are at hand as text: of a spreadsheet, or made from other rows. */
import { CellCodes } from './cell-codes.ts';
import { nextSerial } from './row-serial.ts';
import type { RowCells, RowChunk, RowPrints } from './table.ts';

export class CellRows implements RowChunk, RowCells {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
  readonly prints: RowPrints | undefined;
  codes: Uint8Array = new Uint8Array();
  view = new DataView(this.codes.buffer);
  readonly from = 0;
  to = 0;
  serial = 0;
  readonly #copy = new CellCodes();
  #seen = '';
  #cells: readonly string[] = [];
  #width = 0;
  readonly #widths: readonly number[] | undefined;

  /** `widths`: of the rows in their file, where more cells were put behind them. */
  constructor(
    rows: readonly (readonly string[])[],
    lines: readonly number[],
    prints?: RowPrints,
    widths?: readonly number[],
  ) {
    this.rows = rows;
    this.lines = lines;
    this.prints = prints;
    this.#widths = widths;
  }

  get size(): number {
    return this.rows.length;
  }

  row(index: number): RowCells {
    this.serial = nextSerial();
    this.#cells = this.rows[index] ?? [];
    this.#width = this.#widths?.[index] ?? this.#cells.length;
    return this;
  }

  text(column: number): string {
    return this.#cells[column] ?? '';
  }

  word(column: number): string {
    return this.#cells[column] ?? '';
  }

  token(): number {
    return 0;
  }

  look(column: number): void {
    this.#seen = this.#cells[column] ?? '';
    this.to = this.#seen.length;
    this.codes = this.#copy.copy(this.#seen, 0, this.to);
    this.view = this.#copy.view;
  }

  cut(from: number, to: number): string {
    return this.#seen.slice(from, to);
  }

  get width(): number {
    return this.#width;
  }

  all(): readonly string[] {
    return this.#cells;
  }
}
