/** What must hold for any series: statistics do not depend on the currency unit, and a series without movement has none. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedPeriods, linkedTotal } from '../returns/linked-returns.ts';
import { closes, columns, flowsAt } from '../testing/sample-columns.ts';
import { correlationMatrix } from './correlation-matrix.ts';
import { diversification } from './diversification.ts';
import { correlation, covariance } from './moments.ts';
import { riskFigures } from './risk-figures.ts';
import { assetReturns, portfolioReturns } from './samples.ts';

const series = fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: 40, maxLength: 80 });

function figuresOf(values: readonly number[]) {
  const sheet = columns(values);
  const periods = linkedPeriods(sheet, flowsAt(values.length, { 0: values[0] ?? 0 }), 0, values.length - 1);
  const returns = portfolioReturns(sheet, periods);
  const market = assetReturns(closes(values.map(String)), 0, 1e9);
  return { periods, ...riskFigures(sheet, periods, returns, market) };
}

test('a thousand times the money gives the same return, volatility, Sharpe ratio, drawdown and beta', () => {
  fc.assert(
    fc.property(series, (values) => {
      const [one, many] = [figuresOf(values), figuresOf(values.map((value) => value * 1000))];
      expect(linkedTotal(many.periods)).toBeCloseTo(linkedTotal(one.periods), 8);
      for (const name of ['volatility', 'sharpe', 'beta'] as const) {
        const [a, b] = [one[name], many[name]];
        if (a.state === 'known' && b.state === 'known')
          expect(b.value / (a.value || 1)).toBeCloseTo(a.value === 0 ? 0 : 1, 6);
        else expect(b.state).toBe(a.state);
      }
      expect(many.maxDrawdown).toMatchObject({ state: 'known' });
    }),
    { numRuns: 50 },
  );
});

test('a portfolio that is bitcoin has beta one', () => {
  fc.assert(
    fc.property(series, (values) => {
      const { beta } = figuresOf(values);
      if (beta.state === 'known') expect(beta.value).toBeCloseTo(1, 9);
    }),
    { numRuns: 50 },
  );
});

test('a value that never moves has volatility zero, no Sharpe ratio, no beta and no fall', () => {
  const figures = figuresOf(Array.from({ length: 60 }, () => 500));
  expect(figures.volatility).toMatchObject({ state: 'known', value: 0 });
  expect(figures.sharpe).toMatchObject({ state: 'absent', lack: { code: 'no-variation' } });
  expect(figures.beta).toMatchObject({ state: 'absent', lack: { code: 'no-variation' } });
  expect(figures.maxDrawdown).toMatchObject({ state: 'known', value: { depth: 0 } });
});

test('steady growth has no variation either, whatever float addition makes of it', () => {
  const values = Array.from({ length: 50 }, (_, day) => 1000 * 1.01 ** day);
  expect(figuresOf(values).sharpe).toMatchObject({ state: 'absent', lack: { code: 'no-variation' } });
});

test('correlation is symmetric, one with itself, and within its bounds', () => {
  const pairs = fc.array(
    fc.tuple(fc.double({ min: -0.5, max: 0.5, noNaN: true }), fc.double({ min: -0.5, max: 0.5, noNaN: true })),
    {
      minLength: 3,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(pairs, (samples) => {
      const [a, b] = [samples.map(([one]) => one), samples.map(([, other]) => other)];
      const [ab, ba, aa] = [correlation(a, b), correlation(b, a), correlation(a, a)];
      expect(ab).toBe(ba);
      if (ab !== undefined) expect(Math.abs(ab)).toBeLessThanOrEqual(1);
      if (aa !== undefined) expect(aa).toBeCloseTo(1, 9);
      expect(covariance(a, b)).toBeCloseTo(covariance(b, a), 15);
    }),
  );
});

test('a pair with too few common days is not correlated but unknown', () => {
  const line = (prices: readonly string[], first: number) => assetReturns(closes(prices, first), 0, 1e9);
  const prices = Array.from({ length: 30 }, (_, day) => String(100 + (day % 7)));
  const { cells } = correlationMatrix(
    new Map([
      ['A', line(prices, 0)],
      ['B', line(prices, 15)],
    ]),
  );
  expect(cells[0]?.[0]).toMatchObject({ state: 'known', samples: 29, value: expect.closeTo(1, 9) });
  // Days 16 to 29 are common: fourteen.
  expect(cells[0]?.[1]).toMatchObject({ state: 'absent', samples: 14, lack: { code: 'sample-too-small', needed: 20 } });
});

test('diversification: one asset 0, two halves 50, ten tenths 90', () => {
  const score = (shares: readonly string[]) => diversification(shares, '2026-01-01');
  expect(score(['1'])).toMatchObject({ state: 'known', value: 0 });
  expect(score(['0.5', '0.5'])).toMatchObject({ value: 50 });
  expect(score(Array.from({ length: 10 }, () => '0.1'))).toMatchObject({ value: expect.closeTo(90, 9), samples: 10 });
  expect(score([])).toMatchObject({ state: 'absent' });
});
