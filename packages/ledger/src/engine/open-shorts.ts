/**
 * Short sales that wait for their cover, pool by pool, oldest first. What is open follows from the journal, so after an undo
 * it is read from there again.
 */
import { type EventTable, FLAG } from './event-table.ts';
import { ENTRY } from './journal.ts';
import type { LotBook } from './lot-book.ts';

interface OpenShort {
  readonly slot: number;
  units: bigint;
}

export class OpenShorts {
  readonly #events: EventTable;
  readonly #book: LotBook;
  readonly #byPool = new Map<number, OpenShort[]>();
  /** Most ledgers never see a short sale; theirs is not read again at each change. */
  #hasSold = false;

  constructor(events: EventTable, book: LotBook) {
    this.#events = events;
    this.#book = book;
  }

  get isEmpty(): boolean {
    return this.#byPool.size === 0;
  }

  /** Slots of the sales that are not covered yet, with what is missing. */
  all(): readonly { readonly slot: number; readonly pool: number; readonly units: bigint }[] {
    return [...this.#byPool].flatMap(([pool, shorts]) => shorts.map((short) => ({ pool, ...short })));
  }

  sell(slot: number): void {
    this.#hasSold = true;
    this.#book.journal.open(slot, ENTRY.shortSale);
    this.#add(slot);
  }

  /** New rows of the table cover what is short in their pool before they can be used for anything else. */
  cover(slot: number, firstRow: number): void {
    const { lots, journal, pools } = this.#book;
    for (let row = firstRow; row < lots.rows; row++) {
      const at = lots.poolOf[row] as number;
      const pool = pools[at];
      const shorts = this.#byPool.get(at) ?? [];
      for (let short = shorts[0]; short !== undefined && pool !== undefined; short = shorts[0]) {
        const held = lots.left.units(row);
        if (held === 0n) break;
        const part = held < short.units ? held : short.units;
        const entry = journal.open(slot, ENTRY.shortCover);
        journal.shortOf.set(entry, short.slot);
        this.#book.takeFrom(pool, [row], part);
        this.#settle(entry, row, short.slot);
        short.units -= part;
        if (short.units === 0n) shorts.shift();
      }
      if (shorts.length === 0) this.#byPool.delete(at);
    }
  }

  /** After an undo: the short sales that the journal still holds, less what covers them. */
  reread(): void {
    if (!this.#hasSold) return;
    this.#byPool.clear();
    const { journal } = this.#book;
    for (let entry = 0; entry < journal.entries; entry++) {
      if (journal.kind[entry] === ENTRY.shortSale) this.#add(journal.slot[entry] as number);
      else if (journal.kind[entry] === ENTRY.shortCover || journal.kind[entry] === ENTRY.pendingCover)
        this.#takeBack(entry);
    }
  }

  clear(): void {
    this.#byPool.clear();
  }

  /** Without a price on one side or a cost on the other the cover has no result yet. */
  #settle(entry: number, row: number, sold: number): void {
    const { lots, journal } = this.#book;
    const unknown = lots.unknown.size === 0 ? 0 : (lots.unknown.get(lots.rootOf[row] as number) ?? 0);
    if (unknown !== 0) journal.unknown.set(journal.first[entry] as number, unknown);
    const isUnvalued = ((this.#events.flags[sold] as number) & (FLAG.noPrice | FLAG.noFeeValue)) !== 0;
    if (unknown !== 0 || isUnvalued) journal.kind[entry] = ENTRY.pendingCover;
  }

  #add(slot: number): void {
    const pool = this.#events.outPool[slot] as number;
    const shorts = this.#byPool.get(pool) ?? [];
    shorts.push({ slot, units: this.#events.out.units(slot) });
    this.#byPool.set(pool, shorts);
  }

  #takeBack(entry: number): void {
    const { journal } = this.#book;
    const slot = journal.shortOf.get(entry) as number;
    const pool = this.#events.outPool[slot] as number;
    const shorts = this.#byPool.get(pool) ?? [];
    const short = shorts.find((open) => open.slot === slot);
    if (short === undefined) return;
    short.units -= journal.part.units(journal.first[entry] as number);
    const open = shorts.filter(({ units }) => units > 0n);
    if (open.length === 0) this.#byPool.delete(pool);
    else this.#byPool.set(pool, open);
  }
}
