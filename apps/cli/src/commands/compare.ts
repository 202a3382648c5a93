/**
 * `cryptax compare`: another program's gain report, or a platform's statement, held against a ledger. Every difference is
 * named by its cause with its euro; causes are computed from the ledger, never guessed.
 */
import { basename } from 'node:path';
import {
  type GainReport,
  type PlatformStatement,
  type ReportProblem,
  readGainReport,
  readStatement,
  type UnreadReportRow,
} from '@cryptax/importers';
import { formatInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { knownToken } from '@cryptax/ledger/token-names';
import { messageText } from '@cryptax/messages';
import { renderPlanPdf } from '@cryptax/reports';
import { comparisonDocument } from '@cryptax/reports/comparison';
import {
  compareStatement,
  type SecondOpinion,
  type StatementRow,
  secondOpinion,
  transferSales,
  transferValues,
  type WalletInfo,
} from '@cryptax/tax-de';
import { BadInput, oneLine } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { refuseInputAsOutput } from '../import-inputs.ts';
import { issueLines, needsReview, type PrintedIssue, printedIssues } from '../output/issues.ts';
import { readable } from '../output/readable.ts';
import { table } from '../output/table.ts';
import { NO_OWN_PRICES } from '../own-prices.ts';
import { readBytes } from '../read-input.ts';
import { readValuedLedger } from '../report-ledger.ts';
import { writeAll } from '../report-outputs.ts';
import { type MethodOptions, settingsFor } from '../settings-for.ts';
import { valueEvents } from '../value-events.ts';
import { walletKinds } from '../wallet-kinds.ts';

export interface CompareOptions extends MethodOptions {
  readonly year?: string;
  readonly wallet?: readonly string[];
  readonly pdf?: string;
  readonly json?: boolean;
}

export async function compare(path: string, report: string, options: CompareOptions, io: CommandIo): Promise<ExitCode> {
  const { rules, events, unreadRows, issues } = await readValuedLedger(path, NO_OWN_PRICES, io);
  const input = { name: report, content: await readBytes(report, io) };
  const open = printedIssues([...unreadRows, ...issues]);
  const gains = await readGainReport(input);
  if (gains.ok) {
    const { sales, unread, ...about } = gains.value;
    const year = yearOf(
      options,
      sales.map(({ soldOn }) => soldOn.slice(0, 4)),
    );
    const opinion = secondOpinion({
      events,
      settings: settingsFor(rules, options),
      year,
      theirs: sales,
      tickerOf,
    });
    await print({ kind: 'gains', file: report, year, unread, about, opinion }, [path, report], options, io);
    return end(
      {
        document: { report: about, ...opinion },
        text: opinionText(gains.value, opinion),
        unread,
        isOpen: opinion.causes.some(isUnexplained),
      },
      report,
      open,
      options,
      io,
    );
  }
  const statement = await readStatement(input);
  if (!statement.ok) throw new BadInput(`${report}: ${oneLine(problemText(recognised(gains.error, statement.error)))}`);
  const { sums, unread, ...about } = statement.value;
  const year = yearOf(options, statement.value.year === null ? [] : [String(statement.value.year)]);
  const accounts = accountsOf(statement.value, events, options, report);
  const wallets = withAccounts(walletKinds(events), accounts);
  const asked = transferSales(events, wallets, year);
  const worth = asked.length === 0 ? [] : (await valueEvents(asked)).events;
  const values = new Map(transferValues(worth).map(({ eventId, valueEur }) => [eventId, valueEur]));
  const rows = compareStatement({ events, year, accounts, wallets, values, lines: sums, tickerOf });
  await print({ kind: 'statement', file: report, year, unread, about, accounts, rows }, [path, report], options, io);
  const isOpen = rows.some(({ differences }) => differences.some(isUnexplained));
  return end(
    { document: { statement: about, year, accounts, rows }, text: statementText(rows), unread, isOpen },
    report,
    open,
    options,
    io,
  );
}

/** The comparison as a German PDF, where a file for it is named. */
async function print(
  compared: Parameters<typeof comparisonDocument>[0],
  inputs: readonly string[],
  { pdf }: CompareOptions,
  io: CommandIo,
): Promise<void> {
  if (pdf === undefined) return;
  await refuseInputAsOutput(pdf, inputs, io);
  const file = basename(compared.file);
  const options = { locale: 'de', madeAt: formatInstant(io.now()), demo: false } as const;
  const bytes = await renderPlanPdf(comparisonDocument({ ...compared, file }), options);
  await writeAll([{ path: pdf, bytes }], io);
}

const isUnexplained = ({ cause }: { readonly cause: string }) => cause === 'unexplained' || cause.startsWith('missing');

/** Tokens of contracts by their name, as other programs list them. */
function tickerOf(asset: string): string {
  return (knownToken(asset)?.symbol ?? asset).toUpperCase();
}

interface Outcome {
  readonly document: object;
  readonly text: string;
  readonly unread: readonly UnreadReportRow[];
  readonly isOpen: boolean;
}

function end(
  { document, text, unread, isOpen }: Outcome,
  report: string,
  issues: readonly PrintedIssue[],
  { json }: CompareOptions,
  io: CommandIo,
): ExitCode {
  const rows = unread.map(({ line, code }) => ({ line, code, message: messageText(code, {}, READER) }));
  if (json === true) io.out(`${JSON.stringify({ ...document, unread: rows, issues })}\n`);
  else io.out(text);
  for (const { line, message } of rows.slice(0, 50))
    io.error(`cryptax: ${report}, line ${line}: ${oneLine(message)}\n`);
  io.error(issueLines(issues));
  return isOpen || rows.length > 0 || needsReview(issues) ? 1 : 0;
}

const READER = { locale: 'en', reads: 'command-line' } as const;

function problemText({ code, params }: ReportProblem): string {
  return messageText(code, params, READER);
}

/** Of two refusals the one that says more than "not this kind". */
function recognised(gains: ReportProblem, statement: ReportProblem): ReportProblem {
  return gains.code === 'file.no-gain-report' || gains.code === 'file.platform-statement' ? statement : gains;
}

/** The year that most rows lie in, unless the command names one. */
function yearOf({ year }: CompareOptions, found: readonly string[]): number {
  if (year !== undefined) {
    if (!/^20\d\d$/.test(year)) throw new BadInput(`--year "${year}" is not a year such as 2024`);
    return Number(year);
  }
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined) throw new BadInput('the file does not say its year: give --year');
  return Number(most[0]);
}

