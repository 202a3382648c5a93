/** Says in one word how a PDF of a report stands: unchanged, changed, or made by other rules than those of today. */
import { ok } from '@cryptax/kernel';
import type { PdfVerification } from '@cryptax/reports';
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '@cryptax/tax-de';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { PdfCheck } from '../report-types.ts';
import { fromWriter } from './file-maker.ts';
import type { ReportWriter } from './report-writer.ts';

/** Larger than any report; reading it would only fill the memory. */
const SIZE_LIMIT = 500_000_000;

export async function checkPdf({ verifyPdf }: ReportWriter, file: Blob): Answer<PdfCheck> {
  if (file.size > SIZE_LIMIT) return ok({ kind: 'not-a-report' });
  const checked = await fromWriter(file.arrayBuffer().then((bytes) => verifyPdf(new Uint8Array(bytes))));
  if (!checked.ok) return checked;
  const result = checked.value;
  if (!result.ok) return ok({ kind: result.error.code === 'pdf.damaged' ? 'damaged' : 'not-a-report' });
  const { report, differences } = result.value;
  const { year, person, generatedAt } = report.frame;
  return ok({
    ...{ kind: kindOf(result.value), year, generatedAt, person: person.name ?? null, seal: report.seal },
    complete: report.completeness.complete,
    ruleBook: report.ruleBookVersion,
    ruleBookHere: RULE_BOOK_VERSION,
    differences: differences.length,
  });
}

/** The gravest first: a broken seal says more than the figures that follow from it. */
function kindOf({ agrees, sealIntact, inputsAgree, differences, report }: PdfVerification) {
  if (agrees) return 'agrees';
  if (!sealIntact) return 'changed-report';
  if (!inputsAgree) return 'other-entries';
  const isOfToday = report.ruleBookVersion === RULE_BOOK_VERSION && report.engineVersion === ENGINE_VERSION;
  if (!isOfToday) return 'other-version';
  return differences.length > 0 ? 'other-figures' : 'other-pages';
}
