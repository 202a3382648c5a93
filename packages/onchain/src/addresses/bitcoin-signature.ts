/**
 * Signed texts of Bitcoin addresses: BIP-322 in its simple form (keys in P2WPKH, P2SH-P2WPKH and P2TR), and what wallets call
 * "sign message" since 2011, with the headers of BIP-137. Scripts with several keys are not run here: they are `unsupported`.
 */
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { base58CheckBytes } from './base58.ts';
import { witnessProgram } from './bech32.ts';
import type { OwnershipCheck } from './ownership.ts';

const LEGACY_LENGTH = 65;
const SIGHASH_ALL = 1;
/** Numbers of the virtual transactions of BIP-322, all of them constant: version 0, sequence 0, value 0. */
const [ZERO4, ZERO8] = [new Uint8Array(4), new Uint8Array(8)];
const ONLY_OUTPUT = concatBytes(ZERO8, Uint8Array.of(1, 0x6a));

export type BitcoinStandard = 'BIP-137' | 'BIP-322';

export interface BitcoinCheck {
  readonly found: OwnershipCheck;
  readonly standard: BitcoinStandard;
}

export function checkBitcoinSignature(address: string, message: string, signature: string): BitcoinCheck {
  const bytes = decoded(signature);
  if (bytes?.length === LEGACY_LENGTH) return { found: checkLegacy(address, message, bytes), standard: 'BIP-137' };
  return { found: bytes === undefined ? 'unreadable' : checkSimple(address, message, bytes), standard: 'BIP-322' };
}

/** `smp` marks the simple form since the test vectors of 2025; older wallets leave it out. */
function decoded(signature: string): Uint8Array | undefined {
  try {
    return base64.decode(signature.trim().replace(/^smp/, ''));
  } catch {
    return undefined;
  }
}

/** The header says which key form was signed with; any address of the found key will do, wallets differ in the header. */
function checkLegacy(address: string, message: string, bytes: Uint8Array): OwnershipCheck {
  const header = bytes[0] ?? 0;
  if (header < 27 || header > 42) return 'unreadable';
  const script = scriptOf(address);
  if (script === undefined) return 'unsupported';
  const text = utf8ToBytes(message);
  const magic = utf8ToBytes('Bitcoin Signed Message:\n');
  const hash = twice(concatBytes(sized(magic), sized(text)));
  try {
    const recovery = (header - 27) % 4;
    const signed = secp256k1.Signature.fromBytes(concatBytes(Uint8Array.of(recovery), bytes.subarray(1)), 'recovered');
    const key = signed.recoverPublicKey(hash);
    const scripts = header < 31 ? [p2pkh(hash160(key.toBytes(false)))] : scriptsOfKey(key.toBytes(true));
    return scripts.some((own) => equal(own, script)) ? 'proven' : 'other';
  } catch {
    return 'unreadable';
  }
}

function checkSimple(address: string, message: string, bytes: Uint8Array): OwnershipCheck {
  const script = scriptOf(address);
  const witness = witnessStack(bytes);
  if (witness === undefined || witness.length === 0) return 'unreadable';
  const program = script === undefined ? undefined : keyProgram(script, witness[1]);
  if (script === undefined || program === 'script') return 'unsupported';
  if (program === undefined) return 'other';
  const [signed = new Uint8Array(), key] = witness;
  try {
    if (program === 'taproot') return witness.length === 1 && isTaproot(script, message, signed) ? 'proven' : 'other';
    if (witness.length !== 2 || key === undefined || signed.at(-1) !== SIGHASH_ALL) return 'other';
    const hash = segwitHash(message, script, hash160(key));
    const options = { prehash: false, lowS: true, format: 'der' } as const;
    return secp256k1.verify(signed.subarray(0, -1), hash, key, options) ? 'proven' : 'other';
  } catch {
    return 'other';
  }
}

/** How the address is signed for; undefined where it is another key's. */
function keyProgram(script: Uint8Array, key: Uint8Array | undefined): 'key' | 'taproot' | 'script' | undefined {
  if (script[0] === 0x51 && script.length === 34) return 'taproot';
  if (script[0] === 0 && script.length === 34) return 'script';
  if (key?.length !== 33) return undefined;
  const [, ...segwit] = scriptsOfKey(key);
  return segwit.some((own) => equal(own, script)) ? 'key' : undefined;
}

