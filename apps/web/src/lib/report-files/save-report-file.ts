/** Puts a file of a report into the user's download folder, and remembers that there was one. */
import { track } from '../analytics/track.ts';
import { saveFile } from '../files/save-file.ts';
import type { MadeFile } from '../ledger/report-files-api.ts';
import { settings } from '../settings/settings.ts';

export function saveReportFile({ fileName, blob }: Pick<MadeFile, 'fileName' | 'blob'>): void {
  saveFile(fileName, blob);
  settings.set('reportDownloaded', true);
  track('report-made');
}
