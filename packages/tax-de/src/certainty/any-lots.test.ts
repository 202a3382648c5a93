import { add, type Day, type Decimal, dec, decimal, type Instant, subtract } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type DisposalSumView } from '@cryptax/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnyLots } from './any-lots.ts';
import { disposalTerms } from './disposal-terms.ts';
import { DoubtedSales } from './doubted-sales.ts';
import type { Causes } from './doubtful-pools.ts';
import { MANY_LOTS } from './lot-envelope.ts';
import { datedLots } from './lot-field.ts';

const NOBODY: Causes = { list: [], count: 0, places: new Map() };
const day = fc.integer({ min: 0, max: 900 });
const lot = fc.record({ day, unit: fc.integer({ min: 0, max: 900 }), isUnknown: fc.boolean() });
const sale = fc.record({
  day,
  units: fc.integer({ min: 1, max: 90_000 }),
  cents: fc.integer({ min: 0, max: 900_000 }),
});

test('sales that are summed at once are between the same ends as each by itself', () => {
  const lots = fc.array(lot, { minLength: 3, maxLength: MANY_LOTS + 20 });
  fc.assert(
    fc.property(lots, fc.array(sale, { minLength: 1, maxLength: 9 }), fc.boolean(), (some, sales, canBeNothing) => {
      // A coin with few lots is looked at lot by lot, one with many by its cheapest and dearest.
      for (const times of [1, MANY_LOTS]) {
        const all = Array.from({ length: times }, () => some).flat();
        const [known = [], unknown = []] = [false, true].map((isUnknown) =>
          all
            .filter((one) => one.isUnknown === isUnknown)
            .map(({ day: from, unit }) => ({
              from: from as Instant,
              arrived: from as Instant,
              lastTaxableDay: (from + 365) as Day,
              amount: dec('1'),
              unitLow: dec(isUnknown ? '0' : String(unit)),
              unitHigh: dec(String(unit)),
            })),
        );
        const doubtful = {
          causes: { main: [], fee: [] },
          assets: new Set(['BTC']),
          held: new Set(['BTC']),
          converted: new Set<string>(),
        };
        const any = new AnyLots(
          DEFAULT_SETTINGS,
          doubtful,
          new Map([['BTC', { count: known.length, dated: () => datedLots(known), list: () => known }]]),
          new Map([['BTC', unknown]]),
        );
        const summed = new DoubtedSales(any, () => false);
        let [low, high]: [Decimal, Decimal] = [dec('0'), dec('0')];
        for (const { day: on, units, cents } of [...sales].sort((a, b) => a.day - b.day)) {
          const view = viewOf(on, units, cents);
          summed.add(view, view, NOBODY, canBeNothing);
          const own = any.bound('BTC', disposalTerms(view, view, false));
          const [least, most] = [own.low ?? dec('0'), own.high ?? dec('0')];
          low = add(low, canBeNothing && least.units > 0n ? dec('0') : least);
          high = add(high, canBeNothing && most.units < 0n ? dec('0') : most);
        }
        const found = summed.contributions();
        expect(found.reduce((count, { figures = 1 }) => count + figures, 0)).toBe(sales.length);
        const total = (end: 'low' | 'high') =>
          found.reduce((sum, { bound }) => add(sum, bound[end] ?? dec('0')), dec('0'));
        // Each by itself is rounded outwards, at the sixth digit.
        expect(Math.abs(Number(subtract(total('low'), low).units))).toBeLessThanOrEqual(2 * sales.length);
        expect(Math.abs(Number(subtract(high, total('high')).units))).toBeLessThanOrEqual(2 * sales.length);
      }
    }),
    { numRuns: 40 },
  );
});

function viewOf(day: number, units: number, cents: number): DisposalSumView {
  const [zero, proceeds] = [decimal(0n, 2), decimal(BigInt(cents), 2)];
  const [amount, wholeAmount, proceedsCents] = [decimal(BigInt(units), 3), units, cents];
  const base = {
    eventId: 'e',
    place: 0,
    part: 'main',
    asset: 'BTC',
    uses: [],
    expenses: zero,
    taxableGain: zero,
    expensesCents: 0,
    taxableCents: 0,
  } as const;
  return { ...base, at: day as Instant, day: day as Day, amount, proceeds, proceedsCents, wholeAmount };
}
