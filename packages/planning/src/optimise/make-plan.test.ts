import { dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personOf } from '../law/plan-years.ts';
import { planPools } from '../lots/plan-pool.ts';
import { arbitraryPurchases, bought, day, engineOf, pricesOf } from '../testing/plan-ledgers.ts';
import { makePlan, type PlanQuestion } from './make-plan.ts';

const TODAY = day('2026-11-15');

function plan(lines: readonly string[], prices: Readonly<Record<string, string>>, over: Partial<PlanQuestion>) {
  const engine = engineOf(bought(...lines));
  const result = makePlan({
    engine,
    person: personOf(engine, {}),
    settings: DEFAULT_SETTINGS,
    pools: planPools(engine),
    prices: pricesOf(prices),
    today: TODAY,
    target: dec('10000'),
    period: 3,
    outlookPercent: dec('0'),
    goal: 'tax',
    ...over,
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('what a plan rests on', () => {
  test('the order in force sells the same: nothing has to be proven', () => {
    const found = plan(
      ['2025-06-01 1 BTC 30000', '2026-03-01 1 BTC 40000'],
      { BTC: '50000' },
      { target: dec('40000') },
    );
    expect(found).toMatchObject({ basis: 'in-force', taxInForce: '0.00' });
  });

  test('a newer lot is named: without proof the older one is sold and its gain is taxed', () => {
    // Bought for 8,000 and for 17,800, both inside the period, price 18,000: the newer one gains 200, the older 10,000.
    const lots = ['2026-02-10 1 BTC 8000', '2026-11-01 1 BTC 17800'];
    const found = plan(lots, { BTC: '18000' }, { target: dec('18000'), period: 1, goal: 'flexibility' });
    expect(found).toMatchObject({ basis: 'named-lots', taxInForce: '2637.50', totals: { tax: '0.00' } });
  });

  test('where free coins do, the largest position is sold and no dust of others', () => {
    const dust = ['ADA', 'DOT', 'XRP', 'SOL'].map((asset) => `2025-01-10 1 ${asset} 2`);
    const prices = { ADA: '5', DOT: '6', XRP: '7', SOL: '8', BTC: '50000' };
    const found = plan([...dust, '2025-02-10 1 BTC 20000'], prices, { target: dec('10000') });
    expect(found.steps.map(({ asset, amount }) => [asset, amount])).toEqual([['BTC', '0.2']]);
  });
});

describe('plans worked out by hand, without a profile (flat 26.375 %)', () => {
  const TWO = ['2025-06-01 1 BTC 30000', '2026-03-01 1 BTC 40000'];

  test('three years: the free coin now, the other on the day after its period', () => {
    const found = plan(TWO, { BTC: '50000' }, { target: dec('80000') });
    const steps = found.steps.map(({ day: on, amount, proceeds, taxableGain, reason }) => [
      on,
      amount,
      proceeds,
      taxableGain,
      reason,
    ]);
    expect(steps).toEqual([
      ['2026-11-15', '1', '50000.00', '0.00', 'free'],
      // Bought 01.03.2026: last taxable day 01.03.2027.
      ['2027-03-02', '0.6', '30000.00', '0.00', 'wait-until-free'],
    ]);
    expect(found.totals).toEqual({
      proceeds: '80000.00',
      tax: '0.00',
      netAfterTax: '80000.00',
      remainingValue: '20000.00',
    });
    // Now: 0.6 of the young coin, 0.6 x 10,000 = 6,000 gain, 26.375 % = 1,582.50.
    expect(found.sellAllNow).toMatchObject({ proceeds: '80000.00', tax: '1582.50', netAfterTax: '78417.50' });
    expect(found.doNothing).toEqual({
      proceeds: '0.00',
      tax: '0.00',
      netAfterTax: '0.00',
      remainingValue: '100000.00',
    });
    expect(found).toMatchObject({ gap: '0.00', assumedLawYears: [2027, 2028, 2029] });
  });

  test('where the tax is the same, free lots go today and nothing inside the period is touched', () => {
    // A loss and a small gain could be sold as well without tax: nothing was realised, and 1,000 is far away.
    const lots = ['2025-06-01 1 BTC 30000', '2026-03-01 1 BTC 60000', '2026-04-01 1 BTC 49900'];
    const found = plan(lots, { BTC: '50000' }, { target: dec('40000') });
    expect(found.steps.map(({ day: on, amount, reason }) => [on, amount, reason])).toEqual([
      ['2026-11-15', '0.8', 'free'],
    ]);
  });

  const YOUNG = ['2026-11-15 1 ETH 10000'];

  test('one year, a lot that is not free within it: both limits are used', () => {
    // Price 20,000, so half of every euro is gain. 3,900 sold: 1,950 gain, below 1,000 in each of two years.
    const found = plan(YOUNG, { ETH: '20000' }, { target: dec('3900'), period: 1 });
    expect(found.totals.tax).toBe('0.00');
    expect(found.years.map(({ year, limitReached }) => [year, limitReached])).toEqual([
      [2026, false],
      [2027, false],
    ]);
    expect(found.steps.every(({ reason }) => reason === 'below-limit')).toBe(true);
    // All at once: 1,950 x 26.375 % = 514.3125.
    expect(found.sellAllNow.tax).toBe('514.31');
  });

  test('one year, 10,000 sold: 999.99 free this year, 4,000.01 taxed next year', () => {
    const found = plan(YOUNG, { ETH: '20000' }, { target: dec('10000'), period: 1 });
    // 4,000.01 x 26.375 % = 1,055.0026; the other way round costs the same; all in one year 1,318.75.
    expect(Number(found.totals.tax)).toBeCloseTo(1055, 1);
    expect(Number(found.gap)).toBeLessThanOrEqual(0.02);
    expect(found.sellAllNow.tax).toBe('1318.75');
  });

  test('falling prices: gains uses the limits of both years, and waits with the rest until it is free', () => {
    // One coin bought 01.03.2026 for 40,000 at 50,000, outlook -10 %: a fifth of a euro sold now is gain, 999.99 of it
    // stays below the limit: 4,999.95 sold now. On 02.01.2027 (48 days) the price is down by 1.31507 %, and 0.986849 - 0.8
    // of a euro is gain: 999.99 / 0.186849 = 5,351.85 of today's value. The rest is free on 02.03.2027 (107 days).
    const found = plan(
      ['2026-03-01 1 BTC 40000'],
      { BTC: '50000' },
      { target: dec('50000'), goal: 'gains', outlookPercent: dec('-10') },
    );
    expect(found.steps.map(({ day: on, reason }) => [on, reason])).toEqual([
      ['2026-11-15', 'below-limit'],
      ['2027-01-02', 'below-limit'],
      ['2027-03-02', 'wait-until-free'],
    ]);
    expect(found.totals.tax).toBe('0.00');
    // Given up: 5,351.85 x 1.31507 % = 70.38, and (50,000 - 4,999.95 - 5,351.85) x 2.93151 % = 1,162.29.
    expect(Number(found.totals.netAfterTax)).toBeCloseTo(50_000 - 70.38 - 1_162.29, 0);
    expect(found.gap).toBe('0.00');
  });

  test('rising prices: gains waits until the end of the period', () => {
    const found = plan(
      TWO,
      { BTC: '50000' },
      { target: dec('50000'), goal: 'gains', period: 2, outlookPercent: dec('15') },
    );
    expect(found.steps.map(({ day: on }) => on)).toEqual(['2028-11-15']);
    // 50,000 x 1.15 x 1.15 = 66,125.
    expect(found.totals).toMatchObject({ proceeds: '66125.00', tax: '0.00' });
  });

  test('flexibility: the same share every year, the first now', () => {
    const found = plan(TWO, { BTC: '50000' }, { target: dec('60000'), goal: 'flexibility' });
    expect(found.steps.map(({ day: on, amount, reason }) => [on, amount, reason])).toEqual([
      ['2026-11-15', '0.4', 'free'],
      ['2027-11-15', '0.4', 'free'],
      ['2028-11-15', '0.2', 'free'],
      ['2028-11-15', '0.2', 'wait-until-free'],
    ]);
    expect(found).toMatchObject({ gap: '0.00', totals: { tax: '0.00' } });
  });
});

describe('refusals', () => {
  const ask = (events: Parameters<typeof engineOf>[0], target: string) => {
    const engine = engineOf(events);
    const pools = planPools(engine);
    const person = personOf(engine, {});
    const rest = { period: 1, outlookPercent: dec('5'), goal: 'tax', today: TODAY } as const;
    const prices = pricesOf({ BTC: '50000' });
    return makePlan({ engine, person, settings: DEFAULT_SETTINGS, pools, prices, target: dec(target), ...rest });
  };

  test('nothing to sell', () => {
    expect(ask([], '1000')).toEqual({ ok: false, error: { code: 'plan.no-positions' } });
  });

  test('less than 100 or more than there is', () => {
    const lots = bought('2026-02-10 1 BTC 40000');
    expect(ask(lots, '99')).toMatchObject({ ok: false, error: { code: 'plan.target-out-of-range' } });
    expect(ask(lots, '50000.01')).toMatchObject({ ok: false, error: { max: '50000.00' } });
    expect(ask(lots, '50000')).toMatchObject({ ok: true });
  });
});

test('on small ledgers no plan of a fine grid is cheaper, and the bound holds', () => {
  fc.assert(
    fc.property(arbitraryPurchases, fc.integer({ min: 20, max: 95 }), (events, percent) => {
      const engine = engineOf(events.slice(0, 3));
      const prices = { BTC: '6000', ETH: '1500' };
      const pools = planPools(engine);
      const lots = pools.flatMap((pool) =>
        pool.lots.map((lot) => {
          const value = (Number(lot.units) / 10 ** pool.scale) * Number(prices[pool.asset as 'BTC' | 'ETH']);
          return { value, cost: Number(lot.cost) / 1e40, last: lot.lastTaxableDay };
        }),
      );
      const total = lots.reduce((sum, { value }) => sum + value, 0);
      const target = Math.floor((total * percent) / 100);
      if (target < 100) return;
      const person = personOf(engine, {});
      const found = makePlan({
        engine,
        person,
        settings: DEFAULT_SETTINGS,
        pools,
        prices: pricesOf(prices),
        today: TODAY,
        target: dec(String(target)),
        period: 1,
        outlookPercent: dec('0'),
        goal: 'tax',
      });
      if (!found.ok) throw new Error(found.error.code);
      const net = (year: number) => Number(engine.years().find((row) => row.year === year)?.taxable.net ?? 0);
      const taxOf = (a: number) => (a >= 1000 ? a * 0.26375 : 0);
      const base = taxOf(net(2026));
      const [end, next] = [day('2027-11-15'), day('2027-01-02')];
      // Every lot in steps of a fifth: sold now, in January, or on its free day; kept otherwise.
      let least = Number.POSITIVE_INFINITY;
      const walk = (index: number, sold: number, a: number, b: number): void => {
        const lot = lots[index];
        if (lot === undefined) {
          if (sold >= target) least = Math.min(least, taxOf(net(2026) + a) + taxOf(b) - base);
          return;
        }
        const gain = lot.value - lot.cost;
        for (let now = 0; now <= 5; now++) {
          for (let later = 0; now + later <= 5; later++) {
            const isFree = lot.last < end;
            const rest = isFree ? 5 - now - later : 0;
            const taxedNow = lot.last < TODAY ? 0 : (gain * now) / 5;
            const taxedLater = lot.last < next ? 0 : (gain * later) / 5;
            walk(index + 1, sold + (lot.value * (now + later + rest)) / 5, a + taxedNow, b + taxedLater);
          }
        }
      };
      walk(0, 0, 0, 0);
      // Plans of the grid that sell more than the target may realise more losses; only those with gains can be compared.
      if (lots.some(({ value, cost }) => value < cost)) return;
      expect(Number(found.value.totals.tax)).toBeLessThanOrEqual(least + 0.02);
      expect(Number(found.value.gap)).toBeLessThanOrEqual(0.02);
    }),
    { numRuns: 40 },
  );
});
