/**
 * Files in, events out. Each file is read, recognised and mapped on its own; then duplicates between files, matched
 * transfers and possible duplicates are settled over all of them. Rows are only moved between outcomes, never lost.
 */
import { type Issue, issue } from '@cryptax/kernel';
import { type LedgerEvent, parseLedgerFile } from '@cryptax/ledger';
import { findNearDuplicates } from './dedupe/near-duplicates.ts';
import { detectFormat, type FormatMatch, forceFormat } from './detect/detect-format.ts';
import { type FileOutcome, fileReport, replaceOutcomes } from './file-outcome.ts';
import { FORMATS } from './formats/registry.ts';
import type { FileReport, ImportOptions, ImportProgress, ImportResult, ImportTotals } from './import-types.ts';
import type { EventHint, TransferCandidate } from './map/build-events.ts';
import { mapTable } from './map/map-table.ts';
import type { RowOutcome } from './map/row-outcome.ts';
import { type InputFile, readBytes } from './read/input-file.ts';
import { type FileContent, readTables } from './read/read-tables.ts';
import type { Table } from './read/table.ts';
import { matchTransfers, type TransferMatch } from './reconcile/match-transfers.ts';
import { transferEvents } from './reconcile/transfer-events.ts';
import { mappingFor } from './wizard/saved-mapping.ts';

export async function importFiles(files: readonly InputFile[], options: ImportOptions = {}): Promise<ImportResult> {
  const run = new ImportRun(options, files.length);
  for (const [index, file] of files.entries()) await run.add(file, index);
  return run.finish();
}

class ImportRun {
  readonly #options: ImportOptions;
  readonly #fileCount: number;
  readonly #seen: Set<string>;
  readonly #outcomes: FileOutcome[] = [];
  readonly #events: LedgerEvent[] = [];
  readonly #candidates: TransferCandidate[] = [];
  readonly #hints: EventHint[] = [];

  constructor(options: ImportOptions, fileCount: number) {
    this.#options = options;
    this.#fileCount = fileCount;
    this.#seen = new Set(options.known?.rowKeys ?? []);
    for (const event of options.known?.events ?? []) this.#seen.add(event.id);
    for (const candidate of options.known?.candidates ?? []) this.#seen.add(candidate.id);
  }

  async add(file: InputFile, fileIndex: number): Promise<void> {
    const report = (stage: ImportProgress['stage'], rows: number) =>
      this.#report({ file: file.name, fileIndex, fileCount: this.#fileCount, stage, rows });
    await report('read', 0);
    const bytes = await readBytes(file, this.#options.signal);
    if (!bytes.ok) {
      this.#refuse(file.name, bytes.error.code, bytes.error.params);
      return;
    }
    for (const content of await readTables(file.name, bytes.value)) {
      await this.#content(content, (rows) => report('map', rows));
    }
  }

  async #report(progress: ImportProgress): Promise<void> {
    await this.#options.onProgress?.(progress);
    this.#options.signal?.throwIfAborted();
  }

