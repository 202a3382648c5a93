/**
 * What open events leave in doubt. An arrival without a known origin may be older or dearer than any lot beside it, so
 * from then on the order of its pool is a guess: whatever leaves is marked, until the pool is empty and nothing is left
 * to confuse. Every change is noted, so that taking events back takes their doubt back (decision 0044).
 */
import type { LotBook } from './lot-book.ts';
import type { Pool } from './pool.ts';

/** Of a lot or of a part of one. Without an origin neither date nor cost are known. */
export const UNKNOWN = { cost: 1, origin: 2 } as const;

export const DOUBT = {
  /** Which lots leave first depends on an answer. */
  order: 1,
  /** An average over a cost that is not known. */
  average: 2,
  /** Outlasts the empty pool: with another answer the pool would not be empty. */
  lasting: 4,
} as const;

interface Change {
  readonly slot: number;
  readonly pool: Pool;
  readonly doubt: number;
  readonly doubtedBy: number;
}

export class Doubts {
  readonly #changes: Change[] = [];
  readonly #book: LotBook;

  constructor(book: LotBook) {
    this.#book = book;
  }

  raise(slot: number, pool: Pool, doubt: number, cause: number): void {
    if ((pool.doubt & doubt) === doubt) return;
    this.#note(slot, pool);
    if (pool.doubtedBy < 0) pool.doubtedBy = cause;
    pool.doubt |= doubt;
  }

  /** A lot of which something is unknown came into a pool. */
  enter(slot: number, pool: Pool, unknown: number, cause: number): void {
    if (unknown === 0) return;
    let doubt = (unknown & UNKNOWN.origin) === 0 ? 0 : DOUBT.order;
    if (pool.isAverage) doubt |= DOUBT.average;
    else if (pool.method === 'HIFO' || pool.method === 'LOFO') doubt |= DOUBT.order;
    if (doubt !== 0) this.raise(slot, pool, doubt, cause);
  }

  /**
   * After a take: marks the parts of which something is unknown and the entry if its lots are in doubt; says what is
   * unknown of all parts together. Lots that were named are not in doubt (Rz. 61).
   */
  settle(slot: number, pool: Pool, entry: number, isNamed: boolean): number {
    const { journal, lots } = this.#book;
    const ofAverage = (pool.doubt & DOUBT.average) === 0 ? 0 : UNKNOWN.cost;
    let all = 0;
    for (let fragment = journal.first[entry] as number; fragment < journal.fragments; fragment++) {
      const root = lots.rootOf[journal.rowOf[fragment] as number] as number;
      const unknown = (lots.unknown.get(root) ?? 0) | ofAverage;
      if (unknown === 0) continue;
      journal.unknown.set(fragment, unknown);
      all |= unknown;
    }
    if ((pool.doubt & DOUBT.order) !== 0 && !isNamed) journal.doubtedBy.set(entry, pool.doubtedBy);
    if (pool.doubt !== 0 && pool.isEmpty && (pool.doubt & DOUBT.lasting) === 0) {
      this.#note(slot, pool);
      pool.doubt = 0;
      pool.doubtedBy = -1;
    }
    return all;
  }

  /** Parts that an entry took arrive in another pool, and what was in doubt of them arrives too. */
  follow(slot: number, entry: number, target: Pool): void {
    const { journal, lots } = this.#book;
    if (journal.unknown.size === 0 && journal.doubtedBy.size === 0) return;
    if (journal.unknown.size > 0) {
      const end = journal.end(entry);
      for (let fragment = journal.first[entry] as number; fragment < end; fragment++) {
        const root = lots.rootOf[journal.rowOf[fragment] as number] as number;
        this.enter(slot, target, journal.unknown.get(fragment) ?? 0, lots.rootSlot[root] as number);
      }
    }
    const cause = journal.doubtedBy.get(entry);
    if (cause !== undefined) this.raise(slot, target, DOUBT.order, cause);
  }

  /** Newest first, so that each pool ends as it was before the oldest change undone. */
  undo(isUndone: (slot: number) => boolean): void {
    for (let last = this.#changes.at(-1); last !== undefined && isUndone(last.slot); last = this.#changes.at(-1)) {
      last.pool.doubt = last.doubt;
      last.pool.doubtedBy = last.doubtedBy;
      this.#changes.pop();
    }
  }

  clear(): void {
    this.#changes.length = 0;
  }

  #note(slot: number, pool: Pool): void {
    this.#changes.push({ slot, pool, doubt: pool.doubt, doubtedBy: pool.doubtedBy });
  }
}
