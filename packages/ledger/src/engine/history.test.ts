/** Evening balances and cash by day: against the engine's own holdings of each day, and against a ledger worked by hand. */
import { addYears, type Day, dayFromCivil, dec, decimal, formatShortest } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runNotation } from '../notation/run-notation.ts';
import { arbitraryLedger, arbitrarySettings } from '../testing/arbitrary-ledger.ts';
import { LedgerEngine } from './ledger-engine.ts';

function engineOf(
  ...[events, settings]: [Parameters<LedgerEngine['load']>[0], ConstructorParameters<typeof LedgerEngine>[0]]
) {
  const engine = new LedgerEngine(settings, (day) => addYears(day, 1));
  engine.load(events);
  return engine;
}

test('balances of every day are the holdings of that day, to the last digit', () => {
  fc.assert(
    fc.property(arbitraryLedger(30), arbitrarySettings, (events, settings) => {
      const engine = engineOf(events, settings);
      const { pools, day, pool, units, cost } = engine.dailyBalances();
      /** Estimates are right to a share of all that was ever moved. */
      const moved = [...JSON.stringify(events).matchAll(/"(?:value\w*|amount)":"([^"]+)"/g)]
        .map((match) => Math.abs(Number(match[1])))
        .reduce((sum, value) => sum + value, 0);
      const held = new Map<string, { amount: string; cost: number }>();
      day.forEach((today, i) => {
        const at = pools[pool[i] as number];
        if (at === undefined) throw new Error('A balance of no pool.');
        const amount = formatShortest(decimal(units[i] as bigint, at.scale));
        const key = `${at.wallet}/${at.asset}`;
        if (amount === '0') held.delete(key);
        else held.set(key, { amount, cost: (cost[i] as number) / 1e8 });
        if (day[i + 1] === today) return;
        const expected = engine.holdingsOn(today as Day);
        expect(Object.fromEntries([...held].map(([name, one]) => [name, one.amount]))).toEqual(
          Object.fromEntries(expected.map((one) => [`${one.wallet}/${one.asset}`, one.amount])),
        );
        for (const one of expected) {
          /** An average over unknown costs has none; elsewhere the lots of known cost count. */
          if (one.cost === null) continue;
          const estimate = held.get(`${one.wallet}/${one.asset}`)?.cost ?? 0;
          expect(Math.abs(estimate - Number(one.cost))).toBeLessThan(0.0051 + moved * 1e-14);
        }
      });
    }),
    { numRuns: 60 },
  );
});

const euro = (column: Float64Array) => Array.from(column, (value) => value / 1e8);

test('euro in and out by Berlin day: fees in euro count, fees in coin were not paid from outside', () => {
  const { cash } = runNotation(`
    2024-01-01 10:00 buy A 2 ETH for 100.00 fee 1.50 EUR
    2024-01-01 12:00 buy A 1 BTC for 50.00 fee 0.1 ETH worth 5.00
    2024-02-01 10:00 sell A 1 ETH for 80.00 fee 0.50 EUR
    2024-02-01 23:30 spend A 0.1 ETH for 9.00
    2024-03-01 10:00 swap A 0.1 BTC to 1 SOL for 6.00 fee 0.25 EUR
    2024-03-02 10:00 sell A 100 ETH for 9999.00
  `).cashHistory();
  // The spending at 23:30 UTC is the next day in Berlin; the last sale is stopped for want of lots.
  expect([...cash.day]).toEqual([
    dayFromCivil(2024, 1, 1),
    dayFromCivil(2024, 2, 1),
    dayFromCivil(2024, 2, 2),
    dayFromCivil(2024, 3, 1),
  ]);
  expect(euro(cash.paidIn)).toEqual([151.5, 0, 0, 0.25]);
  expect(euro(cash.paidOut)).toEqual([0, 79.5, 9, 0]);
});

test('coins that nobody paid for are reported with their direction', () => {
  const { unpaid } = runNotation(`
    2024-01-01 10:00 income staking A 0.5 ETH for 40.00
    2024-01-02 10:00 gift-out A 0.2 ETH
    2024-01-03 10:00 gift-out A 5 ETH
    2024-01-04 10:00 swap A 1 DOT to 7 ADA for 3.00
  `).cashHistory();
  const reported = unpaid.map(({ kind, incomeKind, asset, units, scale }) => [
    kind,
    incomeKind,
    asset,
    formatShortest(decimal(units, scale)),
  ]);
  expect(reported).toEqual([
    ['income', 'staking', 'ETH', '0.5'],
    ['gift-out', undefined, 'ETH', '-0.2'],
    ['unmatched-swap', undefined, 'ADA', '7'],
  ]);
});

test('an asset with more digits than two limbs hold stays exact', () => {
  const engine = runNotation(`
    2024-01-01 10:00 buy A 123456789012345678901234.000000000000000001 SHIB for 100.00
    2024-01-02 10:00 sell A 23456789012345678901234 SHIB for 50.00
  `);
  const { units, pools } = engine.dailyBalances();
  expect(units.map((one) => decimal(one, pools[0]?.scale ?? 0))).toEqual([
    dec('123456789012345678901234.000000000000000001'),
    dec('100000000000000000000000.000000000000000001'),
  ]);
});
