import { expect, test } from 'vitest';
import type { LedgerState } from '../../lib/ledger/ledger-state.ts';
import { journeyFacts } from './journey-facts.ts';

const ledger = (change: object = {}, counts: object = {}): LedgerState => ({
  kind: 'ready',
  book: 'own',
  isDemo: false,
  revision: 1,
  isImporting: false,
  ownEvents: 5,
  hasDemo: false,
  years: [2024],
  counts: { events: 5, imports: 1, wallets: 1, assets: 1, sources: 1, review: 2, ...counts },
  ...change,
});

test('nothing is done before there is data', () => {
  const facts = journeyFacts({ kind: 'loading' }, undefined, true);
  expect([facts.done.size, facts.earned.size]).toEqual([0, 0]);
});

test('the demo ledger earns nothing', () => {
  expect(journeyFacts(ledger({ isDemo: true }), { years: 3, hasFreeGain: true }, true).done.size).toBe(0);
});

test('understanding is done when no point is open', () => {
  expect([...journeyFacts(ledger(), { years: 1, hasFreeGain: false }, false).done]).toEqual(['upload', 'calculate']);
  expect(journeyFacts(ledger({}, { review: 0 }), undefined, false).done.has('understand')).toBe(true);
});

test('achievements follow facts', () => {
  expect([...journeyFacts(ledger(), undefined, false).earned]).toEqual(['first-steps']);
  const much = journeyFacts(
    ledger({ years: [2022, 2023, 2024] }, { sources: 3 }),
    { years: 3, hasFreeGain: true },
    true,
  );
  expect([...much.earned]).toEqual(['first-steps', 'tax-saver', 'power-user', 'diamond-hands']);
});
