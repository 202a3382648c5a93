/**
 * What a random event is meant to be, before balances are known: plain small choices, so that fast-check can
 * shrink a failing ledger to a few readable events. `build-ledger.ts` turns intents into events.
 */

import { decimal, formatDecimal } from '@cryptax/kernel';
import fc from 'fast-check';
import { EVENT_KINDS, type EventKind } from '../events/ledger-event.ts';

export interface LedgerIntent {
  readonly kind: EventKind;
  readonly wallet: number;
  readonly asset: number;
  readonly other: number;
  readonly step: number;
  /** Quantity of an incoming leg. */
  readonly quantity: string;
  /** Quantity of an outgoing leg: hundredths of the balance, or a quantity out of the blue. */
  readonly share: number | 'any';
  readonly value: string;
  readonly secondValue: string;
  readonly fee: 'none' | 'eur' | 'given' | 'received' | 'third';
  readonly feeShare: number;
  /** Rare turns, each a small number of which most mean "no". */
  readonly turn: number;
}

/** Moments on both sides of a Berlin midnight, new year, leap day, clock change and anniversary. */
export const EDGES: readonly string[] = [
  '2022-12-31T22:59:59Z',
  '2022-12-31T23:00:00Z',
  '2023-02-28T22:59:59Z',
  '2023-02-28T23:00:00Z',
  '2023-03-26T00:59:59Z',
  '2023-03-26T01:00:00Z',
  '2023-07-01T21:59:59Z',
  '2023-07-01T22:00:00Z',
  '2023-12-31T22:59:59Z',
  '2023-12-31T23:00:00Z',
  '2024-02-28T22:59:59Z',
  '2024-02-28T23:00:00Z',
  '2024-02-29T22:59:59Z',
  '2024-02-29T23:00:00Z',
  '2024-07-01T21:59:59Z',
  '2024-07-01T22:00:00Z',
  '2024-10-27T00:59:59Z',
  '2024-10-27T01:00:00Z',
  '2025-02-27T23:00:00Z',
  '2025-02-28T22:59:59Z',
  '2025-02-28T23:00:00Z',
  '2025-03-01T23:00:00Z',
  '2025-12-31T23:00:00Z',
];

/** Seconds to the next event; -1 jumps to the next edge. */
export const STEPS: readonly number[] = [0, 0, 1, 3600, 86_400, 30 * 86_400, 364 * 86_400, 365 * 86_400, -1, -1, -1];

/** Small round numbers meet in thirds, halves and exact half cents. */
const NICE_QUANTITIES = ['1', '2', '3', '4', '7', '8', '10', '0.5', '0.1', '0.3', '0.25', '100', '1000'];
const NICE_VALUES = [
  '0.01',
  '0.03',
  '0.05',
  '0.005',
  '0.015',
  '1.00',
  '1.01',
  '10.00',
  '100',
  '100.05',
  '1000.00',
  '0.00',
];

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''));

const quantity = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NICE_QUANTITIES) },
  { weight: 2, arbitrary: digits(18).map((fraction) => `1.${fraction}`) },
  { weight: 1, arbitrary: digits(8).map((fraction) => `123456789.${fraction}`) },
  { weight: 1, arbitrary: fc.constantFrom('0.000000000000000001', '0.00000001', '0.000000000000000007') },
  { weight: 1, arbitrary: fc.constant('987654321987654321.123456789123456789') },
);

const euro = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NICE_VALUES) },
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => formatDecimal(decimal(BigInt(cents), 2))),
  },
  { weight: 1, arbitrary: digits(8).map((fraction) => `12345.${fraction}`) },
  { weight: 1, arbitrary: fc.constant('98765432109876.54') },
);

const KIND_WEIGHTS: Readonly<Partial<Record<EventKind, number>>> = { buy: 8, sell: 7, swap: 5, transfer: 4, income: 3 };

const kind = fc.oneof(
  ...EVENT_KINDS.map((name) => ({ weight: KIND_WEIGHTS[name] ?? 2, arbitrary: fc.constant(name) })),
);

export const ledgerIntent: fc.Arbitrary<LedgerIntent> = fc.record({
  kind,
  wallet: fc.nat({ max: 2 }),
  asset: fc.nat({ max: 3 }),
  other: fc.nat({ max: 3 }),
  step: fc.nat({ max: STEPS.length - 1 }),
  quantity,
  share: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(100, 50, 33, 25, 10, 1) },
    { weight: 1, arbitrary: fc.constant('any' as const) },
  ),
  value: euro,
  secondValue: euro,
  fee: fc.constantFrom('none', 'none', 'eur', 'given', 'received', 'third'),
  feeShare: fc.constantFrom(1, 2, 5, 30, 200),
  turn: fc.nat({ max: 29 }),
});
