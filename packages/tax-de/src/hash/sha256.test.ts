import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Sha256, sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

describe('SHA-256', () => {
  // NIST example vectors (FIPS 180-4 examples).
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('[REC-08] NIST vector %j', (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  test('[REC-08] NIST vector: a million times "a", in uneven pieces', () => {
    const hash = new Sha256();
    for (let i = 0; i < 1000; i++) hash.update('a'.repeat(999)).update('a');
    expect(hash.digest()).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  test('agrees with another implementation on any text, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }), (units) => {
        const text = String.fromCharCode(...units);
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  test('UTF-8 of one to four bytes', () => {
    expect([...utf8('aß€😀')]).toEqual([0x61, 0xc3, 0x9f, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80]);
  });
});
