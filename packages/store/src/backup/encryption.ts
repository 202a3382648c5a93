/** A backup's lock: the box of the kernel, with keys of its own (docs: README, "Backup file"). */
import { type Bytes, err, type LockHeader, ok, type PassphraseBox, passphraseBox, type Result } from '@cryptax/kernel';
import type { BackupError } from '../store-error.ts';

export const backupBox: PassphraseBox<CryptoKey> = passphraseBox(globalThis, 'cryptax-backup');

export async function decryptBody(
  header: LockHeader,
  passphrase: string,
  body: Bytes,
  additionalData: Bytes,
): Promise<Result<Bytes, BackupError>> {
  const unlocked = await backupBox.unlock(header, passphrase, body, additionalData);
  switch (unlocked.kind) {
    case 'open':
      return ok(unlocked.bytes);
    case 'wrong-passphrase':
      return err({ code: 'backup.wrong-passphrase' });
    case 'altered':
      return err({ code: 'backup.tampered' });
  }
}
