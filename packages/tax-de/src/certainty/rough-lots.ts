/**
 * What a unit of a coin with many lots can have cost at a moment: as if every unit could come from the cheapest or the dearest
 * lot that was inside its year. Stays the same for all disposals until a lot comes or passes its year.
 */
import { type DatedLots, LotField } from './lot-field.ts';

/** In units of the last digit of a cost per unit. */
export interface UnitRange {
  /** Null where nothing bounds it. */
  readonly dearest: bigint | null;
  readonly cheapest: bigint;
  /** Some of them may count nothing, because their year may have passed. */
  readonly canBeFree: boolean;
}

export class RoughLots {
  readonly #known: LotField;
  readonly #unknown: LotField;
  /** Some coins are never taxed by the settings. */
  readonly #mayBeFree: boolean;
  #range: UnitRange | undefined;

  constructor(known: DatedLots, unknown: DatedLots, mayBeFree: boolean) {
    this.#known = new LotField(known);
    this.#unknown = new LotField(unknown);
    this.#mayBeFree = mayBeFree;
  }

  /** Undefined where no lot was inside its year. */
  at(at: number, day: number): UnitRange | undefined {
    const isNew = this.#known.until(at, day);
    if (this.#unknown.until(at, day) || isNew || this.#range === undefined)
      this.#range = rangeOf(this.#known, this.#unknown, this.#mayBeFree);
    return this.#range;
  }
}

function rangeOf(own: LotField, other: LotField, mayBeFree: boolean): UnitRange | undefined {
  const cheapest = chosen(own.cheapest, other.cheapest, false);
  if (cheapest === undefined) return undefined;
  const isBounded = own.dearest !== null && other.dearest !== null;
  return {
    dearest: isBounded ? (chosen(own.dearest ?? undefined, other.dearest ?? undefined, true) ?? null) : null,
    cheapest,
    canBeFree: mayBeFree || other.count > 0 || own.isSomeOlder,
  };
}

function chosen(a: bigint | undefined, b: bigint | undefined, isLargest: boolean): bigint | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a > b === isLargest ? a : b;
}
