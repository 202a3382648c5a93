/**
 * The rows of one table, one after the other: each is opened in the account, read, and settled alone or with its group. Rows already
 * known (`seen`) are duplicates; rows of a group wait until their moment has passed, or for the end of the file.
 */
import type { Instant } from '@cryptax/kernel';
import type { LedgerEvent, OpenEvent } from '@cryptax/ledger';
import { AccountNames } from '../accounts/account-names.ts';
import { buildEvents, withMoreFees } from '../build/build-events.ts';
import { type Built, type EventHint, isEvent, type TransferCandidate } from '../build/built.ts';
import type { FileContext, Lines } from '../build/make-event.ts';
import { openReview } from '../build/open-events.ts';
import type { RowCells, RowChunk } from '../read/table.ts';
import type { ReviewCode } from '../review-codes.ts';
import { type AssetResolver, assetResolver } from '../values/asset.ts';
import { type ColumnDecisions, type FileQuestion, settled } from './column-decisions.ts';
import type { ColumnSurvey } from './column-survey.ts';
import { combineGroup, whenReceived } from './combine-group.ts';
import type { Combined } from './combine-legs.ts';
import type { BoundFormat } from './compile-format.ts';
import { deliveryOf } from './delivery.ts';
import type { MapInput, MappedTable } from './mapped-table.ts';
import { MissedRows } from './missed-rows.ts';
import { RowReader } from './read-row.ts';
import type { Amount, RowFacts } from './row-facts.ts';
import { isWhole, type RowGroup, RowGroups } from './row-groups.ts';
import { RowKeys } from './row-keys.ts';
import { RowAccount, type RowOutcome } from './row-outcome.ts';
import { EventOrder, RowTimes, tellRest } from './row-times.ts';
import { RunningBalances } from './running-balance.ts';
import { StatementReader } from './statement-reader.ts';
import { tickerQuestions } from './ticker-questions.ts';
import { review, type Verdict } from './verdict.ts';

export class TableMapper {
  readonly #input: MapInput;
  readonly #bound: BoundFormat;
  readonly #decisions: ColumnDecisions;
  readonly #assets: AssetResolver;
  readonly #reader: RowReader;
  readonly #keys: RowKeys;
  readonly #groups: RowGroups;
  readonly #account = new RowAccount();
  readonly #events: LedgerEvent[] = [];
  readonly #candidates: TransferCandidate[] = [];
  readonly #hints: EventHint[] = [];
  readonly #open: OpenEvent[] = [];
  readonly #eventIds = new Set<string>();
  readonly #missed: MissedRows;
  readonly #statements: StatementReader | undefined;
  readonly #running: RunningBalances | undefined;
  readonly #openTickers = new Set<string>();
  readonly #times = new RowTimes();
  readonly #file: FileContext;
  readonly #order = new EventOrder();
  /** No row came out of the order that the decisions promised. */
  isInOrder = true;

  constructor(input: MapInput, bound: BoundFormat, decisions: ColumnDecisions) {
    const { table, definition, answers, wallet, knownAssets, refund, oddSigns } = input;
    const assets = assetResolver(definition.idSpace, answers.assets, knownAssets);
    this.#assets = assets;
    this.#input = input;
    this.#file = { file: table.file, format: definition.id };
    this.#bound = bound;
    this.#decisions = decisions;
    const accounts = input.accounts ?? new AccountNames();
    const takesHighFees = answers.highFees === 'yes';
    const ofFile = { fileName: table.file, wallet, accounts, takesHighFees, refund, oddSigns };
    this.#reader = new RowReader({ bound, decisions, assets, ...ofFile });
    const hasBalance = bound.index.balance !== undefined;
    this.#statements = hasBalance ? new StatementReader(bound, decisions, assets, table.file) : undefined;
    this.#running = RunningBalances.of(bound, decisions, assets);
    this.#keys = new RowKeys(bound, table.expectedRows ?? 0);
    this.#groups = new RowGroups(bound);
    this.#missed = new MissedRows(this.#groups);
  }

