import { expect, it } from 'vitest';
import { fromBase64, sha256Hex, toBase64 } from './bytes.ts';

it('writes bytes as base64 and reads them back, also more than one call can take', () => {
  // RFC 4648, section 10.
  expect(toBase64(new TextEncoder().encode('foobar'))).toBe('Zm9vYmFy');
  const long = Uint8Array.from({ length: 100_001 }, (_, index) => (index * 7) % 256);
  expect(fromBase64(toBase64(long))).toEqual(long);
});

it('refuses text that is no base64', () => {
  expect(() => fromBase64('!')).toThrow();
});

it('knows the digest of "abc" (FIPS 180-4)', async () => {
  expect(await sha256Hex(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
