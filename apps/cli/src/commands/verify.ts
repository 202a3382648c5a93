/** `cryptax verify`: computes a sealed report again from its ledger and names every figure that differs. */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import {
  differenceSentences,
  explainDifference,
  type PdfProblem,
  type PdfVerification,
  verifyPdf,
} from '@cryptax/reports';
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
import { type OwnPrices, type PricesOption, readOwnPrices } from '../own-prices.ts';
import { readBytes, readJson, readLedger } from '../read-input.ts';
import { valueMissing } from '../report-ledger.ts';

export interface VerifyOptions extends PricesOption {
  readonly spouse?: string;
  readonly json?: boolean;
}

/** Differences listed on stderr; the rest is counted. */
const MAX_LINES = 50;

export async function verify(
  reportPath: string,
  ledgerPath: string | undefined,
  options: VerifyOptions,
  io: CommandIo,
): Promise<ExitCode> {
  if (/\.pdf$/i.test(reportPath)) return verifyPrinted(reportPath, ledgerPath, options, io);
  if (ledgerPath === undefined) throw new BadInput(`${reportPath}: a report as JSON needs its ledger file beside it`);
  const report = await readJson(reportPath, io);
  const { events } = await readLedger(ledgerPath, io);
  const spouse = options.spouse === undefined ? undefined : (await readLedger(options.spouse, io)).events;
  const progress = progressOn(io);
  progress.show(1, 2, `Recomputing ${events.length} entries`);
  const result = await verifyWith(report, events, spouse, await readOwnPrices(options.prices, io));
  progress.clear();
  if (!result.ok) throw new BadInput(`${reportPath}: ${refusalText(result.error)}`);
  const { verification, computedFrom, spouseFrom } = result.value;
  if (options.json === true) io.out(`${JSON.stringify(verification)}\n`);
  else io.out(`${verdict(verification)}\n${changeLines(report, verification, computedFrom, spouseFrom)}`);
  io.error(differenceLines(verification.differences));
  return verification.agrees ? 0 : 1;
}

/** A printed report carries everything that is needed; a ledger beside it would only raise the question which one counts. */
async function verifyPrinted(
  path: string,
  ledgerPath: string | undefined,
  options: VerifyOptions,
  io: CommandIo,
): Promise<ExitCode> {
  if (ledgerPath !== undefined || options.spouse !== undefined || options.prices !== undefined) {
    throw new BadInput(`${path}: a PDF carries its own ledger; verify it alone`);
  }
  const progress = progressOn(io);
  progress.show(1, 2, 'Recomputing and printing again');
  const result = await verifyPdf(await readBytes(path, io));
  progress.clear();
  if (!result.ok) throw new BadInput(`${path}: ${PDF_PROBLEMS[result.error.code]}`);
  const { report: _report, ...verification } = result.value;
  if (options.json === true) io.out(`${JSON.stringify(verification)}\n`);
  else io.out(`${pdfVerdict(result.value)}\n`);
  io.error(differenceLines(verification.differences));
  return verification.agrees ? 0 : 1;
}

const PDF_PROBLEMS: Readonly<Record<PdfProblem['code'], string>> = {
  'pdf.not-a-report':
    'does not contain a Cryptax report; only the PDF of the whole report does, exactly as it was written',
  'pdf.damaged': 'contains a report that cannot be read; the file was changed',
};

function pdfVerdict({ agrees, pagesAgree, report, ...verification }: PdfVerification): string {
  if (agrees)
    return 'The report agrees with the entries it carries: every figure, every hash and every page is the same.';
  const rest = { ...verification, agrees: verification.differences.length === 0 && verification.sealIntact };
  if (!rest.agrees) return verdict(rest);
  const made = `rule book ${report.ruleBookVersion}, engine ${report.engineVersion}`;
  return pagesAgree
    ? verdict(rest)
    : `The report inside agrees with its entries, but the file is not the one that this program prints from it (${made}): it was changed, or printed by another version.`;
}

interface Checked {
  readonly verification: Verification;
  /** The events with the values that the report was made with. */
  readonly computedFrom: readonly LedgerEvent[];
  readonly spouseFrom: readonly LedgerEvent[] | undefined;
}

/** From the ledger as it is, or, if the report was made with prices from our data, with these. */
async function verifyWith(
  report: unknown,
  events: readonly LedgerEvent[],
  spouse: readonly LedgerEvent[] | undefined,
  own: OwnPrices,
): Promise<Result<Checked, VerifyError>> {
  const plain = checkedWith(report, events, spouse);
  if (!plain.ok || plain.value.verification.inputsAgree) return plain;
  const valued = await valueMissing(events, own);
  const valuedSpouse = spouse === undefined ? undefined : (await valueMissing(spouse, own)).events;
  const isSame = valued.events === events && valuedSpouse === spouse;
  return isSame ? plain : checkedWith(report, valued.events, valuedSpouse);
}

function checkedWith(
  report: unknown,
  events: readonly LedgerEvent[],
  spouse: readonly LedgerEvent[] | undefined,
): Result<Checked, VerifyError> {
  const result = verifyReport(report, events, spouse);
  return result.ok ? ok({ verification: result.value, computedFrom: events, spouseFrom: spouse }) : result;
}

/** The ledger changed since: which figures would change by how much, event by event. */
function changeLines(
  report: unknown,
  { sealIntact, inputsAgree }: Verification,
  events: readonly LedgerEvent[],
  spouseEvents: readonly LedgerEvent[] | undefined,
): string {
  if (!sealIntact || inputsAgree) return '';
  // Its seal is intact and it has just been recomputed: it is a report.
  const sealed = report as TaxYearReport;
  const fresh = buildTaxYearReport({
    ...sealed.frame,
    events,
    spouseEvents,
  });
  if (!fresh.ok) return '';
  const sentences = differenceSentences(explainDifference(sealed, fresh.value), 'en');
  return sentences.map((sentence) => `${oneLine(sentence)}\n`).join('');
}

function refusalText(error: { readonly code: string }): string {
  if (error.code === 'report.spouse-events-missing') return 'is about a couple; name the other ledger with --spouse';
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
