/**
 * Files in, events out. Each file is read, recognised and mapped on its own; then duplicates between files, matched
 * transfers and possible duplicates are settled over all of them. Rows are only moved between outcomes, never lost.
 */
import { defined, type Issue, issue } from '@cryptax/kernel';
import type { BalanceStatement, LedgerEvent, OpenEvent, UnreadRow } from '@cryptax/ledger';
import { AccountNames } from './accounts/account-names.ts';
import { settleAccounts } from './accounts/settle-accounts.ts';
import { adoptLedger } from './adopt-ledger.ts';
import type { EventHint, TransferCandidate } from './build/built.ts';
import { openTransfer } from './build/open-events.ts';
import { chooseFormat } from './choose-format.ts';
import { settleReportedTwice } from './connections/reported-twice.ts';
import { findNearDuplicates } from './dedupe/near-duplicates.ts';
import type { FormatMatch } from './detect/detect-format.ts';
import { type FileOutcome, fileReport, isInLedger, refusedFile } from './file-outcome.ts';
import { eachOnce, fileReports, remarks, rowKeysOf, totalsOf } from './import-summary.ts';
import type {
  FileReport,
  FileRules,
  ImportOptions,
  ImportProgress,
  ImportResult,
  KnownLedger,
} from './import-types.ts';
import type { FileQuestion } from './map/column-decisions.ts';
import { mapTable } from './map/map-table.ts';
import type { AccountedRows } from './map/row-outcome.ts';
import { stillOpen, unreadRows } from './open-rows.ts';
import { leftOutSheet, type SheetOwners, sheetOwners } from './other-sheets.ts';
import { type InputFile, readBytes } from './read/input-file.ts';
import { type FileContent, readTables } from './read/read-tables.ts';
import type { Table } from './read/table.ts';
import { settleRetold } from './retold/settle-retold.ts';
import { settleLateDuplicates, settleTransfers } from './settle-files.ts';
import { settleFills } from './settle-fills.ts';
import { settleRepeated } from './settle-repeated.ts';
import { settleGas, settleSwaps } from './settle-swaps.ts';
import { offerZones } from './settle-zones.ts';
import { sortByTime } from './sort-by-time.ts';
import { unknownFile } from './unknown-file.ts';

export async function importFiles(files: readonly InputFile[], options: ImportOptions = {}): Promise<ImportResult> {
  const run = new ImportRun(options, files.length);
  for (const [index, file] of files.entries()) await run.add(file, index);
  return run.finish();
}

class ImportRun {
  readonly #options: ImportOptions;
  readonly #fileCount: number;
  /** Identities in the ledger, from before and from the files so far. */
  readonly #seen: Set<string>;
  readonly #outcomes: FileOutcome[] = [];
  #events: LedgerEvent[] = [];
  readonly #candidates: TransferCandidate[] = [];
  /** All events so far stand in order of time. */
  #isSorted = false;
  readonly #hints: EventHint[] = [];
  readonly #open: OpenEvent[] = [];
  /** Rows that a ledger file tells of, as nobody could read them when it was written. */
  readonly #unread: UnreadRow[] = [];
  /** What ledger files say was remarked about their entries. */
  readonly #remarked: Issue[] = [];
  readonly #statements: BalanceStatement[] = [];
  readonly #rules: FileRules[] = [];
  readonly #accounts: AccountNames;
  /** Files that name their account themselves. */
  readonly #named = new Set<string>();
  /** Events that a ledger file brought; their sources are files of an earlier import. */
  readonly #adopted = new Set<LedgerEvent>();

  constructor(options: ImportOptions, fileCount: number) {
    this.#options = options;
    this.#fileCount = fileCount;
    this.#accounts = new AccountNames(options.known?.accounts);
    this.#seen = new Set(options.known?.rowKeys ?? []);
    for (const event of options.known?.events ?? []) this.#seen.add(event.id);
    const { candidates = [], answered = [] } = options.known ?? {};
    for (const { id, rowKeys = [] } of [...candidates, ...answered]) {
      for (const key of [id, ...rowKeys]) this.#seen.add(key);
    }
  }

