/**
 * Questions to our own server, which signs them with the key of the request and asks the exchange. A pause that the exchange
 * or the server wants is kept here, so that a long history is read in one go.
 */
import {
  API_PATH,
  type ExchangeBalances,
  type ExchangeCheck,
  type ExchangeCredentials,
  type ExchangePage,
  type ExchangeReadRequest,
  exchangeBalances,
  exchangeCheck,
  exchangeFailure,
  exchangePage,
} from '@cryptax/api-contract';
import type { Clock, FetchLike } from '@cryptax/http';
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { ConnectionProblem } from '../../../platform/ledger/answer.ts';

type Asked<T> = Promise<Result<T, ConnectionProblem>>;

export interface Relay {
  readonly check: (exchange: string, credentials: ExchangeCredentials, signal?: AbortSignal) => Asked<ExchangeCheck>;
  /** Asked once: without an answer nothing is said about balances. */
  readonly balances: (
    exchange: string,
    credentials: ExchangeCredentials,
    signal: AbortSignal,
  ) => Asked<ExchangeBalances>;
  readonly read: (
    request: ExchangeReadRequest,
    signal: AbortSignal,
    onPause: (ms: number) => void,
  ) => Asked<ExchangePage>;
}

/** The exchange is asked again after a pause this often. */
const TRIES = 5;
const RETRY_MS = 2_000;
/** What goes away by itself; a refused key does not. */
const PASSING: ReadonlySet<string> = new Set([
  'exchange.rate-limited',
  'exchange.unreachable',
  'exchange.timeout',
  'connection.too-often',
]);

export function createRelay({ fetch, clock }: { readonly fetch: FetchLike; readonly clock: Clock }): Relay {
  const post = async (
    path: string,
    body: object,
    signal: AbortSignal | undefined,
  ): Promise<Result<unknown, ConnectionProblem>> => {
    let answer: Response;
    try {
      answer = await fetch(`${API_PATH}/exchanges/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        cache: 'no-store',
        ...defined({ signal }),
      });
    } catch {
      // A stop by the user also ends here, and counts as one.
      return err({ code: signal?.aborted === true ? 'connection.cancelled' : 'connection.no-relay' });
    }
    const json: unknown = await answer.json().catch(() => undefined);
    return answer.ok ? ok(json) : err(problemOf(answer, json));
  };
  return {
    check: async (exchange, credentials, signal) => {
      const answer = await post('check', { exchange, credentials }, signal);
      return answer.ok ? checked(exchangeCheck.safeParse(answer.value)) : answer;
    },
    balances: async (exchange, credentials, signal) => {
      const answer = await post('balances', { exchange, credentials }, signal);
      return answer.ok ? checked(exchangeBalances.safeParse(answer.value)) : answer;
    },
    read: async (request, signal, onPause) => {
      for (let left = TRIES; ; left--) {
        const answer = await post('read', request, signal);
        if (answer.ok) return checked(exchangePage.safeParse(answer.value));
        if (left === 1 || !PASSING.has(answer.error.code)) return answer;
        const wanted = 'retryAfterMs' in answer.error ? answer.error.retryAfterMs : undefined;
        const pause = wanted ?? RETRY_MS * (TRIES - left + 1);
        onPause(pause);
        try {
          await clock.sleep(pause, signal);
        } catch {
          // Only the user's stop ends the pause early.
          return err({ code: 'connection.cancelled' });
        }
      }
    },
  };
}

function problemOf(answer: Response, json: unknown): ConnectionProblem {
  const failure = exchangeFailure.safeParse(json);
  if (failure.success) {
    const { code, retryAfterMs } = failure.data;
    return retryAfterMs === undefined ? { code } : { code, retryAfterMs };
  }
  return { code: answer.status === 429 ? 'connection.too-often' : 'connection.no-relay' };
}

/** An answer of another version of the server is no answer. */
function checked<T>(parsed: { success: true; data: T } | { success: false }): Result<T, ConnectionProblem> {
  return parsed.success ? ok(parsed.data) : err({ code: 'connection.no-relay' });
}
