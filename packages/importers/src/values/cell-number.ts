/**
 * A number cell, read once in place: as the digits that make its shortest text, and as an integer with its places, which identities
 * compare without making anything. Integers of up to fifteen digits are exact in a `number`; longer ones are left to the exact reader.
 */
import type { RowCells } from '../read/table.ts';
import { mayHaveDigits } from './amount-cell.ts';

const MINUS = 45;
const PLUS = 43;
const ZERO = 48;
const DOT = 46;
const MOST_DIGITS = 15;
/** So many fit into 32 bits, which are added up in a third of the time of longer ones. */
const FEW_DIGITS = 9;
/** Longest number taken at once: sign, mark and digits. */
const LONGEST = 30;
/** Four characters at once: none of them is a digit with its highest bit set, less the zero or with what is above nine. */
const WORD = 4;
const FOUR_ZEROS = 0x30303030;
const ABOVE_NINE = 0x76767676;
const HIGHEST_BITS = 0x80808080 | 0;
const POWERS = Array.from({ length: LONGEST }, (_, at) => 10 ** at);

export class CellNumber {
  /** Digits with perhaps a sign before them, a mark among them and a unit of letters behind them. */
  isPlain = false;
  /** `units` is exact. */
  isShort = false;
  isNegative = false;
  /** With its sign. */
  units = 0;
  /** Places of `units`, without zeros at the end. */
  places = 0;
  /** Places as the cell prints them. */
  printed = 0;
  /** Where the unit begins and the cell ends. */
  unit = 0;
  end = 0;
  /** Up to five letters of the unit as one number, 0 if there are none or more. */
  unitKey = 0;
  /** The unit may have begun with digits that were taken for the number (1INCH). */
  hasOddUnit = false;
  /** The digits without zeros around them, and the mark. */
  #first = 0;
  #last = 0;
  #point = 0;
  #mark = 0;

  /** Of the cell that was looked at last. `mark`: char code of the decimal mark. */
  read(row: RowCells, mark: number): void {
    const { codes, view, from, to } = row;
    this.isPlain = false;
    this.isShort = false;
    const sign = from < to ? (codes[from] ?? 0) : 0;
    const start = sign === MINUS || sign === PLUS ? from + 1 : from;
    /** Before the mark and behind it: numbers of one file mostly have as many places, so the processor foresees the end. */
    let whole = 0;
    let at = start;
    for (; at < to; at++) {
      const digit = (codes[at] ?? 0) - ZERO;
      if (digit < 0 || digit > 9) break;
      whole = (Math.imul(whole, 10) + digit) | 0;
    }
    let point = -1;
    let fraction = 0;
    if (at < to && at > start && codes[at] === mark) {
      point = at++;
      while (at + WORD <= to) {
        const word = view.getInt32(at, true) - FOUR_ZEROS;
        if (((word | (word + ABOVE_NINE)) & HIGHEST_BITS) !== 0) break;
        /** Neighbours are put together: twice two digits in one word, in its first and in its third byte. */
        const pairs = Math.imul(word, 10) + (word >>> 8);
        fraction = (Math.imul(fraction, 10_000) + Math.imul(pairs & 0xff, 100) + ((pairs >>> 16) & 0xff)) | 0;
        at += WORD;
      }
      for (; at < to; at++) {
        const digit = (codes[at] ?? 0) - ZERO;
        if (digit < 0 || digit > 9) break;
        fraction = (Math.imul(fraction, 10) + digit) | 0;
      }
    }
    if (at === start || at - from > LONGEST) return;
    const end = at;
    let key = 0;
    for (; at < to; at++) {
      const letter = LETTERS[codes[at] ?? 0] ?? 0;
      if (letter === 0) return;
      key = (key << 6) | letter;
    }
    let first = start;
    const behindWhole = point < 0 ? end : point;
    while (first < behindWhole - 1 && codes[first] === ZERO) first++;
    let last = end;
    if (point >= 0) {
      while (codes[last - 1] === ZERO) last--;
      if (last === point + 1) last = point;
    }
    this.unit = end;
    this.end = to;
    this.isPlain = true;
    this.isNegative = sign === MINUS;
    this.unitKey = to - end <= LETTERS_OF_KEY ? key : 0;
    this.#mark = mark;
    this.#point = point;
    this.#first = first;
    this.#last = last;
    const printed = point < 0 ? 0 : end - point - 1;
    const places = last > behindWhole ? last - point - 1 : 0;
    this.printed = printed;
    this.places = places;
    this.hasOddUnit = to > end && mayHaveDigits(row, end, to);
    /** Digits in front of which nothing but zeros stands are none. */
    const digits = end - first - (point < 0 ? 0 : 1);
    if (digits <= MOST_DIGITS && behindWhole - first <= FEW_DIGITS && printed <= FEW_DIGITS) {
      const size =
        printed === places
          ? whole * (POWERS[places] ?? 1) + fraction
          : whole * (POWERS[places] ?? 1) + fraction / (POWERS[printed - places] ?? 1);
      this.isShort = true;
      this.units = sign === MINUS ? -size : size;
    } else this.#measureLong(codes, digits);
  }

  /** More digits than are added up on the way. */
  #measureLong(codes: Uint8Array, digits: number): void {
    this.isShort = digits <= MOST_DIGITS || this.#countOf(codes) <= MOST_DIGITS;
    if (!this.isShort) return;
    const size = this.#sum(codes);
    this.units = this.isNegative ? -size : size;
  }

  /** Digits from the first to the last that is no zero behind the mark. */
  #countOf(codes: Uint8Array): number {
    let count = 0;
    for (let i = this.#first; i < this.#last; i++) if (i !== this.#point && (count > 0 || codes[i] !== ZERO)) count++;
    return count;
  }

  #sum(codes: Uint8Array): number {
    let units = 0;
    for (let i = this.#first; i < this.#last; i++) {
      if (i !== this.#point) units = units * 10 + (codes[i] ?? 0) - ZERO;
    }
    return units;
  }

  /** The shortest text of the number without its sign. The cell must be the one that was looked at last. */
  text(row: RowCells): string {
    const [first, last, point] = [this.#first, this.#last, this.#point];
    if (last === first + 1 && row.codes[first] === ZERO) return '0';
    if (point < 0 || last <= point || this.#mark === DOT) return row.cut(first, last);
    return `${row.cut(first, point)}.${row.cut(point + 1, last)}`;
  }
}

/** Six bits for each. */
const LETTERS_OF_KEY = 5;

/** Six bits for every letter of ASCII, 0 for anything else. */
const LETTERS = Uint8Array.from({ length: 256 }, (_, code) => {
  const upper = code & ~32;
  return upper >= 65 && upper <= 90 && code < 128 ? code & 63 : 0;
});