function accountsOf(
  { platform }: PlatformStatement,
  events: readonly LedgerEvent[],
  { wallet }: CompareOptions,
  report: string,
): readonly string[] {
  const all = [...new Set(events.map((event) => event.wallet))];
  if (wallet !== undefined) {
    const unknown = wallet.find((name) => !all.includes(name));
    if (unknown !== undefined) throw new BadInput(`--wallet "${unknown}" is not in the ledger`);
    return wallet;
  }
  const found = all.filter((name) => platform !== null && name.toLowerCase().includes(platform.toLowerCase()));
  if (found.length === 0)
    throw new BadInput(
      `${report}: no wallet of the ledger is named like "${platform ?? 'its platform'}": give --wallet`,
    );
  return found;
}

/** Whoever sent the statement is a platform, whatever the files say. */
function withAccounts(known: readonly WalletInfo[], accounts: readonly string[]): readonly WalletInfo[] {
  return [
    ...known.filter(({ wallet }) => !accounts.includes(wallet)),
    ...accounts.map((wallet): WalletInfo => ({ wallet, kind: 'exchange' })),
  ];
}

const figure = { align: 'right' } as const;

function opinionText(
  { tool, evidence }: GainReport,
  { year, ours, theirs, difference, causes, rows, theirRules }: SecondOpinion,
): string {
  const sums = table(
    [
      { title: `${year}` },
      { title: 'Sales', ...figure },
      { title: 'Gain', ...figure },
      { title: 'Taxable', ...figure },
    ],
    [
      ['Ledger', String(ours.sales), ours.gain, ours.taxable ?? 'not said'],
      [tool ?? 'Report', String(theirs.sales), theirs.gain, theirs.taxable ?? 'not said'],
      ['Difference', '', difference.gain, difference.taxable ?? 'not said'],
      ...causes.map(({ cause, rows: count, gainEur, taxableEur }) => [
        `  ${cause}`,
        String(count),
        gainEur,
        taxableEur ?? '',
      ]),
    ],
  );
  const lines = table(
    [
      { title: 'Day' },
      { title: 'Coin' },
      { title: 'Gain here', ...figure },
      { title: 'Gain there', ...figure },
      { title: 'Causes' },
      { title: 'Lines' },
    ],
    rows
      .filter(({ differences }) => differences.length > 0)
      .map((row) => [
        row.day,
        readable(row.asset),
        row.ours?.gain ?? '',
        row.theirs?.gain ?? '',
        row.differences.map(({ cause, gainEur }) => `${cause} ${gainEur}`).join(', '),
        row.lines.join(' '),
      ]),
  );
  const rules = theirRules === null ? '' : `Their costs follow ${theirRules.method}, scope ${theirRules.scope}.\n`;
  const words =
    evidence === 'words' ? 'The layout of this report is not known: its columns were read by their names.\n' : '';
  return `${sums}\n${lines}\n${rules}${words}`;
}

function statementText(rows: readonly StatementRow[]): string {
  return `${table(
    [
      { title: 'Coin' },
      { title: 'Kind' },
      { title: 'Units here', ...figure },
      { title: 'Units there', ...figure },
      { title: 'EUR here', ...figure },
      { title: 'EUR there', ...figure },
      { title: 'Causes' },
    ],
    rows.map(({ asset, category, ours, theirs, differences }) => [
      readable(asset),
      category,
      ours.units,
      theirs.units,
      ours.amountEur ?? '',
      theirs.amountEur ?? '',
      differences
        .map(({ cause, units, amountEur }) => `${cause} ${units}${amountEur === null ? '' : ` (${amountEur} EUR)`}`)
        .join(', '),
    ]),
  )}\n`;
}
