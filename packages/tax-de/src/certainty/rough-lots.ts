/**
 * What a unit of a coin with many lots can have cost at a moment: as if every unit could come from the cheapest or the dearest
 * lot that was inside its year. Stays the same for all disposals until a lot comes or passes its year.
 */
import { type Decimal, round } from '@cryptax/kernel';
import { largest, smallest } from './bound.ts';
import { UNIT_DIGITS } from './known-lots.ts';
import { type DatedLot, LotField, type LotsUntil } from './lot-field.ts';

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
  #own: LotsUntil | undefined;
  #other: LotsUntil | undefined;
  #range: UnitRange | undefined;

  constructor(known: readonly DatedLot[], unknown: readonly DatedLot[], mayBeFree: boolean) {
    this.#known = new LotField(known);
    this.#unknown = new LotField(unknown);
    this.#mayBeFree = mayBeFree;
  }

  /** Undefined where no lot was inside its year. */
  at(at: number, day: number): UnitRange | undefined {
    const [own, other] = [this.#known.until(at, day), this.#unknown.until(at, day)];
    if (own === this.#own && other === this.#other) return this.#range;
    this.#own = own;
    this.#other = other;
    this.#range = rangeOf(own, other, this.#mayBeFree);
    return this.#range;
  }
}

function rangeOf(own: LotsUntil, other: LotsUntil, mayBeFree: boolean): UnitRange | undefined {
  const cheapest = chosen(own.cheapest, other.cheapest, smallest);
  if (cheapest === undefined) return undefined;
  const isBounded = own.dearest !== null && other.dearest !== null;
  const dearest = isBounded ? chosen(own.dearest, other.dearest, largest) : undefined;
  return {
    dearest: dearest === undefined ? null : round(dearest, UNIT_DIGITS, 'ceiling').units,
    cheapest: round(cheapest, UNIT_DIGITS, 'floor').units,
    canBeFree: mayBeFree || other.count > 0 || own.isSomeOlder,
  };
}

function chosen(a: Decimal | undefined, b: Decimal | undefined, choose: typeof largest): Decimal | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return choose(a, b);
}
