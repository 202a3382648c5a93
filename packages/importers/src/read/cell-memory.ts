/**
 * Cells seen lately, by their fingerprint. Types, coins and dates repeat endlessly; giving back the same string saves its
 * memory, and whoever remembers answers by cell finds them at once. One slot per hash: a newer cell replaces an older one.
 */
const SLOTS = 1 << 13;
const LONGEST = 40;
/** Numbers kept of each cell: both lanes of its fingerprint, its blanks, its length. */
const FIELDS = 4;

export class CellMemory {
  readonly #texts: string[] = new Array<string>(SLOTS).fill('');
  readonly #prints = new Int32Array(SLOTS * FIELDS);

  /**
   * The text from `start` to `end`, which is not empty. `a` and `b` are its fingerprint, `blanks` the same for the places
   * of its blanks: cells that agree in all of it, and in length, are the same cell.
   */
  take(text: string, start: number, end: number, a: number, b: number, blanks: number): string {
    const length = end - start;
    if (length > LONGEST) return text.slice(start, end);
    const slot = (a ^ (b >>> 9)) & (SLOTS - 1);
    const at = slot * FIELDS;
    const prints = this.#prints;
    const isKnown = prints[at] === a && prints[at + 1] === b && prints[at + 2] === blanks && prints[at + 3] === length;
    if (isKnown) return this.#texts[slot] ?? '';
    const cell = text.slice(start, end);
    this.#texts[slot] = cell;
    prints[at] = a;
    prints[at + 1] = b;
    prints[at + 2] = blanks;
    prints[at + 3] = length;
    return cell;
  }
}
