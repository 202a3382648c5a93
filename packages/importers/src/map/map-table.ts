/**
 * A table with a known format to events, transfers and accounted rows. Rows already known (`seen`) are duplicates; rows of a group wait until the file's end.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { FormatDefinition } from '../formats/format.ts';
import { mixA, mixB, printText } from '../read/row-print.ts';
import type { RowChunk, Table } from '../read/table.ts';
import { assetResolver } from '../values/asset.ts';
import { type Built, buildEvents, type EventHint, feeEvent, type TransferCandidate } from './build-events.ts';
import {
  type ColumnDecisions,
  decideColumns,
  type FileAnswers,
  type FileQuestion,
  isSameDecision,
} from './column-decisions.ts';
import { ColumnSurvey } from './column-survey.ts';
import { type Combined, combineLegs, combineSimple } from './combine-legs.ts';
import { type BoundFormat, bindFormat } from './compile-format.ts';
import { deliveryOf } from './delivery.ts';
import { deriveCells } from './derive-cells.ts';
import { isOneWay } from './one-way.ts';
import { settleAsset } from './open-asset.ts';
import { RowReader } from './read-row.ts';
import type { Amount, RowFacts } from './row-facts.ts';
import { type RowGroup, RowGroups } from './row-groups.ts';
import { RowKeys } from './row-keys.ts';
import { type AccountedRows, RowAccount, type RowOutcome } from './row-outcome.ts';

export interface MapInput {
  readonly table: Table;
  readonly definition: FormatDefinition;
  readonly headerLine: number;
  readonly headerCells: readonly string[];
  readonly answers: FileAnswers;
  readonly wallet?: string | undefined;
  /** Identities of rows and events that the ledger, or an earlier file of this import, already has. */
  readonly seen: ReadonlySet<string>;
  /** Called between chunks of rows with the number read so far; may throw to stop, or wait to let others run. */
  readonly onRows?: ((rows: number) => void | Promise<void>) | undefined;
}

export interface MappedTable {
  readonly rows: AccountedRows;
  readonly events: readonly LedgerEvent[];
  readonly candidates: readonly TransferCandidate[];
  readonly hints: readonly EventHint[];
  readonly questions: readonly FileQuestion[];
}

export async function mapTable(input: MapInput): Promise<MappedTable> {
  const { definition, questions } = settleAsset(input.definition, input.table.file, input.answers);
  const table = deriveCells(input.table, definition, input.headerCells);
  const mapped = await mapExpected({ ...input, definition, table });
  return questions.length === 0 ? mapped : { ...mapped, questions: [...mapped.questions, ...questions] };
}

/**
 * The first rows let expect how the columns are to be read, and the mapping starts at once. Beside it the survey goes on;
 * if the whole file decides otherwise, the mapping is done again with what is now known.
 */
async function mapExpected(input: MapInput): Promise<MappedTable> {
  const bound = bindFormat(input.definition, input.headerCells);
  const expected = decideColumns(surveyHead(bound, input), input.answers);
  const survey = new ColumnSurvey(bound, input.table.file);
  const mapped = await new TableMapper(input, bound, expected).run(survey);
  const decided = decideColumns(survey, input.answers);
  return isSameDecision(expected, decided) ? mapped : new TableMapper(input, bound, decided).run();
}

/** Rows that let expect the rest of the file. */
const HEAD_ROWS = 1_000;

function surveyHead(bound: BoundFormat, { table, headerLine }: MapInput): ColumnSurvey {
  const survey = new ColumnSurvey(bound, table.file);
  let rows = 0;
  for (const chunk of table.chunks()) {
    survey.add(chunk, headerLine);
    rows += chunk.rows.length;
    if (rows >= HEAD_ROWS) break;
  }
  return survey;
}

class TableMapper {
  readonly #input: MapInput;
  readonly #bound: BoundFormat;
  readonly #decisions: ColumnDecisions;
  readonly #keys: RowKeys;
  readonly #groups: RowGroups;
  readonly #account = new RowAccount();
  readonly #events: LedgerEvent[] = [];
  readonly #candidates: TransferCandidate[] = [];
  readonly #hints: EventHint[] = [];
  readonly #eventIds = new Set<string>();
  readonly #context: { readonly file: string; readonly format: string };

  constructor(input: MapInput, bound: BoundFormat, decisions: ColumnDecisions) {
    this.#input = input;
    this.#context = { file: input.table.file, format: input.definition.id };
    this.#bound = bound;
    this.#decisions = decisions;
    this.#keys = new RowKeys(bound);
    this.#groups = new RowGroups(bound);
  }

