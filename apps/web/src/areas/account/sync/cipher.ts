/**
 * A JSON text, above all one event, as ciphertext and back: AES-GCM with the account's key. What it belongs to is
 * authenticated along, so that the server cannot give the text of one thing for that of another. It is filled up with
 * blanks, which JSON does not mind, so that its length says little about what it holds.
 */
import { err, fromBase64, ok, type Result, toBase64 } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { isLedgerEvent } from './cloud-rows.ts';
import type { KeptKey } from './key-shelf.ts';

const IV_BYTES = 12;
const BLOCK_BYTES = 256;
const BLANK = 0x20;
/** Behind it stands which key it is, so that the server can refuse one that is no longer the account's. */
const VERSION = 'v2';

export async function encryptText({ key, check }: KeptKey, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = new TextEncoder().encode(owner);
  const written = new TextEncoder().encode(text);
  const body = new Uint8Array(Math.ceil(written.length / BLOCK_BYTES) * BLOCK_BYTES).fill(BLANK);
  body.set(written);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, body));
  const whole = new Uint8Array(iv.length + sealed.length);
  whole.set(iv);
  whole.set(sealed, iv.length);
  return [VERSION, check, toBase64(whole)].join('.');
}

/** Nothing for a wrong key or a changed text: they look the same to the cipher. */
export async function decryptText(key: CryptoKey, owner: string, cipher: string): Promise<string | undefined> {
  try {
    const [version, , body = ''] = cipher.split('.');
    if (version !== VERSION) return undefined;
    const bytes = fromBase64(body);
    const additionalData = new TextEncoder().encode(owner);
    const iv = bytes.subarray(0, IV_BYTES);
    const algorithm = { name: 'AES-GCM', iv, additionalData };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.subarray(IV_BYTES)));
  } catch {
    return undefined;
  }
}

/**
 * One event as ciphertext and back. The server then holds names, clocks and ciphertext; the name is authenticated with the
 * content, so that it cannot swap two events unseen.
 */
export function encryptEvent(key: KeptKey, name: string, event: LedgerEvent): Promise<string> {
  return encryptText(key, name, JSON.stringify(event));
}

export async function decryptEvent(
  key: CryptoKey,
  { id, name }: { readonly id: string; readonly name: string },
  cipher: string,
): Promise<Result<LedgerEvent, 'passphrase'>> {
  const text = await decryptText(key, name, cipher);
  if (text === undefined) return err('passphrase');
  try {
    const event: unknown = JSON.parse(text);
    return isLedgerEvent(event) && event.id === id ? ok(event) : err('passphrase');
  } catch {
    return err('passphrase');
  }
}
