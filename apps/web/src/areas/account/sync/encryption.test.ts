import { err, ok } from '@cryptax/kernel';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import {
  beginEncryption,
  changePassphrase,
  currentSeal,
  endEncryption,
  type Owner,
  readCode,
  unlock,
} from './encryption.ts';
import type { KeptKey, KeyShelf } from './key-shelf.ts';

const PASSPHRASE = 'Ein Satz aus Worten';
const WRONG = err({ code: 'passphrase' });

/** The account as the server keeps it: one row of keys, and whether ciphertext lies there. */
class FakeAccount {
  row: { is_on: boolean; wrapped: string } | null = null;
  hasSealed = false;
  isDown = false;

  client(): SupabaseClient {
    const answer = <T>(data: T) =>
      this.isDown ? { data: null, error: { message: 'down' }, status: 0 } : { data, error: null, status: 200 };
    const keys = {
      select: () => ({ eq: () => ({ retry: () => ({ maybeSingle: async () => answer(this.row) }) }) }),
      upsert: async ({ is_on, wrapped }: { is_on: boolean; wrapped: string }) => {
        if (!this.isDown) this.row = { is_on, wrapped };
        return answer(null);
      },
    };
    const sealed = async () => answer(this.hasSealed ? [{ id: 'e1' }] : []);
    const events = { select: () => ({ limit: () => ({ not: sealed, like: sealed }) }) };
    return { from: (table: string) => (table === 'sync_keys' ? keys : events) } as unknown as SupabaseClient;
  }
}

function shelf(): KeyShelf {
  const keys = new Map<string, KeptKey>();
  return {
    get: async (userId) => keys.get(userId),
    put: async (userId, kept) => void keys.set(userId, kept),
    remove: async (userId) => void keys.delete(userId),
  };
}

let account: FakeAccount;
let first: Owner;
let second: Owner;
beforeEach(() => {
  account = new FakeAccount();
  first = { client: account.client(), userId: 'klaus', shelf: shelf() };
  second = { client: account.client(), userId: 'klaus', shelf: shelf() };
});

test('a second device is locked until it gives the passphrase; then both have the same key', async () => {
  expect(await currentSeal(first)).toEqual(ok({ form: 'readable', key: undefined }));
  const code = good(await beginEncryption(first, PASSPHRASE));
  expect(account.row?.wrapped).not.toContain(code.slice(0, 5));
  expect(good(await currentSeal(first)).form).toBe('sealed');
  expect(await currentSeal(second)).toEqual(WRONG);
  expect(await unlock(second, { passphrase: 'ein anderer Satz' })).toEqual(WRONG);
  expect(await currentSeal(second)).toEqual(WRONG);
  good(await unlock(second, { passphrase: PASSPHRASE }));
  expect(good(await currentSeal(second)).form).toBe('sealed');
  expect(good(await readCode(second, { passphrase: PASSPHRASE }))).toBe(code);
});

test('a key from before the account was re-encrypted seals nothing: that device asks for the new passphrase', async () => {
  good(await beginEncryption(first, PASSPHRASE));
  good(await unlock(second, { passphrase: PASSPHRASE }));
  good(await endEncryption(first));
  good(await beginEncryption(first, 'ein neuer Satz'));
  expect(good(await currentSeal(first)).form).toBe('sealed');
  expect(await currentSeal(second)).toEqual(WRONG);
  good(await unlock(second, { passphrase: 'ein neuer Satz' }));
  expect(good(await currentSeal(second)).form).toBe('sealed');
});

test('the kit opens without the passphrase and sets a new one; the old one then fails, the kit stays valid', async () => {
  const code = good(await beginEncryption(first, PASSPHRASE));
  good(await changePassphrase(second, { kit: `Mein Kit: ${code}` }, 'ein neuer Satz'));
  expect(good(await currentSeal(second)).form).toBe('sealed');
  expect(await unlock(first, { passphrase: PASSPHRASE })).toEqual(WRONG);
  good(await unlock(first, { passphrase: 'ein neuer Satz' }));
  expect(good(await readCode(first, { kit: code }))).toBe(code);
});

test('a kit of another account or with a slip opens nothing', async () => {
  const other = new FakeAccount();
  const foreign = good(await beginEncryption({ ...second, client: other.client() }, PASSPHRASE));
  const code = good(await beginEncryption(first, PASSPHRASE));
  expect(await unlock(second, { kit: foreign })).toEqual(WRONG);
  const slip = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
  expect(await unlock(second, { kit: slip })).toEqual(WRONG);
});

test('switched off it is readable again, and the key stays for what is still sealed', async () => {
  const code = good(await beginEncryption(first, PASSPHRASE));
  account.hasSealed = true;
  good(await endEncryption(first));
  const seal = good(await currentSeal(first));
  expect(seal.form).toBe('readable');
  expect(seal.key).toBeDefined();
  // Sealed events are left: the earlier key goes on, and only its passphrase fits.
  expect(await beginEncryption(first, 'ein ganz neuer Satz')).toEqual(WRONG);
  expect(good(await beginEncryption(first, PASSPHRASE))).toBe(code);
  // Nothing is left under it: a new key, whatever the old passphrase was.
  good(await endEncryption(first));
  account.hasSealed = false;
  expect(good(await beginEncryption(first, 'ein ganz neuer Satz'))).not.toBe(code);
});

test('without a server nothing is decided: neither readable nor sealed', async () => {
  good(await beginEncryption(first, PASSPHRASE));
  account.isDown = true;
  expect(await currentSeal(first)).toEqual(err({ code: 'offline' }));
  expect(await endEncryption(first)).toEqual(err({ code: 'offline' }));
  expect(account.row?.is_on).toBe(true);
});
