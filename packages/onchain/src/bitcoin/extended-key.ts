/**
 * Bitcoin's extended public keys, derived on this device: the key never leaves it, only the single addresses are asked
 * for. xpub means legacy addresses (BIP-44), ypub nested SegWit (BIP-49), zpub native SegWit (BIP-84); the letters are
 * version bytes of SLIP-132 around one and the same key.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';

export type ScriptType = 'legacy' | 'nested-segwit' | 'segwit';

export interface ExtendedKey {
  readonly script: ScriptType;
  /** `change` addresses take what is left over after a payment; both branches belong to the wallet. */
  readonly address: (branch: 'receive' | 'change', index: number) => string;
}

export type ExtendedKeyError = { readonly code: 'extended-key.private' } | { readonly code: 'extended-key.invalid' };

const base58check = createBase58check(sha256);
const VERSIONS: Readonly<Record<string, ScriptType>> = { xpub: 'legacy', ypub: 'nested-segwit', zpub: 'segwit' };
const XPUB_VERSION = Uint8Array.of(0x04, 0x88, 0xb2, 0x1e);

export function parseExtendedKey(input: string): Result<ExtendedKey, ExtendedKeyError> {
  const text = input.trim();
  if (/^[xyz]prv/.test(text)) return err({ code: 'extended-key.private' });
  const script = VERSIONS[text.slice(0, 4)];
  const key = script === undefined || text.length > 120 ? undefined : readKey(text);
  if (script === undefined || key === undefined) return err({ code: 'extended-key.invalid' });
  const branches = { receive: key.deriveChild(0), change: key.deriveChild(1) };
  return ok({
    script,
    address: (branch, index) => {
      const { publicKey } = branches[branch].deriveChild(index);
      if (!publicKey) throw new Error('A public key derives public keys.');
      return addressOf(script, publicKey);
    },
  });
}

function readKey(text: string): HDKey | undefined {
  try {
    const bytes = base58check.decode(text);
    bytes.set(XPUB_VERSION, 0);
    return HDKey.fromExtendedKey(base58check.encode(bytes));
  } catch {
    return undefined;
  }
}

function addressOf(script: ScriptType, publicKey: Uint8Array): string {
  const keyHash = hash160(publicKey);
  switch (script) {
    case 'legacy':
      return base58check.encode(Uint8Array.of(0x00, ...keyHash));
    case 'nested-segwit':
      // The script that is hashed: witness version 0, then 20 bytes.
      return base58check.encode(Uint8Array.of(0x05, ...hash160(Uint8Array.of(0x00, 0x14, ...keyHash))));
    case 'segwit':
      return bech32.encode('bc', [0, ...bech32.toWords(keyHash)]);
  }
}

function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes));
}
