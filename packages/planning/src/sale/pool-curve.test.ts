import { dec } from '@cryptax/kernel';
import { METHODS } from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { euroText, fineValue } from '../lots/fine.ts';
import { amountText, planPools } from '../lots/plan-pool.ts';
import { arbitraryPurchases, bought, day, engineOf, pricesOf } from '../testing/plan-ledgers.ts';
import { poolCurve } from './pool-curve.ts';
import { saleEvents, simulate } from './simulate.ts';

const SOLD_ON = day('2026-12-01');

describe('the curve of one pool', () => {
  // Old lot: 1 BTC for 20,000, free. Middle: 1 for 60,000. New: 1 for 50,000. Both inside the period on 01.12.2026.
  const engine = engineOf(bought('2025-01-10 1 BTC 20000', '2026-02-10 1 BTC 60000', '2026-05-10 1 BTC 50000'));
  const [pool] = planPools(engine);
  if (pool === undefined) throw new Error('no pool');
  const at = (method: (typeof METHODS)[number], units: bigint) => {
    const { cost, taxableUnits, taxableCost, lots, freeLots } = poolCurve(pool, method, SOLD_ON).at(units);
    return [euroText(cost), amountText(taxableUnits, pool.scale), euroText(taxableCost), lots, freeLots];
  };

  test('one and a half coins under each method', () => {
    const half = 150_000_000n;
    expect(at('FIFO', half)).toEqual(['50000.00', '0.5', '30000.00', 2, 1]);
    expect(at('LIFO', half)).toEqual(['80000.00', '1.5', '80000.00', 2, 0]);
    expect(at('HIFO', half)).toEqual(['85000.00', '1.5', '85000.00', 2, 0]);
    expect(at('LOFO', half)).toEqual(['45000.00', '0.5', '25000.00', 2, 1]);
    // Average cost 130,000 / 3; dates as first in, first out: one free coin, half a taxable one at 43,333.33.
    expect(at('AVERAGE', half)).toEqual(['65000.00', '0.5', '21666.67', 2, 1]);
  });

  test('nothing sold takes nothing, everything takes all, more takes no more', () => {
    expect(at('FIFO', 0n)).toEqual(['0.00', '0', '0.00', 0, 0]);
    expect(at('HIFO', 300_000_000n)).toEqual(['130000.00', '2', '110000.00', 3, 1]);
    expect(at('HIFO', 900_000_000n)).toEqual(['130000.00', '2', '110000.00', 3, 1]);
  });
});

test('any part of any ledger agrees with the engine to the cent, under every order of lots', () => {
  const prices = pricesOf({ BTC: '71234.56', ETH: '1987.65' });
  fc.assert(
    fc.property(
      arbitraryPurchases,
      fc.constantFrom(...METHODS.filter((method) => method !== 'AVERAGE')),
      fc.integer({ min: 0, max: 1_000 }),
      (events, method, perMille) => {
        const engine = engineOf(events);
        for (const pool of planPools(engine)) {
          const price = prices.get(pool.asset) ?? dec('0');
          const curve = poolCurve(pool, method, SOLD_ON);
          const units = (pool.units * BigInt(perMille)) / 1_000n;
          const parts = curve.parts(units).filter((part) => part.units > 0n);
          const sales = parts.map(({ lot, units: sold }) => ({
            wallet: pool.wallet,
            asset: pool.asset,
            lotId: lot.lotId,
            amount: amountText(sold, pool.scale),
          }));
          const before = engine.years().find(({ year }) => year === 2026)?.taxable.net ?? '0.00';
          const { disposals } = simulate(engine, saleEvents(sales, SOLD_ON, prices));
          expect(disposals).toHaveLength(parts.length);
          for (const [index, part] of parts.entries()) {
            const [view] = disposals[index]?.lots ?? [];
            expect(view).toMatchObject({
              lotId: part.lot.lotId,
              cost: euroText(part.cost),
              gain: euroText(fineValue(part.units, pool.scale, price) - part.cost),
              taxFree: part.isFree,
            });
          }
          const sum = curve.at(units);
          expect(sum.cost).toBe(parts.reduce((total, part) => total + part.cost, 0n));
          expect(engine.years().find(({ year }) => year === 2026)?.taxable.net ?? '0.00').toBe(before);
        }
      },
    ),
    { numRuns: 30 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});

test('the average of a pool agrees with an engine that keeps the pool by the average method', () => {
  fc.assert(
    fc.property(arbitraryPurchases, fc.integer({ min: 1, max: 1_000 }), (events, perMille) => {
      const engine = engineOf(events, { method: 'AVERAGE' });
      for (const pool of planPools(engine)) {
        const units = (pool.units * BigInt(perMille)) / 1_000n;
        if (units === 0n) continue;
        const amount = amountText(units, pool.scale);
        const taken = poolCurve(pool, 'AVERAGE', SOLD_ON).at(units);
        const { disposals } = simulate(engine, [
          {
            id: 'x',
            at: '2026-12-01T21:59:00Z',
            kind: 'sell',
            wallet: pool.wallet,
            out: { asset: pool.asset, amount },
            valueEur: '1.00',
          },
        ]);
        expect(disposals[0]?.cost).toBe(euroText(taken.cost));
      }
    }),
    { numRuns: 30 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
