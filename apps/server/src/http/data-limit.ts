/**
 * How much one account may ask of the data API. Counted in this process alone: a count in the database would cost as much
 * as the reading it limits. With several instances each allows as much; what an account may store is counted in the
 * database (migration 0012).
 */
import { Problem } from './problem.ts';

export interface DataLimit {
  /** Throws 429 when the account has used up its minute. */
  readonly use: (who: string, points: number) => void;
}

/** A first upload of a hundred thousand events is two thousand batches of eleven points each. */
const POINTS_PER_MINUTE = 20_000;
const MINUTE_MS = 60_000;
/** Only callers of this minute are remembered. */
const MAX_KNOWN = 100_000;

export function createDataLimit(now: () => number = () => performance.now()): DataLimit {
  let used = new Map<string, number>();
  let since = now();
  return {
    use: (who, points) => {
      const at = now();
      if (at - since >= MINUTE_MS || used.size > MAX_KNOWN) {
        used = new Map();
        since = at;
      }
      const total = (used.get(who) ?? 0) + points;
      if (total > POINTS_PER_MINUTE) {
        const retryAfterSeconds = Math.max(1, Math.ceil((since + MINUTE_MS - at) / 1000));
        throw new Problem(429, 'over_request_rate_limit', `Too many requests. Try again in ${retryAfterSeconds} s.`, {
          retryAfterSeconds,
        });
      }
      used.set(who, total);
    },
  };
}
