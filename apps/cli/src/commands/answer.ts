/**
 * `cryptax answer`: the answer to a letter of the tax office, the one of the app: the reports of the asked years, narrowed to what was
 * asked, as letter with annexes, tables, and the deadline for a calendar. What cannot be answered yet is printed and is exit code 1.
 */
import { join } from 'node:path';
import { berlinDay, defined, formatDay, parseDay } from '@cryptax/kernel';
import { icsCalendar } from '@cryptax/planning';
import { renderAnswer } from '@cryptax/reports';
import {
  ANSWER_POINTS,
  type AnswerKit,
  type AnswerPoint,
  type AnswerRequest,
  type AskedAddress,
  answerKit,
  deadlineEntry,
  gapReason,
  gapRemedy,
  type LetterFacts,
  namedEntries,
  POINT_RULES,
} from '@cryptax/reports/answer';
import type { ReportPerson, TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { certaintyOfPerson, type MakeOptions, makeReport, refuseUnknownWallets } from '../make-report.ts';
import { fileFailure } from '../messages.ts';
import { issueLines, needsReview, printedIssues } from '../output/issues.ts';
import { progressOn } from '../output/progress.ts';
import { table } from '../output/table.ts';
import { type PricesOption, readOwnPrices } from '../own-prices.ts';
import { reportLedger } from '../report-ledger.ts';
import { writeAll, yearsOf } from '../report-outputs.ts';
import { reportedPersons } from '../report-persons.ts';

export interface AnswerOptions extends MakeOptions, PricesOption {
  readonly year: string;
  readonly out: string;
  readonly ask?: readonly string[];
  readonly wallet?: readonly string[];
  readonly ofAddress?: readonly string[];
  readonly office?: string;
  readonly reference?: string;
  readonly taxNumber?: string;
  readonly written?: string;
  readonly deadline?: string;
  readonly name?: string;
  readonly address?: readonly string[];
  readonly profile?: string;
  readonly json?: boolean;
}

export async function answerCommand(
  paths: readonly string[],
  options: AnswerOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const request = requestOf(options);
  const progress = progressOn(io);
  const own = await readOwnPrices(options.prices, io);
  const ledger = await reportLedger(paths, { account: [], own }, io, progress);
  const persons = await reportedPersons(ledger, null, options, io);
  const { platform = [], ownWallet = [], wallet = [] } = options;
  refuseUnknownWallets(persons, [...platform, ...ownWallet, ...wallet]);
  const [person] = persons;
  if (person === undefined) throw new BadInput('there is nobody to answer for');
  const addresses = request.addresses.map((address): AskedAddress => {
    const named = namedEntries(ledger.events, address);
    if (named.length === 0) throw new BadInput(`--of-address: no entry names "${address}"`);
    return { address, wallets: [], isWhole: false, named };
  });
  const reports: TaxYearReport[] = [];
  for (const year of request.years) {
    progress.show(2, 4, `Computing ${year}`);
    const report = await makeReport(year, person, { persons, own, sender: senderOf(options) }, options, io);
    // The check names a year whose rules nobody knows.
    if (report.ok) reports.push(report.value);
    else if (report.error.code !== 'tax.year-unknown') {
      throw new BadInput(`the report of ${year} cannot be made (${report.error.code})`);
    }
  }
  const isOpen = reports.some(({ completeness }) => !completeness.complete);
  const ranges: Readonly<Record<string, YearCertainty>> | undefined = isOpen
    ? (await certaintyOfPerson(person, options, own)).years
    : undefined;
  const today = options.date ?? formatDay(berlinDay(io.now()));
  const kit = answerKit({ request, reports, ranges, addresses, today });
  progress.show(3, 4, 'Making the letter');
  const files = await filesOf(kit, options.out);
  try {
    await io.makeFolder(options.out);
  } catch (error) {
    throw new BadInput(`${options.out}: ${fileFailure(error, 'written')}`);
  }
  await writeAll(files, io);
  progress.clear();
  const written = files.map(({ path }) => path);
  io.out(options.json === true ? jsonText(kit, written) : answerText(kit, written));
  const issues = printedIssues([...own.issues, ...ledger.issues, ...ledger.unreadRows]);
  io.error(issueLines(issues));
  return kit.gaps.length > 0 || needsReview(issues) ? 1 : 0;
}

function requestOf(options: AnswerOptions): AnswerRequest {
  const { wallet, ofAddress = [] } = options;
  // Documents lie in the browser: here they are only asked for by name.
  const asked = options.ask ?? ANSWER_POINTS.filter((point) => point !== 'documents');
  const unknown = asked.find((point) => !isPoint(point));
  if (unknown !== undefined) {
    throw new BadInput(`--ask: "${unknown}" is not one of ${ANSWER_POINTS.join(', ')}`);
  }
  return {
    years: yearsOf(options.year),
    points: asked.filter(isPoint),
    wallets: wallet ?? (ofAddress.length > 0 ? [] : null),
    addresses: ofAddress,
    letter: letterOf(options),
  };
}

function isPoint(text: string): text is AnswerPoint {
  return ANSWER_POINTS.some((point) => point === text);
}

function letterOf({
  office = '',
  reference = '',
  taxNumber = '',
  written,
  deadline,
  date,
}: AnswerOptions): LetterFacts {
  if (date !== undefined) dayOf('--date', date);
  return {
    office,
    reference,
    taxNumber,
    writtenOn: dayOf('--written', written),
    deadline: dayOf('--deadline', deadline),
  };
}

function dayOf(name: string, text = ''): string {
  if (text !== '' && !parseDay(text).ok) throw new BadInput(`${name}: "${text}" is not a day such as 2027-09-01`);
  return text;
}

function senderOf({ address, taxNumber, office }: AnswerOptions): Omit<ReportPerson, 'role' | 'name'> {
  return {
    ...defined({ address, taxNumber, taxOffice: office }),
  };
}

async function filesOf(kit: AnswerKit, folder: string) {
  const madeAt = `${kit.today}T12:00:00Z`;
  const made = [];
  for (const format of ['pdf', 'csv'] as const) made.push(await renderAnswer(kit, format, { madeAt, demo: false }));
  const { letter } = kit.request;
  const calendar = icsCalendar('Fristen', [deadlineEntry(letter, 'de')], madeAt);
  return [
    ...made.map(({ fileName, bytes }) => ({ path: join(folder, fileName), bytes })),
    ...(letter.deadline === ''
      ? []
      : [{ path: join(folder, 'Fristen.ics'), bytes: new TextEncoder().encode(calendar) }]),
  ];
}

function jsonText({ annexes, gaps, basis }: AnswerKit, files: readonly string[]): string {
  const enclosed = annexes.map(({ point, number, rows }) => ({ point, number, rows }));
  const open = gaps.map((gap) => ({ ...gap, reason: gapReason(gap, 'en'), remedy: gapRemedy(gap, 'en') }));
  return `${JSON.stringify({ annexes: enclosed, gaps: open, reports: basis, files })}\n`;
}

function answerText({ annexes, gaps }: AnswerKit, files: readonly string[]): string {
  const enclosed = table(
    [{ title: 'Annex' }, { title: 'Answers' }, { title: 'Rows', align: 'right' }],
    annexes.map(({ number, point, rows, isUntold }) => [
      number === null ? '-' : String(number),
      POINT_RULES[point].title.en,
      number !== null ? String(rows) : isUntold ? 'open' : 'none',
    ]),
  );
  const open = gaps.map((gap) => {
    const points = gap.points.map((point) => POINT_RULES[point].title.en).join('; ');
    return `- ${gapReason(gap, 'en')}. ${gapRemedy(gap, 'en')}${points === '' ? '' : ` (${points})`}\n`;
  });
  const check =
    open.length === 0 ? 'Every point asked about is fully answered.\n' : `Not fully answered yet:\n${open.join('')}`;
  return `${enclosed}\n${check}\n${files.map((path) => `Written: ${path}\n`).join('')}`;
}
