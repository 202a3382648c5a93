/**
 * Runs the requests to one service in batches and gives the service up when it is dead, so that a service that hangs
 * costs the patience of one request and not of hundreds: the next service has its turn, and this one is asked again
 * another time. The first request goes alone, as a scout.
 */
import { BATCH, type Clock, type HttpFailure, isPassing } from '@cryptax/http';
import { err, type Result } from '@cryptax/kernel';

/** Requests in a row that fail for reasons of the service or the way to it. */
const FAILURES_OF_THE_DEAD = 3;
/** Answers that nobody can read or that refuse, before there was a single good one: a login page, a service that has moved. */
const UNREADABLE_OF_THE_DEAD = 3;

export async function runUntilDead<T, R>(
  items: readonly T[],
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal | undefined },
  work: (item: T) => Promise<Result<R, HttpFailure>>,
): Promise<Result<R, HttpFailure>[]> {
  const results: Result<R, HttpFailure>[] = [];
  let [hasAnswered, failures, unreadable] = [false, 0, 0];
  let last: HttpFailure = { code: 'offline' };
  while (results.length < items.length) {
    const isDead = failures >= (hasAnswered ? FAILURES_OF_THE_DEAD : 1) || unreadable >= UNREADABLE_OF_THE_DEAD;
    if (isDead || signal?.aborted === true) {
      const why = signal?.aborted === true ? ({ code: 'cancelled' } as const) : last;
      while (results.length < items.length) results.push(err(why));
      break;
    }
    if (hasAnswered && results.length > 1) await pause(clock, signal);
    const batch = items.slice(results.length, results.length + (hasAnswered ? BATCH.size : 1));
    for (const result of await Promise.all(batch.map(work))) {
      results.push(result);
      if (result.ok) [hasAnswered, failures, unreadable] = [true, 0, Number.NEGATIVE_INFINITY];
      else if (isPassing(result.error)) [failures, last] = [failures + 1, result.error];
      else [failures, unreadable, last] = [0, unreadable + 1, result.error];
    }
  }
  return results;
}

/** Cut short by whoever gives up; the loop then sees that. */
async function pause(clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  await clock.sleep(BATCH.pauseMs, signal).catch(() => undefined);
}
