/** A plan as PDF. It is written where report files are written, so that the ledger stays quick meanwhile. */
import type { Answer } from '../../lib/ledger/ledger-api.ts';
import type { PlanPrint } from '../../lib/ledger/planning-api.ts';
import type { MadeFile } from '../../lib/ledger/report-files-api.ts';
import { madeFile } from '../reports/made-file.ts';
import type { ReportWriter } from '../reports/report-writer.ts';

export function printPlan(
  { write }: ReportWriter,
  { locale, ...print }: PlanPrint,
  about: { readonly madeAt: string; readonly demo: boolean },
): Answer<MadeFile> {
  return madeFile(write({ kind: 'plan', ...print, options: { locale, ...about } }, () => undefined).file);
}
