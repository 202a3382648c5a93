import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLedger } from '../testing/index.ts';
import { eventColumns, eventsOfColumns } from './event-columns.ts';
import type { LedgerEvent } from './ledger-event.ts';

/** As another thread gets them. */
const sent = (events: readonly LedgerEvent[], ...without: Parameters<typeof eventColumns>[1] & object) =>
  eventsOfColumns(structuredClone(eventColumns(events, without)));

const BASE = { id: 'e', at: '2024-01-02T10:00:00Z', wallet: 'A' };
const LEG = { asset: 'BTC', amount: '1' };

test('entries of any kind arrive as they were sent', () => {
  fc.assert(
    fc.property(arbitraryLedger(12), (events) => {
      expect(sent(events)).toEqual(events);
    }),
    { numRuns: 100 },
  );
});

test.each<[string, LedgerEvent]>([
  [
    'what few entries say',
    { ...BASE, kind: 'sell', out: LEG, valueEur: '2', lotIds: ['x'], short: true, spent: ['o'] },
  ],
  ['lists and objects', { ...BASE, kind: 'buy', in: LEG, source: { file: 'f', line: 2 }, note: 'two\nlines' }],
  ['a fee with its value', { ...BASE, kind: 'buy', in: LEG, fee: { ...LEG, valueEur: '3' } }],
  [
    'a leg that says more',
    { ...BASE, kind: 'buy', in: { ...LEG, more: 1 } as typeof LEG, fee: { ...LEG, valueEur: '' } },
  ],
  ['texts of several lines', { ...BASE, id: 'a\nb', kind: 'open', in: { ...LEG, amount: '1\n2' }, reason: 'x\ny' }],
  ['empty texts', { ...BASE, id: '', wallet: '', kind: 'transfer', toWallet: '', out: { asset: '', amount: '' } }],
  ['no leg at all', { ...BASE, kind: 'derivative', derivativeKind: 'futures', valueEur: '-4.5', commission: LEG }],
  ['a hash and an address', { ...BASE, kind: 'open', out: LEG, reason: 'r', txHash: '0x1', address: '0x2' }],
])('%s: nothing is lost beside others', (_, event) => {
  const other: LedgerEvent = { ...BASE, id: 'other', kind: 'income', incomeKind: 'staking', in: LEG, valueEur: '1' };
  expect(sent([other, event, other])).toEqual([other, event, other]);
});

test('what is not asked for stays behind, and nothing at all is a ledger too', () => {
  const event: LedgerEvent = { ...BASE, kind: 'buy', in: LEG, note: 'n', source: { file: 'f', line: 1 } };
  expect(sent([event], 'note', 'source')).toEqual([{ ...BASE, kind: 'buy', in: LEG }]);
  expect(sent([])).toEqual([]);
});
