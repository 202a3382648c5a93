import { addYears } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { DEFAULT_SETTINGS, type PoolMethod, type Scope } from '../settings.ts';
import { LedgerEngine } from './ledger-engine.ts';

const buy = (id: string, at: string, valueEur: string): LedgerEvent => ({
  id,
  at,
  kind: 'buy',
  wallet: 'A',
  in: { asset: 'BTC', amount: '1' },
  valueEur,
});
const EVENTS: readonly LedgerEvent[] = [
  buy('cheap', '2024-01-01T10:00:00Z', '100.00'),
  buy('dear', '2024-01-02T10:00:00Z', '300.00'),
  {
    id: 's',
    at: '2024-01-03T10:00:00Z',
    kind: 'sell',
    wallet: 'A',
    out: { asset: 'BTC', amount: '1' },
    valueEur: '200.00',
  },
];

function soldLot(scope: Scope, own: Pick<PoolMethod, 'wallet' | 'from'>): string | undefined {
  const poolMethods: readonly PoolMethod[] = [{ asset: 'BTC', method: 'HIFO', ...own }];
  const engine = new LedgerEngine({ ...DEFAULT_SETTINGS, scope, poolMethods }, (day) => addYears(day, 1));
  engine.load(EVENTS);
  return engine.disposals()[0]?.lots[0]?.lotId;
}

test.each([
  ['from the beginning', {}],
  ['from a moment on', { from: '2023-12-31T00:00:00Z' }],
])('a method of one pool %s counts for that pool only', (_, start) => {
  expect(soldLot('wallet', { wallet: 'A', ...start })).toBe('dear');
  expect(soldLot('wallet', { wallet: 'B', ...start })).toBe('cheap');
  expect(soldLot('global', { wallet: '*', ...start })).toBe('dear');
  expect(soldLot('global', { wallet: 'A', ...start })).toBe('cheap');
});
