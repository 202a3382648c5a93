/**
 * A table with a known format to events, transfers and accounted rows. Two walks: the first decides the columns, the
 * second reads the rows. Rows already known (`seen`) are duplicates; rows of a group wait until the file's end.
 */
import { type Instant, invariant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { ColumnRole, FormatDefinition } from '../formats/format.ts';
import type { Table } from '../read/table.ts';
import { assetResolver } from '../values/asset.ts';
import { type Built, buildEvents, type EventHint, type TransferCandidate } from './build-events.ts';
import { decideColumns, type FileAnswers, type FileQuestion } from './column-decisions.ts';
import { type Combined, combineLegs, isLeg } from './combine-legs.ts';
import { type BoundFormat, bindFormat } from './compile-format.ts';
import { fingerprint, fingerprintOf } from './fingerprint.ts';
import { instantText } from './instant-text.ts';
import { ownAddressOf } from './own-address.ts';
import { RowReader } from './read-row.ts';
import type { RowFacts } from './row-facts.ts';
import { type AccountedRow, RowAccount, type RowOutcome } from './row-outcome.ts';

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
  readonly rows: readonly AccountedRow[];
  readonly events: readonly LedgerEvent[];
  readonly candidates: readonly TransferCandidate[];
  readonly hints: readonly EventHint[];
  readonly questions: readonly FileQuestion[];
}

export function mapTable(input: MapInput): Promise<MappedTable> {
  return new TableMapper(input).run();
}

interface Waiting {
  readonly facts: RowFacts;
  readonly ticket: number;
}

class TableMapper {
  readonly #input: MapInput;
  readonly #bound: BoundFormat;
  readonly #account = new RowAccount();
  readonly #events: LedgerEvent[] = [];
  readonly #candidates: TransferCandidate[] = [];
  readonly #hints: EventHint[] = [];
  readonly #occurrences = new Map<string, number>();
  readonly #idPrints = new Map<string, string>();
  readonly #groups = new Map<string, Waiting[]>();
  readonly #eventIds = new Set<string>();

  constructor(input: MapInput) {
    this.#input = input;
    this.#bound = bindFormat(input.definition, input.headerCells);
  }

  async run(): Promise<MappedTable> {
    const { table, headerLine, answers } = this.#input;
    const decisions = decideColumns(this.#bound, table, headerLine, answers);
    const assets = assetResolver(this.#input.definition.idSpace, answers.assets);
    const reader = new RowReader({
      bound: this.#bound,
      decisions,
      assets,
      fileName: table.file,
      wallet: this.#input.wallet,
      ownAddress: ownAddressOf(this.#bound, table, headerLine),
    });
    for (const { rows, lines } of table.chunks()) {
      for (let i = 0; i < rows.length; i++) {
        const line = lines[i] ?? 0;
        if (line > headerLine) this.#row(reader, rows[i] ?? [], line);
      }
      await this.#input.onRows?.(this.#account.size);
    }
    this.#settleGroups();
    /** Newest first in the file: events of one second happened in the opposite order. */
    if (decisions.order === 'descending') this.#events.reverse();
    return {
      rows: this.#account.close(),
      events: this.#events,
      candidates: this.#candidates,
      hints: this.#hints,
      questions: decisions.questions,
    };
  }

  #row(reader: RowReader, row: readonly string[], line: number): void {
    const ticket = this.#account.open(line);
    const id = this.#providerId(row);
    const { key, isRepeated } = this.#keyOf(row, id);
    this.#account.setKey(ticket, key);
    if (isRepeated || this.#input.seen.has(key)) {
      this.#account.settle(ticket, { kind: 'duplicate', of: key });
      return;
    }
    const read = reader.read(row, line, key, id);
    if (read.kind !== 'facts') this.#account.settle(ticket, read);
    else if (this.#isGrouped(read.facts)) this.#wait(read.facts, ticket, row);
    else this.#settleSingle(read.facts, ticket);
  }

  /** A row with both sides is complete; a leg or a fee waits for its companions. */
  #isGrouped({ kind, in: received, out }: RowFacts): boolean {
    const { group } = this.#input.definition;
    if (group === undefined || (received !== undefined && out !== undefined)) return false;
    return kind === 'fee' || isLeg(group, kind);
  }

  #providerId(row: readonly string[]): string | undefined {
    const column = this.#bound.index.id;
    const text = column === undefined ? '' : (row[column] ?? '').trim();
    /** A spreadsheet damages long numbers (1,55E+13): such an id identifies nothing. */
    return text === '' || text === '-' || text.length > 150 || /[\p{Cc}]|^\d[.,]\d+E\+\d+$/iu.test(text)
      ? undefined
      : text;
  }

  /** Provider id, else fingerprint and its number within the file: equal fills of one second are different rows. */
  #keyOf(row: readonly string[], id: string | undefined): { readonly key: string; readonly isRepeated: boolean } {
    const { idSpace } = this.#input.definition;
    const print = fingerprint(row, this.#bound.volatile.size === 0 ? undefined : this.#bound.volatile);
    if (id !== undefined) {
      const known = this.#idPrints.get(id);
      if (known === undefined) this.#idPrints.set(id, print);
      if (known === undefined || known === print) return { key: `${idSpace}:${id}`, isRepeated: known === print };
      return { key: `${idSpace}:${id}~${print}`, isRepeated: false };
    }
    const occurrence = (this.#occurrences.get(print) ?? 0) + 1;
    this.#occurrences.set(print, occurrence);
    return { key: occurrence === 1 ? `${idSpace}:${print}` : `${idSpace}:${print}-${occurrence}`, isRepeated: false };
  }

  #wait(facts: RowFacts, ticket: number, row: readonly string[]): void {
    const { group } = this.#input.definition;
    let key = '';
    for (const part of group?.by ?? []) key += `${part === 'instant' ? facts.at : this.#cell(row, part)}\u001f`;
    const waiting = this.#groups.get(key);
    const entry: Waiting = { facts: { ...facts, groupKey: key }, ticket };
    if (waiting === undefined) this.#groups.set(key, [entry]);
    else waiting.push(entry);
  }

  #cell(row: readonly string[], role: ColumnRole): string {
    const column = this.#bound.index[role];
    return column === undefined ? '' : (row[column] ?? '').trim();
  }

