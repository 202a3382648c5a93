/**
 * Secrets that the server must be able to read again (authenticator secrets, signing keys) lie encrypted in the database:
 * a copied database or backup alone signs nobody in. AES-256-GCM; what a secret is for is authenticated with it, so that
 * it cannot be moved to another row.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Vault {
  readonly seal: (purpose: string, text: string) => string;
  readonly open: (purpose: string, sealed: string) => string;
}

/** The database was written with another key; the message is one line for the operator. */
export class WrongVaultKey extends Error {}

const MARK = 'enc1';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createVault(key: Buffer): Vault {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return {
    seal: (purpose, text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [MARK, name, Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')].join('.');
    },
    open: (purpose, sealed) => {
      const [mark, writtenWith, data = ''] = sealed.split('.');
      if (mark !== MARK || writtenWith !== name) throw new WrongVaultKey(wrongKeyLine);
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

const wrongKeyLine =
  'The secrets in the database were encrypted with another key. Set CRYPTAX_SECRET_KEY to the one they were written with (all instances need the same), or bring back secret.key of the data folder.';

/** The key of the settings, else the one in the data folder, which is made at the first start. */
export function vaultKey(config: { readonly secretKey: Buffer | null; readonly dataDir: string }): Buffer {
  return config.secretKey ?? keyFile(join(config.dataDir, 'secret.key'));
}

function keyFile(path: string): Buffer {
  try {
    // Fails when it is there already: two processes that start together agree on the first one's key.
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readKey(readFileSync(path, 'utf8'));
  if (key === null)
    throw new WrongVaultKey(`${path} holds no key. Bring the old file back, or set CRYPTAX_SECRET_KEY.`);
  return key;
}

/** @returns the 32 bytes of a base64 text, or null */
export function readKey(text: string): Buffer | null {
  const bytes = Buffer.from(text.trim(), 'base64');
  return bytes.length === KEY_BYTES ? bytes : null;
}
