import type { Bytes } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { MIGRATIONS, type Migration } from '../database/migrations.ts';
import { everything, filled, replaceText } from '../testing/filled-store.ts';
import { buy, buys, code, eventIds, file, revision, testBed, value } from '../testing/test-bed.ts';
import { BACKUP_FORMAT, headerLine, joinFile } from './backup-format.ts';

const why = 'test';

test('a backup restored elsewhere shows the same, history and redo included', async () => {
  const store = await filled();
  const copy = await testBed().open();
  expect(value(await copy.restore(value(await store.backup()), { mode: 'replace' })).added).toEqual({
    own: 6,
    demo: 1,
  });
  expect(await everything(copy)).toEqual(await everything(store));
  value(await copy.events.redo('own', await revision(copy)));
  expect(await eventIds(copy)).toEqual(['a2', 'a3', 'a4', 'a5', 'a6']);
});

test('without compression the file is lines of JSON', async () => {
  const store = await testBed().open();
  value(await store.settings.set('language', 'de'));
  const text = new TextDecoder().decode(value(await store.backup({ compression: 'none' })));
  const lines = text.trimEnd().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    format: 'cryptax-backup',
    version: 1,
    schema: 10,
    createdAt: '2024-01-01T00:00:00.000Z',
    compression: 'none',
  });
  // ["settings",{"key":"language","value":"de"}] is 44 bytes, ["end",{"records":1}] is 21, each with its line break.
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ bytes: 67 });
  expect(lines.slice(2)).toEqual(['["settings",{"key":"language","value":"de"}]', '["end",{"records":1}]']);
});

