import { expect, test } from 'vitest';
import type { LedgerState } from '../../../../platform/ledger/ledger-state.ts';
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
  counts: { events: 5, imports: 1, files: 1, connections: 0, byHand: 0, wallets: 1, sources: 1, review: 2, ...counts },
  ...change,
});
const tax = (change: object = {}) => ({
  years: 1,
  hasFreeGain: false,
  heldSince: null,
  today: '2026-11-15',
  ...change,
});
const settled = ledger({}, { review: 0 });

test('nothing is done before there is data', () => {
  const facts = journeyFacts({ kind: 'loading' }, undefined, true);
  expect([facts.done.size, facts.earned.size, facts.mood]).toEqual([0, 0, 'base']);
});

test('the demo ledger earns nothing', () => {
  const facts = journeyFacts(ledger({ isDemo: true }), tax({ years: 3, hasFreeGain: true }), true);
  expect([facts.done.size, facts.earned.size, facts.mood]).toEqual([0, 0, 'cool']);
});

test('understanding is done when no point is open', () => {
  expect([...journeyFacts(ledger(), tax(), false).done]).toEqual(['upload', 'calculate']);
  expect(journeyFacts(settled, undefined, false).done.has('understand')).toBe(true);
});

test('achievements follow facts', () => {
  expect([...journeyFacts(ledger(), undefined, false).earned]).toEqual(['first-steps']);
  const rich = tax({ hasFreeGain: true, heldSince: '2020-01-01' });
  const much = journeyFacts(ledger({}, { sources: 3, review: 0 }), rich, true);
  expect([...much.earned]).toEqual(['first-steps', 'tax-saver', 'power-user', 'diamond-hands']);
  // While a point is open, nothing is promised about lots.
  expect([...journeyFacts(ledger({}, { sources: 3 }), rich, true).earned]).toEqual(['first-steps', 'power-user']);
});

test('a power user has a thousand entries or three sources, not fewer', () => {
  const has = (counts: object) => journeyFacts(ledger({}, counts), tax(), false).earned.has('power-user');
  expect([has({ events: 999, sources: 2 }), has({ events: 1000 }), has({ sources: 3 })]).toEqual([false, true, true]);
});

test('diamond hands have held something for more than three years', () => {
  const has = (heldSince: string | null) =>
    journeyFacts(settled, tax({ heldSince }), false).earned.has('diamond-hands');
  expect([has('2023-11-14'), has('2023-11-15'), has('2026-01-01'), has(null)]).toEqual([true, false, false, false]);
});

test('Klaus looks for open points, explains, and celebrates what is finished', () => {
  const moods = [
    journeyFacts(ledger(), tax(), false),
    journeyFacts(settled, tax(), false),
    journeyFacts(settled, tax(), true),
    journeyFacts(settled, tax({ heldSince: '2020-01-01' }), true),
  ].map(({ mood }) => mood);
  expect(moods).toEqual(['detective', 'smart', 'party', 'zen']);
});
