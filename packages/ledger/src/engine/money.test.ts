/** Money in and out is memory: with it or without it, every figure, lot, balance and remark is the same. */
import { addYears, type Day } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { sidesOf } from '../events/sides-of.ts';
import { parseLedgerFile } from '../file/parse-ledger-file.ts';
import { printLedgerFile } from '../file/print-ledger-file.ts';
import { parseNotation } from '../notation/parse-notation.ts';
import type { MatchSettings } from '../settings.ts';
import { arbitraryLedger, arbitrarySettings } from '../testing/arbitrary-ledger.ts';
import { LedgerEngine } from './ledger-engine.ts';

function everything(events: readonly LedgerEvent[], settings: MatchSettings) {
  const engine = new LedgerEngine(settings, (day: Day) => addYears(day, 1));
  engine.load(events);
  return {
    disposals: engine.disposals(),
    income: engine.income(),
    movements: engine.movements(),
    balances: engine.balances(),
    lots: engine.openLots(),
    years: engine.years(),
    issues: engine.issues(),
  };
}

test('a ledger without its money says the same', () => {
  fc.assert(
    fc.property(arbitraryLedger(25), arbitrarySettings, (events, settings) => {
      const coins = events.filter((event) => !('money' in event));
      expect(everything(events, settings)).toEqual(everything(coins, settings));
    }),
    { numRuns: 60 },
  );
});

const MONEY = {
  id: 'm1',
  at: '2024-03-01T08:00:00Z',
  kind: 'money-in',
  wallet: 'Kraken',
  money: { asset: 'EUR', amount: '1000' },
  charge: { asset: 'EUR', amount: '1.50' },
  bankReference: 'FT-1',
  source: { file: 'ledgers.csv', line: 2 },
} as const satisfies LedgerEvent;

test('a ledger file keeps it', () => {
  const read = parseLedgerFile(printLedgerFile({ events: [MONEY] }));
  expect(read.ok && read.value.events).toEqual([MONEY]);
});

test.each([
  ['a coin as money', { money: { asset: 'BTC', amount: '1' } }, 'asset.not-fiat'],
  ['a leg of coins', { in: { asset: 'BTC', amount: '1' } }, 'field.unexpected'],
  ['a fee', { fee: { asset: 'EUR', amount: '1' } }, 'field.unexpected'],
  ['no amount', { money: { asset: 'EUR', amount: '0' } }, 'decimal.zero'],
])('%s is refused', (_, part, code) => {
  const text = JSON.stringify({ format: 'cryptax-ledger', version: 1, events: [{ ...MONEY, ...part }] });
  const read = parseLedgerFile(text);
  expect(read.ok ? [] : read.error.map((error) => error.code)).toEqual([code]);
});

test('it is shown on the side on which it moved', () => {
  const read = parseNotation('2024-06-03 10:00 money-in A 500 EUR\n2024-06-04 10:00 money-out A 20 USD');
  expect(read.ok && read.value.map(sidesOf)).toEqual([
    { in: { asset: 'EUR', amount: '500' } },
    { out: { asset: 'USD', amount: '20' } },
  ]);
});
