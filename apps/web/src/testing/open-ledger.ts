/**
 * For tests: a ledger whose entries look better than they are. The only old bitcoin is held by the entries, but a sale of
 * 1.5 waits for the purchase of half a coin and will take it along; until then 2026 has no gain in its books.
 */
import type { EventDraft } from '../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../platform/ledger/ledger-api.ts';
import { good } from './good.ts';
import { testLedger } from './test-ledger.ts';

const WALLET = 'Kraken';

const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2023-01-10T10:00:00Z', wallet: WALLET, in: { asset: 'BTC', amount: '1' }, valueEur: '20000' },
  { kind: 'sell', at: '2026-03-01T10:00:00Z', wallet: WALLET, out: { asset: 'BTC', amount: '1.5' }, valueEur: '90000' },
  { kind: 'buy', at: '2026-09-01T10:00:00Z', wallet: WALLET, in: { asset: 'BTC', amount: '1' }, valueEur: '70000' },
  { kind: 'buy', at: '2023-01-10T10:00:00Z', wallet: WALLET, in: { asset: 'ETH', amount: '1' }, valueEur: '1000' },
  { kind: 'buy', at: '2026-09-01T10:00:00Z', wallet: WALLET, in: { asset: 'ETH', amount: '1' }, valueEur: '2000' },
];

/** `isOpen: false` leaves the sale out: the same holdings with nothing to ask. */
export async function openLedger({ isOpen = true } = {}): Promise<LedgerApi> {
  const api = testLedger();
  await api.open();
  for (const event of EVENTS) {
    if (isOpen || event.kind !== 'sell') good(await api.applyEdit('own', { kind: 'add', event, why: 'add' }));
  }
  return api;
}
