/** The small choices of an intent in event terms: its moment, its values and its rare turns. */
import type { Instant } from '@cryptax/kernel';
import { EDGES, type LedgerIntent, STEPS } from './ledger-intent.ts';
import { momentOf } from './reference-values.ts';

/** The turns of an intent that mean something; all others mean nothing special. */
export const TURN = {
  noValue: 1,
  noFeeValue: 2,
  outOfOrder: 3,
  lotIds: 4,
  twoValues: 5,
  oneValueOnly: 6,
  emptyFee: 7,
} as const;

export function nextMoment(at: Instant, intent: LedgerIntent): Instant {
  const step = pick(STEPS, intent.step);
  if (step >= 0) return (at + step) as Instant;
  const edge = EDGES.map(momentOf).find((moment) => moment > at);
  return edge ?? ((at + 86_400) as Instant);
}

export function value(intent: LedgerIntent): { valueEur?: string } {
  return intent.turn === TURN.noValue ? {} : { valueEur: intent.value };
}

/** One value for both legs, two that differ, or only that of one leg (Rz. 58, 59). */
export function swapValues(intent: LedgerIntent): { valueEur?: string; valueInEur?: string; valueOutEur?: string } {
  if (intent.turn === TURN.twoValues) return { valueInEur: intent.value, valueOutEur: intent.secondValue };
  if (intent.turn !== TURN.oneValueOnly) return value(intent);
  return intent.other % 2 === 0 ? { valueInEur: intent.value } : { valueOutEur: intent.value };
}

/** Both prices, or one, or none. */
export function forkPrices({ turn, value: old, secondValue: fresh }: LedgerIntent): {
  priceOldEur?: string;
  priceNewEur?: string;
} {
  if (turn === TURN.noValue) return {};
  if (turn === TURN.twoValues) return { priceOldEur: old };
  return turn === TURN.oneValueOnly ? { priceNewEur: fresh } : { priceOldEur: old, priceNewEur: fresh };
}

export function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('Pick from an empty list');
  return item;
}
