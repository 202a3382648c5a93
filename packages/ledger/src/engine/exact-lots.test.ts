import { addYears, dec, formatDecimal, formatShortest, round } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { arbitraryLedger, arbitrarySettings } from '../testing/arbitrary-ledger.ts';
import { LedgerEngine } from './ledger-engine.ts';

test('a third of a lot keeps its cost to forty digits', () => {
  const engine = new LedgerEngine(DEFAULT_SETTINGS, (day) => addYears(day, 1));
  engine.load([
    {
      id: 'b',
      at: '2024-01-10T10:00:00Z',
      kind: 'buy',
      wallet: 'A',
      in: { asset: 'ETH', amount: '3' },
      valueEur: '100',
    },
    {
      id: 's',
      at: '2024-02-10T10:00:00Z',
      kind: 'sell',
      wallet: 'A',
      out: { asset: 'ETH', amount: '2' },
      valueEur: '9',
    },
  ]);
  // 100 / 3, cut after forty digits.
  expect(engine.exactLots().map(({ cost }) => cost)).toEqual([dec(`33.${'3'.repeat(40)}`)]);
});

test('in any ledger the exact lots are the open lots before rounding, in the same order', () => {
  fc.assert(
    fc.property(arbitraryLedger(30), arbitrarySettings, (events, settings) => {
      const engine = new LedgerEngine(settings, (day) => addYears(day, 1));
      engine.load(events);
      const open = engine
        .openLots()
        .map(({ lotId, wallet, amount }) => `${lotId} ${wallet} ${formatShortest(dec(amount))}`);
      const exact = engine.exactLots();
      expect(exact.map(({ lotId, wallet, amount }) => `${lotId} ${wallet} ${formatShortest(amount)}`)).toEqual(open);
      for (const [index, lot] of engine.openLots().entries()) {
        // The exact cost is cut, not rounded: a true tie may lie a last digit below it.
        const cost = exact[index]?.cost ?? null;
        expect(cost === null).toBe(lot.cost === null);
        if (cost === null) continue;
        const nudged = { units: cost.units + 10n, scale: cost.scale };
        expect([cost, nudged].map((value) => formatDecimal(round(value, 2, 'half-away')))).toContain(lot.cost);
      }
    }),
    { numRuns: 60 },
  );
});

test('in any ledger the exact net of a year is its published net before rounding', () => {
  fc.assert(
    fc.property(arbitraryLedger(30), arbitrarySettings, (events, settings) => {
      const engine = new LedgerEngine(settings, (day) => addYears(day, 1));
      engine.load(events);
      for (const { year, taxable } of engine.years()) {
        const { units, scale } = engine.exactNet(year);
        // Parts are cut after forty digits: a true tie may lie a few last digits beside it.
        const near = [-1_000n, 0n, 1_000n].map((nudge) => round({ units: units + nudge, scale }, 2, 'half-away'));
        expect(near.map(formatDecimal)).toContain(taxable.net);
      }
    }),
    { numRuns: 60 },
  );
});
