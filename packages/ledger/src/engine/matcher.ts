/**
 * Processes one event after the other: which lots leave, which arrive, what is written into the journal. Order inside one
 * event: main outgoing leg, fee coin, incoming leg (rule book 4.3). A shortfall stops only the disposal or move concerned.
 */
import type { MatchSettings, Scope } from '../settings.ts';
import type { AssetTable } from './asset-table.ts';
import type { Clock } from './clock.ts';
import { DOUBT, Doubts, UNKNOWN } from './doubts.ts';
import { DERIVATIVE_KINDS } from './event-meaning.ts';
import { EURO, type EventTable, FLAG, KIND } from './event-table.ts';
import { FoundIssues } from './found-issues.ts';
import { ENTRY, type EntryKind } from './journal.ts';
import { LegTaker } from './leg-taker.ts';
import type { LotBook } from './lot-book.ts';
import { carryLots, forkLots, type Whole } from './lot-conversions.ts';
import { MethodSwitches } from './method-switches.ts';
import { OpenShorts } from './open-shorts.ts';
import type { Pool } from './pool.ts';

const UNVALUED = FLAG.noCost | FLAG.noFeeValue;

export class Matcher {
  readonly found = new FoundIssues();
  readonly shorts: OpenShorts;
  readonly #events: EventTable;
  readonly #assets: AssetTable;
  readonly #book: LotBook;
  readonly #clock: Clock;
  readonly #scope: Scope;
  readonly #ignoresTransferFee: boolean;
  readonly #freesAirdrops: boolean;
  readonly #sellsOnMargin: boolean;
  readonly #legs: LegTaker;
  readonly #doubts: Doubts;
  readonly #switches = new MethodSwitches();

  constructor(events: EventTable, assets: AssetTable, book: LotBook, clock: Clock, settings: MatchSettings) {
    this.#events = events;
    this.#assets = assets;
    this.#book = book;
    this.#clock = clock;
    this.#doubts = new Doubts(book);
    const identifies = settings.scope === 'wallet' && settings.spentOutputs !== 'method';
    this.#legs = new LegTaker(events, assets, book, this.found, this.#doubts, identifies);
    this.#scope = settings.scope;
    this.#ignoresTransferFee = settings.transferFee === 'ignore';
    this.#freesAirdrops = settings.freeAirdrops === 'not-acquired';
    this.#sellsOnMargin = settings.spotMargin === 'section-23';
    this.shorts = new OpenShorts(events, book);
  }

  process(slot: number): void {
    const firstRow = this.#book.lots.rows;
    this.#processEvent(slot);
    if (!this.shorts.isEmpty) this.shorts.cover(slot, firstRow);
  }

  #processEvent(slot: number): void {
    const flags = this.#events.flags[slot] as number;
    if ((flags & (FLAG.findings | FLAG.blocked)) !== 0 && !this.#passes(slot, flags)) return;
    switch (this.#events.kind[slot]) {
      case KIND.buy:
        this.#payFee(slot);
        this.#acquire(slot);
        break;
      case KIND.sell:
      case KIND.spend:
        this.#disposeMain(slot, ENTRY.disposal);
        this.#payFee(slot);
        break;
      case KIND.swap:
        this.#disposeMain(slot, ENTRY.disposal);
        this.#payFee(slot);
        this.#acquire(slot);
        break;
      case KIND.transfer:
        this.#transfer(slot);
        break;
      case KIND.income:
        this.#payFee(slot);
        this.#book.journal.open(slot, (flags & UNVALUED) === 0 ? ENTRY.income : ENTRY.pendingIncome);
        this.#acquire(slot);
        break;
      default:
        this.#processRare(slot);
    }
  }

  /** Takes back issues and method changes of undone events. */
  undo(isUndone: (slot: number) => boolean): void {
    this.found.undo(isUndone);
    this.#switches.undo(isUndone);
    this.shorts.reread();
    this.#legs.undo();
    this.#doubts.undo(isUndone);
  }

  clear(): void {
    this.found.clear();
    this.#switches.clear();
    this.shorts.clear();
    this.#doubts.clear();
  }

