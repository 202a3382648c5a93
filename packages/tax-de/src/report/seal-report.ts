/**
 * From a draft to the report: the hash of its inputs, what the other readings of open points would change, the names of its
 * tokens, and the seal over all of it. The same input gives the same report, byte by byte, whoever computes the hashes.
 */

import { ok, type Result } from '@cryptax/kernel';
import type { ByteSink } from '../hash/canonical-bytes.ts';
import type { DraftOptions, ReportDraft, ReportError } from './draft-report.ts';
import { draftReport } from './draft-report.ts';
import { hashOf, writeInput, writeSealed } from './input-hash.ts';
import type { ReportInput } from './report-input.ts';
import type { TaxYearReport } from './tax-year-report.ts';
import { tokenLines } from './token-lines.ts';

/** SHA-256 of the bytes that `write` hands over, as hex digits. The platform's own is faster than ours. */
export type HashBytes = (write: (sink: ByteSink) => void) => Promise<string>;

export function buildTaxYearReport(given: ReportInput, options: DraftOptions = {}): Result<TaxYearReport, ReportError> {
  const draft = draftReport(given, options);
  if (!draft.ok) return draft;
  const { input } = draft.value;
  const whole = withHash(
    draft.value,
    hashOf((sink) => writeInput(input, sink)),
  );
  return ok({ ...whole, seal: hashOf((sink) => writeSealed(whole, sink)) });
}

/** As `buildTaxYearReport` would have made it. */
export async function sealDraft(draft: ReportDraft, hash: HashBytes): Promise<TaxYearReport> {
  const whole = withHash(draft, await hash((sink) => writeInput(draft.input, sink)));
  return { ...whole, seal: await hash((sink) => writeSealed(whole, sink)) };
}

/** Fields stay in the order in which files list them. */
function withHash({ report, input, effectOf }: ReportDraft, inputHash: string): Omit<TaxYearReport, 'seal'> {
  const { format, version, engineVersion, ruleBookVersion, frame, method, ...lists } = report;
  const choices = method.choices.map(({ text, ...choice }) => ({
    ...choice,
    effect: choice.option === null ? null : effectOf(choice.option),
    text,
  }));
  return {
    format,
    version,
    engineVersion,
    ruleBookVersion,
    frame,
    inputHash,
    method: { ...method, choices },
    ...lists,
    ...tokenLines(report, input.events),
  };
}
