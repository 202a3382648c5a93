import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { decryptEvent, encryptEvent } from './event-cipher.ts';
import type { KeptKey } from './key-shelf.ts';
import { checkOf, importKey, newKey } from './sync-key.ts';

const EVENT: LedgerEvent = {
  id: 'e1',
  at: '2025-01-01T00:00:00Z',
  wallet: 'Börse',
  kind: 'buy',
  in: { asset: 'BTC', amount: '0.1' },
  valueEur: '5000',
};

async function someKey(): Promise<KeptKey> {
  const bytes = newKey();
  return { key: await importKey(bytes), check: await checkOf(bytes) };
}

test('only the right key and id open an event', async () => {
  const kept = await someKey();
  const cipher = await encryptEvent(kept, EVENT);
  const body = cipher.split('.').at(-1) ?? '';
  expect(atob(body)).not.toContain('valueEur');
  expect(await decryptEvent(kept.key, 'e1', cipher)).toEqual({ ok: true, value: EVENT });
  // As it was written before ciphertext named its key.
  expect(await decryptEvent(kept.key, 'e1', `v1.${body}`)).toEqual({ ok: true, value: EVENT });
  expect((await decryptEvent(kept.key, 'e2', cipher)).ok).toBe(false);
  expect((await decryptEvent(await importKey(newKey()), 'e1', cipher)).ok).toBe(false);
});

test('two encryptions of one event look different', async () => {
  const key = await someKey();
  expect(await encryptEvent(key, EVENT)).not.toBe(await encryptEvent(key, EVENT));
});

test.each(['', 'v1.', 'v1.AAAA', 'nonsense', 'v2.AAAA', 'v3.AAAA.AAAA'])('%j is refused', async (cipher) => {
  expect((await decryptEvent(await importKey(newKey()), 'e1', cipher)).ok).toBe(false);
});
