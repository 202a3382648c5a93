import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MIGRATIONS, type Migration } from '../database/migrations.ts';
import type { Store } from '../store.ts';
import { quickPassphrases } from '../testing/quick-passphrases.ts';
import { breakWrite, dumpRaw, putRaw } from '../testing/raw-database.ts';
import { buys, code, eventIds, file, type TestBed, testBed, value } from '../testing/test-bed.ts';
import type { UnlockSecret } from './unlock-ways.ts';

beforeEach(() => quickPassphrases());
afterEach(() => vi.restoreAllMocks());

const PASSPHRASE = 'three dry herons';
const GIVEN: UnlockSecret = { kind: 'passphrase', secret: PASSPHRASE };

/** What a thief would look for: coins, amounts, wallets, files, prices, settings, reports. Three letters alone are in ciphertext by chance. */
const TELLING = [
  '"BTC',
  'kraken',
  'holdings.csv',
  'DOGE',
  '61234.5',
  'tax-profile',
  '88000',
  'Report 2024',
  'bc1qowner',
  'ownership.pdf',
];

async function lived(bed: TestBed): Promise<Store> {
  const store = await bed.open();
  const wallet = {
    id: 'bc1qowner',
    name: 'Ledger',
    type: 'hardware',
    createdAt: 't',
    updatedAt: 't',
  } as const;
  const files = [file('holdings', buys('a', 6))];
  value(await store.events.apply('own', 0, { kind: 'import', why: 'w', files, wallets: [wallet] }));
  value(await store.events.apply('own', 1, { kind: 'delete', why: 'w', eventIds: ['a2'] }));
  value(await store.settings.set('tax-profile', { income: '88000' }));
  value(
    await store.prices.put([{ source: 'live', asset: 'DOGE', currency: 'EUR', at: '2024-03-01', price: '61234.5' }]),
  );
  const report = {
    id: 'r1',
    book: 'own',
    year: 2024,
    title: 'Report 2024',
    mediaType: 'text/plain',
    content: 'x',
    inputs: 'y',
  } as const;
  value(await store.reports.seal(report));
  const target = { kind: 'wallet', id: 'bc1qowner' } as const;
  const document = { target, name: 'ownership.pdf', about: 'signed', mediaType: 'text/plain' };
  value(await store.evidence.add('own', { ...document, bytes: new TextEncoder().encode('I own it') }));
  return store;
}

async function contentOf(store: Store): Promise<string> {
  return new TextDecoder()
    .decode(value(await store.backup({ compression: 'none' })))
    .split('\n')
    .slice(2)
    .sort()
    .join('\n');
}

async function rawText(bed: TestBed): Promise<string> {
  return JSON.stringify((await dumpRaw(bed)).tables, (_, part: unknown) =>
    part instanceof Uint8Array ? new TextDecoder('latin1').decode(part) : part,
  );
}

test('nothing that lies in a locked database tells what it holds, and its owner reads all of it', async () => {
  const bed = testBed();
  const store = await lived(bed);
  const before = await contentOf(store);
  const open = await rawText(bed);
  for (const word of TELLING) expect(open, `the control finds ${word}`).toContain(word);
  value(await store.vault.turnOn(PASSPHRASE));
  const locked = await rawText(bed);
  for (const word of [...TELLING, PASSPHRASE]) expect(locked).not.toContain(word);
  expect(await contentOf(store), 'the tab that locked it goes on').toBe(before);
  expect(value(await store.prices.of('live', 'DOGE'))).toHaveLength(1);
  expect(value(await store.settings.readUnder('tax-')).get('tax-profile')).toEqual({ income: '88000' });
  store.close();
  expect(await bed.tryOpen()).toEqual({
    ok: false,
    error: { code: 'store.locked', ways: ['passphrase', 'recovery'], passkeys: [] },
  });
  expect(code(await bed.tryOpen({ unlock: { kind: 'passphrase', secret: 'three dry heron' } }))).toBe(
    'lock.wrong-secret',
  );
  const again = await bed.open({ unlock: GIVEN });
  expect(await contentOf(again)).toBe(before);
  value(await again.events.undo('own', 2));
  expect(await eventIds(again)).toHaveLength(6);
  value(await again.vault.turnOff(GIVEN));
  expect(await rawText(bed)).toContain('61234.5');
  again.close();
  expect(await eventIds(await bed.open()), 'opens without a secret again').toHaveLength(6);
});

