/**
 * What a disposal can give when it is not known which lots it used: whatever the answers, it used lots that existed by then.
 * The dearest of them give the least, the cheapest the most, each with no more units than it ever had.
 */
import {
  compare,
  type Day,
  type Decimal,
  decimal,
  divide,
  type Instant,
  multiply,
  round,
  subtract,
  sum,
  ZERO,
} from '@cryptax/kernel';
import { type Bound, FINE, largest, NOTHING, outwards, smallest } from './bound.ts';
import { type KnownLot, UNIT_DIGITS } from './known-lots.ts';
import type { UnitRange } from './rough-lots.ts';

/** Coins of unknown origin, as one lot each: any cost up to the dearest price, any date up to their arrival. */
export interface UnknownLot {
  readonly amount: Decimal;
  readonly lastTaxableDay: number;
  /** They may have cost nothing. */
  readonly unitLow: Decimal;
  readonly unitHigh: Decimal | null;
  /** When they arrived. */
  readonly from: Instant;
  readonly arrived: Instant;
}

export interface DisposalTerms {
  readonly at: Instant;
  readonly day: Day;
  readonly amount: Decimal;
  /** Of all of it, less what was spent on it; null where nothing bounds the price. */
  readonly netLow: Decimal;
  readonly netHigh: Decimal | null;
}

/** From this many on, looking at each lot for each disposal would take too long. */
export const MANY_LOTS = 200;

/** The same with less effort and less exactly: `range` is what a unit can have cost. */
export function roughEnvelope({ amount, netLow, netHigh }: DisposalTerms, range: UnitRange | undefined): Bound {
  if (range === undefined) return NOTHING;
  const { dearest, cheapest, canBeFree } = range;
  const low = dearest === null ? null : lessCost(netLow, amount, dearest, true);
  const high = netHigh === null ? null : lessCost(netHigh, amount, cheapest, false);
  return {
    low: low === null || !canBeFree || low.units < 0n ? low : ZERO,
    high: high === null || !canBeFree || high.units > 0n ? high : ZERO,
  };
}

/** What is left after the cost of some units, with few digits, rounded down or up. */
function lessCost(net: Decimal, amount: Decimal, unit: bigint, isDown: boolean): Decimal {
  const left = subtract(net, multiply(amount, decimal(unit, UNIT_DIGITS)));
  return round(left, FINE, isDown ? 'floor' : 'ceiling');
}

export interface Candidates {
  readonly known: readonly KnownLot[];
  readonly unknown: readonly UnknownLot[];
  /** An average mixes the costs of all lots: a unit costs no more than the dearest of them, and no more than all cost is used. */
  readonly isMixed: boolean;
  /** Coins became others, so that costs of a unit do not compare: then only the whole cost is a bound. */
  readonly isConverted: boolean;
  /** Some coins are never taxed by the settings. */
  readonly mayBeFree: boolean;
}

const DIGITS = 50;

export function lotEnvelope(terms: DisposalTerms, candidates: Candidates): Bound {
  const { day } = terms;
  const known = candidates.known.filter(({ arrived }) => arrived <= terms.at);
  const unknown = candidates.unknown.filter(({ arrived }) => arrived <= terms.at);
  const isTaxable = ({ lastTaxableDay }: { readonly lastTaxableDay: number }) => lastTaxableDay >= day;
  const taxable = known.filter(isTaxable);
  const doubtful = unknown.filter(isTaxable);
  const canBeFree = candidates.mayBeFree || unknown.length > 0 || taxable.length < known.length;
  if (candidates.isMixed) return outwards(mixed(terms, [...known, ...unknown], canBeFree, candidates.isConverted));
  return outwards({
    low: least(terms, taxable, doubtful, canBeFree),
    high: most(terms, taxable, doubtful.length > 0, canBeFree),
  });
}

/** The dearest lots first; a unit that is free counts nothing, so no loss is taken from a gain. */
function least(
  { amount, netLow }: DisposalTerms,
  known: readonly KnownLot[],
  unknown: readonly UnknownLot[],
  canBeFree: boolean,
): Decimal | null {
  const unit = divide(netLow, amount, DIGITS, 'floor');
  const lots = [...known, ...unknown];
  if (lots.some(({ unitHigh }) => unitHigh === null)) return null;
  const results = lots
    .map((lot) => ({ amount: lot.amount, gain: subtract(unit, lot.unitHigh as Decimal) }))
    .sort((a, b) => compare(a.gain, b.gain));
  return filled(amount, results, canBeFree, (gain) => gain.units < 0n, unit);
}

function most(
  { amount, netHigh }: DisposalTerms,
  known: readonly KnownLot[],
  hasUnknown: boolean,
  canBeFree: boolean,
): Decimal | null {
  if (netHigh === null) return known.length > 0 || hasUnknown ? null : ZERO;
  const unit = divide(netHigh, amount, DIGITS, 'ceiling');
  // Coins of unknown origin may have cost nothing.
  if (hasUnknown) return canBeFree ? largest(ZERO, multiply(unit, amount)) : multiply(unit, amount);
  const results = known
    .map((lot) => ({ amount: lot.amount, gain: subtract(unit, lot.unitLow) }))
    .sort((a, b) => compare(b.gain, a.gain));
  return filled(amount, results, canBeFree, (gain) => gain.units > 0n, unit);
}

interface Part {
  readonly amount: Decimal;
  readonly gain: Decimal;
}

/** Units are taken in the given order as long as that is worth more than a free one. */
function filled(
  wanted: Decimal,
  results: readonly Part[],
  canBeFree: boolean,
  isBetter: (gain: Decimal) => boolean,
  rest: Decimal,
): Decimal {
  let left = wanted;
  let gain = ZERO;
  for (const part of results) {
    if (left.units <= 0n || (canBeFree && !isBetter(part.gain))) break;
    const taken = smallest(left, part.amount);
    gain = sum([gain, multiply(taken, part.gain)]);
    left = subtract(left, taken);
  }
  // More than all lots together: coins that cost nothing are the most that this can be.
  if (left.units > 0n && !canBeFree && isBetter(rest)) gain = sum([gain, multiply(left, rest)]);
  return gain;
}

function mixed(
  { amount, netLow, netHigh }: DisposalTerms,
  lots: readonly (KnownLot | UnknownLot)[],
  canBeFree: boolean,
  isConverted: boolean,
): Bound {
  const units = lots.map(({ unitHigh }) => unitHigh);
  const all = () => sum(lots.map((lot, at) => multiply(lot.amount, units[at] as Decimal)));
  const dearest = () => multiply(amount, (units as readonly Decimal[]).reduce(largest, ZERO));
  // Further lots of which some may be missing too make all of them cost more, but none dearer: an answer never widens this end.
  const cost = units.includes(null) ? null : isConverted ? all() : smallest(all(), dearest());
  const low = cost === null ? null : subtract(netLow, cost);
  return {
    low: low === null || !canBeFree ? low : smallest(ZERO, low),
    high: netHigh === null || !canBeFree ? netHigh : largest(ZERO, netHigh),
  };
}