test('replacing throws out what was there and gives a revision no tab has seen', async () => {
  const backup = value(await (await filled()).backup());
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  for (let i = 0; i < 9; i++) {
    value(await one.events.apply('own', i, { kind: 'add', why, events: [buy(`x${i}`)] }));
  }
  expect(await eventIds(two)).toHaveLength(9);
  value(await one.restore(backup, { mode: 'replace' }));
  expect(await eventIds(two)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  expect(code(await two.events.undo('own', 9)), 'the old ledger is not there to undo').toBe('store.conflict');
  value(await two.events.apply('own', 10, { kind: 'edit', why, events: [buy('a6', '2')] }));
});

test('what a tab remembers of the old chunks does not mix with restored ones of the same number', async () => {
  const source = await testBed().open();
  value(await source.events.apply('own', 0, { kind: 'import', why, files: [file('a', buys('a', 4))], wallets: [] }));
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  value(await one.events.apply('own', 0, { kind: 'import', why, files: [file('x', buys('x', 4))], wallets: [] }));
  expect(await eventIds(two)).toEqual(['x1', 'x2', 'x3', 'x4']);
  value(await one.restore(value(await source.backup()), { mode: 'replace' }));
  value(await two.events.apply('own', 2, { kind: 'edit', why, events: [buy('a1', '2')] }));
  expect(await eventIds(one)).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('merging adds what is missing, keeps what is there, and can be undone', async () => {
  const backup = value(await (await filled()).backup());
  const store = await testBed().open();
  value(await store.events.apply('own', 0, { kind: 'add', why, events: [buy('mine'), buy('a1', '42')] }));
  value(await store.settings.set('language', 'en'));
  value(await store.prices.put([{ source: 'ecb', asset: 'USD', currency: 'EUR', at: '2024-01-03', price: '0.92' }]));
  expect(value(await store.restore(backup, { mode: 'merge' })).added).toEqual({ own: 5, demo: 1 });
  const { events } = value(await store.events.readAll('own'));
  expect(events).toEqual([buy('mine'), buy('a1', '42'), buy('a2', '5'), buy('a3'), buy('a4'), buy('a5'), buy('a6')]);
  expect(value(await store.settings.get('language'))).toBe('en');
  expect(value(await store.prices.of('ecb', 'USD')).map((point) => point.at)).toEqual(['2024-01-02', '2024-01-03']);
  expect(value(await store.imports.rows('own', 1))).toHaveLength(6);

  const again = value(await store.restore(backup, { mode: 'merge' }));
  expect(again.added, 'merging twice is merging once').toEqual({ own: 0, demo: 0 });
  value(await store.events.undo('own', 2));
  expect(await eventIds(store)).toEqual(['mine', 'a1']);
});

test('a backup of the version before restores through the migrations', async () => {
  const backup = value(await (await filled()).backup());
  const next: Migration = {
    version: 11,
    tables: {},
    converts: ['settings'],
    convert: ({ table, record }) => [{ table, record: { ...(record as object), value: 'converted' } }],
  };
  const store = await testBed().open({ migrations: [...MIGRATIONS, next] });
  value(await store.restore(backup, { mode: 'replace' }));
  expect(value(await store.settings.get('language'))).toBe('converted');
  expect(await eventIds(store)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
});

test.each<[string, (file: Bytes) => Bytes | Promise<Bytes>, string]>([
  ['an empty file', () => new Uint8Array(), 'backup.not-a-backup'],
  ['some other JSON', () => new TextEncoder().encode('{"format":"other"}\n'), 'backup.not-a-backup'],
  ['some other bytes', () => Uint8Array.from([0x50, 0x4b, 3, 4, 10, 255]), 'backup.not-a-backup'],
  ['a file cut in the middle', (bytes) => bytes.slice(0, bytes.length - 20), 'backup.truncated'],
  ['a file cut after the header', (bytes) => bytes.slice(0, bytes.indexOf(10) + 1), 'backup.damaged'],
  ['one flipped bit', (bytes) => bytes.map((byte, i) => (i === bytes.length - 9 ? byte ^ 1 : byte)), 'backup.damaged'],
  ['something appended', (bytes) => Uint8Array.from([...bytes, 0]), 'backup.damaged'],
  ['a newer container', (bytes) => replaceText(bytes, '"version":1', '"version":2'), 'backup.newer-version'],
  ['a newer database', (bytes) => replaceText(bytes, '"schema":10', '"schema":11'), 'backup.newer-version'],
  ['one from before the first release', (bytes) => replaceText(bytes, '"schema":10', '"schema":9'), 'backup.damaged'],
  ['an unknown compression', (bytes) => replaceText(bytes, '"gzip"', '"zstd"'), 'backup.unsupported'],
  ['too few rounds', () => plainFile([], { encryption: { ...ENCRYPTION, iterations: 1000 } }), 'backup.unsupported'],
  [
    'far too many rounds',
    () => plainFile([], { encryption: { ...ENCRYPTION, iterations: 1e12 } }),
    'backup.unsupported',
  ],
  ['no last line', () => plainFile([['settings', { key: 'a', value: 1 }]]), 'backup.damaged'],
  ['a record less than the last line says', () => plainFile([['end', { records: 1 }]]), 'backup.damaged'],
  ['gzip that is none', () => plainFile([['end', { records: 0 }]], { compression: 'gzip' }), 'backup.damaged'],
  ['an unknown table', () => plainFile([['users', { id: 1 }]]), 'backup.invalid-record'],
  ['a record of the wrong shape', () => plainFile([['settings', { key: 1 }]]), 'backup.invalid-record'],
  [
    'what another browser agreed on with an account',
    () =>
      plainFile([
        ['settings', { key: 'sync-owner', value: { userId: 'mara', label: 'm', isOn: true, life: '1' } }],
        ['end', { records: 1 }],
      ]),
    'backup.invalid-record',
  ],
  [
    'a head whose chunk is missing',
    () =>
      plainFile([
        ['heads', HEAD],
        ['end', { records: 1 }],
      ]),
    'backup.invalid-record',
  ],
  [
    'an event that is there twice',
    () =>
      plainFile([
        ['heads', HEAD],
        ['chunks', TWINS],
        ['end', { records: 2 }],
      ]),
    'backup.invalid-record',
  ],
])('%s is refused with its code and nothing is restored', async (_, alter, expected) => {
  const backup = value(await (await testBed().open()).backup());
  const store = await testBed().open();
  value(await store.events.apply('own', 0, { kind: 'add', why, events: [buy('mine')] }));
  expect(code(await store.restore(await alter(backup), { mode: 'replace' }))).toBe(expected);
  expect(await eventIds(store)).toEqual(['mine']);
});

const HEAD = {
  book: 'own',
  revision: 1,
  chunks: [{ no: 1, revision: 1, count: 2, origins: [0] }],
  nextChunk: 2,
  nextImport: 1,
  nextSeq: 1,
};
const TWINS = { book: 'own', no: 1, revision: 1, events: [buy('a'), buy('a')], origins: [0, 0] };
const ENCRYPTION = {
  cipher: 'AES-GCM-256',
  kdf: 'PBKDF2-SHA-256+HKDF-SHA-256',
  iterations: 600_000,
  salt: btoa('0123456789abcdef'),
  iv: btoa('0123456789ab'),
  check: btoa('0123456789abcdef'),
} as const;

function plainFile(lines: readonly unknown[], fields: object = {}): Promise<Bytes> {
  const body = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const base = {
    format: BACKUP_FORMAT,
    version: 1,
    schema: MIGRATIONS[0]?.version ?? 0,
    createdAt: 't',
    compression: 'none',
  } as const;
  return joinFile(headerLine({ ...base, ...fields }), body);
}
