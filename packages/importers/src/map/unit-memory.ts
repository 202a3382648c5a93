/**
 * Units glued to amounts (`0.1374ETH`). A file repeats a few of them hundreds of thousands of times; each is made once and
 * found again by its letters, without a string to look it up with.
 */
import { mayHaveDigits } from '../values/amount-cell.ts';

const SLOTS = 256;

export class UnitMemory {
  readonly #units: string[] = new Array<string>(SLOTS).fill('');

  /** The letters from `start` to before `end`; undefined if digits before them may belong to the ticker (1INCH). */
  take(text: string, start: number, end: number): string | undefined {
    let slot = end - start;
    for (let i = start; i < end; i++) slot = (slot * 31 + text.charCodeAt(i)) & (SLOTS - 1);
    const known = this.#units[slot] ?? '';
    if (known.length === end - start && isAt(known, text, start)) return known;
    const unit = text.slice(start, end);
    if (mayHaveDigits(unit)) return undefined;
    this.#units[slot] = unit;
    return unit;
  }
}

function isAt(unit: string, text: string, start: number): boolean {
  for (let i = 0; i < unit.length; i++) if (unit.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
