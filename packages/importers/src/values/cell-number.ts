/**
 * A number cell as an integer and its places, read in place: identities look at four numbers of every row and must make nothing.
 * Integers of up to fifteen digits are exact in a `number`; everything else is left to the exact reader.
 */
import type { RowCells } from '../read/table.ts';
import { mayHaveDigits, unitStart } from './amount-cell.ts';

const MINUS = 45;
const PLUS = 43;
const ZERO = 48;
const NINE = 57;
const MOST_DIGITS = 15;

export class CellNumber {
  /** With its sign. */
  units = 0;
  /** Places of `units`, without zeros at the end. */
  places = 0;
  /** Places as the cell prints them. */
  printed = 0;

  /** False if the cell is not just digits, sign and mark with perhaps a unit. `mark`: char code of the decimal mark. */
  read(row: RowCells, column: number, mark: number): boolean {
    row.look(column);
    const { source, from } = row;
    const to = unitStart(source, from, row.to);
    if (to !== row.to && mayHaveDigits(source, to, row.to)) return false;
    const first = source.charCodeAt(from);
    const start = first === MINUS || first === PLUS ? from + 1 : from;
    /** Zeros at the end are left out before anything is added up: dividing them out again costs more than all the rest. */
    let end = to;
    while (end > start && source.charCodeAt(end - 1) === ZERO) end--;
    let point = -1;
    let units = 0;
    let digits = 0;
    for (let i = start; i < end; i++) {
      const code = source.charCodeAt(i);
      if (code >= ZERO && code <= NINE) {
        units = units * 10 + (code - ZERO);
        if (units !== 0) digits++;
      } else if (code === mark && point < 0 && i > start) point = i;
      else return false;
    }
    const zeros = point < 0 ? to - end : 0;
    if (to <= start || digits + zeros > MOST_DIGITS) return false;
    if (zeros > 0) units *= 10 ** zeros;
    this.printed = point < 0 ? 0 : to - point - 1;
    this.units = first === MINUS ? -units : units;
    this.places = point < 0 ? 0 : end - point - 1;
    return true;
  }
}
