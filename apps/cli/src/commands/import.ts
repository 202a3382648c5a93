/**
 * `cryptax import`: export files in, a ledger out. Every row is reported; with `--out` or `--prices` the events get their
 * euro values, and `--out` writes them as one ledger file that `compute` reads.
 */
import { eachOnce, FORMATS, type ImportProgress, type ImportResult, importFiles, withOpen } from '@cryptax/importers';
import { compareText, defined, type Issue, issue } from '@cryptax/kernel';
import {
  LEDGER_FORMAT,
  type LedgerEvent,
  type LedgerRemark,
  type OpenEvent,
  parseLedgerFile,
  printLedgerFile,
} from '@cryptax/ledger';
import { lacksValue } from '@cryptax/prices';
import { accountAnswers, joinAnswers, zoneAnswers } from '../account-option.ts';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { checkEveryRowOnce } from '../every-row-once.ts';
import { openInputs, refuseInputAsOutput } from '../import-inputs.ts';
import { fileFailure, ledgerFileMessage } from '../messages.ts';
import { importDocument, importIssueLines, importNeedsReview } from '../output/import-document.ts';
import { importText } from '../output/import-text.ts';
import { jsonPieces } from '../output/json-pieces.ts';
import { type Progress, progressOn } from '../output/progress.ts';
import { nameTokens } from '../output/readable.ts';
import { type OwnPrices, type PricesOption, readOwnPrices } from '../own-prices.ts';
import { unreadIssues } from '../report-ledger.ts';
import { rulesOfFiles } from '../settings-for.ts';
import { valueEvents } from '../value-events.ts';

export interface ImportCommandOptions extends PricesOption {
  readonly json?: boolean;
  readonly out?: string;
  readonly timezone?: readonly string[];
  readonly format?: string;
  readonly account?: readonly string[];
}

export async function importCommand(
  paths: readonly string[],
  options: ImportCommandOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const { out, format } = options;
  if (format !== undefined) checkFormat(format);
  const inputs = await openInputs(paths, io);
  const { zones, ...timezone } = zoneAnswers(options.timezone ?? [], paths, inputs);
  if (out !== undefined) await refuseInputAsOutput(out, [...paths, ...(options.prices ?? [])], io);
  const own = await readOwnPrices(options.prices, io);
  const progress = progressOn(io);
  const result = await importFiles(inputs, {
    format,
    ...timezone,
    answers: joinAnswers(zones, accountAnswers(options.account ?? [], paths, inputs)),
    onProgress: (at) => showImport(progress, at),
  });
  checkEveryRowOnce(result);
  nameTokens(withOpen(result.events, result.open));
  const ledger = out === undefined && options.prices === undefined ? undefined : await valued(result, own, progress);
  if (out !== undefined && ledger !== undefined) await writeLedger(out, result, ledger, io);
  const found = eachOnce([...result.issues, ...(ledger?.issues ?? [])]);
  const issues = [...own.issues, ...broughtAlong(result), ...found];
  const document = importDocument(result, ledger?.events ?? result.events, issues);
  progress.clear();
  if (options.json === true) for (const piece of jsonPieces({ ...document })) io.out(piece);
  else io.out(importText(document, out));
  io.error(importIssueLines(document));
  return importNeedsReview(document) ? 1 : 0;
}

function checkFormat(id: string): void {
  if (FORMATS.some((format) => format.id === id)) return;
  const near = FORMATS.filter((format) => format.id.split('-')[0] === id.split('-')[0]).map((format) => format.id);
  const hint = near.length === 0 ? '' : `; known are ${near.join(', ')}`;
  throw new BadInput(`there is no format with the id "${id}"${hint}`);
}

const STAGES = { read: 'Reading', map: 'Mapping', reconcile: 'Matching transfers' } as const;

function showImport(progress: Progress, { file, fileIndex, fileCount, stage, rows }: ImportProgress): void {
  const details = [file, rows === 0 ? '' : `${rows} rows`].filter((text) => text !== '');
  progress.show(fileIndex, fileCount + 1, [STAGES[stage], details.join(', ')].join(' '));
}

