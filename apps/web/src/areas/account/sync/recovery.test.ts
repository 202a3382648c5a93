import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recoveryKit } from '../sync-settings/kit-dialog.tsx';
import { findRecoveryCode, isKeyOf, newKey, readRecoveryCode, recoveryCode, unwrapKey, wrapKey } from './sync-key.ts';

const key = (byte: number) => new Uint8Array(32).fill(byte);

test('a code is eleven groups of five; only empty bits and the check end it', async () => {
  const code = await recoveryCode(key(0));
  expect(code).toMatch(/^([0-9A-Z]{5}-){10}[0-9A-Z]{5}$/);
  // 256 empty bits are 51 zeros and the first bit of the 52nd letter.
  expect(code.replaceAll('-', '').slice(0, 51)).toBe('0'.repeat(51));
});

test('code and key are the same thing, and a slip of one letter is noticed', async () => {
  let unnoticed = 0;
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(50), async (bytes, at) => {
      const original = new Uint8Array(bytes);
      const code = await recoveryCode(original);
      expect(await readRecoveryCode(code)).toEqual(original);
      const letters = code.replaceAll('-', '');
      const slip = letters[at] === 'A' ? 'B' : 'A';
      const changed = await readRecoveryCode(letters.slice(0, at) + slip + letters.slice(at + 1));
      if (changed !== undefined) unnoticed++;
      expect(changed).not.toEqual(original);
    }),
    { numRuns: 50 },
  );
  // Two check bytes let one slip of 65,536 pass; that one is no danger, the account's check value refuses it.
  expect(unnoticed).toBeLessThanOrEqual(1);
});

test('read as people type it: small letters, spaces, O for 0, l for 1, or the whole kit', async () => {
  const original = key(0);
  const code = await recoveryCode(original);
  expect(await readRecoveryCode(code.toLowerCase().replaceAll('-', ' '))).toEqual(original);
  expect(await readRecoveryCode(code.replaceAll('0', 'O'))).toEqual(original);
  for (const locale of ['de', 'en'] as const) {
    const facts = { email: 'klaus@example.org', code, site: 'https://cryptax.example', madeOn: '15.11.2026' };
    const kit = recoveryKit(facts, locale);
    expect(kit).toContain('klaus@example.org');
    expect(findRecoveryCode(kit)).toBe(code);
    expect(await readRecoveryCode(kit)).toEqual(original);
  }
  for (const wrong of ['', 'abc', code.slice(1), `${code}-AAAAA-BBBBB`.replaceAll('-', '')]) {
    expect(await readRecoveryCode(wrong)).toBeUndefined();
  }
});

test('the passphrase opens the wrapping, a wrong one does not; the check knows the key', async () => {
  const original = newKey();
  const wrapped = await wrapKey(original, 'Käse und Brot');
  expect(await unwrapKey(wrapped, 'Käse und Brot')).toEqual({ ok: true, value: original });
  // The same word, typed with a combining accent.
  expect((await unwrapKey(wrapped, 'Käse und Brot')).ok).toBe(true);
  expect((await unwrapKey(wrapped, 'Käse und brot')).ok).toBe(false);
  expect((await unwrapKey('w9.x.y.z', 'Käse und Brot')).ok).toBe(false);
  expect(await isKeyOf(wrapped, original)).toBe(true);
  expect(await isKeyOf(wrapped, newKey())).toBe(false);
});

test('a passphrase is stretched by 600,000 rounds', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveKey');
  onTestFinished(() => derive.mockRestore());
  await wrapKey(newKey(), 'Käse und Brot');
  expect(derive.mock.calls.map(([derivation]) => derivation)).toMatchObject([
    { name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 },
  ]);
});
