/**
 * Processes one event after the other: which lots leave, which arrive, what is written into the journal.
 * Order inside one event: main outgoing leg, fee coin, incoming leg (rule book 4.3). A shortfall stops only the
 * disposal or move concerned: the fee and the incoming leg of the same event still happen.
 */
import { type Issue, type IssueSource, issue, type Severity } from '@cryptax/kernel';
import type { Method, Scope } from '../settings.ts';
import { type AmountColumn, formatUnits } from './amounts.ts';
import type { AssetTable } from './asset-table.ts';
import type { Clock } from './clock.ts';
import { EURO, type EventTable, FLAG, KIND } from './event-table.ts';
import type { LedgerIssueCode } from './issue-codes.ts';
import { ENTRY, type EntryKind } from './journal.ts';
import type { LotBook } from './lot-book.ts';
import { carryLots, forkLots } from './lot-conversions.ts';
import { lotIdOf } from './lot-names.ts';
import type { Pool } from './pool.ts';

/** An issue with the slot of its event, so that undoing the event takes it back. */
interface FoundIssue {
  readonly slot: number;
  readonly issue: Issue<LedgerIssueCode>;
}

/** A method change that took place, with what it replaced. */
interface MethodChange {
  readonly slot: number;
  readonly pool: number;
  readonly previous: Method;
}

export class Matcher {
  readonly found: FoundIssue[] = [];
  readonly #changes: MethodChange[] = [];
  readonly #events: EventTable;
  readonly #assets: AssetTable;
  readonly #book: LotBook;
  readonly #clock: Clock;
  readonly #scope: Scope;
  readonly #ignoresTransferFee: boolean;

  constructor(
    events: EventTable,
    assets: AssetTable,
    book: LotBook,
    clock: Clock,
    settings: { readonly scope: Scope; readonly transferFee: 'disposal' | 'ignore' },
  ) {
    this.#events = events;
    this.#assets = assets;
    this.#book = book;
    this.#clock = clock;
    this.#scope = settings.scope;
    this.#ignoresTransferFee = settings.transferFee === 'ignore';
  }

