/**
 * End-to-end encryption of events: AES-GCM with a key from the passphrase (PBKDF2-SHA-256, 600,000 rounds, salt of the
 * account). The server then holds ids, clocks and ciphertext. Nobody can help who loses the passphrase, which is why a
 * recovery kit is offered when it is set.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { isLedgerEvent } from './cloud-rows.ts';

const ROUNDS = 600_000;
const IV_BYTES = 12;
const PREFIX = 'v1.';

export async function eventKey(passphrase: string, userId: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(passphrase), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const salt = new TextEncoder().encode(`cryptax events ${userId}`);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    material,
    { name: 'AES-GCM', length: 256 },
    true,
    ['encrypt', 'decrypt'],
  );
}

/** The id is authenticated with the content, so that the server cannot swap two events unseen. */
export async function encryptEvent(key: CryptoKey, event: LedgerEvent): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = new TextEncoder().encode(event.id);
  const body = new TextEncoder().encode(JSON.stringify(event));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, body));
  return PREFIX + toBase64(new Uint8Array([...iv, ...sealed]));
}

export async function decryptEvent(
  key: CryptoKey,
  id: string,
  cipher: string,
): Promise<Result<LedgerEvent, 'passphrase'>> {
  try {
    if (!cipher.startsWith(PREFIX)) return err('passphrase');
    const bytes = Uint8Array.from(atob(cipher.slice(PREFIX.length)), (letter) => letter.charCodeAt(0));
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

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
