/**
 * Units glued to amounts (`0.1374ETH`). A file repeats a few of them hundreds of thousands of times; each is made and resolved
 * once and found again by its letters, without a string to look it up with.
 */
import type { RowCells } from '../read/table.ts';
import { mayHaveDigits } from '../values/amount-cell.ts';
import type { AssetResolver, Meaning } from '../values/asset.ts';

const SLOTS = 256;

export interface Unit {
  readonly text: string;
  /** Of its letters. */
  readonly codes: Uint8Array;
  readonly meaning: Meaning;
}

export class UnitMemory {
  readonly #assets: AssetResolver;
  readonly #units: (Unit | undefined)[] = new Array<Unit | undefined>(SLOTS).fill(undefined);

  constructor(assets: AssetResolver) {
    this.#assets = assets;
  }

  /** The letters from `start` to before `end` of the cell looked at last; undefined if digits before them may belong to the ticker (1INCH). */
  take(row: RowCells, start: number, end: number): Unit | undefined {
    const { codes } = row;
    let slot = end - start;
    for (let i = start; i < end; i++) slot = (slot * 31 + (codes[i] ?? 0)) & (SLOTS - 1);
    const known = this.#units[slot];
    if (known !== undefined && isAt(known.codes, codes, start, end)) return known;
    if (mayHaveDigits(row, start, end)) return undefined;
    const unit = this.unitOf(row.cut(start, end));
    this.#units[slot] = unit;
    return unit;
  }

  unitOf(text: string): Unit {
    const codes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return { text, codes, meaning: this.#assets.meaningOf(text) };
  }
}

function isAt(unit: Uint8Array, codes: Uint8Array, start: number, end: number): boolean {
  if (unit.length !== end - start) return false;
  for (let i = 0; i < unit.length; i++) if (unit[i] !== codes[start + i]) return false;
  return true;
}
