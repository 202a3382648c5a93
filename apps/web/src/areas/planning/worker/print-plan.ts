/** A plan as PDF. It is written where report files are written, so that the ledger stays quick meanwhile. */
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { MadeFile } from '../../tax/report-file-types.ts';
import { madeFile } from '../../tax/worker/made-file.ts';
import type { ReportWriter } from '../../tax/worker/report-writer.ts';
import type { PlanPrint } from '../planning-types.ts';

export function printPlan(
  { write }: ReportWriter,
  { locale, ...print }: PlanPrint,
  about: { readonly madeAt: string; readonly demo: boolean },
): Answer<MadeFile> {
  return madeFile(write({ kind: 'plan', ...print, options: { locale, ...about } }, () => undefined).file);
}
