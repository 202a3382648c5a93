/**
 * The matching engine: events in, results out. `load` computes everything; a change goes on from the first event it affects, with the same result.
 */
import type { Day, Decimal, Issue } from '@cryptax/kernel';
import type { LedgerEvent } from '../events/ledger-event.ts';
import type { CashHistory, DailyBalances, DailyQuantities } from '../history.ts';
import type { AcquiredLots } from '../lot-views.ts';
import type { MatchSettings } from '../settings.ts';
import type {
  BalanceView,
  CarriedView,
  DerivativeView,
  DisposalSumView,
  DisposalTax,
  DisposalView,
  EventTrace,
  ExactLotView,
  FlowView,
  HoldingView,
  IncomeView,
  MovementView,
  OpenLotView,
  PendingView,
  SpareAssumption,
  YearFigures,
} from '../views.ts';
import { acquiredLots } from './acquired-lots.ts';
import { allIssues } from './all-issues.ts';
import { cashHistory } from './cash-history.ts';
import type { HoldingRule } from './clock.ts';
import { dailyBalances } from './daily-balances.ts';
import { disposalSumsOf, eachDisposalSum } from './disposal-sums.ts';
import { disposalView, taxStateOf } from './disposal-views.ts';
import { type EngineColumns, type PoolSteps, poolSteps } from './engine-columns.ts';
import { entriesIn, identifiedEvents } from './entries-in.ts';
import { carriedViews, derivativeView, incomeView, movementViews } from './entry-views.ts';
import { entriesOf, eventTrace } from './event-trace.ts';
import { exactLotViews } from './exact-lots.ts';
import { flowViews } from './flow-views.ts';
import { holdingViews, openLotViews } from './holding-views.ts';
import { incomeValues } from './income-values.ts';
import type { LedgerIssueCode } from './issue-codes.ts';
import { ENTRY, isDisposal, isPending, isResult } from './journal.ts';
import { placeIn } from './ledger-order.ts';
import { LedgerState } from './ledger-state.ts';
import type { MatchedColumns } from './matched-columns.ts';
import { balanceViews, balanceViewsOn, dailyQuantities } from './movement-balances.ts';
import { pendingView } from './pending-views.ts';
import { spareAssumptions } from './spare-assumptions.ts';

export interface LedgerChanges {
  /** Events with a known id take the place of the old one in the ledger order; others go to its end. */
  readonly upsert?: readonly LedgerEvent[];
  readonly remove?: readonly string[];
  /**
   * Ids of the whole ledger after the change, for events that come back between others: order settles events of the
   * same second. Events that are not in `upsert` must stand in it as they did before.
   */
  readonly order?: readonly string[];
}

export class LedgerEngine {
  readonly #state: LedgerState;

  constructor(settings: MatchSettings, lastTaxableDay: HoldingRule) {
    this.#state = new LedgerState(settings, lastTaxableDay);
  }

  /** A full run over a new ledger. */
  load(events: readonly LedgerEvent[]): void {
    this.read(events);
    this.match();
  }

  /** First half of `load`: texts become columns in time order. Nothing is computed before `match`. */
  read(events: readonly LedgerEvent[]): void {
    this.#state.read(events);
  }

  /** Second half of `load`: matches every event that has been read. */
  match(): void {
    this.#state.match();
  }

  /** What it has read, for another thread; `ids`: the ledger in its order. Undefined where an entry found no place in time. */
  columns(ids: readonly string[]): EngineColumns | undefined {
    return this.#state.rejected.length > 0 ? undefined : this.#state.columns(ids);
  }

  /** Instead of `read`. */
  readColumns(columns: EngineColumns): void {
    this.#state.readColumns(columns);
  }

  /** Everything but remarks, for another thread; where its memory goes along, this engine is of no further use. */
  handOn(): MatchedColumns {
    return this.#state.handOn();
  }

  /** What another engine has matched: it can be looked at, and not changed. */
  lookAt(columns: MatchedColumns): void {
    this.#state.lookAt(columns);
  }

