/**
 * Cells seen lately, by their fingerprint. Types, coins and dates repeat endlessly: the same cell is one string, and has a
 * number under which others can keep what they found out about it. One slot per hash: a newer cell replaces an older one.
 */
const SLOTS = 1 << 11;
const LONGEST = 40;
/** Numbers kept of each cell: both lanes of its fingerprint, its blanks, its length. */
const FIELDS = 4;

export class CellMemory {
  /** Made when somebody wants the text. */
  readonly #texts: (string | undefined)[] = new Array<string | undefined>(SLOTS);
  readonly #prints = new Int32Array(SLOTS * FIELDS);
  readonly #tokens = new Int32Array(SLOTS);
  #lastToken = 0;

  /**
   * The slot of a cell that is not empty, or -1 for one too long to be remembered. `a` and `b` are its fingerprint,
   * `blanks` the same for the places of its blanks: cells that agree in all of it, and in length, are the same cell.
   */
  find(length: number, a: number, b: number, blanks: number): number {
    if (length > LONGEST) return -1;
    const slot = (a ^ (b >>> 15)) & (SLOTS - 1);
    const at = slot * FIELDS;
    const prints = this.#prints;
    const isKnown = prints[at] === a && prints[at + 1] === b && prints[at + 2] === blanks && prints[at + 3] === length;
    if (isKnown) return slot;
    prints[at] = a;
    prints[at + 1] = b;
    prints[at + 2] = blanks;
    prints[at + 3] = length;
    this.#texts[slot] = undefined;
    this.#tokens[slot] = ++this.#lastToken;
    return slot;
  }

  /** The text of the cell in a slot, which stands between `start` and `end`. */
  textAt(slot: number, text: string, start: number, end: number): string {
    const known = this.#texts[slot];
    if (known !== undefined) return known;
    const cell = text.slice(start, end);
    this.#texts[slot] = cell;
    return cell;
  }

  /** The number of the cell in a slot; no other cell ever gets the same. */
  tokenAt(slot: number): number {
    return this.#tokens[slot] ?? 0;
  }
}
