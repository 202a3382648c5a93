import { expect, onTestFinished, test } from 'vitest';
import type { Bytes } from './bytes.ts';
import { type LockHeader, passphraseBox } from './passphrase-box.ts';
import { quickRounds } from './testing/quick-rounds.ts';

const box = passphraseBox(globalThis, 'cryptax-adviser-pack');
const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const text = (read: Bytes) => new TextDecoder().decode(read);

/** Locked once and for all: whoever has such a file must always be able to open it. */
const HEADER: LockHeader = {
  cipher: 'AES-GCM-256',
  kdf: 'PBKDF2-SHA-256+HKDF-SHA-256',
  iterations: 600_000,
  salt: 'hNm6a3q9c2P0BqEKCZr/lg==',
  iv: 'As/vWk3hUhhOJSaf',
  check: 'g1TbXb+I/SK4IXXKJ6CqDw==',
};
const BODY = Uint8Array.from(atob('KzfYu4dq80aXhLQhxkbmwSX6qmegpWEeJjL6Lj9t5A=='), (char) => char.charCodeAt(0));

test('opens what was locked long ago, however the passphrase was typed', async () => {
  const decomposed = 'Möwe über dem Watt'.normalize('NFD');
  const opened = await box.unlock(HEADER, decomposed, BODY, bytes('first line'));
  expect(opened.kind === 'open' && text(opened.bytes)).toBe('zwölf Tranchen');
});

test('tells a wrong passphrase from altered bytes and from an altered first line', async () => {
  onTestFinished(quickRounds(crypto.subtle));
  const passphrase = 'Möwe über dem Watt';
  const lock = await box.newLock(passphrase);
  const body = await box.lock(lock, bytes('zwölf Tranchen'), bytes('first line'));
  const unlock = (typed: string, locked: Bytes, line: string) => box.unlock(lock.header, typed, locked, bytes(line));
  expect(await unlock('Moewe', body, 'first line')).toEqual({ kind: 'wrong-passphrase' });
  const altered = body.map((byte, at) => (at === 3 ? byte ^ 1 : byte));
  expect(await unlock(passphrase, altered, 'first line')).toEqual({ kind: 'altered' });
  expect(await unlock(passphrase, body, 'other line')).toEqual({ kind: 'altered' });
  expect((await unlock(passphrase, body, 'first line')).kind).toBe('open');
});

test('locks anew each time, and only for its own purpose', async () => {
  onTestFinished(quickRounds(crypto.subtle));
  const [one, two] = [await box.newLock('secret'), await box.newLock('secret')];
  expect([one.header.salt, one.header.iv]).not.toEqual([two.header.salt, two.header.iv]);
  expect(one.header.iterations).toBe(600_000);
  const locked = await box.lock(one, bytes('plain'), bytes(''));
  const opened = await box.unlock(one.header, 'secret', locked, bytes(''));
  expect(opened.kind === 'open' && text(opened.bytes)).toBe('plain');
  const other = passphraseBox(globalThis, 'cryptax-backup');
  expect(await other.unlock(one.header, 'secret', locked, bytes(''))).toEqual({ kind: 'wrong-passphrase' });
});

test.each([
  ['a header of ours', {}, true],
  ['too few rounds', { iterations: 99_999 }, false],
  ['rounds without end', { iterations: 10_000_001 }, false],
  ['half a round', { iterations: 600_000.5 }, false],
  ['a short salt', { salt: 'hNm6a3q9c2P0' }, false],
  ['no base64', { iv: 'As/vWk3hUhhOJS!!' }, false],
  ['another cipher', { cipher: 'AES-CBC' }, false],
])('%s', (_, change, isOurs) => {
  expect(box.isHeader({ ...HEADER, ...change })).toBe(isOurs);
});
