/**
 * Limits per caller and per account, counted in the database so that all instances count together, and by its clock. Keys
 * are hashed: the table holds neither addresses nor mail addresses.
 */
import type { Db, Queryable } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { sha256 } from './secrets.ts';

/** Points within seconds, after the public server (auth protocol, section 6). */
const LIMITS = {
  token: { points: 150, seconds: 300 },
  verify: { points: 30, seconds: 300 },
  sso: { points: 30, seconds: 300 },
  account: { points: 30, seconds: 300 },
  mfa: { points: 15, seconds: 60 },
  /** Wrong passwords of one caller, for one account and for all of them. */
  guesses: { points: 10, seconds: 900 },
  stuffing: { points: 60, seconds: 900 },
  /** Wrong passwords or codes for one account from browsers that it does not know, whoever tries. */
  failures: { points: 20, seconds: 900 },
  /** The same from one browser that has signed in to the account before, whatever others do. */
  device: { points: 20, seconds: 900 },
  /** Digits of mails tried for one address; the link beside them is not limited. */
  codes: { points: 20, seconds: 86_400 },
  /** Questions to exchanges through the relay; a long history is read in a few hundred. */
  exchange: { points: 240, seconds: 60 },
  /** Questions to services of chains through the relay; below what one service gives to all of us together. */
  relay: { points: 150, seconds: 60 },
  /** All users' questions to one of these services; each brings its own bounds. */
  relayed: { points: 1, seconds: 1 },
  /** One mail of a kind to one address, asked for by one caller. */
  mail: { points: 1, seconds: 60 },
  /** Mails to one address, whoever asks. */
  mailbox: { points: 30, seconds: 3600 },
} as const;

export type LimitName = keyof typeof LIMITS;

interface Bounds {
  readonly points: number;
  readonly seconds: number;
}

export interface RateLimits {
  /** Counts one use and throws 429 when there were too many. */
  readonly use: (limit: LimitName, key: string, bounds?: Bounds) => Promise<void>;
  /** Takes one use back: what looked like a guess was right. */
  readonly giveBack: (limit: LimitName, key: string) => Promise<void>;
  readonly reset: (limit: LimitName, key: string, on?: Queryable) => Promise<void>;
}

/**
 * One statement counts and decides. A time further away than the limit's own length was written by a clock that ran ahead:
 * no lock lasts longer than its window from now.
 */
const USE = `
  with clock as (select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now)
  insert into auth.rate_limits as r (key, points, expire)
    select $1, 1, clock.now + $2::text::bigint from clock
  on conflict (key) do update set
    points = case when r.expire > excluded.expire - $2::text::bigint then least(r.points + 1, 1000000) else 1 end,
    expire = case when r.expire > excluded.expire - $2::text::bigint then least(r.expire, excluded.expire)
      else excluded.expire end
  returning r.points, r.expire - (select now from clock) as wait`;

export function createRateLimits(db: Db): RateLimits {
  const keyOf = (limit: LimitName, key: string): string => `${limit}:${sha256(key)}`;
  return {
    use: async (limit, key, { points, seconds } = LIMITS[limit]) => {
      const { rows } = await db.query<{ points: number; wait: number }>(USE, [keyOf(limit, key), seconds * 1000]);
      const used = rows[0];
      if (used !== undefined && used.points > points) throw tooMany(limit, used.wait);
    },
    giveBack: async (limit, key) => {
      await db.query('update auth.rate_limits set points = greatest(points - 1, 0) where key = $1', [
        keyOf(limit, key),
      ]);
    },
    reset: async (limit, key, on = db) => {
      await on.query('delete from auth.rate_limits where key = $1', [keyOf(limit, key)]);
    },
  };
}

function tooMany(limit: LimitName, milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const isMail = limit === 'mail' || limit === 'mailbox';
  const code = isMail ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
  return new Problem(429, code, `For security purposes, you can only request this after ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
}