  async add(file: InputFile, fileIndex: number): Promise<void> {
    const where = { file: file.name, fileIndex, fileCount: this.#fileCount };
    await this.#report({ ...where, stage: 'read', rows: 0 });
    const bytes = await readBytes(file, this.#options.signal);
    if (!bytes.ok) {
      this.#outcomes.push(refusedFile(this.#ownName(file.name), bytes.error.code, bytes.error.params));
      return;
    }
    const contents = await readTables(file.name, bytes.value);
    const owners = sheetOwners(contents, (content) => this.#choose(content.file, content.readings));
    for (const [at, content] of contents.entries()) {
      const isLast = fileIndex === this.#fileCount - 1 && at === contents.length - 1;
      await this.#content(content, owners, isLast, (rows) => this.#report({ ...where, stage: 'map', rows }));
    }
  }

  async #report(progress: ImportProgress): Promise<void> {
    await this.#options.onProgress?.(progress);
    this.#options.signal?.throwIfAborted();
  }

  /** Two different files may have one name; events and answers must tell them apart. */
  #ownName(name: string): string {
    const isTaken = (wanted: string) => this.#outcomes.some(({ file }) => file === wanted);
    let own = name;
    for (let number = 2; isTaken(own); number++) own = `${name} (${number})`;
    return own;
  }

  #choose(file: string, readings: readonly Table[]): ReturnType<typeof chooseFormat> {
    const wanted = this.#options.answers?.[file]?.format ?? this.#options.format;
    const { mappings = [], formats = [] } = this.#options;
    return chooseFormat(readings, wanted, mappings, formats);
  }

