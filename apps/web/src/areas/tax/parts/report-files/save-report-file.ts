/** Puts a file of a report into the user's download folder, and remembers that there was one. */
import { track } from '../../../../platform/analytics/track.ts';
import { saveFile } from '../../../../platform/files/save-file.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import type { MadeFile } from '../../report-file-types.ts';

export function saveReportFile({ fileName, blob }: Pick<MadeFile, 'fileName' | 'blob'>): void {
  saveFile(fileName, blob);
  settings.set('reportDownloaded', true);
  track('report-made');
}