  async run(survey?: ColumnSurvey): Promise<MappedTable> {
    const { table, headerLine, onRows } = this.#input;
    for (const chunk of table.chunks()) {
      survey?.add(chunk, headerLine);
      let start = 0;
      while (start < chunk.size && (chunk.lines[start] ?? 0) <= headerLine) start++;
      const hasKeys = this.#keys.addAll(chunk, start);
      for (let i = start; i < chunk.size; i++) {
        if (!hasKeys) this.#keys.add(chunk, i);
        this.#row(chunk, i, chunk.lines[i] ?? 0);
      }
      await onRows?.(this.#account.size);
    }
    for (const group of this.#groups.takeAll()) this.#settleGroup(group);
    const { order } = this.#decisions;
    /** Newest first in the file: events of one second happened in the opposite order. */
    if (order === 'descending') this.#events.reverse();
    const keys = this.#keys;
    const rows = this.#account.close((ticket) => keys.textAt(ticket));
    tellRest(rows, this.#times.rest());
    return {
      rows,
      events: this.#events,
      candidates: this.#candidates,
      hints: this.#hints,
      open: this.#open,
      statements: this.#statements?.all() ?? [],
      namesAccount: this.#bound.index.accountId !== undefined,
      questions: this.#questions(),
      proof: this.#reader.proof,
      jumps: this.#running?.all() ?? [],
      isSorted: this.#order.isSorted(order === 'descending'),
    };
  }

  /** Nobody is asked for the zone of times that all carry their own. */
  #questions(): readonly FileQuestion[] {
    const columns = this.#decisions.questions.filter(({ code }) => code !== 'zone' || this.#reader.needsZone);
    return [...columns, ...this.#feeQuestion(), ...tickerQuestions(this.#assets, this.#openTickers)];
  }

  /** One question for all fees that look like something else. */
  #feeQuestion(): readonly FileQuestion[] {
    const answer = this.#input.answers.highFees;
    if (answer === undefined && !this.#reader.hasHighFees) return [];
    return [{ code: 'high-fee', choices: ['yes', 'no'], proposed: 'no', ...settled(answer) }];
  }

  #row(chunk: RowChunk, index: number, line: number): void {
    const keys = this.#keys;
    const ticket = this.#account.open(line);
    if (this.#statements !== undefined) this.#state(chunk.row(index), line);
    if (keys.isRepeated || this.#isSeen(ticket)) {
      this.#account.settle(ticket, { kind: 'duplicate', of: keys.textAt(ticket) });
      return;
    }
    const row = chunk.row(index);
    const isBrokenOff = line === this.#decisions.rowShape?.brokenLine;
    const read = isBrokenOff ? review('row.broken-off', {}) : this.#reader.read(row, ticket, keys.id);
    const lacksCells = row.width < (this.#decisions.rowShape?.width ?? 0);
    this.#times.add('at' in read ? read.at : undefined, isBrokenOff || lacksCells);
    if (this.#running !== undefined) this.#follow(row, line, read);
    if (!('at' in read)) this.#unread(read, row, ticket);
    else if (this.#groups.isWaiting(read)) this.#wait(read, row);
    else this.#settleSingle(read);
  }

  #state(row: RowCells, line: number): void {
    const at = this.#reader.instantOf(row);
    if (at !== undefined) this.#statements?.add(row, at, this.#reader.walletOf(row), line);
  }

  /** What did not happen changes no balance. */
  #follow(row: RowCells, line: number, read: RowFacts | Verdict): void {
    if ('code' in read && read.code === 'status-not-done') return;
    const at = this.#reader.instantOf(row);
    if (at !== undefined) this.#running?.add(row, at, line);
  }

  #unread(verdict: Verdict, row: RowCells, ticket: number): void {
    const whole = this.#reader.whole(row);
    const outline = this.#missed.add(verdict, () => this.#reader.outline(whole, ticket, this.#keys.id), whole);
    if (outline === undefined) this.#settleUnread(ticket, this.#withCells(verdict, row));
    else this.#wait(outline, whole);
  }

  /** A row that is no entry says at least what bounds it. */
  #withCells(verdict: Verdict, row: RowCells): Verdict {
    if (verdict.kind === 'ignored' || verdict.moved !== undefined) return verdict;
    return { ...verdict, params: { ...this.#reader.readable(row, verdict.code), ...verdict.params } };
  }

  /** A ticker that may mean several coins is one question, however many rows wait for it. */
  #settleUnread(ticket: number, verdict: Verdict, facts?: RowFacts): void {
    if (verdict.kind === 'ignored') {
      this.#account.settle(ticket, verdict);
      return;
    }
    const { kind, code, params, moved = facts } = verdict;
    this.#account.settle(ticket, { kind, code, params });
    if (moved !== undefined) this.#keepOpen(moved, code, this.#keys.textAt(ticket), [{ ticket }]);
    if (code === 'asset.ambiguous') this.#openTickers.add(params.ticker ?? '');
  }

  #isSeen(ticket: number): boolean {
    const { seen } = this.#input;
    return seen.size > 0 && seen.has(this.#keys.textAt(ticket));
  }

  #wait(facts: RowFacts, row: RowCells): void {
    if (this.#decisions.isSorted) {
      if (this.#groups.isOutOfOrder(facts.at, this.#decisions.order)) this.isInOrder = false;
      if (this.#groups.isPast(facts.at)) for (const group of this.#groups.takeAll()) this.#settleGroup(group);
    }
    this.#groups.add(facts, row);
  }

  #settleGroup({ rows, rest }: RowGroup): void {
    const unread = this.#missed.take(rows, (ticket) => this.#account.lineOf(ticket));
    if (unread !== undefined) {
      for (const [at, [ticket, verdict]] of unread.entries()) this.#settleUnread(ticket, verdict, rows[at]);
      return;
    }
    const [only] = rows;
    if (rows.length === 1 && only !== undefined && isWhole(only)) {
      this.#settleSingle(only);
      return;
    }
    const result = combineGroup(rows);
    if (result.kind === 'apart') for (const row of rows) this.#settleSingle(row);
    else if (result.kind === 'review') this.#reviewGroup(rows, result.code);
    else for (const [index, part] of result.parts.entries()) this.#settleCombined(part, index, rest);
  }

  #reviewGroup(rows: readonly RowFacts[], code: ReviewCode): void {
    this.#account.settleAll(rows, { kind: 'review', code, params: {} });
    for (const row of rows) this.#keepOpen(row, code, this.#keys.textAt(row.ticket), [row]);
  }

  #settleCombined(part: Combined, index: number, groupKey: string): void {
    const { members, extraFees } = part;
    const facts = this.#input.definition.group?.at === 'received' ? whenReceived(part) : part.facts;
    const id = this.#groupId(part, index, groupKey);
    const made = this.#build(facts, extraFees, id, this.#account.linesOf(members));
    const built = made.kind === 'candidate' ? this.#withRows(made.candidate, part) : made;
    if (built.kind === 'review') this.#keepOpen(facts, built.code, id, members);
    this.#account.settleAll(members, this.#outcome(built, members.length, id, facts.at));
  }

  #withRows(candidate: TransferCandidate, { members, named }: Combined): Built {
    const rowKeys = members.flatMap((row) => (row === named ? [] : [this.#keys.textAt(row.ticket)]));
    return { kind: 'candidate', candidate: { ...candidate, rowKeys } };
  }

  /** A key that the provider made is the event's id, so that other files of the provider agree on it. */
  #groupId({ members, named }: Combined, index: number, key: string): string {
    const { idSpace, group } = this.#input.definition;
    const [trade] = members;
    /** A trade or a movement with the fees beside it is still that one. */
    const main = named ?? (trade !== undefined && isWhole(trade) ? trade : undefined);
    if (main !== undefined) return this.#keys.textAt(main.ticket);
    const isProviders = group?.by.length === 1 && group.by[0] === 'groupId' && key !== '' && key.length <= 150;
    if (!isProviders) return this.#keys.idOfGroup(members, index);
    return index === 0 ? `${idSpace}:${key}` : `${idSpace}:${key}-${index + 1}`;
  }

  #settleSingle(facts: RowFacts): void {
    const { ticket } = facts;
    const [id, lines] = [this.#keys.textAt(ticket), this.#account.lineOf(ticket)];
    const built = this.#build(facts, facts.moreFees, id, lines);
    if (built.kind === 'review') this.#keepOpen(facts, built.code, id, [facts]);
    const outcome = this.#outcome(built, 1, id, facts.at);
    if (outcome === id) this.#account.settleAsEvent(ticket);
    else this.#account.settle(ticket, outcome);
    if (this.#input.definition.delivers !== true || (typeof outcome !== 'string' && outcome.kind !== 'event')) return;
    const delivery = deliveryOf(facts, built, id, lines, this.#file);
    if (delivery !== undefined) this.#candidates.push(delivery);
  }

  #keepOpen(facts: RowFacts, code: ReviewCode, id: string, rows: readonly { readonly ticket: number }[]): void {
    for (const event of openReview(facts, code, id, this.#account.linesOf(rows), this.#file)) this.#open.push(event);
  }

  #build(facts: RowFacts, moreFees: readonly Amount[] | undefined, id: string, lines: Lines): Built {
    const built = buildEvents(facts, id, lines, this.#file);
    return moreFees === undefined || moreFees.length === 0
      ? built
      : withMoreFees(built, moreFees, facts, id, lines, this.#file);
  }

  /** Takes in what was built; the id of a single event is its outcome. Events have many shapes, so one is looked at but twice. */
  #outcome(built: Built, rows: number, id: string, at: Instant): RowOutcome | string {
    const isSingle = isEvent(built);
    if (!isSingle && (built.kind === 'ignored' || built.kind === 'review')) return built;
    if ((this.#input.seen.size > 0 && this.#input.seen.has(id)) || this.#isRepeatedId(id))
      return { kind: 'duplicate', of: id };
    if (isSingle) {
      this.#keep(built, at);
      return built.id;
    }
    if (built.kind === 'candidate') {
      this.#candidates.push(built.candidate);
      return { kind: 'transfer', candidateId: id };
    }
    for (const event of built.events) this.#keep(event, at);
    for (const hint of built.hints) this.#hints.push(hint);
    return { kind: rows > 1 ? 'part' : 'event', eventIds: built.events.map((event) => event.id) };
  }

  #keep(event: LedgerEvent, at: Instant): void {
    this.#events.push(event);
    this.#order.add(at);
  }

  /** Only a provider's id can come twice; fingerprints are numbered. */
  #isRepeatedId(id: string): boolean {
    if (this.#bound.index.id === undefined && this.#bound.index.groupId === undefined) return false;
    if (this.#eventIds.has(id)) return true;
    this.#eventIds.add(id);
    return false;
  }
}
