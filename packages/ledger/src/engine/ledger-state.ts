/**
 * All tables of one ledger and how they change together: reading events into slots, putting them into time order,
 * taking back what a change touches, and matching on from there.
 */
import { type Issue, invariant, issue } from '@cryptax/kernel';
import type { LedgerEvent } from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';
import { AssetTable } from './asset-table.ts';
import { Clock, type HoldingRule } from './clock.ts';
import { encodeSwitches } from './encode-switches.ts';
import { type EngineColumns, engineColumns } from './engine-columns.ts';
import { EventEncoder } from './event-encoder.ts';
import { EventTable } from './event-table.ts';
import { Figures } from './figures.ts';
import type { LedgerIssueCode } from './issue-codes.ts';
import { countedAnew, EARLY, placeIn } from './ledger-order.ts';
import { LotBook } from './lot-book.ts';
import { lendBook, type MatchedColumns, matchedColumns } from './matched-columns.ts';
import { Matcher } from './matcher.ts';
import { PoolDirectory } from './pool-directory.ts';
import { rescaleAmounts } from './rescale-amounts.ts';
import { lendTable, restoreTable } from './table-columns.ts';
import { Timeline } from './timeline.ts';
import type { ViewSource } from './view-source.ts';
import { encodeInto, isForEvent, slotAtMoment } from './write-over.ts';
import { YearBook } from './year-book.ts';

/** An event that found no place in the timeline. */
interface Rejected {
  readonly id: string;
  readonly rank: number;
  readonly issue: Issue<LedgerIssueCode>;
}

export class LedgerState implements ViewSource {
  readonly events = new EventTable();
  readonly assets = new AssetTable();
  readonly book = new LotBook();
  readonly timeline = new Timeline(this.events);
  readonly figures = new Figures(this.events, this.book);
  readonly years = new YearBook(this.events, this.book, this.figures);
  readonly matcher: Matcher;
  rejected: Rejected[] = [];
  readonly #settings: MatchSettings;
  readonly clock: Clock;
  readonly #pools: PoolDirectory;
  readonly #encoder: EventEncoder;
  /** Events get rising numbers as their order in the ledger. */
  #nextRank = 0;
  /** Places of the timeline that have been processed. */
  #matched = 0;
  /** The columns are another engine's, without what changing them takes. */
  #isLent = false;

  constructor(settings: MatchSettings, rule: HoldingRule) {
    this.#settings = settings;
    this.clock = new Clock(rule);
    this.#pools = new PoolDirectory(settings, this.assets, this.book);
    this.#encoder = new EventEncoder(this.events, this.assets, this.#pools, settings, this.clock);
    this.matcher = new Matcher(this.events, this.assets, this.book, this.clock, settings);
  }

  get wallets(): readonly string[] {
    return this.#pools.wallets;
  }

