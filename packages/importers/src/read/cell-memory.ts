/**
 * Cells seen lately, by a cheap hash of their text. Types, coins and dates repeat endlessly; giving back the same string
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

  /** The text from `start` to `end`; `hash` is any number computed from its characters. */
  take(text: string, start: number, end: number, hash: number): string {
    const length = end - start;
    if (length > LONGEST) return this.#fresh(text, start, end);
    const slot = (hash ^ (hash >>> 13)) & (SLOTS - 1);
    const known = this.#texts[slot] ?? '';
    if (known.length === length && isSame(known, text, start)) {
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

function isSame(known: string, text: string, start: number): boolean {
  for (let i = 0; i < known.length; i++) if (known.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
