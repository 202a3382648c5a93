import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { METHODS, OPEN_CHOICES, SCOPES } from '../settings.ts';
import { arbitraryLedger } from '../testing/index.ts';
import { parseLedgerFile } from './parse-ledger-file.ts';
import { printLedgerFile } from './print-ledger-file.ts';

const BUY: LedgerEvent = {
  valueEur: '4000.00',
  note: 'first "coin"',
  in: { amount: '0.1', asset: 'BTC' },
  source: { line: 2, file: 'kraken.csv', lines: [2, 3] },
  wallet: 'A',
  kind: 'buy',
  at: '2024-01-03T10:00:00Z',
  id: 'e1',
};

describe('printing a ledger file', () => {
  test('puts the fields in one order, one event a line', () => {
    expect(printLedgerFile({ rules: { scope: 'wallet', method: 'FIFO' }, events: [BUY] })).toBe(
      [
        '{"format":"cryptax-ledger","version":1,"rules":{"method":"FIFO","scope":"wallet"},"events":[',
        '{"id":"e1","at":"2024-01-03T10:00:00Z","kind":"buy","wallet":"A","in":{"asset":"BTC","amount":"0.1"},' +
          '"valueEur":"4000.00","source":{"file":"kraken.csv","line":2,"lines":[2,3]},"note":"first \\"coin\\""}',
        ']}',
        '',
      ].join('\n'),
    );
  });

  test('of an empty ledger is a ledger', () => {
    expect(printLedgerFile({ events: [] })).toBe('{"format":"cryptax-ledger","version":1,"events":[]}\n');
  });

  test('reading what was printed gives the same ledger, printing it again the same text', () => {
    const choices = {
      wrapping: fc.constantFrom(...OPEN_CHOICES.wrapping),
      freeAirdrops: fc.constantFrom(...OPEN_CHOICES.freeAirdrops),
      spotMargin: fc.constantFrom(...OPEN_CHOICES.spotMargin),
    };
    const pool = fc.record(
      {
        ...{ wallet: fc.constantFrom('A', 'B'), asset: fc.constantFrom('BTC', 'ETH') },
        ...{ method: fc.constantFrom(...METHODS), from: fc.constant('2024-01-03T10:00:00Z') },
      },
      { requiredKeys: ['wallet', 'asset', 'method'] },
    );
    const poolMethods = fc.array(pool, { minLength: 1, maxLength: 3 });
    const rules = fc.record(
      { method: fc.constantFrom(...METHODS), scope: fc.constantFrom(...SCOPES), poolMethods, ...choices },
      { requiredKeys: ['method', 'scope'] },
    );
    fc.assert(
      fc.property(arbitraryLedger(30), rules, (events, chosen) => {
        const text = printLedgerFile({ rules: chosen, events });
        const read = parseLedgerFile(text);
        expect(read).toEqual({ ok: true, value: { rules: chosen, events, issues: [] } });
        if (read.ok) expect(printLedgerFile(read.value)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});
