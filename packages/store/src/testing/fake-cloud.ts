/** A cloud in memory that keeps the rules of the server: one log per user, later clocks win, tombstones stay. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Cloud, CloudChange, CloudEdit, CloudForm, SyncFailure } from '../sync/sync-ports.ts';

export class FakeCloud implements Cloud {
  readonly rows = new Map<string, CloudChange & { readonly form: CloudForm }>();
  form: CloudForm = 'readable';
  /** Answers that get lost after the write has happened, by number of the call. */
  loseAnswerOf: ReadonlySet<number> = new Set();
  failCall: ReadonlySet<number> = new Set();
  calls = 0;
  /** Ids in the order in which they were written. */
  readonly order: string[] = [];
  #seq = 0;

  staleIds(): readonly string[] {
    const rows = [...this.rows.values()];
    return rows.filter(({ event, form }) => event !== undefined && form !== this.form).map(({ id }) => id);
  }

  async changesAfter(seq: number, limit: number): Promise<Result<readonly CloudChange[], SyncFailure>> {
    if (this.failCall.has(++this.calls)) return err({ code: 'offline' });
    const newer = [...this.rows.values()].filter((row) => row.seq > seq).sort((a, b) => a.seq - b.seq);
    return this.loseAnswerOf.has(this.calls)
      ? err({ code: 'offline' })
      : ok(newer.slice(0, limit).map((row) => this.#told(row)));
  }

  async send(edits: readonly CloudEdit[]): Promise<Result<void, SyncFailure>> {
    if (this.failCall.has(++this.calls)) return err({ code: 'offline' });
    for (const edit of edits) {
      const standing = this.rows.get(edit.id);
      if (standing !== undefined && standing.clock >= edit.clock) continue;
      this.order.push(edit.id);
      this.rows.set(edit.id, { ...edit, seq: ++this.#seq, form: this.form });
    }
    return this.loseAnswerOf.has(this.calls) ? err({ code: 'offline' }) : ok(undefined);
  }

  #told({ form, ...change }: CloudChange & { readonly form: CloudForm }): CloudChange {
    return { ...change, isStale: change.event !== undefined && form !== this.form };
  }
}
