/**
 * Writes what was agreed on. Doing so after every batch would cost more than the batch, so it is written every few
 * seconds: what is lost with a crash is only sent once more, and sending twice changes nothing.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { SyncFailure, SyncRound, SyncState } from '@cryptax/store';

const FLUSH_MS = 5_000;

export class StateKeeper {
  readonly #round: SyncRound;
  readonly #now: () => Date;
  #waiting: SyncState | undefined;
  #written = 0;

  constructor(round: SyncRound, now: () => Date) {
    this.#round = round;
    this.#now = now;
  }

  async save(state: SyncState): Promise<Result<void, SyncFailure>> {
    this.#waiting = state;
    return this.#now().getTime() - this.#written < FLUSH_MS ? ok(undefined) : this.flush();
  }

  async flush(): Promise<Result<void, SyncFailure>> {
    if (this.#waiting === undefined) return ok(undefined);
    const written = await this.#round.save(this.#waiting);
    if (!written.ok) return written;
    this.#waiting = undefined;
    this.#written = this.#now().getTime();
    return ok(undefined);
  }
}
