import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { decryptEvent, encryptEvent } from './event-cipher.ts';
import { importKey, newKey } from './sync-key.ts';

const EVENT: LedgerEvent = {
  id: 'e1',
  at: '2025-01-01T00:00:00Z',
  wallet: 'Börse',
  kind: 'buy',
  in: { asset: 'BTC', amount: '0.1' },
  valueEur: '5000',
};

test('only the right key and id open an event', async () => {
  const key = await importKey(newKey());
  const cipher = await encryptEvent(key, EVENT);
  expect(atob(cipher.slice(3))).not.toContain('valueEur');
  expect(await decryptEvent(key, 'e1', cipher)).toEqual({ ok: true, value: EVENT });
  expect((await decryptEvent(key, 'e2', cipher)).ok).toBe(false);
  expect((await decryptEvent(await importKey(newKey()), 'e1', cipher)).ok).toBe(false);
});

test('two encryptions of one event look different', async () => {
  const key = await importKey(newKey());
  expect(await encryptEvent(key, EVENT)).not.toBe(await encryptEvent(key, EVENT));
});

test.each(['', 'v1.', 'v1.AAAA', 'nonsense', 'v2.AAAA'])('%j is refused', async (cipher) => {
  expect((await decryptEvent(await importKey(newKey()), 'e1', cipher)).ok).toBe(false);
});
