/** Puts a file of a report into the user's download folder. */
import { track } from '../analytics/track.ts';
import { saveFile as save } from '../files/save-file.ts';
import type { MadeFile } from '../ledger/report-files-api.ts';
import { settings } from '../settings/settings.ts';

export function saveFile({ fileName, blob }: Pick<MadeFile, 'fileName' | 'blob'>): void {
  save(fileName, blob);
  settings.set('reportDownloaded', true);
  track('report-made');
}
