/**
 * Sliding-window limit per key (a service): a request either gets its slot now or learns how long it would have to
 * wait. A service that says "too many" pauses its key, so the other requests do not run into the same wall.
 */
import { DEFAULT_RATE_LIMIT, type RateLimit } from './limits.ts';

export class RateLimiter {
  readonly #now: () => number;
  readonly #limits: Readonly<Record<string, RateLimit>>;
  /** Start times still inside the window, oldest first. */
  readonly #taken = new Map<string, number[]>();
  readonly #pauses = new Map<string, { readonly from: number; readonly until: number }>();

  constructor(now: () => number, limits: Readonly<Record<string, RateLimit>> = {}) {
    this.#now = now;
    this.#limits = limits;
  }

  /** 0 and the slot is taken, or the milliseconds to wait before asking again. */
  take(key: string): number {
    const now = this.#now();
    const pause = this.#pauses.get(key);
    // What lies in the future was noted before the clock was set back; waiting for it could take a year.
    if (pause !== undefined && pause.from <= now && pause.until > now) return pause.until - now;
    const { requests, perMs } = this.#limits[key] ?? DEFAULT_RATE_LIMIT;
    const taken = (this.#taken.get(key) ?? []).filter((at) => at > now - perMs && at <= now);
    this.#taken.set(key, taken);
    if (taken.length >= requests) return (taken[taken.length - requests] as number) + perMs - now;
    taken.push(now);
    return 0;
  }

  pause(key: string, ms: number): void {
    const from = this.#now();
    const before = this.#pauses.get(key);
    if (before === undefined || before.from > from || from + ms > before.until)
      this.#pauses.set(key, { from, until: from + ms });
  }
}