  /** Reads all events; `match` computes. */
  read(events: readonly LedgerEvent[]): void {
    this.#forgetAll();
    for (const event of events) this.#encoder.survey(event);
    this.events.reserve(events.length + this.#settings.poolMethods.length);
    this.timeline.insert(encodeSwitches(this.#settings, this.events, this.assets, this.#pools, this.clock));
    this.timeline.insert(this.#encodeAll(events, () => this.#nextRank++));
    this.book.lots.reserve(events.length);
    this.book.journal.reserve(events.length);
  }

  /** `ids`: the ledger in its order, by whose places entries are told apart. */
  columns(ids: readonly string[]): EngineColumns {
    return engineColumns(this, countedAnew(this.events, ids), ids.length);
  }

  /** Instead of `read`: what another engine has read with the same settings. */
  readColumns(columns: EngineColumns): void {
    this.#name(columns);
    restoreTable(this.events, columns.events);
    this.timeline.restore(columns.order.slice());
    this.book.lots.reserve(columns.count);
    this.book.journal.reserve(columns.count);
  }

  /** Everything but what was found on the way. */
  handOn(): MatchedColumns {
    return matchedColumns(this, this.#nextRank);
  }

  /** What another engine has matched with the same settings, to look at: pools are not filled, so nothing can be changed. */
  lookAt({ read, ...matched }: MatchedColumns): void {
    this.#name(read);
    lendTable(this.events, read.events);
    this.timeline.restore(read.order);
    lendBook(this.book, matched);
    this.#matched = this.timeline.count;
    this.#isLent = true;
  }

  #name({ assets, wallets, pools, count }: EngineColumns): void {
    this.#forgetAll();
    this.assets.restore(assets);
    for (const wallet of wallets) this.#pools.walletIndex(wallet);
    for (const [wallet, asset] of pools) this.#pools.poolIndex(this.#pools.walletIndex(wallet), asset);
    this.#nextRank = count;
  }

  append(events: readonly LedgerEvent[]): void {
    this.#surveyMore(events);
    this.#insert(this.#encodeAll(events, () => this.#nextRank++));
    this.match();
  }

  replace(upsert: readonly LedgerEvent[], remove: readonly string[], order?: readonly string[]): void {
    this.change(upsert, remove, order);
    this.match();
  }

  /** The same without matching. */
  change(upsert: readonly LedgerEvent[], remove: readonly string[], order?: readonly string[]): void {
    this.#surveyMore(upsert);
    const isInPlace = remove.length === 0 && order === undefined && this.#writeOver(upsert);
    if (!isInPlace) this.#putAnew(upsert, remove, order);
  }

  #putAnew(upsert: readonly LedgerEvent[], remove: readonly string[], order: readonly string[] | undefined): void {
    const taken = this.#takeOut([...remove, ...upsert.map((event) => event.id)]);
    const latest = [...new Map(upsert.map((event) => [event.id, event])).values()];
    const ranks = order === undefined ? taken : this.#renumber(order, latest);
    this.#insert(this.#encodeAll(latest, (event) => ranks.get(event.id) ?? this.#nextRank++));
  }

  /** Events that keep their moments keep their places in time too; false, and nothing happens, where one does not. */
  #writeOver(events: readonly LedgerEvent[]): boolean {
    if (this.rejected.length > 0) return false;
    const slots = new Int32Array(events.length);
    let first = this.timeline.count;
    for (let no = 0; no < events.length; no++) {
      const slot = slotAtMoment(this.events, this.clock, events[no] as LedgerEvent);
      if (slot < 0) return false;
      slots[no] = slot;
      first = Math.min(first, this.events.position[slot] as number);
    }
    this.#rollBack(first);
    for (let no = 0; no < events.length; no++)
      encodeInto(this.events, this.#encoder, slots[no] as number, events[no] as LedgerEvent);
    return true;
  }

  /** Processes what the timeline holds beyond what is already done. */
  match(): void {
    this.matchNext(this.timeline.count);
  }

  /** At most so many of them; whether that was all. */
  matchNext(most: number): boolean {
    const { order, count } = this.timeline;
    const end = Math.min(count, this.#matched + most);
    for (let place = this.#matched; place < end; place++) this.matcher.process(order[place] as number);
    this.#matched = end;
    return end === count;
  }

  /** Slots of the events that have a place in time; the others are rejected with their reason. */
  #encodeAll(events: readonly LedgerEvent[], rankOf: (event: LedgerEvent) => number): Int32Array {
    const { index } = this.events;
    index.reserve(events.length);
    const slots = new Int32Array(events.length);
    let count = 0;
    for (const event of events) {
      const rank = rankOf(event);
      const place = index.probe(event.id);
      if (!index.isFree(place)) {
        this.#reject(event, rank, issue('duplicate-event-id', 'error', { eventId: event.id }));
        continue;
      }
      const slot = this.#encoder.encode(event, isForEvent(event) ? rank - EARLY : rank);
      if (slot === null) {
        const params = { field: 'at', text: event.at };
        this.#reject(event, rank, issue('malformed-event', 'error', { eventId: event.id }, params));
        continue;
      }
      index.put(place, slot);
      slots[count++] = slot;
    }
    return slots.subarray(0, count);
  }

  #insert(slots: Int32Array): void {
    this.#rollBack(this.timeline.placeOf(slots));
    this.timeline.insert(slots);
  }

  /** Takes events out by id; gives back the ledger order they had. */
  #takeOut(ids: readonly string[]): Map<string, number> {
    const ranks = new Map<string, number>();
    const slots = new Set<number>();
    for (const id of ids) {
      const slot = this.events.index.find(id);
      const rank = placeIn(this.events, id);
      if (rank === undefined) continue;
      slots.add(slot);
      ranks.set(id, rank);
    }
    const wanted = new Set(ids);
    for (const item of this.rejected) {
      if (wanted.has(item.id) && !ranks.has(item.id)) ranks.set(item.id, item.rank);
    }
    this.rejected = this.rejected.filter((item) => !wanted.has(item.id));
    this.#rollBack(this.timeline.firstOf(slots));
    this.timeline.remove(slots);
    for (const slot of slots) {
      this.events.index.remove(this.events.ids[slot] as string);
      this.events.release(slot);
    }
    return ranks;
  }

  /** Numbers the ledger anew; gives back the numbers of the events that are still to come. */
  #renumber(order: readonly string[], coming: readonly LedgerEvent[]): Map<string, number> {
    const { index, rank } = this.events;
    const wanted = new Set([...coming.map(({ id }) => id), ...this.rejected.map(({ id }) => id)]);
    const ranks = new Map<string, number>();
    for (const [place, id] of order.entries()) {
      if (wanted.has(id)) ranks.set(id, place);
      const slot = index.find(id);
      if (slot >= 0) rank[slot] = (rank[slot] as number) < 0 ? place - EARLY : place;
    }
    this.rejected = this.rejected
      .map((item) => ({ ...item, rank: ranks.get(item.id) ?? item.rank }))
      .sort((a, b) => a.rank - b.rank);
    this.#nextRank = order.length;
    return ranks;
  }

  #reject(event: LedgerEvent, rank: number, reason: Issue<LedgerIssueCode>): void {
    this.rejected.push({ id: event.id, rank, issue: reason });
    this.rejected.sort((a, b) => a.rank - b.rank);
  }

