/**
 * Units glued to amounts (`0.1374ETH`). A file repeats a few of them hundreds of thousands of times; each is made and resolved
 * once and found again by its letters, without a string to look it up with.
 */
import type { RowCells } from '../read/table.ts';
import type { AssetResolver, Meaning } from '../values/asset.ts';
import type { CellNumber } from '../values/cell-number.ts';

const SLOT_BITS = 8;
/** Spreads neighbouring keys over the slots. */
const SPREAD = 0x9e3779b1;

export interface Unit {
  readonly text: string;
  readonly meaning: Meaning;
}

export class UnitMemory {
  readonly #assets: AssetResolver;
  readonly #keys = new Int32Array(1 << SLOT_BITS);
  readonly #units: (Unit | undefined)[] = new Array<Unit | undefined>(1 << SLOT_BITS).fill(undefined);

  constructor(assets: AssetResolver) {
    this.#assets = assets;
  }

  /** The letters behind a number in the cell looked at last; undefined if digits before them may belong to the ticker (1INCH). */
  take(row: RowCells, { unit: start, end, unitKey: key, hasOddUnit }: CellNumber): Unit | undefined {
    const keys = this.#keys;
    let slot = Math.imul(key, SPREAD) >>> (32 - SLOT_BITS);
    if (key !== 0 && keys[slot] === key) return this.#units[slot];
    /** Two units of one slot would be made anew in turns, so the second lives next door. */
    if (keys[slot] !== 0) {
      slot ^= 1;
      if (key !== 0 && keys[slot] === key) return this.#units[slot];
    }
    if (hasOddUnit) return undefined;
    const unit = this.unitOf(row.cut(start, end));
    keys[slot] = key;
    this.#units[slot] = unit;
    return unit;
  }

  unitOf(text: string): Unit {
    return { text, meaning: this.#assets.meaningOf(text) };
  }
}
