import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { expect, it } from 'vitest';
import { saleLots } from './event-handlers.ts';

const bought = (id: string, at: string, wallet: string): LedgerEvent => ({
  ...{ id, at, kind: 'buy', wallet, in: { asset: 'BTC', amount: '1' }, valueEur: '100.00' },
});
const valued: readonly LedgerEvent[] = [
  bought('b1', '2025-01-10T10:00:00Z', 'A'),
  bought('b2', '2025-02-10T10:00:00Z', 'A'),
  bought('b3', '2025-03-10T10:00:00Z', 'B'),
  {
    id: 's',
    at: '2025-04-10T10:00:00Z',
    kind: 'sell',
    wallet: 'A',
    out: { asset: 'BTC', amount: '1.5' },
    valueEur: '1',
  },
  bought('b4', '2025-05-10T10:00:00Z', 'A'),
];
const book = { valued, settings: { match: DEFAULT_SETTINGS } };

it('offers what the wallet held right before the sale, and the sale itself takes nothing away', () => {
  const question = { wallet: 'A', asset: 'BTC', at: '2025-04-10T10:00:00Z' };
  expect(saleLots(book, { ...question, eventId: 's' })).toEqual([
    { lotId: 'b1', acquiredAt: '2025-01-10T10:00:00Z', freeFrom: '2026-01-11', amount: '1', cost: '100.00' },
    { lotId: 'b2', acquiredAt: '2025-02-10T10:00:00Z', freeFrom: '2026-02-11', amount: '1', cost: '100.00' },
  ]);
  // A further sale at that moment: half of the newer lot is left.
  expect(saleLots(book, question).map(({ lotId, amount, cost }) => [lotId, amount, cost])).toEqual([
    ['b2', '0.5', '50.00'],
  ]);
  expect(saleLots(book, { ...question, at: 'never' })).toEqual([]);
});
