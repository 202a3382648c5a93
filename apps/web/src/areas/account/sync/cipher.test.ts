import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { decryptEvent, encryptEvent } from './cipher.ts';
import type { KeptKey } from './key-shelf.ts';
import { idOf, nameOf } from './row-names.ts';
import { checkOf, importKey, newKey } from './sync-key.ts';

const EVENT: LedgerEvent = {
  id: 'e1',
  at: '2025-01-01T00:00:00Z',
  wallet: 'Börse',
  kind: 'buy',
  in: { asset: 'BTC', amount: '0.1' },
  valueEur: '5000',
};

const NAME = { id: 'e1', name: '~name' };

async function someKey(): Promise<KeptKey> {
  const bytes = newKey();
  return { key: await importKey(bytes), check: await checkOf(bytes) };
}

test('only the right key and id open an event', async () => {
  const kept = await someKey();
  const cipher = await encryptEvent(kept, NAME.name, EVENT);
  const body = cipher.split('.').at(-1) ?? '';
  expect(atob(body)).not.toContain('valueEur');
  expect(await decryptEvent(kept.key, NAME, cipher)).toEqual({ ok: true, value: EVENT });
  expect((await decryptEvent(kept.key, NAME, `v1.${body}`)).ok, 'another form').toBe(false);
  expect((await decryptEvent(kept.key, { ...NAME, name: '~other' }, cipher)).ok).toBe(false);
  expect((await decryptEvent(await importKey(newKey()), NAME, cipher)).ok).toBe(false);
});

test('two encryptions of one event look different', async () => {
  const key = await someKey();
  expect(await encryptEvent(key, 'e1', EVENT)).not.toBe(await encryptEvent(key, 'e1', EVENT));
});

test.each(['', 'v1.', 'v1.AAAA', 'nonsense', 'v2.AAAA', 'v3.AAAA.AAAA'])('%j is refused', async (cipher) => {
  expect((await decryptEvent(await importKey(newKey()), NAME, cipher)).ok).toBe(false);
});

test('an amount with a digit more does not show in the length of its ciphertext', async () => {
  const key = await someKey();
  const longer: LedgerEvent = { ...EVENT, valueEur: '5000.11', note: 'Börse' };
  expect(await encryptEvent(key, 'e1', longer)).toHaveLength((await encryptEvent(key, 'e1', EVENT)).length);
});

describe('names of rows', () => {
  const IDS = [
    'kraken:LEDGERROW1',
    'unread:*choice:tax-settings',
    'statement:kraken BTC',
    `solana:${'5'.repeat(90)}`,
    'Börse ☂',
  ];

  test('say nothing of the id, are the same on every device, and the key turns them back', async () => {
    const key = await someKey();
    for (const id of IDS) {
      const name = await nameOf(key, 'first', id);
      expect(name).not.toContain(id.split(':').at(-1));
      expect(name).toMatch(/^(unread:)?~[A-Za-z0-9+/]{40,}=*$/);
      expect(await nameOf({ ...key }, 'first', id)).toBe(name);
      expect(await idOf(key, 'first', name)).toBe(id);
    }
    expect(await nameOf(key, 'first', 'kraken:L1')).toHaveLength((await nameOf(key, 'first', 'x')).length);
  });

  test('differ by book and account, and a changed one or one of another key is none', async () => {
    const key = await someKey();
    const name = await nameOf(key, 'first', 'kraken:L1');
    expect(await nameOf(key, 'b1', 'kraken:L1')).not.toBe(name);
    expect(await idOf(key, 'b1', name)).toBeUndefined();
    expect(await idOf(await someKey(), 'first', name)).toBeUndefined();
    expect(
      await idOf(key, 'first', `${name.slice(0, 50)}${name[50] === 'A' ? 'B' : 'A'}${name.slice(51)}`),
    ).toBeUndefined();
    for (const other of ['kraken:L1', '~', '~AAAA', '~!']) expect(await idOf(key, 'first', other)).toBeUndefined();
  });
});
