/**
 * Checks a printed report with nothing but itself: the report inside is computed again from the entries inside, and then
 * printed again. The same program prints the same bytes, so that a changed page is found as surely as a changed figure.
 */
import { err, isRecord, ok, type Result } from '@cryptax/kernel';
import { type LedgerEvent, parseLedgerFile } from '@cryptax/ledger';
import { type TaxYearReport, type Verification, verifyReport } from '@cryptax/tax-de';
import { FILE_NAMES, type PrintSettings, type ReportEntries } from './attached-files.ts';
import { readPdfFiles } from './read-pdf-files.ts';

export interface PdfVerification extends Verification {
  /** False: the pages are not those that this program prints from the report inside. */
  readonly pagesAgree: boolean;
  readonly report: TaxYearReport;
}

/** `not-a-report`: it carries no report; `damaged`: what it carries cannot be read. */
export interface PdfProblem {
  readonly code: 'pdf.not-a-report' | 'pdf.damaged';
}

const DAMAGED = err({ code: 'pdf.damaged' } as const);

export async function verifyPdf(pdf: Uint8Array): Promise<Result<PdfVerification, PdfProblem>> {
  const files = readPdfFiles(pdf);
  if (files.size === 0) return err({ code: 'pdf.not-a-report' });
  const report = jsonOf(files.get(FILE_NAMES.report));
  const print = jsonOf(files.get(FILE_NAMES.print));
  const entries = entriesOf(files);
  if (entries === null || !isPrint(print)) return DAMAGED;
  const verification = verifyReport(report, entries.events, entries.spouseEvents);
  if (!verification.ok) return DAMAGED;
  // `verifyReport` refuses what does not have the shape of a report.
  const sealed = report as TaxYearReport;
  const pagesAgree = verification.value.sealIntact && isSame(pdf, await printed(sealed, entries, print));
  const { agrees } = verification.value;
  return ok({ ...verification.value, agrees: agrees && pagesAgree, pagesAgree, report: sealed });
}

/** Null where the program of today cannot print it: then the pages cannot be the ones of today either. */
async function printed(
  report: TaxYearReport,
  entries: ReportEntries,
  { locale, preview, demo, range }: PrintSettings,
): Promise<Uint8Array | null> {
  // Large, and wanted only here.
  const { renderPdf } = await import('../pdf/render-pdf.ts');
  try {
    return await renderPdf(report, { document: 'annual', locale, preview, demo, range, entries });
  } catch {
    return null;
  }
}

function isSame(a: Uint8Array, b: Uint8Array | null): boolean {
  return b !== null && a.length === b.length && a.every((byte, at) => byte === b[at]);
}

function entriesOf(files: ReadonlyMap<string, Uint8Array>): ReportEntries | null {
  const events = eventsOf(files.get(FILE_NAMES.ledger));
  const spouse = files.get(FILE_NAMES.spouseLedger);
  const spouseEvents = spouse === undefined ? undefined : eventsOf(spouse);
  if (events === null || spouseEvents === null) return null;
  return { events, spouseEvents };
}

function eventsOf(bytes: Uint8Array | undefined): readonly LedgerEvent[] | null {
  if (bytes === undefined) return null;
  const ledger = parseLedgerFile(new TextDecoder().decode(bytes));
  return ledger.ok ? ledger.value.events : null;
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function isPrint(value: unknown): value is PrintSettings {
  if (!isRecord(value)) return false;
  const { locale, preview, demo, range } = value;
  const isKnown = (locale === 'de' || locale === 'en') && typeof preview === 'boolean' && typeof demo === 'boolean';
  return isKnown && (range === undefined || isRange(range));
}

function isRange(value: unknown): value is NonNullable<PrintSettings['range']> {
  if (!isRecord(value) || typeof value.complete !== 'boolean') return false;
  return [value.privateSales, value.income].every(
    (ends) => isRecord(ends) && [ends.low, ends.high].every((end) => end === null || typeof end === 'string'),
  );
}
