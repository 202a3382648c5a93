/**
 * Changes of method that took place, with what they replaced: an edit of an earlier event undoes them in turn, and the
 * pool goes on with the method it had before.
 */
import type { Method } from '../settings.ts';
import type { Pool } from './pool.ts';

interface MethodSwitch {
  readonly slot: number;
  readonly pool: Pool;
  readonly previous: Method;
}

export class MethodSwitches {
  readonly #made: MethodSwitch[] = [];

  make(slot: number, pool: Pool, method: Method): void {
    this.#made.push({ slot, pool, previous: pool.method });
    pool.setMethod(method);
  }

  /** Newest first, so that each pool ends with the method before the oldest one undone. */
  undo(isUndone: (slot: number) => boolean): void {
    for (let last = this.#made.at(-1); last !== undefined && isUndone(last.slot); last = this.#made.at(-1)) {
      last.pool.setMethod(last.previous);
      this.#made.pop();
    }
  }

  clear(): void {
    this.#made.length = 0;
  }
}
