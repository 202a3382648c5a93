/**
 * Limits per caller and per account, counted in the database so that all instances count together. Keys are hashed:
 * the table holds neither addresses nor mail addresses.
 */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { sha256 } from './secrets.ts';

/** Points within seconds, after the public server (auth protocol, section 6). */
const LIMITS = {
  token: { points: 150, seconds: 300 },
  verify: { points: 30, seconds: 300 },
  sso: { points: 30, seconds: 300 },
  account: { points: 30, seconds: 300 },
  mfa: { points: 15, seconds: 60 },
  /** Wrong passwords or codes for one account, whoever tries. */
  failures: { points: 20, seconds: 900 },
  /** Questions to exchanges through the relay; a long history is read in a few hundred. */
  exchange: { points: 240, seconds: 60 },
  /** One mail of a kind to one address. */
  mail: { points: 1, seconds: 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one use and throws 429 when there were too many. */
  readonly use: (limit: LimitName, key: string) => Promise<void>;
  /** Throws 429 when the limit is used up, without counting. */
  readonly check: (limit: LimitName, key: string) => Promise<void>;
  readonly reset: (limit: LimitName, key: string) => Promise<void>;
}

export function createRateLimits(db: Db): RateLimits {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
      const { rows, affected } = await db.query(text, values);
      return { rows, rowCount: Math.max(rows.length, affected) };
    },
  };
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        schemaName: 'auth',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  );
  const limiterOf = (name: LimitName): RateLimiterPostgres => limiters.get(name) as RateLimiterPostgres;
  return {
    use: async (limit, key) => {
      await limiterOf(limit)
        .consume(sha256(key))
        .catch((refused: unknown) => {
          throw refused instanceof RateLimiterRes ? tooMany(limit, refused.msBeforeNext) : refused;
        });
    },
    check: async (limit, key) => {
      const state = await limiterOf(limit).get(sha256(key));
      if (state !== null && state.consumedPoints >= LIMITS[limit].points) throw tooMany(limit, state.msBeforeNext);
    },
    reset: async (limit, key) => void (await limiterOf(limit).delete(sha256(key))),
  };
}

function tooMany(limit: LimitName, milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const code = limit === 'mail' ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
  return new Problem(429, code, `For security purposes, you can only request this after ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
}