test('the recovery code opens what the passphrase locked; a new passphrase or code replaces the old one', async () => {
  const bed = testBed();
  const store = await lived(bed);
  const { recoveryCode } = value(await store.vault.turnOn(PASSPHRASE));
  store.close();
  const typed = ` ${recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
  const recovered = await bed.open({ unlock: { kind: 'recovery', secret: typed } });
  const next = { kind: 'passphrase', secret: 'other' } as const;
  expect(code(await recovered.vault.setWay({ kind: 'passphrase', secret: 'wrong' }, next))).toBe('lock.wrong-secret');
  value(await recovered.vault.setWay({ kind: 'recovery', secret: recoveryCode }, next));
  const renewed = value(await recovered.vault.renewRecovery(next));
  recovered.close();
  expect(code(await bed.tryOpen({ unlock: GIVEN }))).toBe('lock.wrong-secret');
  expect(code(await bed.tryOpen({ unlock: { kind: 'recovery', secret: recoveryCode } }))).toBe('lock.wrong-secret');
  (await bed.open({ unlock: { kind: 'recovery', secret: renewed.recoveryCode } })).close();
  expect(await eventIds(await bed.open({ unlock: next }))).toHaveLength(5);
});

test('a passkey opens it too, until it is removed', async () => {
  const bed = testBed();
  const store = await lived(bed);
  value(await store.vault.turnOn(PASSPHRASE));
  const passkey = { id: 'key1', input: 'aW5wdXQ=' };
  const given: UnlockSecret = { kind: 'passkey', secret: 'cHJm', passkey };
  value(await store.vault.setWay(GIVEN, given));
  expect(value(await store.vault.state())).toEqual({
    ways: ['passphrase', 'recovery', 'passkey'],
    passkeys: [passkey],
  });
  store.close();
  const opened = await bed.open({ unlock: given });
  value(await opened.vault.removePasskey('key1'));
  opened.close();
  expect(code(await bed.tryOpen({ unlock: given }))).toBe('lock.wrong-secret');
});

test.each(['turnOn', 'turnOff'] as const)('%s is all or nothing, whichever write it dies in', async (what) => {
  const bed = testBed();
  const store = await lived(bed);
  const content = await contentOf(store);
  if (what === 'turnOff') value(await store.vault.turnOn(PASSPHRASE));
  const before = await dumpRaw(bed);
  let steps = 0;
  for (; ; steps++) {
    const broken = breakWrite(steps, 'abort');
    const result = await (what === 'turnOn' ? store.vault.turnOn(PASSPHRASE) : store.vault.turnOff(GIVEN));
    broken.repair();
    if (result.ok) break;
    expect(code(result)).toBe('store.aborted');
    expect(await dumpRaw(bed)).toEqual(before);
    expect(await contentOf(store)).toBe(content);
  }
  expect(steps).toBeGreaterThan(9);
  expect(await contentOf(store)).toBe(content);
});

test('another tab lets go before anything is encrypted, and one that opens meanwhile finds it locked', async () => {
  const bed = testBed();
  const store = await lived(bed);
  const other = await bed.open();
  const heard: unknown[] = [];
  other.subscribe((notice) => heard.push(notice));
  const locking = store.vault.turnOn(PASSPHRASE);
  const late = bed.tryOpen();
  value(await locking);
  expect(heard).toContainEqual({ kind: 'closed', why: 'lock' });
  expect(code(await other.settings.set('late', 'write'))).toBe('store.closed');
  expect(code(await late)).toBe('store.locked');
  expect(await eventIds(store)).toHaveLength(5);
});

test('what is asked while everything is written anew waits for its end', async () => {
  const store = await lived(testBed());
  const locking = store.vault.turnOn(PASSPHRASE);
  const reading = store.settings.get('tax-profile');
  const writing = store.settings.set('later', 1);
  value(await locking);
  expect(value(await reading)).toEqual({ income: '88000' });
  value(await writing);
  expect(value(await store.settings.get('later'))).toBe(1);
});

test('a damaged record costs only itself, and none can be put in the place of another', async () => {
  const bed = testBed();
  const store = await lived(bed);
  value(await store.vault.turnOn(PASSPHRASE));
  const { tables } = await dumpRaw(bed);
  const [first, second] = tables.chunks as readonly { no: number; iv: Uint8Array; sealed: Uint8Array }[];
  if (!first || !second) throw new Error('two chunks');
  await putRaw(bed, 'chunks', { ...first, iv: second.iv, sealed: second.sealed });
  const damaged = value(await store.quarantine.list());
  expect(damaged.map(({ table, key }) => `${table} ${key}`)).toEqual(['chunks ["own",1]']);
  expect(value(await store.settings.get('tax-profile'))).toEqual({ income: '88000' });
});

test('records sealed by an older version are brought up to date when they are unlocked', async () => {
  const bed = testBed();
  const store = await lived(bed);
  value(await store.vault.turnOn(PASSPHRASE));
  store.close();
  const next: Migration = {
    version: 11,
    tables: { extra: 'id' },
    converts: ['settings'],
    convert: ({ table, record }) => [{ table, record: { ...(record as object), value: 'converted' } }],
  };
  const migrations = [...MIGRATIONS, next];
  expect(code(await bed.tryOpen({ migrations }))).toBe('store.locked');
  for (const attempt of ['first', 'second']) {
    const opened = await bed.open({ migrations, unlock: GIVEN });
    expect(value(await opened.settings.get('tax-profile')), attempt).toBe('converted');
    value(await opened.settings.set('tax-profile', 'converted'));
    opened.close();
  }
  expect(await rawText(bed)).not.toContain('converted');
});

test('without locks between tabs nothing is encrypted, and it says so', async () => {
  const bed = testBed();
  const store = await bed.open({ gate: { enter: async () => () => undefined, alone: undefined } });
  expect(code(await store.vault.turnOn(PASSPHRASE))).toBe('lock.unavailable');
  expect(code(await store.vault.turnOn('  '))).toBe('lock.secret-empty');
});
