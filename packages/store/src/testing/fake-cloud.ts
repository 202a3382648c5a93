/** A cloud in memory that keeps the rules of the server: one log per user, later clocks win, tombstones stay. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Cloud, CloudChange, CloudEdit, SyncFailure } from '../sync/sync-ports.ts';

export class FakeCloud implements Cloud {
  readonly rows = new Map<string, CloudChange>();
  /** Answers that get lost after the write has happened, by number of the call. */
  loseAnswerOf: ReadonlySet<number> = new Set();
  failCall: ReadonlySet<number> = new Set();
  calls = 0;
  #seq = 0;

  async changesAfter(seq: number, limit: number): Promise<Result<readonly CloudChange[], SyncFailure>> {
    if (this.failCall.has(++this.calls)) return err({ code: 'offline' });
    const newer = [...this.rows.values()].filter((row) => row.seq > seq).sort((a, b) => a.seq - b.seq);
    return this.loseAnswerOf.has(this.calls) ? err({ code: 'offline' }) : ok(newer.slice(0, limit));
  }

  async send(edits: readonly CloudEdit[]): Promise<Result<void, SyncFailure>> {
    if (this.failCall.has(++this.calls)) return err({ code: 'offline' });
    for (const edit of edits) {
      const standing = this.rows.get(edit.id);
      if (standing !== undefined && standing.clock >= edit.clock) continue;
      this.rows.set(edit.id, { ...edit, seq: ++this.#seq });
    }
    return this.loseAnswerOf.has(this.calls) ? err({ code: 'offline' }) : ok(undefined);
  }
}
