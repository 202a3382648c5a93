import { expect, test } from 'vitest';
import { addTransaction, gatesOf, NEW_USER, upgrade } from './gate-simulation.ts';

test('the third transaction closes the gate, the upgrade opens all three', () => {
  const two = addTransaction(addTransaction(NEW_USER));
  expect(gatesOf(two)).toEqual({ premium: true, harvesting: true, transactions: false });
  const three = addTransaction(two);
  expect(gatesOf(three).transactions).toBe(true);
  // A fourth one is refused: it only shows the prompt.
  const four = addTransaction(three);
  expect(four).toMatchObject({ transactionCount: 3, hasSeenUpgradePrompt: true });
  const paid = upgrade(four, new Date('2026-11-15T12:00:00Z'));
  expect(gatesOf(paid)).toEqual({ premium: false, harvesting: false, transactions: false });
  expect(addTransaction(paid)).toMatchObject({ transactionCount: 4, upgradedAt: '2026-11-15T12:00:00.000Z' });
});