  async #content(content: FileContent, onRows: (rows: number) => Promise<void>): Promise<void> {
    if (content.kind === 'failed') return this.#refuse(content.file, content.error.code, content.error.params);
    if (content.kind === 'ledger') return this.#ledger(content.file, content.text);
    const choice = this.#choose(content.file, content.readings);
    if ('match' in choice) return this.#table(content.file, choice.match, onRows);
    this.#unknown(content.file, content.readings, choice);
  }

  /** The user's choice, a remembered mapping, or what the header says. */
  #choose(file: string, readings: readonly Table[]): { readonly match: FormatMatch } | UnknownFile {
    const wanted = this.#options.answers?.[file]?.format ?? this.#options.format;
    if (wanted !== undefined) {
      const definition = FORMATS.find((format) => format.id === wanted);
      if (definition === undefined) return { code: 'file.format-unknown', params: { format: wanted }, candidates: [] };
      const match = forceFormat(readings, definition);
      return match === undefined
        ? { code: 'file.format-does-not-fit', params: { format: wanted }, candidates: [] }
        : { match };
    }
    const saved = mappingFor(readings, this.#options.mappings ?? []);
    if (saved !== undefined) return { match: saved };
    const { match, candidates } = detectFormat(readings, FORMATS);
    const shown = candidates
      .slice(0, 5)
      .map((entry) => ({ format: entry.definition.id, confidence: entry.confidence }));
    if (match !== undefined) {
      const { refuse } = match.definition;
      return refuse === undefined
        ? { match }
        : { code: refuse, params: { format: match.definition.id }, candidates: shown };
    }
    const isAmbiguous = (candidates[0]?.confidence ?? 0) >= 0.7;
    const tried = shown.map((entry) => `${entry.format} (${Math.round(entry.confidence * 100)} %)`).join(', ');
    const params = { tried: tried === '' ? `${FORMATS.length} formats, none alike` : tried };
    return { code: isAmbiguous ? 'file.format-ambiguous' : 'file.unrecognised', params, candidates: shown };
  }

  async #table(file: string, match: FormatMatch, onRows: (rows: number) => Promise<void>): Promise<void> {
    const { wallet, ...answers } = this.#options.answers?.[file] ?? {};
    const mapped = await mapTable({
      table: { ...match.table, file },
      definition: match.definition,
      headerLine: match.headerLine,
      headerCells: match.headerCells,
      answers: { ...(this.#options.timezone === undefined ? {} : { defaultZone: this.#options.timezone }), ...answers },
      wallet,
      seen: this.#seen,
      onRows,
    });
    for (const { key, outcome } of mapped.rows) if (isInLedger(outcome)) this.#seen.add(key);
    for (const event of mapped.events) this.#seen.add(event.id);
    pushAll(this.#events, mapped.events);
    pushAll(this.#candidates, mapped.candidates);
    pushAll(this.#hints, mapped.hints);
    const { definition, confidence } = match;
    this.#outcomes.push({
      file,
      format: definition.id,
      confidence,
      rows: mapped.rows,
      problems: [],
      questions: mapped.questions,
      candidates: [],
    });
  }

  /** Every row of an unknown file waits for the user; the first says what was tried. */
  #unknown(file: string, readings: readonly Table[], unknown: UnknownFile): void {
    const rows: { line: number; key: string; outcome: RowOutcome }[] = [];
    for (const { lines } of readings[0]?.chunks() ?? []) {
      for (const line of lines) {
        const code = rows.length === 0 ? unknown.code : 'file.unrecognised-row';
        rows.push({
          line,
          key: '',
          outcome: { kind: 'review', code, params: rows.length === 0 ? unknown.params : {} },
        });
      }
    }
    this.#outcomes.push({
      file,
      format: null,
      confidence: 0,
      rows,
      problems: [],
      questions: [],
      candidates: unknown.candidates,
    });
  }

  #refuse(file: string, code: string, params: Readonly<Record<string, string>>): void {
    this.#outcomes.push({
      file,
      format: null,
      confidence: 0,
      rows: [],
      problems: [{ code, params }],
      questions: [],
      candidates: [],
    });
  }

  #ledger(file: string, text: string): void {
    const parsed = parseLedgerFile(text);
    if (!parsed.ok) {
      const [first] = parsed.error;
      this.#refuse(file, 'ledger.invalid', { path: first?.path ?? '', problem: first?.code ?? '' });
      return;
    }
    const rows = parsed.value.events.map((event, index) => {
      const isKnown = this.#seen.has(event.id);
      const outcome: RowOutcome = isKnown
        ? { kind: 'duplicate', of: event.id }
        : { kind: 'event', eventIds: [event.id] };
      if (!isKnown) this.#events.push(event);
      this.#seen.add(event.id);
      return { line: index + 1, key: event.id, outcome };
    });
    this.#outcomes.push({
      file,
      format: 'cryptax-ledger',
      confidence: 1,
      rows,
      problems: [],
      questions: [],
      candidates: [],
    });
  }

  async finish(): Promise<ImportResult> {
    await this.#report({
      file: '',
      fileIndex: this.#fileCount,
      fileCount: this.#fileCount,
      stage: 'reconcile',
      rows: 0,
    });
    const matches = this.#reconcile();
    this.#settleLate();
    const events = this.#events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
    const nearDuplicates = findNearDuplicates(events, this.#options.known?.events);
    const files = this.#outcomes.map((outcome) => fileReport(outcome, eventCount(outcome)));
    const matched = new Set(matches.flatMap((match) => [...match.outs, ...match.ins]));
    return {
      files,
      events,
      totals: totals(files),
      issues: [...this.#remarks(), ...nearDuplicates.map(possibleDuplicate)],
      candidates: this.#candidates.filter((candidate) => !matched.has(candidate.id)),
      matches,
      nearDuplicates,
      rowKeys: this.#outcomes.flatMap((outcome) =>
        outcome.rows.filter((row) => isInLedger(row.outcome)).map((row) => row.key),
      ),
    };
  }

  /** Transfers between own wallets become events; what stays alone becomes a review item. */
  #reconcile(): readonly TransferMatch[] {
    const all = [...this.#candidates, ...(this.#options.known?.candidates ?? [])];
    const byId = new Map(all.map((candidate) => [candidate.id, candidate]));
    const matches = matchTransfers(all);
    const fates = new Map<string, RowOutcome>();
    for (const match of matches) {
      const events = transferEvents(match, byId);
      pushAll(this.#events, events);
      settleMatch(match, events, byId, fates);
    }
    for (const outcome of this.#outcomes) {
      replaceOutcomes(outcome, (row) => {
        if (row.outcome.kind !== 'transfer') return row.outcome;
        return fates.get(row.outcome.candidateId) ?? unmatched(byId.get(row.outcome.candidateId));
      });
    }
    return matches;
  }

  /** A row under review that another file has brought safely into the ledger, or shows again, is a duplicate. */
  #settleLate(): void {
    const waiting = new Set<string>();
    for (const outcome of this.#outcomes) {
      const own = new Set<string>();
      replaceOutcomes(outcome, (row) => {
        if (row.outcome.kind !== 'review' || row.key === '' || row.outcome.code.startsWith('transfer.'))
          return row.outcome;
        if (this.#seen.has(row.key) || waiting.has(row.key)) return { kind: 'duplicate', of: row.key };
        own.add(row.key);
        return row.outcome;
      });
      for (const key of own) waiting.add(key);
    }
  }

  #remarks(): readonly Issue[] {
    const zones = this.#outcomes.flatMap(({ file, questions }) =>
      questions
        .filter((question) => question.code === 'zone')
        .map((question) => issue('file.zone-assumed', 'warning', { file }, { zone: question.applied ?? '' })),
    );
    return [...zones, ...this.#hints.map((hint) => issue(hint.code, 'info', { eventId: hint.eventId }))];
  }
}

