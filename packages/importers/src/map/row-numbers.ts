/** The number cells of a row. Amounts and identities look at the same cells: each is read once. */
import type { RowCells } from '../read/table.ts';
import { CellNumber } from '../values/cell-number.ts';

interface Known {
  readonly number: CellNumber;
  /** Row and mark that it was read with. */
  serial: number;
  mark: number;
}

export class RowNumbers {
  readonly #known: Known[] = [];

  /** The number in a column. `mark`: char code of the decimal mark. */
  of(row: RowCells, column: number, mark: number): CellNumber {
    const known = this.#known[column] ?? this.#add(column);
    if (known.serial !== row.serial || known.mark !== mark) {
      row.look(column);
      read(known, row, mark);
    }
    return known.number;
  }

  /** The same, and its cell is the one looked at, for who cuts texts from it. */
  inSight(row: RowCells, column: number, mark: number): CellNumber {
    row.look(column);
    const known = this.#known[column] ?? this.#add(column);
    if (known.serial !== row.serial || known.mark !== mark) read(known, row, mark);
    return known.number;
  }

  #add(column: number): Known {
    while (this.#known.length <= column) this.#known.push({ number: new CellNumber(), serial: 0, mark: 0 });
    return this.#known[column] as Known;
  }
}

/** The cell that was looked at last. */
function read(known: Known, row: RowCells, mark: number): void {
  known.serial = row.serial;
  known.mark = mark;
  known.number.read(row, mark);
}
