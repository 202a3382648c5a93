/** The whole database as a file in the user's download folder; an empty passphrase leaves it readable. */
import { berlinDayText, ok, type Result } from '@cryptax/kernel';
import { saveFile } from '../files/save-file.ts';
import { settings } from '../settings/settings.ts';
import type { LedgerError } from './answer.ts';
import type { LedgerApi } from './ledger-api.ts';

export async function saveBackup(ledger: LedgerApi, now: Date, passphrase = ''): Promise<Result<void, LedgerError>> {
  const backup = await ledger.backup(passphrase === '' ? {} : { passphrase });
  if (!backup.ok) return backup;
  const blob = new Blob([backup.value], { type: 'application/octet-stream' });
  saveFile(`cryptax-${berlinDayText(now.toISOString())}.backup`, blob);
  settings.clear('backupDue');
  return ok(undefined);
}
