/**
 * Cells seen lately, by a few of their characters. Types, coins and dates repeat endlessly; giving back the same string
 * saves its memory and the work of fingerprinting it again. One slot per hash: a newer cell replaces an older one.
 */
import { printOf } from './row-print.ts';

const SLOTS = 1 << 13;
const LONGEST = 40;

export class CellMemory {
  readonly #texts: string[] = new Array<string>(SLOTS).fill('');
  readonly #a = new Int32Array(SLOTS);
  readonly #b = new Int32Array(SLOTS);
  /** Fingerprint of the cell given back last; both 0 if it is blank. */
  a = 0;
  b = 0;

  /** The text from `start` to `end`, which is not empty. */
  take(text: string, start: number, end: number): string {
    const length = end - start;
    if (length > LONGEST) return this.#fresh(text, start, end);
    const slot = slotOf(text, start, length);
    const known = this.#texts[slot] ?? '';
    if (known.length === length && text.startsWith(known, start)) {
      this.a = this.#a[slot] ?? 0;
      this.b = this.#b[slot] ?? 0;
      return known;
    }
    const cell = this.#fresh(text, start, end);
    this.#texts[slot] = cell;
    this.#a[slot] = this.a;
    this.#b[slot] = this.b;
    return cell;
  }

  #fresh(text: string, start: number, end: number): string {
    const print = printOf(text, start, end);
    this.a = print?.a ?? 0;
    this.b = print?.b ?? 0;
    return text.slice(start, end);
  }
}

/** From a few characters spread over the cell: cells that share a slot only cost a fresh copy. */
function slotOf(text: string, start: number, length: number): number {
  const last = start + length - 1;
  let hash = Math.imul(text.charCodeAt(start), 31) + text.charCodeAt(last) + (length << 7);
  if (length > 4) {
    hash = Math.imul(hash, 31) + text.charCodeAt(start + 3);
    hash = Math.imul(hash, 31) + text.charCodeAt(start + 4);
    hash = Math.imul(hash, 31) + text.charCodeAt(start + (length >> 1));
    hash = Math.imul(hash, 31) + text.charCodeAt(last - 1);
    hash = Math.imul(hash, 31) + text.charCodeAt(last - 3);
  } else if (length > 1) hash = Math.imul(hash, 31) + text.charCodeAt(start + 1);
  return (hash ^ (hash >>> 13)) & (SLOTS - 1);
}
