/**
 * Units glued to amounts (`0.1374ETH`). A file repeats a few of them hundreds of thousands of times; each is made and resolved
 * once and found again by its letters, without a string to look it up with.
 */
import { mayHaveDigits } from '../values/amount-cell.ts';
import type { AssetResolver, Meaning } from '../values/asset.ts';

const SLOTS = 256;

export interface Unit {
  readonly text: string;
  readonly meaning: Meaning;
}

export class UnitMemory {
  readonly #assets: AssetResolver;
  readonly #units: (Unit | undefined)[] = new Array<Unit | undefined>(SLOTS).fill(undefined);

  constructor(assets: AssetResolver) {
    this.#assets = assets;
  }

  /** The letters from `start` to before `end`; undefined if digits before them may belong to the ticker (1INCH). */
  take(text: string, start: number, end: number): Unit | undefined {
    let slot = end - start;
    for (let i = start; i < end; i++) slot = (slot * 31 + text.charCodeAt(i)) & (SLOTS - 1);
    const known = this.#units[slot];
    if (known !== undefined && known.text.length === end - start && isAt(known.text, text, start)) return known;
    if (mayHaveDigits(text, start, end)) return undefined;
    const unit = this.unitOf(text.slice(start, end));
    this.#units[slot] = unit;
    return unit;
  }

  unitOf(text: string): Unit {
    return { text, meaning: this.#assets.meaningOf(text) };
  }
}

function isAt(unit: string, text: string, start: number): boolean {
  for (let i = 0; i < unit.length; i++) if (unit.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
