/**
 * The only way the web app asks a service: with a time limit, a way to give up, failures as data and recovery.
 * A request that changes something is tried again only if the caller says that doing it twice is harmless.
 * Giving up through `signal` rejects with the signal's reason: that is the caller's own wish, not a failure.
 */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import { browserEnvironment, type NetworkEnvironment } from './environment.ts';
import { type Failure, failure, failureOfError, failureOfResponse } from './failure.ts';
import { recover, type WaitWatcher } from './recovery.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Left out: GET and HEAD are tried again, everything else is not. */
  readonly repeatable?: boolean;
  readonly onWait?: WaitWatcher;
  readonly environment?: NetworkEnvironment | undefined;
}

/**
 * `read` turns the answer into a value within the same time limit and throws on what it does not understand.
 *
 * @example const height = await request(url, async (response) => Number(await response.text()));
 */
export async function request<T>(
  url: string,
  read: (response: Response) => Promise<T>,
  options: RequestOptions = {},
): Promise<Result<T, Failure>> {
  const environment = options.environment ?? browserEnvironment;
  const method = options.method ?? 'GET';
  const attempt = () => attemptOnce(url, read, { ...options, method, environment });
  const repeatable = options.repeatable ?? (method === 'GET' || method === 'HEAD');
  if (!repeatable) return attempt();
  return recover(attempt, {
    environment,
    signal: options.signal,
    onWait: options.onWait,
  });
}

async function attemptOnce<T>(
  url: string,
  read: (response: Response) => Promise<T>,
  options: RequestOptions & { readonly method: string; readonly environment: NetworkEnvironment },
): Promise<Result<T, Failure>> {
  const { environment, method, headers, body } = options;
  options.signal?.throwIfAborted();
  const limit = new AbortController();
  const stopLimit = environment.after(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, () =>
    limit.abort(new DOMException('The request took too long.', 'TimeoutError')),
  );
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal;
  try {
    const response = await environment.fetch(url, {
      method,
      signal,
      ...defined({ headers, body }),
    });
    if (!response.ok) return err(failureOfResponse(response));
    return await readWithin(response, read, limit.signal);
  } catch (cause) {
    options.signal?.throwIfAborted();
    return err(failureOfError(limit.signal.aborted ? limit.signal.reason : cause, environment.isOnline()));
  } finally {
    stopLimit();
  }
}

async function readWithin<T>(
  response: Response,
  read: (response: Response) => Promise<T>,
  limit: AbortSignal,
): Promise<Result<T, Failure>> {
  try {
    return ok(await read(response));
  } catch (cause) {
    // A connection that breaks while reading is a network matter; anything else means an answer we cannot use.
    if (limit.aborted || cause instanceof TypeError || cause instanceof DOMException) throw cause;
    return err(failure('unreadable', { status: response.status, cause }));
  }
}
