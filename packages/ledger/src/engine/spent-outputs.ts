/**
 * Which lots lie in the outputs that a transaction spends. An output holds what its transaction brought into the wallet;
 * change holds what the inputs of its transaction held and did not give away (Rz. 56). So the way back from an output ends at
 * the events that brought the coins, and what is left of their rows is what the outputs hold. Nothing but these rows decides,
 * so after an undo the answer follows from what is there; what is remembered only spares walking a long way twice.
 */
import { addToGroup } from '@cryptax/kernel';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { type EventTable, KIND } from './event-table.ts';
import type { LotBook } from './lot-book.ts';
import { LOT_ORDERS } from './lot-order.ts';
import type { Pool } from './pool.ts';

export function noteSpentOutputs(events: EventTable, slot: number, { txHash, spent = [] }: LedgerEvent): void {
  if (txHash === undefined || spent.length === 0) return;
  const from = new Set(spent.map((output) => plainHash(output.slice(0, output.lastIndexOf(':')))));
  events.setSpent(slot, { hash: plainHash(txHash), from: [...from] });
}

export class SpentOutputs {
  readonly #events: EventTable;
  readonly #book: LotBook;
  readonly #rowsOf = new Map<string, number[]>();
  /** Rows known so far, and how often rows had been taken back by then. */
  #known = 0;
  #drops = 0;
  /** Rows that the change of a transaction may hold, by pool and hash, and the hashes they were found by. */
  readonly #changeOf = new Map<string, readonly number[]>();
  readonly #walked = new Set<string>();

  constructor(events: EventTable, book: LotBook) {
    this.#events = events;
    this.#book = book;
  }

  /** Open rows of the pool in the method's order; undefined where an output is not known or the rows hold too little. */
  rowsFor(slot: number, pool: Pool, wanted: bigint): readonly number[] | undefined {
    const spent = this.#events.details.get(slot)?.spent;
    if (spent === undefined) return undefined;
    this.#learn();
    if (this.#walked.has(spent.hash)) this.forgetWays();
    const rows = this.#rowsIn(spent.from, pool, slot);
    if (rows === undefined) return undefined;
    const { lots } = this.#book;
    const held = rows.reduce((sum, row) => sum + lots.left.units(row), 0n);
    if (held < wanted) return undefined;
    this.#changeOf.set(wayKey(pool, spent.hash), rows);
    const { isBefore } = LOT_ORDERS[pool.method];
    return [...rows].sort((a, b) => (isBefore(lots, a, b) ? -1 : 1));
  }

  #rowsIn(outputs: readonly string[], pool: Pool, slot: number): readonly number[] | undefined {
    const { lots, pools } = this.#book;
    const isOpen = (row: number) => lots.poolOf[row] === pool.index && !lots.left.isZero(row);
    const found = new Set<number>();
    const hashes = new Set(outputs);
    for (const hash of hashes) {
      this.#walked.add(hash);
      const arrived = (this.#rowsOf.get(hash) ?? []).filter(
        (row) => pools[lots.poolOf[row] as number]?.wallet === pool.wallet,
      );
      for (const row of arrived) if (isOpen(row)) found.add(row);
      const known = this.#changeOf.get(wayKey(pool, hash));
      const before = known === undefined ? this.#inputsOf(hash, slot) : [];
      if (arrived.length === 0 && known === undefined && before.length === 0) return undefined;
      for (const row of known ?? []) if (isOpen(row)) found.add(row);
      for (const from of before) hashes.add(from);
    }
    return [...found];
  }

  /** What a transaction of the same wallet spent, if it lies before the event. */
  #inputsOf(hash: string, slot: number): readonly string[] {
    const { spenders, position, wallet, details } = this.#events;
    const own = (spenders.get(hash) ?? []).filter((other) => {
      const place = position[other] as number;
      return place >= 0 && place < (position[slot] as number) && wallet[other] === wallet[slot];
    });
    return own.flatMap((other) => details.get(other)?.spent?.from ?? []);
  }

  #learn(): void {
    const { lots } = this.#book;
    if (this.#drops !== lots.drops) {
      this.#rowsOf.clear();
      this.forgetWays();
      this.#known = 0;
      this.#drops = lots.drops;
    }
    for (; this.#known < lots.rows; this.#known++) {
      const hash = this.#events.hashes[lots.rowSlot[this.#origin(this.#known)] as number];
      if (hash === undefined) continue;
      const plain = plainHash(hash);
      addToGroup(this.#rowsOf, plain, this.#known);
      if (this.#walked.has(plain)) this.forgetWays();
    }
  }

  /** A fork makes rows anew where they lie; their outputs stay the same. */
  #origin(row: number): number {
    const { rowSlot, parentOf, poolOf } = this.#book.lots;
    let origin = row;
    while (this.#events.kind[rowSlot[origin] as number] === KIND.fork) {
      const parent = parentOf[origin] as number;
      if (parent < 0 || poolOf[parent] !== poolOf[origin]) break;
      origin = parent;
    }
    return origin;
  }

  /** Ways through events that were undone lead nowhere. */
  forgetWays(): void {
    this.#changeOf.clear();
    this.#walked.clear();
  }
}

function wayKey(pool: Pool, hash: string): string {
  return `${pool.index} ${hash}`;
}

/** Files write the same hash in capitals or with a prefix. */
function plainHash(hash: string): string {
  return hash.trim().toLowerCase().replace(/^0x/, '');
}
