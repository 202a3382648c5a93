/**
 * `cryptax report`: from a ledger or from export files to the reports of one or more tax years and their files. All files are made
 * before the first is written, so that a failure leaves nothing half done. They are the browser's files, byte by byte.
 */
import { renderReport } from '@cryptax/reports';
import { type Certainty, jointTaxRange, loadEngine, type ReportError, type TaxYearReport } from '@cryptax/tax-de';
import { fileOf } from '../account-option.ts';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { refuseInputAsOutput } from '../import-inputs.ts';
import { certaintyOfPerson, type MakeOptions, makeReport, refuseUnknownWallets } from '../make-report.ts';
import { issueLines, needsReview, printedIssues } from '../output/issues.ts';
import { type Progress, progressOn } from '../output/progress.ts';
import { isOpen, reportText } from '../output/report-text.ts';
import { type PricesOption, readOwnPrices } from '../own-prices.ts';
import { reportLedger } from '../report-ledger.ts';
import { type Output, type OutputOptions, outputsOf, pathFor, writeAll, yearsOf } from '../report-outputs.ts';
import { type PersonOptions, type ReportedPerson, refuseSeparate, reportedPersons } from '../report-persons.ts';
import { settingsFor } from '../settings-for.ts';

export interface ReportOptions extends MakeOptions, OutputOptions, PersonOptions, PricesOption {
  readonly year: string;
  readonly timezone?: readonly string[];
  readonly account?: readonly string[];
  readonly lang?: string;
  readonly json?: boolean;
}

/** A report with the entries it was made from and the files it goes to. */
interface Made {
  readonly report: TaxYearReport;
  readonly person: ReportedPerson;
  readonly spouse: ReportedPerson | null;
  readonly outputs: readonly Output[];
  /** Of all years of the person. */
  readonly certainty: Certainty;
}

export async function reportCommand(
  paths: readonly string[],
  options: ReportOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const years = yearsOf(options.year);
  const outputs = outputsOf(options, years);
  const spouseFiles = options.spouse === undefined ? [] : [options.spouse];
  const profiles = [options.profile, options.spouseProfile].filter((path) => path !== undefined);
  const inputs = [...paths, ...spouseFiles, ...profiles, ...(options.prices ?? [])];
  const progress = progressOn(io);
  const { timezone: zones = [] } = options;
  const own = await readOwnPrices(options.prices, io);
  // A zone that is said of one file is none of the other person's.
  const zonesFor = (files: readonly string[]) =>
    files === paths ? zones : zones.filter((zone) => fileOf(zone, paths) === undefined);
  const read = (files: readonly string[], account: readonly string[] = []) =>
    reportLedger(files, { timezone: zonesFor(files), account, own }, io, progress);
  const ledger = await read(paths, options.account);
  const spouseLedger = options.spouse === undefined ? null : await read([options.spouse]);
  const persons = await reportedPersons(ledger, spouseLedger, options, io);
  refuseUnknownWallets(persons, [...(options.platform ?? []), ...(options.ownWallet ?? [])]);
  progress.show(2, 4, `Computing ${ledger.events.length} entries`);
  const made: Made[] = [];
  for (const year of years) refuseSeparate(year, persons, options);
  const certainties = new Map<ReportedPerson, Certainty>();
  for (const person of persons) certainties.set(person, await certaintyOfPerson(person, options, own));
  for (const year of years) {
    for (const person of persons) {
      const certainty = ofBoth(certainties, person, persons, options, year);
      const report = await makeReport(year, person, { persons, own }, options, io);
      if (!report.ok) throw new BadInput(refusal(report.error));
      const files = outputs.map(({ format, path }) => ({ format, path: pathFor(path, year, person.role) }));
      const spouse = persons.find((other) => other !== person) ?? null;
      made.push({ report: report.value, person, spouse, outputs: files, certainty });
    }
  }
  for (const { path } of made.flatMap((one) => one.outputs)) await refuseInputAsOutput(path, inputs, io);
  await writeOutputs(made, options, io, progress);
  progress.clear();
  printReports(made, options, io);
  const found = persons.flatMap(({ ledger: own }) => [...own.issues, ...own.unreadRows]);
  const issues = printedIssues([...own.issues, ...found, ...made.flatMap(({ report }) => report.issues)]);
  io.error(issueLines(issues));
  return needsReview(issues) || made.some(({ report }) => !report.completeness.complete) ? 1 : 0;
}

/** The tax of a couple is one: its range comes from both ledgers. */
function ofBoth(
  certainties: ReadonlyMap<ReportedPerson, Certainty>,
  person: ReportedPerson,
  persons: readonly ReportedPerson[],
  options: ReportOptions,
  year: number,
): Certainty {
  const certainty = certainties.get(person) as Certainty;
  const row = certainty.years[String(year)];
  const [a, b] = persons.map((one) => ({
    figures: loadEngine(one.ledger.events, settingsFor(one.ledger.rules, options)).years(),
    profile: one.profile,
    years: certainties.get(one)?.years ?? {},
  }));
  if (a === undefined || b === undefined || row === undefined) return certainty;
  const tax = jointTaxRange(a, b, year);
  const { tax: _alone, ...sums } = row;
  return { ...certainty, years: { ...certainty.years, [year]: tax === undefined ? sums : { ...sums, tax } } };
}

/**
 * One report as one document; several as a list. Of a couple the document is person A's, with the sheet of both. How certain
 * the years are stands beside the report, not in it: it is about the answers of tomorrow.
 */
function printReports(made: readonly Made[], options: ReportOptions, io: CommandIo): void {
  if (options.json !== true) {
    io.out(made.map(({ report, outputs, certainty }) => reportText(report, outputs, certainty)).join('\n'));
    return;
  }
  const first = made.filter(({ person }) => person.role === 'A');
  const reports = first.map(({ report, certainty }) => ({ ...report, certainty }));
  io.out(`${JSON.stringify(yearsOf(options.year).length === 1 ? reports[0] : reports)}\n`);
}

function refusal(error: ReportError): string {
  if (error.code === 'tax.year-unknown') return `--year: no tax rules are known for ${error.year}`;
  return `the report cannot be made (${error.code})`;
}

async function writeOutputs(
  made: readonly Made[],
  { lang }: ReportOptions,
  io: CommandIo,
  progress: Progress,
): Promise<void> {
  const locale = lang === 'en' ? 'en' : 'de';
  const files: { readonly path: string; readonly bytes: Uint8Array }[] = [];
  for (const { report, person, spouse, outputs, certainty } of made) {
    const entries = {
      events: person.ledger.events,
      spouseEvents: spouse?.ledger.events,
    };
    const range = isOpen(certainty, report.frame.year) ? certainty.years[String(report.frame.year)] : undefined;
    const choices = { locale, entries, range } as const;
    for (const { format, path } of outputs) {
      progress.show(3, 4, `Making ${path}`);
      files.push({ path, bytes: (await renderReport(report, { format, ...choices })).bytes });
    }
  }
  await writeAll(files, io);
}