  process(slot: number): void {
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
        this.#book.journal.open(slot, ENTRY.income);
        this.#acquire(slot);
        break;
      default:
        this.#processRare(slot);
    }
  }

  /** Takes back issues and method changes of undone events. */
  undo(isUndone: (slot: number) => boolean): void {
    while (this.found.length > 0 && isUndone((this.found.at(-1) as FoundIssue).slot)) this.found.pop();
    for (
      let change = this.#changes.at(-1);
      change !== undefined && isUndone(change.slot);
      change = this.#changes.at(-1)
    ) {
      (this.#book.pools[change.pool] as Pool).setMethod(change.previous);
      this.#changes.pop();
    }
  }

  clear(): void {
    this.found.length = 0;
    this.#changes.length = 0;
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
        this.#book.journal.open(slot, ENTRY.derivative);
        this.#payFee(slot);
        break;
      case KIND.switch:
        this.#switchMethod(slot);
        break;
    }
  }

  /** Reports what was found while reading; false if the event is blocked. */
  #passes(slot: number, flags: number): boolean {
    for (const finding of this.#events.findings.get(slot) ?? []) this.found.push({ slot, issue: finding });
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
    const root = lots.openRoot(at, this.#clock.lastTaxableDay(day), -1, events.cost[slot] as number, slot);
    const exact = events.exactEuro(slot, EURO.cost);
    if (exact !== undefined) lots.exactCost.set(root, exact);
    lots.amount.copy(root, events.in, slot);
    const pool = this.#pool(events.inPool, slot);
    const row = lots.addRow(root, pool.index, -1, slot);
    lots.left.copy(row, events.in, slot);
    this.#book.enter(row, pool);
  }

  #disposeMain(slot: number, kind: EntryKind): void {
    const pool = this.#pool(this.#events.outPool, slot);
    if (this.#takeOut(slot, pool, kind) < 0) this.#book.journal.open(slot, ENTRY.stopped);
  }

  /** The coin fee as a disposal of its own at market value (rule book 1.7). */
  #payFee(slot: number): void {
    if ((this.#events.feePool[slot] as number) < 0) return;
    const pool = this.#pool(this.#events.feePool, slot);
    const entry = this.#take(slot, pool, this.#events.fee, ENTRY.feeDisposal);
    if (entry < 0) this.#book.journal.open(slot, ENTRY.stopped);
  }

  #transfer(slot: number): void {
    if (this.#scope === 'wallet') {
      const entry = this.#take(slot, this.#pool(this.#events.outPool, slot), this.#events.out, ENTRY.transfer);
      if (entry >= 0) {
        const target = this.#pool(this.#events.inPool, slot);
        const { journal } = this.#book;
        const end = journal.fragments;
        for (let i = journal.first[entry] as number; i < end; i++) this.#book.move(i, target, slot);
      }
    }
    if (!this.#ignoresTransferFee) this.#payFee(slot);
    else if ((this.#events.feePool[slot] as number) >= 0) {
      this.#take(slot, this.#pool(this.#events.feePool, slot), this.#events.fee, ENTRY.ignoredFee);
    }
  }

  /** Units leave the books without a disposal: gift, loss, redemption. */
  #leave(slot: number, kind: EntryKind): void {
    this.#takeOut(slot, this.#pool(this.#events.outPool, slot), kind);
    this.#payFee(slot);
  }

  #carry(slot: number): void {
    const entry = this.#takeOut(slot, this.#pool(this.#events.outPool, slot), ENTRY.carry);
    const end = this.#book.journal.fragments;
    this.#payFee(slot);
    if (entry < 0) return;
    const first = this.#book.journal.first[entry] as number;
    carryLots(this.#book, slot, first, end, this.#pool(this.#events.inPool, slot), this.#events.in.units(slot));
  }

  #fork(slot: number): void {
    const pool = this.#pool(this.#events.outPool, slot);
    if (pool.isEmpty) {
      this.#report(slot, 'fork-without-lots', 'error', this.#place(pool));
      return;
    }
    this.#book.journal.open(slot, ENTRY.fork);
    const { priceOld, priceNew } = this.#events.detail(slot);
    forkLots(this.#book, slot, pool, this.#pool(this.#events.inPool, slot), {
      received: this.#events.in.units(slot),
      scaleOld: this.#assets.scale[pool.asset] as number,
      scaleNew: this.#assets.scale[this.#pool(this.#events.inPool, slot).asset] as number,
      priceOld,
      priceNew,
    });
  }

  /** Allowed only while the pool is empty (Rz. 62, rule book 4.4). */
  #switchMethod(slot: number): void {
    const pool = this.#pool(this.#events.outPool, slot);
    const { method = pool.method } = this.#events.detail(slot);
    if (method === pool.method) return;
    if (!pool.isEmpty) {
      const held = formatUnits(pool.units(), this.#assets.scale[pool.asset] as number);
      this.#report(slot, 'method-switch-refused', 'error', { ...this.#place(pool), method, keeps: pool.method, held });
      return;
    }
    this.#changes.push({ slot, pool: pool.index, previous: pool.method });
    pool.setMethod(method);
  }

  /** The main outgoing leg, from named lots if the event names some. Entry, or -1 if the lots do not cover it. */
  #takeOut(slot: number, pool: Pool, kind: EntryKind): number {
    if (((this.#events.flags[slot] as number) & FLAG.details) !== 0) {
      const lotIds = this.#events.details.get(slot)?.lotIds;
      if (lotIds !== undefined) return this.#takeNamed(slot, pool, kind, lotIds);
    }
    return this.#take(slot, pool, this.#events.out, kind);
  }

  #take(slot: number, pool: Pool, column: AmountColumn, kind: EntryKind): number {
    if (!pool.covers(column, slot)) {
      this.#reportShortfall(slot, pool, column.units(slot), pool.units(), column === this.#events.fee);
      return -1;
    }
    const entry = this.#book.journal.open(slot, kind);
    this.#book.take(pool, column, slot);
    return entry;
  }

  /** Individual identification comes first (Rz. 61): only the named lots, in the order named. */
  #takeNamed(slot: number, pool: Pool, kind: EntryKind, lotIds: readonly string[]): number {
    const open = this.#book.openRows(pool);
    const rows: number[] = [];
    for (const lotId of new Set(lotIds)) {
      const own = open.filter((row) => lotIdOf(this.#events, this.#book.lots, row) === lotId);
      if (own.length === 0) {
        this.#report(slot, 'unknown-lot', 'error', { ...this.#place(pool), lotId });
        return -1;
      }
      rows.push(...own);
    }
    const wanted = this.#events.out.units(slot);
    const held = rows.reduce((sum, row) => sum + this.#book.lots.left.units(row), 0n);
    if (held < wanted) {
      this.#reportShortfall(slot, pool, wanted, held, false);
      return -1;
    }
    const entry = this.#book.journal.open(slot, kind);
    this.#book.takeFrom(pool, rows, wanted);
    return entry;
  }

  #reportShortfall(slot: number, pool: Pool, wanted: bigint, held: bigint, isFee: boolean): void {
    const scale = this.#assets.scale[pool.asset] as number;
    this.#report(slot, 'missing-acquisition', 'error', {
      ...this.#place(pool),
      part: isFee ? 'fee' : 'main',
      amount: formatUnits(wanted, scale),
      available: formatUnits(held, scale),
      missing: formatUnits(wanted - held, scale),
    });
  }

  #pool(column: Int32Array, slot: number): Pool {
    return this.#book.pools[column[slot] as number] as Pool;
  }

  #place(pool: Pool): { asset: string; wallet: string } {
    return { asset: this.#assets.names[pool.asset] as string, wallet: pool.wallet };
  }

  #report(slot: number, code: LedgerIssueCode, severity: Severity, params: Readonly<Record<string, string>>): void {
    const eventId = this.#events.ids[slot] as string;
    const source: IssueSource = eventId === '' ? {} : { eventId };
    this.found.push({ slot, issue: issue(code, severity, source, params) });
  }
}
