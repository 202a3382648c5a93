/**
 * A short secret kept under a passphrase, such as the key of an exchange: the encryption of a backup around one text. What it
 * is for is authenticated with it, so that a sealed text cannot be put in the place of another.
 */
import { err, fromBase64, isRecord, type LockHeader, ok, type Result, toBase64 } from '@cryptax/kernel';
import { backupBox, decryptBody } from './encryption.ts';

export interface EncryptedText {
  readonly encryption: LockHeader;
  readonly body: string;
}

export type DecryptError = 'wrong-passphrase' | 'damaged';

export async function encryptText(passphrase: string, text: string, purpose: string): Promise<EncryptedText> {
  const key = await backupBox.newLock(passphrase);
  const body = await backupBox.lock(key, new TextEncoder().encode(text), new TextEncoder().encode(purpose));
  return { encryption: key.header, body: toBase64(body) };
}

/** `sealed` comes from storage and is checked. */
export async function decryptText(
  passphrase: string,
  sealed: unknown,
  purpose: string,
): Promise<Result<string, DecryptError>> {
  if (!isRecord(sealed) || !backupBox.isHeader(sealed.encryption) || typeof sealed.body !== 'string')
    return err('damaged');
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = fromBase64(sealed.body);
  } catch {
    // No base64: somebody or something altered the record.
    return err('damaged');
  }
  const opened = await decryptBody(sealed.encryption, passphrase, body, new TextEncoder().encode(purpose));
  if (opened.ok) return ok(new TextDecoder().decode(opened.value));
  return err(opened.error.code === 'backup.wrong-passphrase' ? 'wrong-passphrase' : 'damaged');
}