  #settleGroups(): void {
    for (const waiting of joinNeighbours([...this.#groups.values()], this.#input.definition.group?.apartSeconds ?? 0)) {
      this.#settleGroup(waiting);
    }
  }

  #settleGroup(waiting: readonly Waiting[]): void {
    const rows = waiting.map((entry) => entry.facts);
    if (rows.every((row) => row.kind === 'fee')) {
      for (const { facts, ticket } of waiting) this.#settleSingle(facts, ticket);
      return;
    }
    const result = combineLegs(rows);
    if (result.kind === 'review') {
      for (const { ticket } of waiting) this.#account.settle(ticket, { kind: 'review', code: result.code, params: {} });
      return;
    }
    const tickets = new Map(waiting.map((entry) => [entry.facts, entry.ticket]));
    for (const [index, part] of result.parts.entries()) this.#settleCombined(part, index, tickets);
  }

  #settleCombined(part: Combined, index: number, tickets: ReadonlyMap<RowFacts, number>): void {
    const lines = part.members.map((row) => row.line).sort((a, b) => a - b);
    const id = this.#groupId(part, index);
    const built = buildEvents(part.facts, id, lines, this.#context());
    const extra = part.extraFees.map((fee, at): LedgerEvent => {
      const { wallet, at: instant } = part.facts;
      const source = { file: this.#input.table.file, line: lines[0] ?? 0, lines, format: this.#input.definition.id };
      return { id: `${id}:fee${at + 2}`, at: instantText(instant), wallet, kind: 'fee', out: fee, source };
    });
    const complete: Built = built.kind === 'events' ? { ...built, events: [...built.events, ...extra] } : built;
    this.#finish(
      complete,
      part.members.map((row) => ticketOf(tickets, row)),
      id,
    );
  }

  #groupId(part: Combined, index: number): string {
    const { idSpace, group } = this.#input.definition;
    const provider =
      group?.by.length === 1 && group.by[0] === 'groupId' ? part.facts.groupKey?.replaceAll('\u001f', '') : '';
    const suffix = index === 0 ? '' : `-${index + 1}`;
    if (provider !== undefined && provider !== '' && provider.length <= 150) return `${idSpace}:${provider}${suffix}`;
    return `${idSpace}:${fingerprintOf(part.members.map((row) => row.key))}`;
  }

  #settleSingle(facts: RowFacts, ticket: number): void {
    this.#finish(buildEvents(facts, facts.key, [facts.line], this.#context()), [ticket], facts.key);
  }

  #context() {
    return { file: this.#input.table.file, format: this.#input.definition.id };
  }

  #finish(built: Built, tickets: readonly number[], id: string): void {
    const outcome = this.#outcome(built, tickets.length, id);
    for (const ticket of tickets) this.#account.settle(ticket, outcome);
  }

  #outcome(built: Built, rows: number, id: string): RowOutcome {
    if (built.kind === 'ignored' || built.kind === 'review') return built;
    if (this.#input.seen.has(id) || this.#eventIds.has(id)) return { kind: 'duplicate', of: id };
    this.#eventIds.add(id);
    if (built.kind === 'candidate') {
      this.#candidates.push(built.candidate);
      return { kind: 'transfer', candidateId: id };
    }
    for (const event of built.events) this.#events.push(event);
    for (const hint of built.hints) this.#hints.push(hint);
    return { kind: rows > 1 ? 'part' : 'event', eventIds: built.events.map((event) => event.id) };
  }
}

function ticketOf(tickets: ReadonlyMap<RowFacts, number>, row: RowFacts): number {
  const ticket = tickets.get(row);
  invariant(ticket !== undefined, 'a combined row came from elsewhere');
  return ticket;
}

/** Joins groups that each have one side only and lie close together: legs may be booked a second apart. */
function joinNeighbours(groups: readonly Waiting[][], apart: number): readonly (readonly Waiting[])[] {
  if (apart === 0) return groups;
  const complete = groups.filter((group) => !isHalf(group));
  const halves = groups.filter(isHalf).sort((a, b) => timeOf(a) - timeOf(b));
  const joined: Waiting[][] = [];
  for (const half of halves) {
    const previous = joined.at(-1);
    const isNear = previous !== undefined && timeOf(half) - timeOf(previous) <= apart;
    if (isNear && isHalf(previous) && !isHalf([...previous, ...half])) previous.push(...half);
    else joined.push([...half]);
  }
  return [...complete, ...joined];
}

function isHalf(group: readonly Waiting[]): boolean {
  const hasIn = group.some(({ facts }) => facts.kind !== 'fee' && facts.in !== undefined);
  const hasOut = group.some(({ facts }) => facts.kind !== 'fee' && facts.out !== undefined);
  return hasIn !== hasOut;
}

function timeOf(group: readonly Waiting[]): Instant {
  return group[0]?.facts.at ?? (0 as Instant);
}
