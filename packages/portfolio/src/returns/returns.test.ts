/** Returns: the internal rate against known answers, and the chain over days without prices. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columns, flowsAt } from '../testing/sample-columns.ts';
import { type CashFlow, internalGrowth } from './internal-rate.ts';
import { linkedPeriods, linkedTotal } from './linked-returns.ts';
import { moneyWeighted, timeWeighted } from './return-figures.ts';

/** As a spreadsheet's XIRR gives it: per year of 365 days. */
function internalRate(flows: readonly CashFlow[]): number | undefined {
  const total = internalGrowth(flows);
  const span = (flows.at(-1)?.day ?? 0) - (flows[0]?.day ?? 0);
  return total === undefined ? undefined : (1 + total) ** (365 / span) - 1;
}

describe('internal rate', () => {
  test('100 that become 110 in a year earn ten percent', () => {
    expect(
      internalRate([
        { day: 0, euro: -100 },
        { day: 365, euro: 110 },
      ]),
    ).toBeCloseTo(0.1, 10);
  });

  test('two payments: 100 now, 100 in a year, 231 in two years is ten percent', () => {
    // 100 * 1.21 + 100 * 1.1 = 231.
    const rate = internalRate([
      { day: 0, euro: -100 },
      { day: 365, euro: -100 },
      { day: 730, euro: 231 },
    ]);
    expect(rate).toBeCloseTo(0.1, 10);
  });

  test('the example of the spreadsheet function XIRR: 37.34 percent', () => {
    // -10,000 on 2008-01-01, 2,750 on 2008-03-01, 4,250 on 2008-10-30, 3,250 on 2009-02-15, 2,750 on 2009-04-01.
    const rate = internalRate([
      { day: 0, euro: -10_000 },
      { day: 60, euro: 2750 },
      { day: 303, euro: 4250 },
      { day: 411, euro: 3250 },
      { day: 456, euro: 2750 },
    ]);
    expect(rate).toBeCloseTo(0.373362535, 6);
  });

  test('a total loss and money from nowhere have no rate', () => {
    expect(internalRate([{ day: 0, euro: -100 }])).toBeUndefined();
    expect(
      internalRate([
        { day: 0, euro: 100 },
        { day: 365, euro: 110 },
      ]),
    ).toBeUndefined();
  });

  test('a fall of 99 percent and a thousandfold are found', () => {
    expect(
      internalRate([
        { day: 0, euro: -100 },
        { day: 365, euro: 1 },
      ]),
    ).toBeCloseTo(-0.99, 9);
    expect(
      internalRate([
        { day: 0, euro: -1 },
        { day: 365, euro: 1000 },
      ]),
    ).toBeCloseTo(999, 4);
  });

  test('one payment in and the final value: the rate is the growth per year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 30, max: 3000 }),
        fc.double({ min: -0.6, max: 2, noNaN: true }),
        (euro, days, rate) => {
          const end = euro * (1 + rate) ** (days / 365);
          expect(
            internalRate([
              { day: 0, euro: -euro },
              { day: days, euro: end },
            ]),
          ).toBeCloseTo(rate, 6);
        },
      ),
    );
  });
});

describe('linked returns', () => {
  test('selling everything has a base, and what comes after starts anew', () => {
    // Bought 100, worth 120 the next day, sold for 130 the day after, bought for 50 a day later.
    const values = columns([100, 120, 0, 50, 55]);
    const flows = flowsAt(5, { 0: 100, 2: -130, 3: 50 });
    const ratios = linkedPeriods(values, flows, 0, 4).map(({ ratio }) => ratio);
    expect(ratios.map((ratio) => Math.round(ratio * 1e6) / 1e6)).toEqual([0, 0.2, 0.083333, 0, 0.1]);
  });

  test('over a gap flows count by the days they were there', () => {
    // Four days from value to value; 100 came in on the second: three of four days. Gain 250 - 100 - 100 = 50.
    const values = columns([100, null, null, null, 250]);
    const flows = flowsAt(5, { 0: 100, 2: 100 });
    const [, gap] = linkedPeriods(values, flows, 0, 4);
    expect(gap).toEqual({ from: 0, to: 4, ratio: 50 / (100 + 100 * 0.75) });
  });

  test('a gap in which nearly everything left at once has no base to speak of', () => {
    // 100 left on the first of a hundred days; what stayed is worth 5 in the end: a base of 1 would make it 400 percent.
    const values = columns([100, ...Array.from({ length: 99 }, () => null), 5]);
    const flows = flowsAt(101, { 0: 100, 1: -100 });
    expect(linkedPeriods(values, flows, 0, 100)).toEqual([{ from: -1, to: 0, ratio: 0 }]);
  });

  test('days without prices at the end do not count', () => {
    const values = columns([100, 110, null, null]);
    expect(timeWeighted(values, linkedPeriods(values, flowsAt(4, { 0: 100 }), 0, 3))).toMatchObject({
      samples: 2,
      value: { total: expect.closeTo(0.1, 12) },
    });
  });

  test('without any priced day there is no return', () => {
    const values = columns([null, null]);
    const periods = linkedPeriods(values, flowsAt(2, { 0: 100 }), 0, 1);
    expect(timeWeighted(values, periods)).toMatchObject({ state: 'absent', lack: { code: 'no-prices' } });
    expect(moneyWeighted(values, flowsAt(2, {}), periods)).toMatchObject({ state: 'absent' });
  });

  test('without flows time-weighted and money-weighted return agree, and only a full year is told per year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 800 }), fc.double({ min: -0.5, max: 2, noNaN: true }), (days, total) => {
        const values = columns(Array.from({ length: days + 1 }, (_, day) => 1000 * (1 + total) ** (day / days)));
        const flows = flowsAt(days + 1, { 0: 1000 });
        const periods = linkedPeriods(values, flows, 0, days);
        const [time, money] = [timeWeighted(values, periods), moneyWeighted(values, flows, periods)];
        if (time.state === 'absent' || money.state === 'absent') throw new Error('Both are known.');
        expect(time.value.total).toBeCloseTo(total, 6);
        expect(money.value.total).toBeCloseTo(total, 4);
        expect(time.value.perYear === undefined).toBe(days < 365);
      }),
      { numRuns: 40 },
    );
  });

  test('the whole return does not depend on when money is added, if it is added at the day’s own price', () => {
    const values = columns([100, 110, 210 * 1.1, 210 * 1.21]);
    // 100 more at the start of day 2, when the old 110 stood.
    const periods = linkedPeriods(values, flowsAt(4, { 0: 100, 2: 100 }), 0, 3);
    expect(linkedTotal(periods)).toBeCloseTo(1.1 ** 3 - 1, 12);
  });
});
