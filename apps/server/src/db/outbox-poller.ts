/**
 * Stands in for notifications where nobody can listen: behind a pooler in transaction mode. Looks into the outbox every
 * second. Numbers become visible when their transaction ends, so a smaller one may come after a greater one: numbers that
 * were left out are asked for again until no transaction can be that old any more.
 */
import type { Queryable } from './db.ts';
import type { OnNotice } from './postgres-listener.ts';

const POLL_MS = 1000;
const OLDEST_TRANSACTION_MS = 60_000;
/** A crash may skip some numbers for good; no more than this are waited for. */
const MOST_GAPS = 1000;

/** Numbers that may have been taken before the first one we see. */
const MOST_BEFORE = 100;

export class OutboxPoller {
  private readonly db: Queryable;
  private readonly listeners = new Set<OnNotice>();
  /** Numbers below the greatest one seen that were not there, and since when. */
  private readonly gaps = new Map<number, number>();
  private greatest: number | null = null;
  private aliveAt = performance.now();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(db: Queryable) {
    this.db = db;
  }

  /** Every notice of ours is about the outbox, whatever the channel. */
  async add(_channel: string, onNotice: OnNotice): Promise<() => Promise<void>> {
    this.listeners.add(onNotice);
    if (this.greatest === null) {
      await this.begin();
      this.plan();
    }
    return async () => void this.listeners.delete(onNotice);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** One look; what fails is made up for by the next. */
  async poll(): Promise<void> {
    try {
      if (this.greatest === null) {
        const lostAt = this.aliveAt;
        await this.begin();
        this.notify('', performance.now() - lostAt);
      } else {
        const ids = await this.ids(
          'id > $1::text::bigint or id in (select v::bigint from json_array_elements_text($2::text::json) v)',
          [this.greatest, JSON.stringify([...this.gaps.keys()])],
        );
        this.note(ids);
        for (const [first, last] of runsOf(ids)) this.notify(`${first}-${last}`, 0);
      }
      this.aliveAt = performance.now();
    } catch {
      // After a failover numbers may begin anew: everything of the time in between is read again.
      this.greatest = null;
      this.gaps.clear();
    }
  }

  private async begin(): Promise<void> {
    const age = `${OLDEST_TRANSACTION_MS} milliseconds`;
    const { rows } = await this.db.query<{ last: number }>(
      'select coalesce(max(id), 0) as last from cryptax.outbox where created_at <= now() - $1::text::interval',
      [age],
    );
    const ids = await this.ids('created_at > now() - $1::text::interval', [age]);
    const last = rows[0]?.last ?? 0;
    this.greatest = ids[0] === undefined ? last : Math.max(last, ids[0] - MOST_BEFORE);
    this.note(ids);
    this.aliveAt = performance.now();
  }

  private async ids(where: string, params: readonly (string | number)[]): Promise<readonly number[]> {
    const { rows } = await this.db.query<{ id: number }>(
      `select id from cryptax.outbox where ${where} order by id`,
      params,
    );
    return rows.map(({ id }) => id);
  }

  private note(ids: readonly number[]): void {
    const now = performance.now();
    let next = (this.greatest ?? 0) + 1;
    for (const id of ids) {
      this.gaps.delete(id);
      for (; next < id && this.gaps.size < MOST_GAPS; next++) this.gaps.set(next, now);
      next = Math.max(next, id + 1);
    }
    this.greatest = next - 1;
    for (const [id, since] of this.gaps) if (now - since > OLDEST_TRANSACTION_MS) this.gaps.delete(id);
  }

  private plan(): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.poll().then(() => this.plan()), POLL_MS).unref();
  }

  private notify(payload: string, missedMs: number): void {
    for (const listener of this.listeners) listener(payload, missedMs);
  }
}

/** Neighbouring numbers together, so that one notice tells of a whole statement. */
function runsOf(ids: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === id - 1) run[1] = id;
    else runs.push([id, id]);
  }
  return runs;
}