  /** Where an event stood in the list that was loaded; later changes may have moved it. */
  placeOf(eventId: string): number | undefined {
    return placeIn(this.#state.events, eventId);
  }

  poolSteps(): PoolSteps {
    return poolSteps(this.#state, this.#state.timeline.order, this.#state.timeline.count);
  }

  append(events: readonly LedgerEvent[]): void {
    this.#state.append(events);
  }

  replace(changes: LedgerChanges): void {
    this.#state.replace(changes.upsert ?? [], changes.remove ?? [], changes.order);
  }

  /** The same in steps of so many entries, between which others can have their turn. Until the last nothing may be asked of it. */
  *replaceInSteps({ upsert = [], remove = [], order }: LedgerChanges, most: number): Generator<void, void, void> {
    this.#state.change(upsert, remove, order);
    while (!this.#state.matchNext(most)) yield;
  }

  /** In order of processing. */
  disposals(year?: number): DisposalView[] {
    return this.#entries(isDisposal, year).map((entry) => disposalView(this.#state, entry));
  }

  /**
   * All of them without their lots, but with which of these events their lots came from or went through; one after the
   * other, because a large ledger has as many as nobody wants to hold at once.
   */
  eachDisposalSum(use: (view: DisposalSumView) => void, from: Iterable<string> = []): void {
    eachDisposalSum(this.#state, use, from);
  }

  /** Those of these events. */
  disposalSumsOf(eventIds: ReadonlySet<string>): DisposalSumView[] {
    return disposalSumsOf(this.#state, eventIds);
  }

  /** Events whose lots are those of the outputs they spent (Rz. 61). */
  identifiedEvents(): ReadonlySet<string> {
    return identifiedEvents(this.#state);
  }

  /** Of one event, in a few steps whatever the size of the ledger. */
  disposalsOf(eventId: string): DisposalView[] {
    return this.#disposalEntries(eventId).map((entry) => disposalView(this.#state, entry));
  }

  /** Of all disposals of one event; undefined where it has none. */
  disposalTaxOf(eventId: string): DisposalTax | undefined {
    return taxStateOf(this.#state, this.#disposalEntries(eventId));
  }

  /** What one event did and what became of its lots, without building the views of the whole ledger. */
  traceOf(eventId: string): EventTrace {
    return eventTrace(this.#state, eventId);
  }

  income(year?: number): IncomeView[] {
    return this.#entries((kind) => kind === ENTRY.income, year).map((entry) =>
      incomeView(this.#state, this.#slotOf(entry)),
    );
  }

  /** Where the events stood that are income, in the list that was loaded. */
  incomePlaces(): number[] {
    return this.#incomeSlots().map((slot) => this.#state.events.rank[slot] as number);
  }

  /** The values of those that stand at these places, by year, unrounded. */
  incomeValues(isWanted: (place: number) => boolean): ReadonlyMap<number, Decimal> {
    return incomeValues(this.#state.events, this.#incomeSlots(), isWanted);
  }

  derivatives(year?: number): DerivativeView[] {
    return this.#entries(isResult, year).map((entry) => derivativeView(this.#state, entry));
  }

  movements(year?: number): MovementView[] {
    return this.#entries(() => true, year).flatMap((entry) => movementViews(this.#state, entry));
  }

  /** Lots that became another coin without a disposal. */
  carried(year?: number): CarriedView[] {
    const isCarry = (kind: number) => kind === ENTRY.carry || kind === ENTRY.fork;
    return this.#entries(isCarry, year).flatMap((entry) => carriedViews(this.#state, entry));
  }

  /** What came into and went out of each pool on the Berlin days `from` to `to`. */
  flows(from: Day, to: Day): FlowView[] {
    return flowViews(this.#state, from, to);
  }

  /** Disposals and receipts whose result waits for a value, a cost or a date, in order of processing. */
  pending(year?: number): PendingView[] {
    return this.#entries(isPending, year).map((entry) => pendingView(this.#state, entry));
  }

  /** What every wallet holds by all movements, whatever is priced, answered or matched. */
  balances(): BalanceView[] {
    return balanceViews(this.#state, this.#state.timeline, this.#state.timeline.count);
  }

  /** At the end of a Berlin day. */
  balancesOn(day: Day): BalanceView[] {
    return balanceViews(this.#state, this.#state.timeline, this.#state.timeline.firstAfterDay(day));
  }

  /** The same of two days, the earlier one first: the movements are walked through once. */
  balancesOnBoth(days: readonly [Day, Day]): readonly [BalanceView[], BalanceView[]] {
    return balanceViewsOn(this.#state, this.#state.timeline, days);
  }

  /** The same by day since the first event. */
  dailyQuantities(): DailyQuantities {
    return dailyQuantities(this.#state, this.#state.timeline);
  }

  /** The view of the lots; `balances` is that of the coins. */
  holdings(): HoldingView[] {
    return holdingViews(this.#state, this.#state.timeline.count);
  }

  /** At the end of a Berlin day. */
  holdingsOn(day: Day): HoldingView[] {
    return holdingViews(this.#state, this.#state.timeline.firstAfterDay(day));
  }

  openLots(): OpenLotView[] {
    return openLotViews(this.#state, this.#state.timeline.count);
  }

  /** The same lots unrounded, for planning. */
  exactLots(): ExactLotView[] {
    return exactLotViews(this.#state);
  }

  /** All lots of these coins as acquired, used up or not. */
  acquiredLots(assets: ReadonlySet<string>): AcquiredLots[] {
    return acquiredLots(this.#state, assets);
  }

  /** Assumptions that nothing needs any more, in whole or in part; all of it may go at once. */
  spareAssumptions(): SpareAssumption[] {
    return spareAssumptions(this.#state);
  }

  /** Evening balances of every pool since the first event; the last of each pool is what `holdings` says. */
  dailyBalances(): DailyBalances {
    return dailyBalances(this.#state);
  }

  /** Euro and coins that crossed the border of the ledger, by day. */
  cashHistory(): CashHistory {
    return cashHistory(this.#state, this.#state.timeline);
  }

  years(): YearFigures[] {
    return this.#state.years.figures();
  }

  /** Disposals of one year or all years that have no result: they are in no figure of `years`. */
  incompleteDisposals(year?: number): number {
    return this.#state.years.incomplete(year);
  }

  /** Net of the taxable parts of a year before rounding, for planning: a further sale is added before the cent is decided. */
  exactNet(year: number): Decimal {
    return this.#state.years.exactNet(year);
  }

  /** What kept events out, what happened in order of processing, then remarks on the result. */
  issues(): Issue<LedgerIssueCode>[] {
    return allIssues(this.#state);
  }

  #entries(matches: (kind: number) => boolean, year: number | undefined): number[] {
    return entriesIn(this.#state, matches, year);
  }

  #disposalEntries(eventId: string): number[] {
    const { kind } = this.#state.book.journal;
    return entriesOf(this.#state, eventId).filter((entry) => isDisposal(kind[entry] as number));
  }

  #incomeSlots(): number[] {
    return this.#entries((kind) => kind === ENTRY.income, undefined).map((entry) => this.#slotOf(entry));
  }

  #slotOf(entry: number): number {
    return this.#state.book.journal.slot[entry] as number;
  }
}