  #processRare(slot: number): void {
    switch (this.#events.kind[slot]) {
      case KIND.fee:
        this.#disposeMain(slot, ENTRY.loneFee);
        this.#payFee(slot);
        break;
      case KIND['gift-in']:
        this.#payFee(slot);
        this.#book.journal.open(slot, ENTRY.giftIn);
        this.#acquire(slot);
        break;
      case KIND['assumed-acquisition']:
      case KIND['open-in']:
        this.#payFee(slot);
        this.#acquire(slot);
        break;
      case KIND['gift-out']:
        this.#leave(slot, ENTRY.giftOut);
        break;
      case KIND.lost:
        this.#leave(slot, ENTRY.lost);
        break;
      case KIND.redeem:
        this.#leave(slot, ENTRY.redeem);
        break;
      case KIND.carry:
        this.#carry(slot);
        break;
      case KIND.fork:
        this.#payFee(slot);
        this.#fork(slot);
        break;
      case KIND.derivative:
        this.#book.journal.open(slot, this.#isMarginSale(slot) ? ENTRY.marginSale : ENTRY.derivative);
        this.#payFee(slot);
        break;
      case KIND['open-out']:
        this.#leaveOpen(slot);
        break;
      case KIND.switch:
        this.#switchMethod(slot);
        break;
    }
  }

  /** Reports what was found while reading; false if the event is blocked. */
  #passes(slot: number, flags: number): boolean {
    for (const finding of this.#events.findings.get(slot) ?? []) this.found.add(slot, finding);
    if ((flags & FLAG.blocked) === 0) return true;
    if ((flags & FLAG.stopsDisposal) !== 0) this.#book.journal.open(slot, ENTRY.stopped);
    return false;
  }

  /** A lot of the incoming leg, at the cost of its column. */
  #acquire(slot: number): void {
    const events = this.#events;
    const { lots } = this.#book;
    let at = events.at[slot] as number;
    let day = events.day[slot] as number;
    if (((events.flags[slot] as number) & FLAG.details) !== 0) {
      const acquiredAt = events.details.get(slot)?.acquiredAt;
      if (acquiredAt !== undefined) {
        at = acquiredAt;
        day = this.#clock.berlinDay(at);
      }
    }
    const lastTaxableDay = this.#isNeverAcquired(slot) ? day - 1 : this.#clock.lastTaxableDay(day);
    const root = lots.openRoot(at, lastTaxableDay, -1, events.cost[slot] as number, slot);
    const exact = events.exactEuro(slot, EURO.cost);
    if (exact !== undefined) lots.exactCost.set(root, exact);
    lots.amount.copy(root, events.in, slot);
    const pool = this.#pool(events.inPool, slot);
    const row = lots.addRow(root, pool.index, -1, slot);
    lots.left.copy(row, events.in, slot);
    const unknown = this.#unknownOf(slot);
    if (unknown !== 0) lots.unknown.set(root, unknown);
    this.#book.enter(row, pool);
    if (unknown !== 0) this.#doubts.enter(slot, pool, unknown, slot);
  }

  #unknownOf(slot: number): number {
    if (this.#events.kind[slot] === KIND['open-in']) return UNKNOWN.cost | UNKNOWN.origin;
    return ((this.#events.flags[slot] as number) & FLAG.noCost) === 0 ? 0 : UNKNOWN.cost;
  }

  /** A token received for nothing, where the settings say that nothing was acquired: no day of it is taxable. */
  #isNeverAcquired(slot: number): boolean {
    if (!this.#freesAirdrops || this.#events.kind[slot] !== KIND['gift-in'] || this.#events.cost[slot] !== 0)
      return false;
    if (((this.#events.flags[slot] as number) & FLAG.noCost) !== 0) return false;
    return this.#events.details.get(slot)?.acquiredAt === undefined;
  }

  #isMarginSale(slot: number): boolean {
    return this.#sellsOnMargin && DERIVATIVE_KINDS[this.#events.variant[slot] as number] === 'margin';
  }

  #disposeMain(slot: number, kind: EntryKind): void {
    if (((this.#events.flags[slot] as number) & FLAG.details) !== 0 && this.#events.details.get(slot)?.short) {
      this.shorts.sell(slot);
      return;
    }
    if (this.#legs.takeOut(slot, kind) < 0) this.#book.journal.open(slot, ENTRY.stopped);
  }

  /** The coin fee as a disposal of its own at market value (rule book 1.7). */
  #payFee(slot: number): void {
    if ((this.#events.feePool[slot] as number) < 0) return;
    if (this.#legs.takeFee(slot, ENTRY.feeDisposal) < 0) this.#book.journal.open(slot, ENTRY.stopped);
  }

  #transfer(slot: number): void {
    if (this.#scope === 'wallet') {
      const entry = this.#legs.takeOut(slot, ENTRY.transfer);
      if (entry >= 0) {
        const target = this.#pool(this.#events.inPool, slot);
        const { journal } = this.#book;
        const end = journal.fragments;
        for (let i = journal.first[entry] as number; i < end; i++) this.#book.move(i, target, slot);
        this.#doubts.follow(slot, entry, target);
      }
    }
    if (!this.#ignoresTransferFee) this.#payFee(slot);
    else if ((this.#events.feePool[slot] as number) >= 0) {
      this.#legs.takeFee(slot, ENTRY.ignoredFee);
    }
  }

  /** Units leave the books without a disposal: gift, loss, redemption. */
  #leave(slot: number, kind: EntryKind): void {
    this.#legs.takeOut(slot, kind);
    this.#payFee(slot);
  }

  /**
   * Whatever the answer, these coins leave the wallet and take its next lots along, so what stays is certain. In one pool
   * over all wallets a move between two of them would have taken none.
   */
  #leaveOpen(slot: number): void {
    this.#leave(slot, ENTRY.openOut);
    if (this.#scope !== 'global') return;
    this.#doubts.raise(slot, this.#pool(this.#events.outPool, slot), DOUBT.order | DOUBT.lasting, slot);
  }

  #carry(slot: number): void {
    const entry = this.#legs.takeOut(slot, ENTRY.carry);
    const end = this.#book.journal.fragments;
    this.#payFee(slot);
    if (entry < 0) return;
    const first = this.#book.journal.first[entry] as number;
    const target = this.#pool(this.#events.inPool, slot);
    carryLots(this.#book, slot, first, end, target, this.#received(slot));
    this.#doubts.follow(slot, entry, target);
  }

  #fork(slot: number): void {
    const pool = this.#pool(this.#events.outPool, slot);
    if (pool.isEmpty) {
      this.#legs.report(slot, pool, 'fork-without-lots', 'error');
      return;
    }
    const entry = this.#book.journal.open(slot, ENTRY.fork);
    const fresh = this.#pool(this.#events.inPool, slot);
    const { priceOld, priceNew } = this.#events.detail(slot);
    const terms = {
      received: this.#received(slot),
      scaleOld: this.#assets.scale[pool.asset] as number,
      priceOld,
      priceNew,
    };
    forkLots(this.#book, slot, pool, fresh, terms, () => this.#doubts.settle(slot, pool, entry, false));
    for (const target of [pool, fresh]) this.#doubts.follow(slot, entry, target);
  }

  #received(slot: number): Whole {
    const { asset } = this.#pool(this.#events.inPool, slot);
    return { units: this.#events.in.units(slot), scale: this.#assets.scale[asset] as number };
  }

  /** Allowed only while the pool is empty (Rz. 62, rule book 4.4). */
  #switchMethod(slot: number): void {
    const pool = this.#pool(this.#events.outPool, slot);
    const { method = pool.method } = this.#events.detail(slot);
    if (method === pool.method) return;
    if (!pool.isEmpty) {
      const held = this.#legs.amountText(pool, pool.units());
      this.#legs.report(slot, pool, 'method-switch-refused', 'error', { method, keeps: pool.method, held });
      return;
    }
    this.#switches.make(slot, pool, method);
  }

  #pool(column: Int32Array, slot: number): Pool {
    return this.#book.pools[column[slot] as number] as Pool;
  }
}
