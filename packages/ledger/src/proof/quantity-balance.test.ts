import { addYears, formatDecimal, normalize } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { LedgerEngine } from '../engine/ledger-engine.ts';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { type PublishedQuantities, quantityBalance } from './quantity-balance.ts';

const EVENTS: readonly LedgerEvent[] = [
  {
    id: 'a',
    at: '2024-01-01T10:00:00Z',
    kind: 'buy',
    wallet: 'A',
    in: { asset: 'ETH', amount: '2' },
    valueEur: '4000',
    fee: { asset: 'ETH', amount: '0.01' },
  },
  {
    id: 'b',
    at: '2024-02-01T10:00:00Z',
    kind: 'transfer',
    wallet: 'A',
    toWallet: 'B',
    out: { asset: 'ETH', amount: '1' },
  },
  {
    id: 'c',
    at: '2024-03-01T10:00:00Z',
    kind: 'sell',
    wallet: 'B',
    out: { asset: 'ETH', amount: '0.4' },
    valueEur: '900',
  },
  // More than is there: the engine stops it, so nothing leaves.
  { id: 'd', at: '2024-04-01T10:00:00Z', kind: 'sell', wallet: 'B', out: { asset: 'ETH', amount: '5' }, valueEur: '9' },
];

function engineOf(): LedgerEngine {
  const engine = new LedgerEngine(DEFAULT_SETTINGS, (day) => addYears(day, 1));
  engine.load(EVENTS);
  return engine;
}

function lines(engine: PublishedQuantities) {
  return quantityBalance(EVENTS, DEFAULT_SETTINGS, engine).map(
    ({ wallet, asset, ...sums }) =>
      `${wallet} ${asset} ${[sums.came, sums.left, sums.held, sums.rest].map((sum) => formatDecimal(normalize(sum))).join(' ')}`,
  );
}

test('came = left + held in each wallet: fees in the coin received and stopped sales count as they happened', () => {
  // A: 2 - 0.01 came, 1 went to B, 0.99 left. B: 1 came, 0.4 sold, 0.6 left.
  expect(lines(engineOf())).toEqual(['A ETH 1.99 1 0.99 0', 'B ETH 1 0.4 0.6 0']);
});

test('a coin that the engine lost shows as the rest of its pool', () => {
  const engine = engineOf();
  const holdings = engine.holdings().map((each) => (each.wallet === 'B' ? { ...each, amount: '0.5' } : each));
  const broken: PublishedQuantities = {
    disposals: () => engine.disposals(),
    pending: () => engine.pending(),
    movements: () => engine.movements(),
    issues: () => engine.issues(),
    holdings: () => holdings,
  };
  expect(lines(broken)).toEqual(['A ETH 1.99 1 0.99 0', 'B ETH 1 0.4 0.5 0.1']);
});
