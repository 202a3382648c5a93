/**
 * A cache whose entries live for a while. At most 1000 of them: when full, the 100 oldest go at once; expired ones are
 * cleared away at most every 30 s, while it is used, so no timer keeps a program alive.
 */
import { CACHE_LIMITS } from './limits.ts';

interface Entry<T> {
  readonly value: T;
  readonly setAt: number;
  readonly expiresAt: number;
}

export class TtlCache<T> {
  /** A Map keeps the order of insertion: the oldest entries come first. */
  readonly #entries = new Map<string, Entry<T>>();
  readonly #now: () => number;
  #sweptAt: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#sweptAt = now();
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string, maxAgeMs: number = Number.POSITIVE_INFINITY): T | undefined {
    const entry = this.#entries.get(key);
    const now = this.#now();
    if (entry === undefined || entry.expiresAt <= now) return undefined;
    // Younger than nothing: the clock was set back since, and nobody knows how old the entry is.
    const ageMs = now - entry.setAt;
    return ageMs >= 0 && ageMs < maxAgeMs ? entry.value : undefined;
  }

  set(key: string, value: T, lifetimeMs: number): void {
    this.#sweep();
    this.#entries.delete(key);
    if (this.#entries.size >= CACHE_LIMITS.entries) this.#evict();
    const now = this.#now();
    this.#entries.set(key, { value, setAt: now, expiresAt: now + lifetimeMs });
  }

  clear(): void {
    this.#entries.clear();
  }

  #sweep(): void {
    const now = this.#now();
    if (now - this.#sweptAt < CACHE_LIMITS.sweepMs) return;
    this.#sweptAt = now;
    for (const [key, { expiresAt }] of this.#entries) if (expiresAt <= now) this.#entries.delete(key);
  }

  #evict(): void {
    let left = CACHE_LIMITS.evicted;
    for (const key of this.#entries.keys()) {
      if (left-- === 0) return;
      this.#entries.delete(key);
    }
  }
}
