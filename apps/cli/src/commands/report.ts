/**
 * `cryptax report`: from a ledger or from export files to the reports of one or more tax years and their files. All files are made
 * before the first is written, so that a failure leaves nothing half done. They are the browser's files, byte by byte.
 */
import { berlinDay, formatDay, type Instant, parseDay, parseInstant } from '@cryptax/kernel';
import { renderReport } from '@cryptax/reports';
import {
  buildTaxYearReport,
  type Certainty,
  loadEngine,
  type ReportError,
  type TaxYearReport,
  transferSales,
  transferValues,
  yearEndSales,
  yearEndValues,
} from '@cryptax/tax-de';
import { BadInput } from '../bad-input.ts';
import { certaintyFor } from '../certainty.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { refuseInputAsOutput } from '../import-inputs.ts';
import { fileFailure } from '../messages.ts';
import { issueLines, needsReview, printedIssues } from '../output/issues.ts';
import { type Progress, progressOn } from '../output/progress.ts';
import { reportText } from '../output/report-text.ts';
import { type OwnPrices, type PricesOption, readOwnPrices } from '../own-prices.ts';
import { reportLedger } from '../report-ledger.ts';
import { type Output, type OutputOptions, outputsOf, pathFor, yearsOf } from '../report-outputs.ts';
import { type PersonOptions, type ReportedPerson, refuseSeparate, reportedPersons } from '../report-persons.ts';
import { type MethodOptions, settingsFor } from '../settings-for.ts';
import { valueEvents } from '../value-events.ts';
import { walletKinds } from '../wallet-kinds.ts';

export interface ReportOptions extends MethodOptions, OutputOptions, PersonOptions, PricesOption {
  readonly year: string;
  readonly date?: string;
  readonly timezone?: string;
  readonly account?: readonly string[];
  readonly platform?: readonly string[];
  readonly ownWallet?: readonly string[];
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
  const inputs = [...paths, ...spouseFiles, ...(options.prices ?? [])];
  const progress = progressOn(io);
  const zone = options.timezone === undefined ? {} : { timezone: options.timezone };
  const own = await readOwnPrices(options.prices, io);
  const read = (files: readonly string[], account: readonly string[] = []) =>
    reportLedger(files, { ...zone, account, own }, io, progress);
  const ledger = await read(paths, options.account);
  const spouseLedger = options.spouse === undefined ? null : await read([options.spouse]);
  const persons = await reportedPersons(ledger, spouseLedger, options, io);
  refuseUnknownWallets(persons, options);
  progress.show(2, 4, `Computing ${ledger.events.length} entries`);
  const made: Made[] = [];
  for (const year of years) refuseSeparate(year, persons, options);
  const certainties = new Map<ReportedPerson, Certainty>();
  for (const person of persons) certainties.set(person, await certaintyOfPerson(person, options, own));
  for (const year of years) {
    for (const person of persons) {
      const certainty = certainties.get(person) as Certainty;
      made.push({ ...(await madeReport(year, person, { persons, outputs, own }, options, io)), certainty });
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

function certaintyOfPerson(
  { ledger, profile }: ReportedPerson,
  options: ReportOptions,
  own: OwnPrices,
): Promise<Certainty> {
  const { events, rules, unreadRows: unread, issues: found } = ledger;
  const settings = settingsFor(rules, options);
  return certaintyFor({ events, settings, unread, found, own, profile });
}

/** What all reports of one run share. */
interface Frame {
  readonly persons: readonly ReportedPerson[];
  readonly outputs: readonly Output[];
  readonly own: OwnPrices;
}

async function madeReport(
  year: number,
  person: ReportedPerson,
  { persons, outputs, own }: Frame,
  options: ReportOptions,
  io: CommandIo,
): Promise<Omit<Made, 'certainty'>> {
  const spouse = persons.find((other) => other !== person) ?? null;
  const { ledger, profile, role, name } = person;
  const settings = settingsFor(ledger.rules, options);
  const wallets = walletKinds(ledger.events, { exchange: options.platform, wallet: options.ownWallet });
  const held = yearEndSales(loadEngine(ledger.events, settings), settings.scope, year, berlinDay(io.now()));
  const asked = [...held, ...transferSales(ledger.events, wallets, year)];
  const worth = asked.length === 0 ? [] : (await valueEvents(asked, own)).events;
  const report = buildTaxYearReport({
    year,
    person: { role, ...(name === undefined ? {} : { name }) },
    settings,
    profile,
    generatedAt: momentOf(options.date, io.now()),
    wallets,
    manualChanges: [],
    unreadRows: ledger.unreadRows,
    spouse: spouse === null ? null : spouseFrame(spouse, options),
    yearEnd: yearEndValues(worth),
    transferValues: transferValues(worth),
    events: ledger.events,
    ...(spouse === null ? {} : { spouseEvents: spouse.ledger.events }),
  });
  if (!report.ok) throw new BadInput(refusal(report.error));
  const files = outputs.map(({ format, path }) => ({ format, path: pathFor(path, year, role) }));
  return { report: report.value, person, spouse, outputs: files };
}

/** A name with a typing error would leave the wallet undescribed without a word. */
function refuseUnknownWallets(
  persons: readonly ReportedPerson[],
  { platform = [], ownWallet = [] }: ReportOptions,
): void {
  const names = new Set(
    persons.flatMap(({ ledger }) =>
      ledger.events.flatMap((event) => (event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet])),
    ),
  );
  const unknown = [...platform, ...ownWallet].find((wallet) => !names.has(wallet));
  if (unknown !== undefined) throw new BadInput(`the wallet "${unknown}" is not in the ledger`);
}

function spouseFrame({ name, ledger, profile }: ReportedPerson, options: ReportOptions) {
  return { ...(name === undefined ? {} : { name }), settings: settingsFor(ledger.rules, options), profile };
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
      ...(spouse === null ? {} : { spouseEvents: spouse.ledger.events }),
    };
    const range = certainty.questions.length === 0 ? undefined : certainty.years[String(report.frame.year)];
    const choices = { locale, entries, ...(range === undefined ? {} : { range }) } as const;
    for (const { format, path } of outputs) {
      progress.show(3, 4, `Making ${path}`);
      files.push({ path, bytes: (await renderReport(report, { format, ...choices })).bytes });
    }
  }
  for (const { path, bytes } of files) {
    try {
      await io.writeBytes(path, bytes);
    } catch (error) {
      throw new BadInput(`${path}: ${fileFailure(error, 'written')}`);
    }
  }
}
