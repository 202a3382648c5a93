import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engineOf } from '../testing/plan-ledgers.ts';
import { taxOfTwo } from './tax-of-two.ts';

const FIGURES = engineOf([
  {
    id: 'b',
    at: '2025-03-01T10:00:00Z',
    kind: 'buy',
    wallet: 'A',
    in: { asset: 'BTC', amount: '1' },
    valueEur: '1000',
  },
  {
    ...{ id: 's', at: '2025-05-01T10:00:00Z', kind: 'sell', wallet: 'A', valueEur: '9000' },
    out: { asset: 'BTC', amount: '1' },
  },
]).years();

/** A gain of 8,000 in 2025 to carry a loss back to; losses carried in; the glide zone of the surcharge begins near 70,000. */
const LAWS = [
  {},
  { openingLoss: { privateSales: '9500.00', income: '0.00' } },
  { carryBack: [{ lossYear: 2026, law: 'private-sales' as const }] },
  { years: { 2026: { taxableIncome: '69000', church: 9 as const } } },
  { years: { 2025: { taxableIncome: '20000' }, 2026: { taxableIncome: '140000', joint: true } } },
].map((profile) => taxOfTwo({ figures: FIGURES, profile }, 2026));

test('tax never falls when a result of this year or the next rises: every proof of a plan rests on it', () => {
  const euro = fc.integer({ min: -2_000_000, max: 4_000_000 }).map((cents) => cents / 100);
  const more = fc.integer({ min: 0, max: 1_500_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.constantFrom(...LAWS), euro, euro, more, more, ({ tax }, a, b, moreA, moreB) => {
      expect(tax(a + moreA, b + moreB)).toBeGreaterThanOrEqual(tax(a, b));
    }),
    { numRuns: 300 },
  );
});

test('marks lie where a year leaves a loss and where it reaches its limit', () => {
  const [law] = LAWS;
  expect(law).toMatchObject({ marksA: [0, 1000], marksB: [0, 1000] });
  // One cent below the limit is free, at it all of it is taxed: 263.75. The 8,000 of 2025 cost 2,110 either way.
  expect([law?.tax(999.99, 0), law?.tax(1000, 0), law?.tax(1000, 1000)]).toEqual([2110, 2373.75, 2637.5]);
  // A loss of 3,000 is carried into 2027, whose 4,000 are past the limit: 1,000 x 26.375 % = 263.75.
  expect(law?.tax(-3000, 4000)).toBe(2373.75);
  // Carried back to 2025 instead: (8,000 - 3,000) x 26.375 % = 1,318.75, and 4,000 x 26.375 % = 1,055.00.
  expect(LAWS[2]?.tax(-3000, 4000)).toBe(2373.75);
  expect(LAWS[2]?.tax(-3000, 0)).toBe(1318.75);
});
