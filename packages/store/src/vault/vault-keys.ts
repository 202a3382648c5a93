/**
 * The keys of a locked database. One random key is made when it is locked; what encrypts records and what names them are derived
 * from it, so that neither says anything about the other.
 */
import { type Bytes, toBase64 } from '@cryptax/kernel';

export interface VaultKeys {
  readonly epoch: string;
  /** Encrypts records; it can be used, but not read out again. */
  readonly records: CryptoKey;
  /** Names what would be readable in a key of a table. As bytes, because names are needed in the middle of a transaction. */
  readonly names: Bytes;
}

const KEY_BYTES = 32;
const EPOCH_BYTES = 12;

export function newVaultKey(): Bytes {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

export function newEpoch(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(EPOCH_BYTES)));
}

export async function deriveVaultKeys(key: Bytes, epoch: string): Promise<VaultKeys> {
  const base = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const encoder = new TextEncoder();
  const derivation = (use: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: encoder.encode(epoch),
    info: encoder.encode(`cryptax-lock ${use}`),
  });
  const aes = { name: 'AES-GCM', length: 8 * KEY_BYTES };
  const records = await crypto.subtle.deriveKey(derivation('records'), base, aes, false, ['encrypt', 'decrypt']);
  const names = new Uint8Array(await crypto.subtle.deriveBits(derivation('names'), base, 8 * KEY_BYTES));
  return { epoch, records, names };
}
