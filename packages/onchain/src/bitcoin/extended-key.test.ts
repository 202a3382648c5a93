/** Expected addresses: test vectors of BIP-84 and the same published seed under BIP-44 and BIP-49. */
import { describe, expect, test } from 'vitest';
import { type ExtendedKey, parseExtendedKey } from './extended-key.ts';
import { findUsedAddresses } from './used-addresses.ts';

const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const YPUB =
  'ypub6Ww3ibxVfGzLrAH1PNcjyAWenMTbbAosGNB6VvmSEgytSER9azLDWCxoJwW7Ke7icmizBMXrzBx9979FfaHxHcrArf3zbeJJJUZPf663zsP';
const XPUB =
  'xpub6BosfCnifzxcFwrSzQiqu2DBVTshkCXacvNsWGYJVVhhawA7d4R5WSWGFNbi8Aw6ZRc1brxMyWMzG3DSSSSoekkudhUd9yLb6qx39T9nMdj';

function read(text: string): ExtendedKey {
  const key = parseExtendedKey(text);
  if (!key.ok) throw new Error(key.error.code);
  return key.value;
}

describe('parseExtendedKey', () => {
  test('derives native SegWit addresses from a zpub (BIP-84)', () => {
    const key = read(ZPUB);
    expect(key.address('receive', 0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu');
    expect(key.address('receive', 1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g');
    expect(key.address('change', 0)).toBe('bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el');
  });

  test('derives nested SegWit addresses from a ypub (BIP-49)', () => {
    expect(read(YPUB).address('receive', 0)).toBe('37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf');
  });

  test('derives legacy addresses from an xpub (BIP-44)', () => {
    expect(read(XPUB).address('receive', 0)).toBe('1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA');
  });

  test('refuses a private key, a damaged key and anything else', () => {
    expect(parseExtendedKey(`xprv${'1'.repeat(107)}`)).toEqual({ ok: false, error: { code: 'extended-key.private' } });
    expect(parseExtendedKey(`${ZPUB.slice(0, -1)}t`)).toEqual({ ok: false, error: { code: 'extended-key.invalid' } });
    expect(parseExtendedKey('')).toEqual({ ok: false, error: { code: 'extended-key.invalid' } });
  });
});

test('the search goes on until the gap limit and looks at both branches', async () => {
  const key = read(ZPUB);
  const used = new Set([key.address('receive', 0), key.address('receive', 3), key.address('change', 4)]);
  const asked: string[] = [];
  const found = await findUsedAddresses(key, async (address) => {
    asked.push(address);
    return used.has(address);
  });
  expect(found.map(({ branch, index }) => `${branch} ${index}`)).toEqual(['receive 0', 'receive 3', 'change 4']);
  // 0 to 3 and twenty more; 0 to 4 and twenty more.
  expect(asked).toHaveLength(24 + 25);
});
