/**
 * New coins over old lots (fork, migration, carried-over wrap). A share may have no finite decimal, and coins have a
 * smallest unit: shares are differences of rounded running totals, so they add up to what was received; a share of
 * nothing makes no lot and leaves its cost to its neighbour, so no cost vanishes.
 */
import { divideRounded, powerOfTen } from '@cryptax/kernel';
import { type Fraction, fraction, isNothing, minus, NOTHING, over, plus, times } from './fraction.ts';
import { amountOf, type ReferenceLot } from './reference-book.ts';

/** The finest decimal place of a share: that of most tokens, or finer where what was received is. */
const LEAST_SCALE = 18;

function scaleOf({ n, d }: Fraction): number {
  let scale = LEAST_SCALE;
  while ((n * powerOfTen(scale)) % d !== 0n) scale++;
  return scale;
}

/** The lots with `received` spread over them by quantity. */
export function spread(lots: readonly ReferenceLot[], received: Fraction): readonly ReferenceLot[] {
  const scale = scaleOf(received);
  const all = amountOf(lots);
  const result: ReferenceLot[] = [];
  let running = NOTHING;
  let given = NOTHING;
  let orphanCost = NOTHING;
  let orphan: ReferenceLot['unknown'];
  for (const lot of lots) {
    running = plus(running, lot.amount);
    const upTo = roundedTo(over(times(received, running), all), scale);
    const amount = minus(upTo, given);
    given = upTo;
    const last = result.at(-1);
    if (!isNothing(amount)) {
      result.push({ ...lot, amount, cost: plus(lot.cost, orphanCost), ...worse(lot.unknown, orphan) });
      orphanCost = NOTHING;
      orphan = undefined;
    } else if (last === undefined) {
      orphanCost = plus(orphanCost, lot.cost);
      orphan = worse(orphan, lot.unknown).unknown;
    } else
      result[result.length - 1] = { ...last, cost: plus(last.cost, lot.cost), ...worse(last.unknown, lot.unknown) };
  }
  return result;
}

function worse(a: ReferenceLot['unknown'], b: ReferenceLot['unknown']): Pick<ReferenceLot, 'unknown'> {
  if (a === 'origin' || b === 'origin') return { unknown: 'origin' };
  return a === 'cost' || b === 'cost' ? { unknown: 'cost' } : {};
}

function roundedTo(value: Fraction, scale: number): Fraction {
  const one = powerOfTen(scale);
  return fraction(divideRounded(value.n * one, value.d, 'half-away'), one);
}
