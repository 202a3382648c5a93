/**
 * Text that looks like a private key or a seed. It is recognised to be refused: the app never needs one, never stores
 * one, and tells the user that the wallet behind it should be moved if it was pasted anywhere.
 */
import { base58CheckVersion } from './base58.ts';

export type SecretKind = 'seed-words' | 'private-key' | 'extended-private-key' | 'stellar-seed';

export function findSecret(input: string): SecretKind | undefined {
  const text = input.trim();
  if (/^S[A-Z2-7]{55}$/.test(text)) return 'stellar-seed';
  if (/^[xyztuv]prv[1-9A-HJ-NP-Za-km-z]{100,112}$/.test(text)) return 'extended-private-key';
  if (isWalletImportFormat(text) || /^0x[0-9a-fA-F]{64}$/.test(text)) return 'private-key';
  return isSeedPhrase(text) ? 'seed-words' : undefined;
}

/** WIF: 5, K or L and 50 or 51 more characters. Not 25 bytes, so it is never mistaken for an address. */
function isWalletImportFormat(text: string): boolean {
  return /^[5KL][1-9A-HJ-NP-Za-km-z]{50,51}$/.test(text) && base58CheckVersion(text) === undefined;
}

/** BIP-39 lengths; words of 3 to 8 small letters. The word lists are not needed to be careful. */
function isSeedPhrase(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return [12, 15, 18, 21, 24].includes(words.length) && words.every((word) => /^[a-z]{3,8}$/.test(word));
}
