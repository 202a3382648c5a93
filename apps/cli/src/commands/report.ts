/**
 * `cryptax report`: from a ledger or from export files to the report of one tax year and its files. All files are made
 * before the first is written, so that a failure leaves nothing half done. They are the browser's files, byte by byte.
 */
import { berlinDay, formatDay, type Instant, parseDay, parseInstant } from '@cryptax/kernel';
import { type ReportFormat, renderReport } from '@cryptax/reports';
import { buildTaxYearReport, type ReportError, type TaxYearReport } from '@cryptax/tax-de';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { refuseInputAsOutput } from '../import-inputs.ts';
import { fileFailure } from '../messages.ts';
import { issueLines, needsReview, printedIssues } from '../output/issues.ts';
import { type Progress, progressOn } from '../output/progress.ts';
import { reportText } from '../output/report-text.ts';
import { readProfile } from '../read-profile.ts';
import { type ReportLedger, reportLedger } from '../report-ledger.ts';
import { type MethodOptions, settingsFor } from '../settings-for.ts';
import { walletKinds } from '../wallet-kinds.ts';

export interface ReportOptions extends MethodOptions {
  readonly year: string;
  readonly profile?: string;
  readonly name?: string;
  readonly date?: string;
  readonly timezone?: string;
  readonly lang?: string;
  readonly json?: boolean;
  readonly pdf?: string;
  readonly xlsx?: string;
  readonly csv?: string;
  readonly xml?: string;
  readonly wiso?: string;
  readonly elster?: string;
  readonly out?: string;
}

export async function reportCommand(
  paths: readonly string[],
  options: ReportOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const outputs = outputsOf(options);
  for (const { path } of outputs) await refuseInputAsOutput(path, paths, io);
  const progress = progressOn(io);
  const ledger = await reportLedger(
    paths,
    options.timezone === undefined ? {} : { timezone: options.timezone },
    io,
    progress,
  );
  progress.show(2, 4, `Computing ${ledger.events.length} entries`);
  const report = await buildReport(ledger, options, io);
  await writeOutputs(report, outputs, options, io, progress);
  progress.clear();
  io.out(options.json === true ? `${JSON.stringify(report)}\n` : reportText(report, outputs));
  const issues = printedIssues([...ledger.issues, ...ledger.unreadRows, ...report.issues]);
  io.error(issueLines(issues));
  return needsReview(issues) || !report.completeness.complete ? 1 : 0;
}

async function buildReport(ledger: ReportLedger, options: ReportOptions, io: CommandIo): Promise<TaxYearReport> {
  const profile = options.profile === undefined ? {} : await readProfile(options.profile, io);
  const report = buildTaxYearReport({
    year: yearOf(options.year),
    person: { role: 'A', ...(options.name === undefined ? {} : { name: options.name }) },
    settings: settingsFor(ledger.rules, options),
    profile,
    generatedAt: momentOf(options.date, io.now()),
    wallets: walletKinds(ledger.events),
    manualChanges: [],
    unreadRows: ledger.unreadRows,
    spouse: null,
    events: ledger.events,
  });
  if (!report.ok) throw new BadInput(refusal(report.error));
  return report.value;
}

function yearOf(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new BadInput(`--year: "${text}" is not a year such as 2024`);
  return Number(text);
}

/** Without a date the noon of today in Berlin: the same ledger gives the same files all day. */
function momentOf(text: string | undefined, now: Instant): string {
  if (text === undefined) return `${formatDay(berlinDay(now))}T12:00:00Z`;
  if (parseDay(text).ok) return `${text}T12:00:00Z`;
  if (parseInstant(text).ok) return text;
  throw new BadInput(`--date: "${text}" is not a day such as 2025-05-02`);
}

function refusal(error: ReportError): string {
  if (error.code === 'tax.year-unknown') return `--year: no tax rules are known for ${error.year}`;
  return `the report cannot be made (${error.code})`;
}

export interface Output {
  readonly format: ReportFormat;
  readonly path: string;
}

const OUTPUTS = {
  pdf: 'pdf',
  xlsx: 'xlsx',
  csv: 'csv',
  xml: 'xml',
  wiso: 'wiso',
  elster: 'elster',
  out: 'json',
} as const;

function outputsOf(options: ReportOptions): readonly Output[] {
  const outputs = (Object.keys(OUTPUTS) as readonly (keyof typeof OUTPUTS)[]).flatMap((option) => {
    const path = options[option];
    return path === undefined ? [] : [{ format: OUTPUTS[option], path }];
  });
  const twice = outputs.find(({ path }, index) => outputs.some((other, at) => at < index && other.path === path));
  if (twice !== undefined) throw new BadInput(`${twice.path}: is named for two outputs`);
  return outputs;
}

async function writeOutputs(
  report: TaxYearReport,
  outputs: readonly Output[],
  options: ReportOptions,
  io: CommandIo,
  progress: Progress,
): Promise<void> {
  const locale = options.lang === 'en' ? 'en' : 'de';
  const files: { readonly path: string; readonly bytes: Uint8Array }[] = [];
  for (const { format, path } of outputs) {
    progress.show(3, 4, `Making ${path}`);
    files.push({ path, bytes: (await renderReport(report, { format, locale })).bytes });
  }
  for (const { path, bytes } of files) {
    try {
      await io.writeBytes(path, bytes);
    } catch (error) {
      throw new BadInput(`${path}: ${fileFailure(error, 'written')}`);
    }
  }
}
