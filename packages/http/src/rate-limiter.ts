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
  readonly #pausedUntil = new Map<string, number>();

  constructor(now: () => number, limits: Readonly<Record<string, RateLimit>> = {}) {
    this.#now = now;
    this.#limits = limits;
  }

  /** 0 and the slot is taken, or the milliseconds to wait before asking again. */
  take(key: string): number {
    const now = this.#now();
    const paused = (this.#pausedUntil.get(key) ?? 0) - now;
    if (paused > 0) return paused;
    const { requests, perMs } = this.#limits[key] ?? DEFAULT_RATE_LIMIT;
    const taken = (this.#taken.get(key) ?? []).filter((at) => at > now - perMs);
    this.#taken.set(key, taken);
    if (taken.length >= requests) return (taken[taken.length - requests] as number) + perMs - now;
    taken.push(now);
    return 0;
  }

  pause(key: string, ms: number): void {
    const until = this.#now() + ms;
    if (until > (this.#pausedUntil.get(key) ?? 0)) this.#pausedUntil.set(key, until);
  }
}
