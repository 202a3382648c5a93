/**
 * Text that looks like a private key or a seed. It is recognised to be refused: the app never needs one, never stores
 * one, and tells the user that the wallet behind it should be moved if it was pasted anywhere. Where a check digit or a
 * prefix does not tell, the shape is enough: a refused address costs a second look, a sent key everything.
 */
import { base58CheckBytes, isKeyPair, isXrpSeed } from './base58.ts';

export type SecretKind = 'seed-words' | 'private-key' | 'extended-private-key' | 'stellar-seed';

/** Whatever is a secret where an address belongs. */
export function findSecret(input: string): SecretKind | undefined {
  const text = unquoted(input);
  return is0xKey(text) ? 'private-key' : findSecretByForm(text);
}

/**
 * Whatever is a secret where the hash of a transaction belongs. On EVM chains 0x and 64 digits are both; without the 0x,
 * as wallets show private keys, they are taken for one.
 */
export function findSecretForHash(input: string): SecretKind | undefined {
  const text = unquoted(input);
  return /^[0-9a-f]{64}$/i.test(text) ? 'private-key' : findSecretByForm(text);
}

/** 64 small hex digits may be an account of NEAR or a private key: nobody can tell, so the user is asked. */
export function mayBeSecret(input: string): boolean {
  return /^[0-9a-f]{64}$/.test(unquoted(input));
}

function findSecretByForm(text: string): SecretKind | undefined {
  if (/^S[A-Z2-7]{55}$/.test(text)) return 'stellar-seed';
  if (EXTENDED.test(text)) return 'extended-private-key';
  if (isBareKey(text) || isWalletImportFormat(text) || isXrpSeed(text) || isKeyPair(text)) return 'private-key';
  if (WRITTEN_OUT.some((form) => form.test(text))) return 'private-key';
  return isSeedPhrase(text) ? 'seed-words' : undefined;
}

/** BIP-32 and SLIP-132 versions of Bitcoin, Litecoin, Dogecoin and Dash. */
const EXTENDED = /^(?:[xyztuvYZUV]prv|Ltpv|Mtpv|dgpv|drkp)[1-9A-HJ-NP-Za-km-z]{100,112}$/;

const WRITTEN_OUT: readonly RegExp[] = [
  /** NEAR: the curve by name; public keys have 44 characters. */
  /^(?:ed25519|secp256k1):[1-9A-HJ-NP-Za-km-z]{60,}/,
  /** Sui, and the keys of Cardano (CIP-5), in bech32 with a prefix that says so. */
  /^(?:suiprivkey|(?:root|acct|addr|stake)_x?sk|ed25519e?_sk|xprv)1[02-9ac-hj-np-z]{20,}/i,
  /** A key file of Solana: bytes as a list. */
  /^\[\s*\d{1,3}(?:\s*,\s*\d{1,3}){15,}/,
  /** A key file of Ethereum, and PEM. */
  /"(?:ciphertext|kdfparams)"\s*:/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

function is0xKey(text: string): boolean {
  return /^0x[0-9a-f]{64}$/i.test(text);
}

/** Without 0x and not in small letters: no account of NEAR, so nothing but a key or a hash. */
function isBareKey(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text) && !mayBeSecret(text);
}

/**
 * WIF of any coin: a version, 32 bytes and perhaps a mark; BIP-38 the same, encrypted. Bitcoin's form counts even with a
 * mistyped letter.
 */
function isWalletImportFormat(text: string): boolean {
  const bytes = base58CheckBytes(text);
  if (bytes === undefined) return /^[5KL][1-9A-HJ-NP-Za-km-z]{50,51}$/.test(text);
  const { length } = bytes;
  return length === 33 || (length === 34 && bytes[33] === 1) || (length === 39 && bytes[0] === 0x01);
}

/** From twelve words on, in any alphabet: BIP-39, SLIP-39, Electrum, Monero. The word lists are not needed to be careful. */
function isSeedPhrase(text: string): boolean {
  const words = text.normalize('NFC').split(/[\s,]+/);
  return words.length >= 12 && words.every((word) => /^(?:\d{1,2}\.)?\p{L}{1,12}$/u.test(word));
}

function unquoted(input: string): string {
  return input.trim().replace(/^(["'`])(.*)\1$/s, '$2');
}
