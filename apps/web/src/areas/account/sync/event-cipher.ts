/**
 * One event as ciphertext and back: AES-GCM with the account's key. The server then holds ids, clocks and ciphertext; the
 * id is authenticated with the content, so that it cannot swap two events unseen.
 */
import { err, fromBase64, ok, type Result, toBase64 } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { isLedgerEvent } from './cloud-rows.ts';
import type { KeptKey } from './key-shelf.ts';

const IV_BYTES = 12;
/** The second version names its key, so that the server can refuse one that is no longer the account's. */
const VERSIONS = ['v1', 'v2'];

export async function encryptEvent({ key, check }: KeptKey, event: LedgerEvent): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = new TextEncoder().encode(event.id);
  const body = new TextEncoder().encode(JSON.stringify(event));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, body));
  const whole = new Uint8Array(iv.length + sealed.length);
  whole.set(iv);
  whole.set(sealed, iv.length);
  return ['v2', check, toBase64(whole)].join('.');
}

export async function decryptEvent(
  key: CryptoKey,
  id: string,
  cipher: string,
): Promise<Result<LedgerEvent, 'passphrase'>> {
  try {
    const [version = '', ...rest] = cipher.split('.');
    if (!VERSIONS.includes(version)) return err('passphrase');
    const bytes = fromBase64(rest.at(-1) ?? '');
    const additionalData = new TextEncoder().encode(id);
    const iv = bytes.subarray(0, IV_BYTES);
    const body = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes.subarray(IV_BYTES));
    const event: unknown = JSON.parse(new TextDecoder().decode(body));
    return isLedgerEvent(event) && event.id === id ? ok(event) : err('passphrase');
  } catch {
    // A wrong key and a changed text look the same to the cipher.
    return err('passphrase');
  }
}
