/** Secrets that every wallet writes in its own way. All of them are published examples or made of nothing but zeros. */
import { describe, expect, test } from 'vitest';
import { isKeyOf } from './is-key-of.ts';
import { findSecret, findSecretForHash, mayBeSecret } from './secret.ts';

const HEX = 'ab'.repeat(32);
const WORDS = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

const SECRETS: readonly (readonly [string, string])[] = [
  ['12 words of BIP-39', WORDS],
  [
    '24 words, as a wallet numbers them',
    `${WORDS} ${WORDS}`
      .split(' ')
      .map((word, at) => `${at + 1}.${word}`)
      .join(' '),
  ],
  [
    '12 words in French',
    'abaisser abandon abdiquer abeille abolir aborder aboutir aboyer abrasif abreuver abriter abîmé',
  ],
  ['12 words in Japanese', Array.from({ length: 12 }, () => 'あいこくしん').join('\u3000')],
  ['25 words of Monero', Array.from({ length: 25 }, () => 'abbey').join(' ')],
  /** Bitcoin wiki, "Wallet import format". */
  ['WIF of Bitcoin', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
  ['WIF of Bitcoin, compressed', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'],
  ['WIF with a mistyped letter', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98618'],
  /** BIP-38, first test vector. */
  ['BIP-38', '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg'],
  /** XRPL documentation, "Cryptographic keys". */
  ['seed of XRP', 'snoPBrXtMeMyMHUVTgbuqAfg1SUTb'],
  ['seed of XRP, ed25519', 'sEdTM1uX8pu2do5XvTnutH6HsouMaM2'],
  /** Stellar documentation. */
  ['seed of Stellar', 'SBCVMMCBEDB64TVJZFYJOJAERZC4YVVUOE6SYR2Y76CBTENGUSGWRRVO'],
  ['key pair of Solana', '1'.repeat(64)],
  ['key file of Solana', `[${Array.from({ length: 64 }, (_, at) => at).join(',')}]`],
  ['key of NEAR', `ed25519:${'2'.repeat(86)}`],
  ['key of Sui', `suiprivkey1${'q'.repeat(58)}`],
  ['key of Cardano', `addr_xsk1${'q'.repeat(100)}`],
  ['key file of Ethereum', '{"crypto":{"cipher":"aes-128-ctr","ciphertext":"00"}}'],
  ['PEM', '-----BEGIN EC PRIVATE KEY-----\nMHcCAQEE'],
  ['hex in capitals', HEX.toUpperCase()],
  ['between quotes', `"${WORDS}"`],
];

describe.each([
  ['an address', findSecret],
  ['a hash', findSecretForHash],
])('where %s belongs', (_, find) => {
  test.each(SECRETS)('%s is refused', (_name, text) => expect(find(text)).toBeDefined());

  test.each([
    ['', ''],
    ['a name', 'my old wallet'],
    ['an address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['a legacy address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['a public extended key', `xpub${'6'.repeat(107)}`],
    ['a public key of NEAR', `ed25519:${'2'.repeat(44)}`],
    ['input data', `0xa9059cbb${'0'.repeat(128)}`],
    ['eleven words', WORDS.split(' ').slice(1).join(' ')],
  ])('%s passes', (_name, text) => expect(find(text)).toBeUndefined());
});

test('64 digits: with 0x a key for an address and a hash for a hash, without it the other way round', () => {
  expect([findSecret(`0x${HEX}`), findSecretForHash(`0x${HEX}`)]).toEqual(['private-key', undefined]);
  /** An account of NEAR is written like this: it is asked about instead. */
  expect([findSecret(HEX), findSecretForHash(HEX)]).toEqual([undefined, 'private-key']);
  expect([mayBeSecret(HEX), mayBeSecret(HEX.toUpperCase()), mayBeSecret('wrap.near')]).toEqual([true, false, false]);
});

test('digits that are the key of a known account are told apart from a hash', () => {
  /** The first account of the widely published test phrase "test test ... junk" (Hardhat, Foundry). */
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
  expect(isKeyOf(key, ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', account.toLowerCase()])).toBe(true);
  expect(isKeyOf(key.slice(2), [account])).toBe(true);
  expect(isKeyOf(`0x${HEX}`, [account])).toBe(false);
  expect(isKeyOf(`0x${'f'.repeat(64)}`, [account])).toBe(false);
  expect(isKeyOf('wrap.near', [account])).toBe(false);
});
