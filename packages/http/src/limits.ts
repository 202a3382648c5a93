/**
 * Cache lifetimes, rate limits, batches and retries in one place (specification 3, section 9). `history` is ours: the
 * close of a day that is over does not change, a day's memory saves the free limits of the services.
 */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const CACHE_LIFETIME_MS = {
  wallet: 5 * MINUTE,
  price: 30 * SECOND,
  transactions: 2 * MINUTE,
  risk: 10 * MINUTE,
  chain: MINUTE,
  default: MINUTE,
  history: 24 * 60 * MINUTE,
} as const;
export type CacheLifetime = keyof typeof CACHE_LIFETIME_MS;

export const CACHE_LIMITS = { entries: 1_000, evicted: 100, sweepMs: 30 * SECOND } as const;
export const BATCH = { size: 10, pauseMs: 200 } as const;
export const RETRY = { retries: 3, baseMs: SECOND } as const;

export interface RateLimit {
  readonly requests: number;
  readonly perMs: number;
}
export const DEFAULT_RATE_LIMIT: RateLimit = { requests: 5, perMs: MINUTE };

/** One attempt, body included. */
export const TIMEOUT_MS = 10 * SECOND;
export const MAX_BODY_BYTES = 8_000_000;
/** Longest wait for a free slot or a retry-after before a request gives up as rate-limited. */
export const MAX_WAIT_MS = 2 * MINUTE;
