/**
 * One event as ciphertext and back. The server then holds names, clocks and ciphertext; the name is authenticated with the
 * content, so that it cannot swap two events unseen.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { isLedgerEvent } from './cloud-rows.ts';
import type { KeptKey } from './key-shelf.ts';
import { decryptText, encryptText } from './text-cipher.ts';

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
