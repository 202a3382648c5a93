/**
 * Hands on what the database tells about changed rows. A notice only names the rows; they are read afterwards, and that
 * may fail while the database restarts. Then, and when notices themselves were missed, everything of the time in question
 * is read again until it worked. A change reported twice does no harm (clients fetch), one never reported does.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import type { Services } from '../services.ts';
import type { Change } from './bindings.ts';
import { type ChangeRange, OUTBOX_MS, readChanges } from './read-changes.ts';

export interface FeedParts {
  readonly db: Db;
  readonly background: Services['background'];
  /** Who is connected; nobody else's rows are read. */
  readonly users: () => readonly string[];
  readonly deliver: (changes: readonly Change[]) => void;
  /** More was missed than the outbox keeps: only fetching everything helps. */
  readonly startOver: () => void;
}

const RETRY_MS = 1000;
/** A transaction is visible only when it ends, with the time of its beginning. */
const MARGIN_MS = 60_000;

export async function openChangeFeed(parts: FeedParts): Promise<() => Promise<void>> {
  let isClosed = false;
  const pass = async (range: ChangeRange): Promise<void> => {
    const users = parts.users();
    if (users.length > 0) parts.deliver(await readChanges(parts.db, range, users));
  };
  const catchUp = async (missedMs: number): Promise<void> => {
    const begin = performance.now();
    const missed = () => missedMs + performance.now() - begin + MARGIN_MS;
    while (!isClosed) {
      if (missed() > OUTBOX_MS) return parts.startOver();
      try {
        return await pass({ lastMs: missed() });
      } catch {
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  };
  const stop = await parts.db.listen('cryptax_changes', (notice, missedMs) => {
    // Never awaited here: the notice may arrive inside the very transaction that made the change.
    parts.background.run(async () => {
      const range = rangeOf(notice);
      if (range === null) await catchUp(missedMs);
      else await pass(range).catch(() => catchUp(0));
    });
  });
  return async () => {
    isClosed = true;
    await stop();
  };
}

/** `first-last`; nothing when notices were missed. */
function rangeOf(notice: string): ChangeRange | null {
  const match = /^(\d{1,18})-(\d{1,18})$/.exec(notice);
  return match === null ? null : { first: match[1] ?? '', last: match[2] ?? '' };
}
