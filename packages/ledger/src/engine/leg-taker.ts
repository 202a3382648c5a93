/**
 * Takes the legs of an event out of their pools, or reports why it cannot: a quantity that the lots do not cover stops
 * only that disposal or move, with the missing quantity (rule book 1.9).
 */
import { issue, type Severity } from '@cryptax/kernel';
import { type AmountColumn, formatUnits } from './amounts.ts';
import type { AssetTable } from './asset-table.ts';
import type { Doubts } from './doubts.ts';
import { type EventTable, FLAG } from './event-table.ts';
import type { FoundIssues } from './found-issues.ts';
import type { LedgerIssueCode } from './issue-codes.ts';
import { ENTRY, type EntryKind, pendingKind } from './journal.ts';
import type { LotBook } from './lot-book.ts';
import { NamedLots } from './named-lots.ts';
import type { Pool } from './pool.ts';
import { SpentOutputs } from './spent-outputs.ts';

/** Values without which a disposal has no result: its price and what was spent on it. */
const NEEDED = FLAG.noPrice | FLAG.noFeeValue;

export class LegTaker {
  readonly #events: EventTable;
  readonly #assets: AssetTable;
  readonly #book: LotBook;
  readonly #found: FoundIssues;
  readonly #doubts: Doubts;
  readonly #named: NamedLots;
  readonly #outputs: SpentOutputs | undefined;

  constructor(
    events: EventTable,
    assets: AssetTable,
    book: LotBook,
    found: FoundIssues,
    doubts: Doubts,
    identifies: boolean,
  ) {
    this.#events = events;
    this.#assets = assets;
    this.#book = book;
    this.#found = found;
    this.#doubts = doubts;
    this.#named = new NamedLots(events, book.lots);
    this.#outputs = identifies ? new SpentOutputs(events, book) : undefined;
  }

  /** The main outgoing leg, from named lots if the event names some. Entry, or -1 if it was stopped. */
  takeOut(slot: number, kind: EntryKind): number {
    const pool = this.#book.pools[this.#events.outPool[slot] as number] as Pool;
    if (((this.#events.flags[slot] as number) & FLAG.details) !== 0) {
      const lotIds = this.#events.details.get(slot)?.lotIds;
      if (lotIds !== undefined) return this.#takeNamed(slot, pool, kind, lotIds);
    }
    return this.#take(slot, pool, this.#events.out, kind);
  }

  /** Forgets what rests on events that were undone. */
  undo(): void {
    this.#outputs?.forgetWays();
  }

  takeFee(slot: number, kind: EntryKind): number {
    const pool = this.#book.pools[this.#events.feePool[slot] as number] as Pool;
    return this.#take(slot, pool, this.#events.fee, kind);
  }

  /** An issue about an event and a pool. */
  report(
    slot: number,
    pool: Pool,
    code: LedgerIssueCode,
    severity: Severity,
    params: Readonly<Record<string, string>> = {},
  ): void {
    const eventId = this.#events.ids[slot] as string;
    const place = { asset: this.#assets.names[pool.asset] as string, wallet: pool.wallet };
    /** A change of method is no event and has no id. */
    this.#found.add(slot, issue(code, severity, eventId === '' ? {} : { eventId }, { ...place, ...params }));
  }

  amountText(pool: Pool, units: bigint): string {
    return formatUnits(units, this.#assets.scale[pool.asset] as number);
  }

  #take(slot: number, pool: Pool, column: AmountColumn, kind: EntryKind): number {
    const identified = this.#takeIdentified(slot, pool, column, kind);
    if (identified >= 0) return identified;
    if (!pool.covers(column, slot)) {
      this.#reportShortfall(slot, pool, column.units(slot), pool.units(), column === this.#events.fee);
      return -1;
    }
    const entry = this.#book.journal.open(slot, kind);
    this.#book.take(pool, column, slot);
    this.#settle(slot, pool, entry, kind, false);
    return entry;
  }

  /**
   * The outputs that were spent decide where all of them are known and hold enough (Rz. 61); among what they hold, the
   * method does. -1 where they say nothing.
   */
  #takeIdentified(slot: number, pool: Pool, column: AmountColumn, kind: EntryKind): number {
    if (this.#outputs === undefined || ((this.#events.flags[slot] as number) & FLAG.details) === 0) return -1;
    const wanted = column.units(slot);
    const rows = this.#outputs.rowsFor(slot, pool, wanted);
    if (rows === undefined) return -1;
    const entry = this.#book.journal.open(slot, kind);
    this.#book.journal.identified.add(entry);
    this.#book.takeFrom(pool, rows, wanted);
    this.#settle(slot, pool, entry, kind, true);
    return entry;
  }

  /** A disposal of which a value, a cost or a date is unknown has no result yet: it waits, its coins are gone. */
  #settle(slot: number, pool: Pool, entry: number, kind: EntryKind, isNamed: boolean): void {
    const isDoubtful = pool.doubt !== 0 || this.#book.lots.unknown.size > 0;
    const unknown = isDoubtful ? this.#doubts.settle(slot, pool, entry, isNamed) : 0;
    const lacking = (this.#events.flags[slot] as number) & NEEDED;
    if (unknown === 0 && lacking === 0) return;
    const pending = pendingKind(kind);
    if (pending === undefined) return;
    const needed = kind === ENTRY.feeDisposal ? FLAG.noFeeValue : kind === ENTRY.loneFee ? FLAG.noPrice : NEEDED;
    if (unknown !== 0 || (lacking & needed) !== 0) this.#book.journal.kind[entry] = pending;
  }

  /** Individual identification comes first (Rz. 61): only the named lots, in the order named. */
  #takeNamed(slot: number, pool: Pool, kind: EntryKind, lotIds: readonly string[]): number {
    const rows: number[] = [];
    for (const lotId of new Set(lotIds)) {
      const own = this.#named.openRows(lotId, pool);
      if (own.length === 0) {
        this.report(slot, pool, 'unknown-lot', 'error', { lotId });
        return -1;
      }
      rows.push(...own);
    }
    const wanted = this.#events.out.units(slot);
    const held = rows.reduce((sum, row) => sum + this.#book.lots.left.units(row), 0n);
    if (held < wanted) {
      this.report(slot, pool, 'named-lots-short', 'error', this.#shortfall(pool, wanted, held));
      return -1;
    }
    const entry = this.#book.journal.open(slot, kind);
    this.#book.takeFrom(pool, rows, wanted);
    this.#settle(slot, pool, entry, kind, true);
    return entry;
  }

  #reportShortfall(slot: number, pool: Pool, wanted: bigint, held: bigint, isFee: boolean): void {
    this.report(slot, pool, 'missing-acquisition', 'error', {
      part: isFee ? 'fee' : 'main',
      ...this.#shortfall(pool, wanted, held),
    });
  }

  #shortfall(pool: Pool, wanted: bigint, held: bigint) {
    return {
      amount: this.amountText(pool, wanted),
      available: this.amountText(pool, held),
      missing: this.amountText(pool, wanted - held),
    };
  }
}