interface UnknownFile {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
  readonly candidates: FileReport['candidates'];
}

function isInLedger(outcome: RowOutcome): boolean {
  return outcome.kind === 'event' || outcome.kind === 'part' || outcome.kind === 'transfer';
}

/** The sending row carries the event; an arrival in another file is told as what it is. */
function settleMatch(
  match: TransferMatch,
  events: readonly LedgerEvent[],
  byId: ReadonlyMap<string, TransferCandidate>,
  fates: Map<string, RowOutcome>,
): void {
  const eventIds = events.map((event) => event.id);
  const files = new Set(match.outs.map((id) => byId.get(id)?.source.file));
  for (const id of match.outs) fates.set(id, { kind: 'part', eventIds });
  for (const id of match.ins) {
    const isSameFile = files.size === 1 && files.has(byId.get(id)?.source.file);
    fates.set(id, isSameFile ? { kind: 'part', eventIds } : { kind: 'ignored', code: 'arrival-of-transfer' });
  }
}

function unmatched(candidate: TransferCandidate | undefined): RowOutcome {
  const { direction = 'in', asset = '', amount = '' } = candidate ?? {};
  return { kind: 'review', code: `transfer.unmatched-${direction}`, params: { asset, amount } };
}

function eventCount(outcome: FileOutcome): number {
  const ids = new Set<string>();
  for (const { outcome: fate } of outcome.rows)
    if (fate.kind === 'event' || fate.kind === 'part') for (const id of fate.eventIds) ids.add(id);
  return ids.size;
}

function possibleDuplicate(near: {
  readonly eventId: string;
  readonly otherId: string;
  readonly secondsApart: number;
}): Issue {
  return issue(
    'duplicate.possible',
    'warning',
    { eventId: near.eventId },
    { other: near.otherId, seconds: String(near.secondsApart) },
  );
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
