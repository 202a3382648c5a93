/** The whole database as a file in the user's download folder; an empty passphrase leaves it readable. */
import type { Result } from '@cryptax/kernel';
import type { LedgerApi, LedgerError } from '../ledger/ledger-api.ts';

export async function saveBackup(ledger: LedgerApi, now: Date, passphrase = ''): Promise<Result<void, LedgerError>> {
  const backup = await ledger.backup(passphrase === '' ? {} : { passphrase });
  if (!backup.ok) return backup;
  const address = URL.createObjectURL(new Blob([backup.value], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `cryptax-${now.toISOString().slice(0, 10)}.backup`;
  link.click();
  // The download has its own hold on the data once it has begun; the next task is late enough.
  setTimeout(() => URL.revokeObjectURL(address));
  return { ok: true, value: undefined };
}