  async run(survey?: ColumnSurvey): Promise<MappedTable> {
    const { table, headerLine, onRows, definition, answers, wallet } = this.#input;
    const assets = assetResolver(definition.idSpace, answers.assets);
    const { order, questions } = this.#decisions;
    const reader = new RowReader({
      bound: this.#bound,
      decisions: this.#decisions,
      assets,
      fileName: table.file,
      wallet,
    });
    for (const chunk of table.chunks()) {
      survey?.add(chunk, headerLine);
      for (let i = 0; i < chunk.rows.length; i++) {
        const line = chunk.lines[i] ?? 0;
        if (line > headerLine) this.#row(reader, chunk, i, line);
      }
      await onRows?.(this.#account.size);
    }
    for (const group of this.#groups.takeAll()) this.#settleGroup(group);
    /** Newest first in the file: events of one second happened in the opposite order. */
    if (order === 'descending') this.#events.reverse();
    const rows = this.#account.close();
    return { rows, events: this.#events, candidates: this.#candidates, hints: this.#hints, questions };
  }

  #row(reader: RowReader, chunk: RowChunk, index: number, line: number): void {
    const keys = this.#keys;
    keys.look(chunk, index);
    const ticket = this.#account.open(line, keys);
    if (keys.isRepeated || this.#isSeen(ticket)) {
      this.#account.settle(ticket, { kind: 'duplicate', of: this.#account.keyOf(ticket) });
      return;
    }
    const row = chunk.rows[index] ?? [];
    const read = reader.read(row, line, ticket, keys);
    if (read.kind === 'ignored' || ('code' in read && read.kind === 'review')) this.#account.settle(ticket, read);
    else if (this.#groups.isWaiting(read)) this.#wait(read, row);
    else this.#settleSingle(read);
  }

  #isSeen(ticket: number): boolean {
    const { seen } = this.#input;
    return seen.size > 0 && seen.has(this.#account.keyOf(ticket));
  }

  #wait(facts: RowFacts, row: readonly string[]): void {
    if (this.#decisions.isSorted && this.#groups.isPast(facts.at)) {
      for (const group of this.#groups.takeAll()) this.#settleGroup(group);
    }
    this.#groups.add(facts, row);
  }

  #settleGroup({ rows, rest }: RowGroup): void {
    const simple = combineSimple(rows);
    if (simple !== undefined) {
      this.#settleCombined(simple, 0, rest);
      return;
    }
    if (rows.every((row) => row.kind === 'fee') || isOneWay(rows)) {
      for (const row of rows) this.#settleSingle(row);
      return;
    }
    const result = combineLegs(rows);
    if (result.kind === 'review') {
      const outcome: RowOutcome = { kind: 'review', code: result.code, params: {} };
      for (const { ticket } of rows) this.#account.settle(ticket, outcome);
      return;
    }
    for (const [index, part] of result.parts.entries()) this.#settleCombined(part, index, rest);
  }

  #settleCombined(part: Combined, index: number, groupKey: string): void {
    const lines = sortedLines(part.members);
    const id = this.#groupId(part, index, groupKey);
    const built = this.#build(part.facts, part.extraFees, id, lines);
    const outcome = this.#outcome(built, lines.length, id);
    for (const { ticket } of part.members) this.#account.settle(ticket, outcome);
  }

  /** A key that the provider made is the event's id, so that other files of the provider agree on it. */
  #groupId(part: Combined, index: number, key: string): string {
    const { idSpace, group } = this.#input.definition;
    const isProviders = group?.by.length === 1 && group.by[0] === 'groupId' && key !== '' && key.length <= 150;
    if (isProviders) return index === 0 ? `${idSpace}:${key}` : `${idSpace}:${key}-${index + 1}`;
    /** The same rows make the same event, in whatever order a file has them. */
    let [a, b] = [index, part.members.length];
    for (const { printA, printB } of part.members) {
      a = (a + mixA(printA, printB)) | 0;
      b = (b + mixB(printB, printA)) | 0;
    }
    return `${idSpace}:${printText(a, b)}`;
  }

  #settleSingle(facts: RowFacts): void {
    const id = this.#account.keyOf(facts.ticket);
    const built = this.#build(facts, facts.moreFees ?? [], id, [facts.line]);
    const outcome = this.#outcome(built, 1, id);
    this.#account.settle(facts.ticket, outcome);
    if (this.#input.definition.delivers !== true || outcome.kind !== 'event') return;
    const delivery = deliveryOf(facts, built, id, this.#context);
    if (delivery !== undefined) this.#candidates.push(delivery);
  }

  /** An event carries one fee; further ones become events of their own. */
  #build(facts: RowFacts, moreFees: readonly Amount[], id: string, lines: readonly number[]): Built {
    const built = buildEvents(facts, id, lines, this.#context);
    if (built.kind !== 'events' || moreFees.length === 0) return built;
    const extra = moreFees.map((fee, at) => feeEvent(facts, fee, `${id}:fee${at + 2}`, lines, this.#context));
    return { ...built, events: [...built.events, ...extra] };
  }

  /** Only a provider's id can come twice; fingerprints are numbered. */
  #isRepeatedId(id: string): boolean {
    if (this.#bound.index.id === undefined && this.#bound.index.groupId === undefined) return false;
    if (this.#eventIds.has(id)) return true;
    this.#eventIds.add(id);
    return false;
  }

  #outcome(built: Built, rows: number, id: string): RowOutcome {
    if (built.kind === 'ignored' || built.kind === 'review') return built;
    if ((this.#input.seen.size > 0 && this.#input.seen.has(id)) || this.#isRepeatedId(id))
      return { kind: 'duplicate', of: id };
    if (built.kind === 'candidate') {
      this.#candidates.push(built.candidate);
      return { kind: 'transfer', candidateId: id };
    }
    for (const event of built.events) this.#events.push(event);
    for (const hint of built.hints) this.#hints.push(hint);
    return { kind: rows > 1 ? 'part' : 'event', eventIds: built.events.map((event) => event.id) };
  }
}

/** Of exactly the needed size: a list that grows takes room for many more, and these are kept. */
function sortedLines(rows: readonly RowFacts[]): readonly number[] {
  const lines = rows.map(({ line }) => line);
  const isSorted = lines.every((line, at) => at === 0 || line >= (lines[at - 1] ?? 0));
  return isSorted ? lines : lines.sort((a, b) => a - b);
}
