/**
 * Backups lie encrypted: whoever gets hold of one without the server's secret key reads nothing in it. AES-256-GCM over the
 * whole file, under a key derived from the secret key for this purpose alone. A short check value tells a wrong key from a
 * damaged file; nothing is handed out before all of it proved genuine.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type OpenedBackup =
  | { readonly kind: 'open'; readonly bytes: Buffer }
  | { readonly kind: 'wrong-key' }
  /** Nothing that this server writes. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'damaged' };

const CIPHER = 'aes-256-gcm';
const MARK = Buffer.from('CRYPTAX-BACKUP-1\n');
const KEY_BYTES = 32;
const CHECK_BYTES = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + CHECK_BYTES;
/** A single step takes less than 2 GiB; a database may be larger. */
const STEP_BYTES = 64 * 1024 * 1024;

export function sealBackup(secret: Buffer, dump: Uint8Array): Buffer {
  const { key, head } = derive(secret);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(head);
  const body = [...steps(dump)].map((step) => cipher.update(step));
  body.push(cipher.final());
  return Buffer.concat([head, iv, ...body, cipher.getAuthTag()]);
}

export function openBackup(secret: Buffer, file: Uint8Array): OpenedBackup {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { key, head } = derive(secret);
  const begin = HEAD_BYTES + IV_BYTES;
  const end = bytes.length - TAG_BYTES;
  if (end < begin) return { kind: 'damaged' };
  if (!bytes.subarray(0, MARK.length).equals(MARK)) return { kind: 'foreign' };
  if (!bytes.subarray(0, HEAD_BYTES).equals(head)) return { kind: 'wrong-key' };
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(HEAD_BYTES, begin))
    .setAAD(head)
    .setAuthTag(bytes.subarray(end));
  const parts = [...steps(bytes.subarray(begin, end))].map((step) => decipher.update(step));
  try {
    parts.push(decipher.final());
  } catch {
    return { kind: 'damaged' };
  }
  return { kind: 'open', bytes: Buffer.concat(parts) };
}

function derive(secret: Buffer): { readonly key: Buffer; readonly head: Buffer } {
  const part = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  return {
    key: part('cryptax backup key', KEY_BYTES),
    head: Buffer.concat([MARK, part('cryptax backup check', CHECK_BYTES)]),
  };
}

function* steps(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += STEP_BYTES) yield bytes.subarray(at, at + STEP_BYTES);
}
