import { defined } from '@cryptax/kernel';
import { quickRounds } from '@cryptax/kernel/testing';
import { afterAll, expect, test } from 'vitest';
import { everything, filled, header, replaceText } from '../testing/filled-store.ts';
import { code, eventIds, testBed, value } from '../testing/test-bed.ts';

afterAll(quickRounds(crypto.subtle));
const PASSPHRASE = 'Möwe über dem Watt';

test('an encrypted backup shows nothing, names its parameters and opens only with the passphrase', async () => {
  const store = await filled();
  const backup = value(await store.backup({ passphrase: PASSPHRASE, compression: 'none' }));
  expect(new TextDecoder().decode(backup)).not.toContain('kraken');
  expect(header(backup).encryption).toMatchObject({
    cipher: 'AES-GCM-256',
    kdf: 'PBKDF2-SHA-256+HKDF-SHA-256',
    iterations: 600_000,
  });
  const copy = await testBed().open();
  const open = async (passphrase?: string) => copy.restore(backup, { mode: 'replace', ...defined({ passphrase }) });
  expect(code(await open())).toBe('backup.passphrase-needed');
  expect(code(await open('Moewe'))).toBe('backup.wrong-passphrase');
  expect(await eventIds(copy)).toEqual([]);
  // The same letters, composed differently: u + combining diaeresis.
  value(await open(PASSPHRASE.normalize('NFD')));
  expect(await everything(copy)).toEqual(await everything(store));
});

test('two backups of the same data share neither salt nor vector', async () => {
  const store = await testBed().open();
  const [one, two] = [value(await store.backup({ passphrase: 'x' })), value(await store.backup({ passphrase: 'x' }))];
  const [a, b] = [header(one).encryption, header(two).encryption] as Record<string, string>[];
  expect(a?.salt).not.toBe(b?.salt);
  expect(a?.iv).not.toBe(b?.iv);
  expect(code(await store.backup({ passphrase: '' }))).toBe('backup.passphrase-empty');
});

test('a header altered behind the checksum is found by the encryption', async () => {
  const store = await filled();
  const backup = value(await store.backup({ passphrase: PASSPHRASE }));
  const altered = replaceText(backup, '"createdAt":"2024', '"createdAt":"2023');
  expect(code(await store.restore(altered, { mode: 'replace', passphrase: PASSPHRASE }))).toBe('backup.tampered');
});