interface ValuedImport {
  /** With the open movements, as the ledger file has them. */
  readonly all: readonly LedgerEvent[];
  /** Open movements of these files stand in the document as the rows they are. */
  readonly events: readonly LedgerEvent[];
  readonly issues: readonly Issue[];
}

/** Open points that a ledger file brought along: they stand at no row of these files. */
function broughtAlong(result: ImportResult): readonly Issue[] {
  const { events, unread } = result;
  const read = readFiles(result);
  const moves = events.flatMap((event) => (event.kind === 'open' ? [openIssue(event)] : []));
  return [...moves, ...unreadIssues(unread.filter(({ file }) => !read.has(file)))];
}

function openIssue(event: OpenEvent): Issue {
  const [direction, leg] = 'in' in event ? (['in', event.in] as const) : (['out', event.out] as const);
  const params = { direction, asset: leg.asset, amount: leg.amount, wallet: event.wallet, reason: event.reason };
  return issue('open-event', 'error', { eventId: event.id }, params);
}

async function valued(result: ImportResult, own: OwnPrices, progress: Progress): Promise<ValuedImport> {
  const imported = withOpen(result.events, result.open);
  progress.show(1, 2, `Valuing ${imported.length} events`);
  const { events: all, issues } = await valueEvents(imported, own);
  // What a ledger file has valued was looked at when it was written, and what looked wrong stands in its remarks.
  const read = readFiles(result);
  const known = new Set(
    imported.filter((event) => !read.has(event.source?.file ?? '') && !lacksValue(event)).map(({ id }) => id),
  );
  const waiting = new Set(result.open.map(({ id }) => id));
  return {
    all,
    events: all.filter(({ id }) => !waiting.has(id)),
    issues: issues.filter(({ source }) => !known.has(source.eventId ?? '')),
  };
}

function readFiles({ files }: ImportResult): ReadonlySet<string> {
  return new Set(files.filter(({ format }) => format !== LEDGER_FORMAT).map(({ file }) => file));
}

/** The ledger is read back before it is written: a file that `compute` would refuse is never left behind. */
async function writeLedger(
  path: string,
  { unread, statements, issues, rules: stated }: ImportResult,
  ledger: ValuedImport,
  io: CommandIo,
): Promise<void> {
  const rules = rulesOfFiles(stated);
  const { all: events } = ledger;
  const remarks = eachOnce([...issues, ...doubtsAbout(ledger)])
    .map(asRemark)
    .sort(byPlace);
  const text = printLedgerFile({ ...defined({ rules }), events, unread, remarks, statements });
  const parsed = parseLedgerFile(text);
  if (!parsed.ok) {
    const [first] = parsed.error;
    throw new BadInput(`${path}: cannot be written: ${first === undefined ? '' : ledgerFileMessage(first)}`);
  }
  try {
    await io.writeText(path, text);
  } catch (error) {
    throw new BadInput(`${path}: ${fileFailure(error, 'written')}`);
  }
}

/** What looks wrong about a value that the ledger has from now on. A value that is missing is found missing by whoever reads it. */
function doubtsAbout({ all, issues }: ValuedImport): readonly Issue[] {
  const valueless = new Set(all.filter(lacksValue).map(({ id }) => id));
  return issues.filter(({ severity, source }) => severity !== 'info' && !valueless.has(source.eventId ?? ''));
}

function asRemark({ code, severity, source: { eventId, file }, params }: Issue): LedgerRemark {
  const about = eventId === undefined ? { file } : { eventId };
  return { code, severity, ...defined(about), params };
}

/** The same ledger is the same text, whichever of its points was found first. Files come before entries. */
function byPlace(a: LedgerRemark, b: LedgerRemark): number {
  const place = ({ file, eventId = '', code }: LedgerRemark) =>
    [file === undefined ? 1 : 0, file ?? eventId, code].join('\u0000');
  return compareText(place(a), place(b));
}