function isTaproot(script: Uint8Array, message: string, signed: Uint8Array): boolean {
  const hashType = signed.length === 64 ? 0 : (signed[64] ?? 0);
  if (signed.length !== 64 && !(signed.length === 65 && hashType === SIGHASH_ALL)) return false;
  const hash = schnorr.utils.taggedHash(
    'TapSighash',
    concatBytes(Uint8Array.of(0, hashType), ZERO4, ZERO4, sha256(outpoint(message, script)), sha256(ZERO8)),
    concatBytes(sha256(sized(script)), sha256(ZERO4), sha256(ONLY_OUTPUT), Uint8Array.of(0), ZERO4),
  );
  return schnorr.verify(signed.subarray(0, 64), hash, script.subarray(2));
}

/** BIP-143: what a key signs for the one input of `to_sign`. */
function segwitHash(message: string, script: Uint8Array, key: Uint8Array): Uint8Array {
  const spent = outpoint(message, script);
  const code = sized(p2pkh(key));
  const all = Uint8Array.of(SIGHASH_ALL, 0, 0, 0);
  return twice(
    concatBytes(ZERO4, twice(spent), twice(ZERO4), spent, code, ZERO8, ZERO4, twice(ONLY_OUTPUT), ZERO4, all),
  );
}

/** The output of `to_spend`, which commits to the text and to the address. */
function outpoint(message: string, script: Uint8Array): Uint8Array {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', utf8ToBytes(message));
  const none = concatBytes(new Uint8Array(32), new Uint8Array(4).fill(0xff));
  const input = concatBytes(Uint8Array.of(1), none, sized(concatBytes(Uint8Array.of(0, 32), hash)), ZERO4);
  const output = concatBytes(Uint8Array.of(1), ZERO8, sized(script));
  return concatBytes(twice(concatBytes(ZERO4, input, output, ZERO4)), ZERO4);
}

function scriptOf(address: string): Uint8Array | undefined {
  const witness = witnessProgram(address, 'bc');
  if (witness !== undefined) {
    return concatBytes(Uint8Array.of(witness.version === 0 ? 0 : 0x50 + witness.version), sized(witness.program));
  }
  const bytes = base58CheckBytes(address);
  if (bytes?.length !== 21) return undefined;
  if (bytes[0] === 0x00) return p2pkh(bytes.subarray(1));
  return bytes[0] === 0x05 ? p2sh(bytes.subarray(1)) : undefined;
}

/** The addresses that one compressed key has: the old one first. */
function scriptsOfKey(key: Uint8Array): readonly Uint8Array[] {
  const hash = hash160(key);
  const segwit = concatBytes(Uint8Array.of(0), sized(hash));
  return [p2pkh(hash), segwit, p2sh(hash160(segwit))];
}

const p2pkh = (hash: Uint8Array) => concatBytes(Uint8Array.of(0x76, 0xa9), sized(hash), Uint8Array.of(0x88, 0xac));
const p2sh = (hash: Uint8Array) => concatBytes(Uint8Array.of(0xa9), sized(hash), Uint8Array.of(0x87));
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes));
const twice = (bytes: Uint8Array) => sha256(sha256(bytes));

/** With its length before it, as transactions write it (up to 65,535 bytes). */
function sized(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  return concatBytes(length < 0xfd ? Uint8Array.of(length) : Uint8Array.of(0xfd, length & 0xff, length >> 8), bytes);
}

/** Undefined if it ends early or has more behind it; no part of a signature is longer than one byte can say. */
function witnessStack(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  const count = bytes[0] ?? 0;
  const parts: Uint8Array[] = [];
  let at = 1;
  for (let index = 0; index < count; index++) {
    const end = at + 1 + (bytes[at] ?? 0);
    if ((bytes[at] ?? 0xfd) >= 0xfd || end > bytes.length) return undefined;
    parts.push(bytes.subarray(at + 1, end));
    at = end;
  }
  return at === bytes.length ? parts : undefined;
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
