/** A plan as PDF. It is written where report files are written, so that the ledger stays quick meanwhile. */
import { err, ok } from '@cryptax/kernel';
import type { Answer } from '../../lib/ledger/ledger-api.ts';
import type { PlanPrint } from '../../lib/ledger/planning-api.ts';
import type { MadeFile } from '../../lib/ledger/report-files-api.ts';
import type { ReportWriter } from '../reports/report-writer.ts';

export async function printPlan(
  { write }: ReportWriter,
  { locale, ...print }: PlanPrint,
  about: { readonly madeAt: string; readonly demo: boolean },
): Answer<MadeFile> {
  try {
    const writing = write({ kind: 'plan', ...print, options: { locale, ...about } }, () => undefined);
    const { fileName, mediaType, bytes } = await writing.file;
    return ok({ fileName, mediaType, blob: new Blob([bytes], { type: mediaType }) });
  } catch (error) {
    return err({ code: 'report.failed', cause: String(error) });
  }
}