  async #content(
    content: FileContent,
    owners: SheetOwners,
    isLast: boolean,
    onRows: (rows: number) => Promise<void>,
  ): Promise<void> {
    const file = this.#ownName(content.file);
    if (content.kind === 'failed') {
      this.#outcomes.push(refusedFile(file, content.error.code, content.error.params));
    } else if (content.kind === 'ledger') {
      this.#ledger(file, content.text);
    } else {
      const choice = this.#choose(file, content.readings);
      const [table] = content.readings;
      const owner = owners.get(table?.sheet ?? '');
      if ('match' in choice) await this.#table(file, choice.match, isLast, onRows);
      else if (table !== undefined && owner !== undefined) this.#outcomes.push(leftOutSheet(file, table, owner));
      else this.#outcomes.push(unknownFile(file, table, choice));
    }
  }

  async #table(
    file: string,
    { definition, confidence, table, headerLine, headerCells }: FormatMatch,
    isLast: boolean,
    onRows: (rows: number) => Promise<void>,
  ): Promise<void> {
    const { timezone, known: ledger } = this.#options;
    this.#options.onTable?.(file, table);
    const { wallet, format: _, ...answers } = this.#options.answers?.[file] ?? {};
    const { rows, events, candidates, hints, open, statements, namesAccount, questions, jumps, isSorted } =
      await mapTable({
        table: { ...table, file },
        definition,
        headerLine,
        headerCells,
        answers: timezone === undefined ? answers : { defaultZone: timezone, ...answers },
        wallet,
        accounts: this.#accounts,
        knownAssets: ledger?.assets?.[definition.id],
        seen: this.#seen,
        onRows,
      });
    if (!isLast) this.#remember(rows, events);
    this.#isSorted = isSorted && this.#events.length === 0;
    this.#events = joined(this.#events, events);
    pushAll(this.#candidates, candidates);
    pushAll(this.#hints, hints);
    pushAll(this.#open, open);
    pushAll(this.#statements, statements);
    if (namesAccount) this.#named.add(file);
    const read = { table, header: headerCells };
    const known = { file, format: definition.id, confidence };
    this.#outcomes.push({ ...known, rows, read, problems: [], questions, jumps, candidates: [] });
  }

  #remember(rows: AccountedRows, events: readonly LedgerEvent[]): void {
    rows.forEach((outcome, _, key) => {
      if (isInLedger(outcome)) this.#seen.add(key);
    });
    for (const event of events) this.#seen.add(event.id);
  }

  #ledger(file: string, text: string): void {
    const { outcome, events, unread, remarks: remarked, statements, rules } = adoptLedger(file, text, this.#seen);
    if (rules !== undefined) this.#rules.push({ file, rules });
    pushAll(this.#statements, statements);
    this.#outcomes.push(outcome);
    pushAll(this.#unread, unread);
    const fresh = new Set(events.map(({ id }) => id));
    for (const { code, severity, eventId, file: about, params } of remarked) {
      if (eventId !== undefined && !fresh.has(eventId)) continue;
      this.#remarked.push(issue(code, severity, defined({ eventId, file: about }), params));
    }
    for (const event of events) {
      this.#events.push(event);
      this.#adopted.add(event);
      this.#seen.add(event.id);
    }
  }

  async finish(): Promise<ImportResult> {
    const { known } = this.#options;
    const fileCount = this.#fileCount;
    await this.#report({ file: '', fileIndex: fileCount, fileCount, stage: 'reconcile', rows: 0 });
    const outcomes = this.#outcomes;
    const { events: told, candidates: moved, twins } = settleRetold(outcomes, this.#events, this.#candidates, known);
    const read = { events: told, candidates: moved, open: this.#open, statements: this.#statements };
    const accounts = settleAccounts(outcomes, read, {
      named: this.#named,
      answered: (file) => this.#options.answers?.[file]?.wallet,
      filesOf: known?.filesOf ?? (() => []),
    });
    const { events: once, candidates } = settleReportedTwice(outcomes, accounts.events, accounts.candidates, known);
    const swaps = settleSwaps(outcomes, candidates, known?.candidates);
    const moves = [...candidates, ...(known?.candidates ?? [])].filter(({ id }) => !swaps.taken.has(id));
    const transfers = settleTransfers(outcomes, moves);
    const matches = [...swaps.matches, ...transfers.matches];
    const matched = new Set(matches.flatMap((match) => [...match.outs, ...match.ins]));
    const waiting = candidates.filter((candidate) => !matched.has(candidate.id));
    pushAll(once, swaps.events);
    pushAll(once, transfers.events);
    settleLateDuplicates(outcomes, this.#seen);
    const joined = settleGas(outcomes, once, known?.events);
    const single = settleFills(outcomes, settleRepeated(outcomes, joined, known?.events), known?.events);
    const hasMore = swaps.events.length + transfers.events.length + this.#adopted.size > 0;
    const events = this.#isSorted && !hasMore ? single : sortByTime(single);
    /** One file and nothing before it: all events are its own, and its rows are reported once. */
    const isAlone = outcomes.length === 1 && this.#adopted.size === 0 && !hasLedger(known);
    const nearDuplicates = isAlone ? [] : findNearDuplicates(events, known?.events);
    const reports = isAlone
      ? outcomes.map((outcome) => fileReport(outcome, events.length))
      : fileReports(outcomes, events, this.#adopted);
    const zones = offerZones(outcomes, moves, new Set(waiting.map(({ id }) => id)), this.#options);
    const files = reports.map((report) =>
      withZoneQuestion(
        withAccountQuestion(report, accounts.questions.get(report.file)),
        zones.questions.get(report.file),
      ),
    );
    const hints = this.#hints.filter(({ eventId }) => !twins.has(eventId));
    const open = [...waiting.flatMap(openTransfer), ...stillOpen(accounts.open, outcomes)];
    return {
      files,
      events,
      totals: totalsOf(files),
      issues: eachOnce([
        ...accounts.issues,
        ...zones.issues,
        ...remarks(outcomes, hints, nearDuplicates),
        ...this.#remarked,
      ]),
      statements: accounts.statements,
      rules: this.#rules,
      accountWallets: this.#accounts.all(),
      fileWallets: accounts.wallets,
      candidates: waiting,
      open,
      unread: [...this.#unread, ...unreadRows(files, open)],
      matches,
      matched: candidates.filter((candidate) => matched.has(candidate.id)),
      nearDuplicates,
      rowKeys: () => rowKeysOf(outcomes),
      accounts: outcomes.map(({ rows, read }) => ({ rows, ...read })),
    };
  }
}

function withAccountQuestion(report: FileReport, question: FileQuestion | undefined): FileReport {
  return question === undefined ? report : { ...report, questions: [...report.questions, question] };
}

/** In place of the question that a file without a zone asks anyway. */
function withZoneQuestion(report: FileReport, question: FileQuestion | undefined): FileReport {
  if (question === undefined) return report;
  return { ...report, questions: [...report.questions.filter(({ code }) => code !== 'zone'), question] };
}

function hasLedger(known: KnownLedger = {}): boolean {
  return (known.events ?? []).length > 0 || (known.candidates ?? []).length > 0;
}

/** Of most imports the first list is the only one with anything in it. */
function joined<T>(list: T[], more: T[]): T[] {
  if (list.length === 0) return more;
  pushAll(list, more);
  return list;
}

/** Spreading a long list into push() would overflow the stack. */
function pushAll<T>(list: T[], more: readonly T[]): void {
  for (const item of more) list.push(item);
}
