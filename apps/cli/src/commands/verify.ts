/** `cryptax verify`: computes a sealed report again from its ledger and names every figure that differs. */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { differenceSentences, explainDifference } from '@cryptax/reports';
import {
  buildTaxYearReport,
  type Difference,
  type TaxYearReport,
  type Verification,
  type VerifyError,
  verifyReport,
} from '@cryptax/tax-de';
import { BadInput, oneLine } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { progressOn } from '../output/progress.ts';
import { readJson, readLedger } from '../read-input.ts';
import { valueMissing } from '../report-ledger.ts';

export interface VerifyOptions {
  readonly json?: boolean;
}

/** Differences listed on stderr; the rest is counted. */
const MAX_LINES = 50;

export async function verify(
  reportPath: string,
  ledgerPath: string,
  options: VerifyOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const report = await readJson(reportPath, io);
  const { events } = await readLedger(ledgerPath, io);
  const progress = progressOn(io);
  progress.show(1, 2, `Recomputing ${events.length} entries`);
  const result = await verifyWith(report, events);
  progress.clear();
  if (!result.ok) throw new BadInput(`${reportPath}: ${refusalText(result.error)}`);
  const { verification, computedFrom } = result.value;
  if (options.json === true) io.out(`${JSON.stringify(verification)}\n`);
  else io.out(`${verdict(verification)}\n${changeLines(report, verification, computedFrom)}`);
  io.error(differenceLines(verification.differences));
  return verification.agrees ? 0 : 1;
}

interface Checked {
  readonly verification: Verification;
  /** The events with the values that the report was made with. */
  readonly computedFrom: readonly LedgerEvent[];
}

/** From the ledger as it is, or, if the report was made with prices from our data, with these. */
async function verifyWith(report: unknown, events: readonly LedgerEvent[]): Promise<Result<Checked, VerifyError>> {
  const plain = checkedWith(report, events);
  if (!plain.ok || plain.value.verification.inputsAgree) return plain;
  const valued = await valueMissing(events);
  return valued.events === events ? plain : checkedWith(report, valued.events);
}

function checkedWith(report: unknown, events: readonly LedgerEvent[]): Result<Checked, VerifyError> {
  const result = verifyReport(report, events);
  return result.ok ? ok({ verification: result.value, computedFrom: events }) : result;
}

/** The ledger changed since: which figures would change by how much, event by event. */
function changeLines(
  report: unknown,
  { sealIntact, inputsAgree }: Verification,
  events: readonly LedgerEvent[],
): string {
  if (!sealIntact || inputsAgree) return '';
  // Its seal is intact and it has just been recomputed: it is a report.
  const sealed = report as TaxYearReport;
  const fresh = buildTaxYearReport({ ...sealed.frame, events });
  if (!fresh.ok) return '';
  const sentences = differenceSentences(explainDifference(sealed, fresh.value), 'en');
  return sentences.map((sentence) => `${oneLine(sentence)}\n`).join('');
}

function refusalText(error: { readonly code: string }): string {
  return error.code === 'report.not-a-report' ? 'not a sealed report' : `cannot be recomputed (${error.code})`;
}

function verdict({ agrees, sealIntact, inputsAgree, differences }: Verification): string {
  if (agrees) return 'The report agrees with the ledger: every figure and hash is the same.';
  const reasons = [
    ...(sealIntact ? [] : ['the report was changed after it was sealed']),
    ...(inputsAgree ? [] : ['the ledger is not the one it was made from']),
    ...(differences.length === 0 ? [] : [`${differences.length} fields differ`]),
  ];
  return `The report does not agree: ${reasons.join('; ')}.`;
}

function differenceLines(differences: readonly Difference[]): string {
  const lines = differences.slice(0, MAX_LINES).map(({ path, reported, recomputed }) => {
    const [given, ours] = [reported, recomputed].map((value) => (JSON.stringify(value) ?? 'nothing').slice(0, 100));
    return `cryptax: ${oneLine(`${path}: report says ${given}, recomputed ${ours}`)}\n`;
  });
  const more = differences.length - lines.length;
  return lines.join('') + (more > 0 ? `cryptax: ${more} more differences\n` : '');
}
