/**
 * Files in, events out. Each file is read, recognised and mapped on its own; then duplicates between files, matched
 * transfers and possible duplicates are settled over all of them. Rows are only moved between outcomes, never lost.
 */
import { type Issue, issue } from '@cryptax/kernel';
import { LEDGER_FORMAT, type LedgerEvent, parseLedgerFile } from '@cryptax/ledger';
import { chooseFormat, type UnknownFormat } from './choose-format.ts';
import { findNearDuplicates } from './dedupe/near-duplicates.ts';
import type { FormatMatch } from './detect/detect-format.ts';
import { type FileOutcome, fileReport, isInLedger, refusedFile } from './file-outcome.ts';
import type { FileReport, ImportOptions, ImportProgress, ImportResult, ImportTotals } from './import-types.ts';
import type { EventHint, TransferCandidate } from './map/build-events.ts';
import { mapTable } from './map/map-table.ts';
import { AccountedRows, type RowOutcome } from './map/row-outcome.ts';
import { type InputFile, readBytes } from './read/input-file.ts';
import { type FileContent, readTables } from './read/read-tables.ts';
import type { Table } from './read/table.ts';
import { settleLateDuplicates, settleTransfers } from './settle-files.ts';

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
  readonly #events: LedgerEvent[] = [];
  readonly #candidates: TransferCandidate[] = [];
  readonly #hints: EventHint[] = [];
  /** Events that a ledger file brought; their sources are files of an earlier import. */
  readonly #adopted = new Set<LedgerEvent>();

  constructor(options: ImportOptions, fileCount: number) {
    this.#options = options;
    this.#fileCount = fileCount;
    this.#seen = new Set(options.known?.rowKeys ?? []);
    for (const event of options.known?.events ?? []) this.#seen.add(event.id);
    for (const candidate of options.known?.candidates ?? []) this.#seen.add(candidate.id);
  }

  async add(file: InputFile, fileIndex: number): Promise<void> {
    const where = { file: file.name, fileIndex, fileCount: this.#fileCount };
    await this.#report({ ...where, stage: 'read', rows: 0 });
    const bytes = await readBytes(file, this.#options.signal);
    if (!bytes.ok) {
      this.#outcomes.push(refusedFile(file.name, bytes.error.code, bytes.error.params));
      return;
    }
    const contents = await readTables(file.name, bytes.value);
    for (const [at, content] of contents.entries()) {
      const isLast = fileIndex === this.#fileCount - 1 && at === contents.length - 1;
      await this.#content(content, isLast, (rows) => this.#report({ ...where, stage: 'map', rows }));
    }
  }

  async #report(progress: ImportProgress): Promise<void> {
    await this.#options.onProgress?.(progress);
    this.#options.signal?.throwIfAborted();
  }

  async #content(content: FileContent, isLast: boolean, onRows: (rows: number) => Promise<void>): Promise<void> {
    const { file } = content;
    if (content.kind === 'failed') this.#outcomes.push(refusedFile(file, content.error.code, content.error.params));
    else if (content.kind === 'ledger') this.#ledger(file, content.text);
    else {
      const wanted = this.#options.answers?.[file]?.format ?? this.#options.format;
      const choice = chooseFormat(content.readings, wanted, this.#options.mappings ?? []);
      if ('match' in choice) await this.#table(file, choice.match, isLast, onRows);
      else this.#outcomes.push(unknownFile(file, content.readings[0], choice));
    }
  }

  async #table(
    file: string,
    match: FormatMatch,
    isLast: boolean,
    onRows: (rows: number) => Promise<void>,
  ): Promise<void> {
    const { timezone } = this.#options;
    const { wallet, format: _, ...answers } = this.#options.answers?.[file] ?? {};
    const { rows, events, candidates, hints, questions } = await mapTable({
      table: { ...match.table, file },
      definition: match.definition,
      headerLine: match.headerLine,
      headerCells: match.headerCells,
      answers: timezone === undefined ? answers : { defaultZone: timezone, ...answers },
      wallet,
      seen: this.#seen,
      onRows,
    });
    if (!isLast) this.#remember(rows, events);
    pushAll(this.#events, events);
    pushAll(this.#candidates, candidates);
    pushAll(this.#hints, hints);
    const { definition, confidence } = match;
    const read = { table: match.table, header: match.headerCells };
    this.#outcomes.push({
      file,
      format: definition.id,
      confidence,
      rows,
      read,
      problems: [],
      questions,
      candidates: [],
    });
  }

  #remember(rows: AccountedRows, events: readonly LedgerEvent[]): void {
    rows.forEach((outcome, _, key) => {
      if (isInLedger(outcome)) this.#seen.add(key);
    });
    for (const event of events) this.#seen.add(event.id);
  }

  #ledger(file: string, text: string): void {
    const parsed = parseLedgerFile(text);
    if (!parsed.ok) {
      const [first] = parsed.error;
      const params = { path: first?.path ?? '', problem: first?.code ?? '' };
      this.#outcomes.push(refusedFile(file, 'ledger.invalid', params));
      return;
    }
    const { events } = parsed.value;
    const outcomes = events.map((event): RowOutcome => {
      if (this.#seen.has(event.id)) return { kind: 'duplicate', of: event.id };
      this.#events.push(event);
      this.#adopted.add(event);
      this.#seen.add(event.id);
      return { kind: 'event', eventIds: [event.id] };
    });
    const keyAt = (ticket: number) => events[ticket]?.id ?? '';
    const rows = new AccountedRows(
      events.map((_, index) => index + 1),
      keyAt,
      outcomes,
    );
    this.#outcomes.push({
      file,
      format: LEDGER_FORMAT,
      confidence: 1,
      rows,
      problems: [],
      questions: [],
      candidates: [],
    });
  }

  async finish(): Promise<ImportResult> {
    const { known } = this.#options;
    const fileCount = this.#fileCount;
    await this.#report({ file: '', fileIndex: fileCount, fileCount, stage: 'reconcile', rows: 0 });
    const transfers = settleTransfers(this.#outcomes, [...this.#candidates, ...(known?.candidates ?? [])]);
    pushAll(this.#events, transfers.events);
    settleLateDuplicates(this.#outcomes, this.#seen);
    const events = this.#events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
    const nearDuplicates = findNearDuplicates(events, known?.events);
    const adopted = this.#adopted;
    const counts = countEvents(adopted.size === 0 ? events : events.filter((event) => !adopted.has(event)));
    const files = this.#outcomes.map((outcome) => {
      const isLedger = outcome.format === LEDGER_FORMAT;
      return fileReport(outcome, isLedger ? ledgerEvents(outcome.rows) : (counts.get(outcome.file) ?? 0));
    });
    const matched = new Set(transfers.matches.flatMap((match) => [...match.outs, ...match.ins]));
    return {
      files,
      events,
      totals: totals(files),
      issues: [...this.#remarks(), ...nearDuplicates.map(possibleDuplicate)],
      candidates: this.#candidates.filter((candidate) => !matched.has(candidate.id)),
      matches: transfers.matches,
      nearDuplicates,
      rowKeys: () => rowKeys(this.#outcomes),
      accounts: this.#outcomes.map(({ rows, read }) => ({ rows, ...read })),
    };
  }

  #remarks(): readonly Issue[] {
    const assumed = this.#outcomes.flatMap(({ file, questions }) =>
      questions.flatMap(({ code, applied }) =>
        (code === 'zone' || code === 'asset') && applied !== undefined
          ? [issue(`file.${code}-assumed`, 'warning', { file }, { [code]: applied })]
          : [],
      ),
    );
    return [...assumed, ...this.#hints.map((hint) => issue(hint.code, 'info', { eventId: hint.eventId }))];
  }
}

/** Every row of an unknown file waits for the user; the first says what was tried. */
function unknownFile(file: string, table: Table | undefined, unknown: UnknownFormat): FileOutcome {
  const lines: number[] = [];
  for (const chunk of table?.chunks() ?? []) pushAll(lines, chunk.lines);
  const rest: RowOutcome = { kind: 'review', code: 'file.unrecognised-row', params: {} };
  const first: RowOutcome = { kind: 'review', code: unknown.code, params: unknown.params };
  const outcomes = lines.map((_, index) => (index === 0 ? first : rest));
  const rows = new AccountedRows(lines, () => '', outcomes);
  const read = table === undefined ? {} : { read: { table } };
  return {
    file,
    format: null,
    confidence: 0,
    rows,
    ...read,
    problems: [],
    questions: [],
    candidates: unknown.candidates,
  };
}

/** Events by the file they came from; those of a ledger file keep the sources they had. */
function countEvents(events: readonly LedgerEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let [file, count] = ['', 0];
  for (const { source } of events) {
    const next = source?.file ?? '';
    if (next !== file) {
      counts.set(file, (counts.get(file) ?? 0) + count);
      [file, count] = [next, 0];
    }
    count++;
  }
  return counts.set(file, (counts.get(file) ?? 0) + count);
}

function ledgerEvents(rows: AccountedRows): number {
  let count = 0;
  rows.forEachOutcome((outcome) => {
    if (outcome.kind === 'event') count++;
  });
  return count;
}

function rowKeys(outcomes: readonly FileOutcome[]): readonly string[] {
  const keys: string[] = [];
  for (const { rows } of outcomes) {
    rows.forEach((outcome, _, key) => {
      if (isInLedger(outcome)) keys.push(key);
    });
  }
  return keys;
}

function possibleDuplicate(near: {
  readonly eventId: string;
  readonly otherId: string;
  readonly secondsApart: number;
}): Issue {
  const params = { other: near.otherId, seconds: String(near.secondsApart) };
  return issue('duplicate.possible', 'warning', { eventId: near.eventId }, params);
}

function totals(files: readonly FileReport[]): ImportTotals {
  const add = (pick: (file: FileReport) => number) => files.reduce((sum, file) => sum + pick(file), 0);
  return {
    files: files.length,
    rows: add((file) => file.rows),
    events: add((file) => file.events),
    duplicates: add((file) => file.duplicates),
    ignored: add((file) => file.ignored.length),
    issues: add((file) => file.issues.length),
  };
}

/** Spreading a long list into push() would overflow the stack. */
function pushAll<T>(list: T[], more: readonly T[]): void {
  for (const item of more) list.push(item);
}