  /** Takes back everything from a place of the timeline on. */
  #rollBack(place: number): void {
    if (place >= this.#matched) return;
    const { book, matcher, events } = this;
    const isUndone = (slot: number) => (events.position[slot] as number) >= place;
    while (book.journal.entries > 0 && isUndone(book.journal.slot[book.journal.entries - 1] as number))
      book.undoEntry();
    while (book.lots.rows > 0 && isUndone(book.lots.rowSlot[book.lots.rows - 1] as number)) book.undoRow();
    matcher.undo(isUndone);
    book.refillHeaps();
    this.years.truncate(book.journal.entries);
    this.#matched = place;
  }

  /** Notes new amounts; an asset with more decimals than before is rescaled and everything computed again. */
  #surveyMore(events: readonly LedgerEvent[]): void {
    invariant(!this.#isLent, 'an engine that only looks at what another one has matched');
    const scales = [...this.assets.scale];
    const sizes = scales.map((_, asset) => this.assets.isBig(asset));
    for (const event of events) this.#encoder.survey(event);
    let hasGrown = false;
    scales.forEach((scale, asset) => {
      const digits = (this.assets.scale[asset] as number) - scale;
      if (digits > 0) rescaleAmounts(this.events, this.book.pools, asset, digits);
      if (digits > 0 || sizes[asset] !== this.assets.isBig(asset)) hasGrown = true;
    });
    if (hasGrown) this.#forgetResults();
  }

  #forgetResults(): void {
    this.book.lots.clear();
    this.book.journal.clear();
    this.#pools.clearPools();
    this.matcher.clear();
    this.years.truncate(0);
    this.#matched = 0;
  }

  #forgetAll(): void {
    this.#isLent = false;
    this.#forgetResults();
    this.timeline.clear();
    this.events.clear();
    this.#pools.forgetAll();
    this.assets.clear();
    this.rejected = [];
    this.#nextRank = 0;
  }
}
