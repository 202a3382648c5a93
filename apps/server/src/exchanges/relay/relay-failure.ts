/**
 * What went wrong at the exchange, as a code. The library's messages quote addresses with signatures and keys, so they go
 * neither to the page nor into the log: only their kind does.
 */
import type { ExchangeFailure } from '@cryptax/api-contract';
import { BadAnswer } from '../reading/raw-json.ts';
import { BadCursor } from '../reading/stream-reader.ts';

/** An answer that is no success, of an exchange that we ask without the library. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly retryAfter: string | null;

  constructor(status: number, retryAfter: string | null) {
    super(`HTTP ${status}`);
    this.name = 'HttpRefusal';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Nothing can be signed with it, so the exchange need not be asked. */
export class UnusableKey extends Error {}

/** So many callers wait for one exchange that a further one would wait too long. */
export class QueueFull extends Error {}

/** The exchange has this history, but not for this account or key. */
export class NotOffered extends Error {}

const PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 300_000;

/** Names of the library's errors, the nearest first; an error is also of all kinds it derives from. */
const KINDS: readonly (readonly [string, ExchangeFailure['code']])[] = [
  ['PermissionDenied', 'exchange.permission'],
  ['AuthenticationError', 'exchange.key-refused'],
  ['InvalidNonce', 'exchange.key-refused'],
  ['DDoSProtection', 'exchange.rate-limited'],
  ['RateLimitExceeded', 'exchange.rate-limited'],
  ['RequestTimeout', 'exchange.timeout'],
  ['BadResponse', 'exchange.bad-answer'],
  ['NetworkError', 'exchange.unreachable'],
  ['NotSupported', 'exchange.unsupported'],
  ['ArgumentsRequired', 'exchange.unsupported'],
  ['ExchangeError', 'exchange.bad-answer'],
];

/** Undefined for what is no failure of an exchange but a bug of ours. */
export function relayFailure(error: unknown): ExchangeFailure | undefined {
  if (error instanceof BadAnswer) return { code: 'exchange.bad-answer' };
  if (error instanceof BadCursor) return undefined;
  if (error instanceof NotOffered) return { code: 'exchange.unsupported' };
  if (error instanceof HttpRefusal) return httpFailure(error);
  if (error instanceof QueueFull) return { code: 'exchange.rate-limited', retryAfterMs: PAUSE_MS };
  if (error instanceof UnusableKey) return { code: 'exchange.key-refused' };
  if (error instanceof DOMException && /Abort|Timeout/.test(error.name)) return { code: 'exchange.timeout' };
  const kinds = kindsOf(error);
  const code = KINDS.find(([name]) => kinds.includes(name))?.[1];
  if (code === undefined)
    return error instanceof TypeError && /fetch failed/.test(error.message)
      ? { code: 'exchange.unreachable' }
      : undefined;
  return code === 'exchange.rate-limited' ? { code, retryAfterMs: PAUSE_MS } : { code };
}

function httpFailure({ status, retryAfter }: HttpRefusal): ExchangeFailure {
  if (status === 401) return { code: 'exchange.key-refused' };
  if (status === 403) return { code: 'exchange.permission' };
  if (status !== 429) return { code: status >= 500 ? 'exchange.unreachable' : 'exchange.bad-answer' };
  const wanted = Number(retryAfter ?? 0) * 1000;
  return { code: 'exchange.rate-limited', retryAfterMs: Math.min(Math.max(wanted, PAUSE_MS), LONGEST_PAUSE_MS) };
}

function kindsOf(error: unknown): readonly string[] {
  const names: string[] = [];
  for (let kind: unknown = error; kind instanceof Error; kind = Object.getPrototypeOf(kind)) {
    names.push(kind.constructor.name);
    if (kind.constructor === Error) break;
  }
  return names;
}
