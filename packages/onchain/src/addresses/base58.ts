/** Addresses written in base58 with a check: Bitcoin and its family, Tron, XRP (its own alphabet), Substrate, Solana. */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp } from '@scure/base';

type Coder = { readonly decode: (text: string) => Uint8Array };

/** Version byte of a base58check address, or undefined if the length or the check does not hold. */
export function base58CheckVersion(text: string, coder: Coder = base58): number | undefined {
  const bytes = base58CheckBytes(text, coder);
  return bytes?.length === 21 ? bytes[0] : undefined;
}

/** What stands before the four check bytes, or undefined if the check does not hold. */
export function base58CheckBytes(text: string, coder: Coder = base58): Uint8Array | undefined {
  const bytes = decoded(coder, text);
  if (bytes === undefined || bytes.length < 5) return undefined;
  const reported = bytes.subarray(0, -4);
  const expected = sha256(sha256(reported));
  return bytes.subarray(-4).every((byte, index) => byte === expected[index]) ? reported : undefined;
}

/** The seed of an XRP account: 16 bytes after a version of one byte, or of three for ed25519. */
export function isXrpSeed(text: string): boolean {
  const bytes = base58CheckBytes(text, base58xrp);
  return (bytes?.length === 17 && bytes[0] === 0x21) || (bytes?.length === 19 && bytes[0] === 0x01);
}

/** A key pair of ed25519 as Solana and NEAR write it: the seed and the public key, 64 bytes. */
export function isKeyPair(text: string): boolean {
  return decoded(base58, text)?.length === 64;
}

export function isXrpAddress(text: string): boolean {
  return base58CheckVersion(text, base58xrp) === 0;
}

/** An ed25519 key of 32 bytes; there is no check digit, so a mistyped letter can stay unseen. */
export function isSolanaAddress(text: string): boolean {
  return decoded(base58, text)?.length === 32;
}

/** Network prefix of an SS58 address with a 32-byte key, or undefined if the check does not hold. */
export function ss58Prefix(text: string): number | undefined {
  return ss58Bytes(text)?.[0];
}

/** The account's key of 32 bytes. */
export function ss58Key(text: string): Uint8Array | undefined {
  return ss58Bytes(text)?.subarray(1, 33);
}

function ss58Bytes(text: string): Uint8Array | undefined {
  const bytes = decoded(base58, text);
  // One prefix byte below 64, the key, two check bytes: the only form the chains here use.
  if (bytes?.length !== 35 || (bytes[0] ?? 64) >= 64) return undefined;
  const mark = new TextEncoder().encode('SS58PRE');
  const hash = blake2b(Uint8Array.from([...mark, ...bytes.subarray(0, 33)]), { dkLen: 64 });
  return bytes[33] === hash[0] && bytes[34] === hash[1] ? bytes : undefined;
}

function decoded(coder: Coder, text: string): Uint8Array | undefined {
  // Decoding costs the square of the length; no address has more than 50 characters, no key pair more than 88.
  if (text.length > 88) return undefined;
  try {
    return coder.decode(text);
  } catch {
    return undefined;
  }
}
