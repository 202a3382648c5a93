import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { decryptEvent, encryptEvent, eventKey } from './event-cipher.ts';

const EVENT: LedgerEvent = {
  id: 'e1',
  at: '2025-01-01T00:00:00Z',
  wallet: 'Börse',
  kind: 'buy',
  in: { asset: 'BTC', amount: '0.1' },
  valueEur: '5000',
};

test('only the right passphrase, account and id open an event', async () => {
  const key = await eventKey('korrekt pferd', 'user-1');
  const cipher = await encryptEvent(key, EVENT);
  expect(atob(cipher.slice(3))).not.toContain('valueEur');
  expect(await decryptEvent(key, 'e1', cipher)).toEqual({ ok: true, value: EVENT });
  expect((await decryptEvent(key, 'e2', cipher)).ok).toBe(false);
  expect((await decryptEvent(await eventKey('korrekt pferd', 'user-2'), 'e1', cipher)).ok).toBe(false);
  expect((await decryptEvent(await eventKey('falsch', 'user-1'), 'e1', cipher)).ok).toBe(false);
});

test('two encryptions of one event look different', async () => {
  const key = await eventKey('x', 'u');
  expect(await encryptEvent(key, EVENT)).not.toBe(await encryptEvent(key, EVENT));
});

test.each(['', 'v1.', 'v1.AAAA', 'nonsense', 'v2.AAAA'])('%j is refused', async (cipher) => {
  expect((await decryptEvent(await eventKey('x', 'u'), 'e1', cipher)).ok).toBe(false);
});
