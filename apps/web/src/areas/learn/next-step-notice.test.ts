import { expect, test } from 'vitest';
import type { OpenLedger } from '../../platform/ledger/ledger-state.ts';
import { nextStepOf } from './next-step-notice.tsx';

const ledger = (isDemo: boolean, review: number): OpenLedger => ({
  kind: 'ready',
  book: isDemo ? 'demo' : 'own',
  isDemo,
  revision: 1,
  isImporting: false,
  ownEvents: 5,
  hasDemo: isDemo,
  counts: { events: 5, imports: 1, files: 1, connections: 0, byHand: 0, wallets: 1, sources: 1, review },
});

test('own data first, then open points, then the report, then planning', () => {
  expect(nextStepOf(ledger(true, 3), true)).toBe('own-data');
  expect(nextStepOf(ledger(false, 3), true)).toBe('review');
  expect(nextStepOf(ledger(false, 0), false)).toBe('report');
  expect(nextStepOf(ledger(false, 0), true)).toBe('plan');
});
