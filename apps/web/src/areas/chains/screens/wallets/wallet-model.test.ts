import { defined } from '@cryptax/kernel';
import { describe, expect, it } from 'vitest';
import type { ChainStanding, WalletCard } from '../../wallet-types.ts';
import { cardStatus, differences, isStale, isUnread } from './wallet-model.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const standing: ChainStanding = {
  chain: 'ethereum',
  address: '0x1',
  isKey: false,
  status: 'synced',
  lastSync: '2026-11-14T12:00:01Z',
  failures: [],
  transactions: 1,
  waiting: 0,
  open: 0,
  withoutOutputs: 0,
  tokens: 0,
  spam: 0,
  addresses: 1,
};
const card = (chain?: ChainStanding): WalletCard => ({
  id: 'a',
  name: 'A',
  type: 'software',
  createdAt: '',
  events: 0,
  holdings: [],
  basis: 'ledger',
  unpriced: [],
  missing: [],
  ...defined({ chain }),
});

describe('the state of a card', () => {
  it('is old after a day, and only if it was ever complete', () => {
    expect(isStale(standing, NOW)).toBe(false);
    expect(isStale({ ...standing, lastSync: '2026-11-14T11:59:59Z' }, NOW)).toBe(true);
    expect(isStale({ ...standing, status: 'error', lastSync: '2020-01-01T00:00:00Z' }, NOW)).toBe(false);
  });

  it.each([
    [{ isDemo: true, isRunning: false }, card(standing), 'demo'],
    [{ isDemo: false, isRunning: true }, card(standing), 'syncing'],
    [{ isDemo: false, isRunning: false }, card(), 'file'],
    [
      { isDemo: false, isRunning: false },
      { ...card(), file: { name: 'OKX API', importedAt: '', isConnection: true } as const },
      'connection',
    ],
    [{ isDemo: false, isRunning: false }, card({ ...standing, lastSync: '2026-01-01T00:00:00Z' }), 'stale'],
    [{ isDemo: false, isRunning: false }, card({ ...standing, status: 'error' }), 'error'],
  ])('%j', (facts, wallet, expected) => {
    expect(cardStatus(wallet, { ...facts, now: NOW })).toBe(expected);
  });

  it('is unread until the chain has reported something; files and what was read once are not', () => {
    const { lastSync: _, ...never } = standing;
    expect([card(never), card(standing), card()].map(isUnread)).toEqual([true, false, false]);
    expect(isUnread(card({ ...never, check: { at: '', lines: [] } }))).toBe(false);
  });

  it('shows only lines that differ', () => {
    const line = (difference: string) => ({
      asset: { symbol: 'ETH', decimals: 18 },
      computed: '1',
      onChain: '1',
      difference,
    });
    const check = { at: '', lines: [line('0'), line('-0.5')] };
    expect(differences({ ...standing, check }).map(({ difference }) => difference)).toEqual(['-0.5']);
    expect(differences(standing)).toEqual([]);
  });
});
