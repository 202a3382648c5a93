/**
 * A cloud in memory that keeps the rules of the server: one log per user, later clocks win, tombstones stay, and sealed rows
 * have names of their own.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { Agreement } from '../sync/agreement.ts';
import type {
  Cloud,
  CloudChange,
  CloudEdit,
  CloudForm,
  CloudHead,
  Refusal,
  SyncFailure,
  Taken,
} from '../sync/sync-ports.ts';

type Row = CloudChange & { readonly form: CloudForm };

export class FakeCloud implements Cloud {
  /** By what they are called. */
  readonly rows = new Map<string, Row>();
  form: CloudForm = 'readable';
  /** Answers that get lost after the write has happened, by number of the call. */
  loseAnswerOf: ReadonlySet<number> = new Set();
  failCall: ReadonlySet<number> = new Set();
  calls = 0;
  /** Called once, before the next batch is written. */
  beforeSend: (() => Promise<void>) | undefined;
  /** Rows that are there but are not reported. */
  hidden: ReadonlySet<string> = new Set();
  /** Ids in the order in which they were written. */
  readonly order: string[] = [];
  #seq = 0;

  copy(): { readonly seq: number; readonly rows: readonly (readonly [string, Row])[] } {
    return { seq: this.#seq, rows: [...this.rows] };
  }

  goBackTo({ seq, rows }: ReturnType<FakeCloud['copy']>): void {
    this.#seq = seq;
    this.rows.clear();
    for (const [id, row] of rows) this.rows.set(id, row);
  }

  staleIds(): readonly string[] {
    const rows = [...this.rows.values()];
    return rows.filter(({ form }) => form !== this.form).map(({ id }) => id);
  }

  async changesAfter(seq: number, limit: number): Promise<Result<readonly CloudChange[], SyncFailure>> {
    if (this.failCall.has(++this.calls)) return err({ code: 'offline' });
    const newer = [...this.rows.values()]
      .filter((row) => row.seq > seq && !this.hidden.has(row.id))
      .sort((a, b) => a.seq - b.seq);
    return this.loseAnswerOf.has(this.calls)
      ? err({ code: 'offline' })
      : ok(newer.slice(0, limit).map((row) => this.#reported(row)));
  }

  async head(): Promise<Result<CloudHead, SyncFailure>> {
    if (this.failCall.has(++this.calls)) return err({ code: 'offline' });
    const rows = [...this.rows].map(
      ([name, { clock, event }]) => [name, { clock, fingerprint: event === undefined ? '' : 'x' }] as const,
    );
    const all = new Agreement(rows);
    const head = { seq: this.#seq, live: all.live, gone: rows.length - all.live, digest: all.digest };
    return this.loseAnswerOf.has(this.calls) ? err({ code: 'offline' }) : ok(head);
  }

  async send(edits: readonly CloudEdit[]): Promise<Result<Taken, SyncFailure>> {
    if (this.failCall.has(++this.calls)) return err({ code: 'offline' });
    const { beforeSend } = this;
    this.beforeSend = undefined;
    await beforeSend?.();
    const refused: Refusal[] = [];
    for (const edit of edits) {
      const name = nameOf(this.form, edit.id);
      const former = nameOf(this.form === 'sealed' ? 'readable' : 'sealed', edit.id);
      if (edit.isStale === true && (this.rows.get(former)?.clock ?? '') <= edit.clock) this.rows.delete(former);
      const standing = this.rows.get(name);
      if (standing?.clock === edit.clock) continue;
      if (standing !== undefined && standing.clock > edit.clock) {
        refused.push({ id: edit.id, why: standing.event === undefined ? 'later-deletion' : 'later-edit' });
        continue;
      }
      this.order.push(edit.id);
      this.rows.set(name, { ...edit, seq: ++this.#seq, form: this.form });
    }
    const names = this.form === 'sealed' ? edits.map(({ id }) => nameOf(this.form, id)) : undefined;
    return this.loseAnswerOf.has(this.calls) ? err({ code: 'offline' }) : ok({ refused, names });
  }

  #reported({ form, ...change }: Row): CloudChange {
    const name = form === 'sealed' ? { name: nameOf(form, change.id) } : {};
    return { ...change, ...name, isStale: form !== this.form };
  }
}

function nameOf(form: CloudForm, id: string): string {
  return form === 'sealed' ? `~${id}` : id;
}
