/** Addresses of the EVM family. Mixed case carries a check (EIP-55); one case alone carries none and is accepted. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function isEvmAddress(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  return !hasEvmChecksum(text) || checksummed(text) === text;
}

/** Whether the letters are of both cases, so that a typing mistake would show. */
export function hasEvmChecksum(text: string): boolean {
  const digits = text.slice(2);
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
}

function checksummed(text: string): string {
  const digits = text.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const letters = Array.from(digits, (digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit));
  return `0x${letters.join('')}`;
}
