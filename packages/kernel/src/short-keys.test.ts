import { expect, test } from 'vitest';
import { hasShortKey, shortKeys } from './short-keys.ts';

/** Test keys of BIP-32, BIP-49 and BIP-84, and of Cardano's CIP-5. */
const XPUB =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8';
const YPUB =
  'ypub6Ww3ibxVfGzLrAH1PNcjyAWenMTbbAosGNB6VvmSEgytSER9azLDWCxoJwW7Ke7icmizBMXrzBx9979FfaHxHcrArf3zbeJJJUZPf663zsP';
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const CARDANO = `acct_xvk1${'z'.repeat(110)}`;

test('a key keeps both ends, wherever it stands; what is no key stays whole', () => {
  expect(shortKeys(ZPUB)).toBe('zpub6rFR7y…tZYs');
  expect(shortKeys(`wpkh([d34db33f/84h/0h/0h]${XPUB}/0/*)#abcd`)).toBe(
    'wpkh([d34db33f/84h/0h/0h]xpub661MyM…cet8/0/*)#abcd',
  );
  expect(shortKeys(`Tresor_${YPUB}.csv, ${CARDANO}`)).toBe('Tresor_ypub6Ww3ib…3zsP.csv, acct_xvk1z…zzzz');
  for (const text of ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'ab'.repeat(32), 'Publikation '.repeat(20)])
    expect([shortKeys(text), hasShortKey(text)]).toEqual([text, false]);
  for (const key of [XPUB, YPUB, ZPUB, CARDANO]) expect(hasShortKey(shortKeys(key))).toBe(true);
  expect(hasShortKey('0x5aAe…eAed')).toBe(false);
});
