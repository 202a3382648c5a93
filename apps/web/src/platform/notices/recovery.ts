/**
 * Tries again what may succeed on a second look, by the rules of the specification: a rate limit waits its time and
 * tries once more; a lost connection is awaited (asked every 2 s, given up at 60 s); a server error is tried again
 * after 1, 2 and 4 s; a timeout once after 3 s. Whoever watches is told about each wait and may cut it short.
 */
import type { Result } from '@cryptax/kernel';
import { type NetworkEnvironment, pause } from './environment.ts';
import type { Failure } from './failure.ts';

const SERVER_RETRY_DELAYS_MS: readonly number[] = [1_000, 2_000, 4_000];
const CONNECTION_POLL_MS = 2_000;
const CONNECTION_GIVE_UP_MS = 60_000;

/** Told when a longer wait begins; returns what to call when it is over. */
export type WaitWatcher = (wait: {
  readonly failure: Failure;
  readonly untilMs: number;
  readonly skip: () => void;
}) => () => void;

export interface RecoveryOptions {
  readonly environment: NetworkEnvironment;
  readonly signal?: AbortSignal | undefined;
  readonly onWait?: WaitWatcher | undefined;
}

export async function recover<T>(
  attempt: () => Promise<Result<T, Failure>>,
  options: RecoveryOptions,
): Promise<Result<T, Failure>> {
  const first = await attempt();
  if (first.ok || !first.error.retryable) return first;
  switch (first.error.kind) {
    case 'RATE_LIMIT_ERROR':
      await watchedWait(first.error, options);
      return attempt();
    case 'NETWORK_ERROR':
      return (await connectionReturned(options)) ? attempt() : first;
    case 'API_ERROR':
      return repeat(attempt, first, options);
    default:
      await pause(options.environment, first.error.retryDelayMs, options.signal);
      return attempt();
  }
}

/** Asks for the connection every 2 s and reports whether it came back within 60 s. */
export async function connectionReturned({ environment, signal }: RecoveryOptions): Promise<boolean> {
  const giveUpAt = environment.now() + CONNECTION_GIVE_UP_MS;
  while (!environment.isOnline()) {
    if (environment.now() >= giveUpAt) return false;
    await pause(environment, CONNECTION_POLL_MS, signal);
  }
  return true;
}

async function repeat<T>(
  attempt: () => Promise<Result<T, Failure>>,
  first: Result<T, Failure>,
  { environment, signal }: RecoveryOptions,
): Promise<Result<T, Failure>> {
  let latest = first;
  for (const delayMs of SERVER_RETRY_DELAYS_MS) {
    await pause(environment, delayMs, signal);
    latest = await attempt();
    if (latest.ok || latest.error.kind !== 'API_ERROR' || !latest.error.retryable) return latest;
  }
  return latest;
}

async function watchedWait(failure: Failure, { environment, signal, onWait }: RecoveryOptions): Promise<void> {
  const skipping = new AbortController();
  const untilMs = environment.now() + failure.retryDelayMs;
  const over = onWait?.({ failure, untilMs, skip: () => skipping.abort() });
  try {
    await pause(
      environment,
      failure.retryDelayMs,
      signal ? AbortSignal.any([signal, skipping.signal]) : skipping.signal,
    );
  } catch (reason) {
    if (!skipping.signal.aborted || signal?.aborted) throw reason;
  } finally {
    over?.();
  }
}
