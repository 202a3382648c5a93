/**
 * What can go wrong on the way to a service, as plain data: the class, which text explains it, whether trying again
 * can help and how long to leave the service alone before. The texts are in `strings.ts`; the raw error stays in
 * `cause` for the log and is never shown as the message.
 */
export type FailureKind =
  | 'NETWORK_ERROR'
  | 'API_ERROR'
  | 'VALIDATION_ERROR'
  | 'RATE_LIMIT_ERROR'
  | 'TIMEOUT_ERROR'
  | 'BLOCKCHAIN_ERROR'
  | 'UNKNOWN_ERROR';

export type FailureReason =
  | 'offline'
  | 'unreachable'
  | 'rate-limit'
  | 'server'
  | 'not-found'
  | 'refused'
  | 'unreadable'
  | 'timeout'
  | 'invalid-input'
  | 'invalid-address'
  | 'chain'
  | 'unknown';

export interface Failure {
  readonly kind: FailureKind;
  readonly reason: FailureReason;
  readonly retryable: boolean;
  /** How long a retry has to wait, counted from the failure. */
  readonly retryDelayMs: number;
  readonly status?: number;
  readonly cause?: unknown;
}

type Rule = Pick<Failure, 'kind' | 'retryable' | 'retryDelayMs'>;

const RULES: Readonly<Record<FailureReason, Rule>> = {
  offline: { kind: 'NETWORK_ERROR', retryable: true, retryDelayMs: 0 },
  unreachable: { kind: 'NETWORK_ERROR', retryable: true, retryDelayMs: 0 },
  'rate-limit': { kind: 'RATE_LIMIT_ERROR', retryable: true, retryDelayMs: 30_000 },
  server: { kind: 'API_ERROR', retryable: true, retryDelayMs: 5_000 },
  'not-found': { kind: 'API_ERROR', retryable: false, retryDelayMs: 0 },
  refused: { kind: 'API_ERROR', retryable: false, retryDelayMs: 0 },
  unreadable: { kind: 'API_ERROR', retryable: false, retryDelayMs: 0 },
  timeout: { kind: 'TIMEOUT_ERROR', retryable: true, retryDelayMs: 3_000 },
  'invalid-input': { kind: 'VALIDATION_ERROR', retryable: false, retryDelayMs: 0 },
  'invalid-address': { kind: 'VALIDATION_ERROR', retryable: false, retryDelayMs: 0 },
  chain: { kind: 'BLOCKCHAIN_ERROR', retryable: true, retryDelayMs: 5_000 },
  unknown: { kind: 'UNKNOWN_ERROR', retryable: false, retryDelayMs: 0 },
};

export function failure(reason: FailureReason, detail: Pick<Failure, 'status' | 'cause'> = {}): Failure {
  return { ...RULES[reason], reason, ...detail };
}

/** For an answer that came, but not with success. A `Retry-After` longer than our own delay is respected. */
export function failureOfResponse(response: Response): Failure {
  const { status } = response;
  if (status === 429) {
    const own = failure('rate-limit', { status });
    return { ...own, retryDelayMs: Math.max(own.retryDelayMs, retryAfterMs(response)) };
  }
  if (status >= 500) return failure('server', { status });
  if (status === 404) return failure('not-found', { status });
  return failure('refused', { status });
}

/** For an exception: offline first, because every request fails then, whatever the error says. */
export function failureOfError(cause: unknown, isOnline: boolean): Failure {
  if (!isOnline) return failure('offline', { cause });
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return failure('timeout', { cause });
  // The standard gives every failed connection, blocked answer and unknown host the same TypeError.
  if (cause instanceof TypeError) return failure('unreachable', { cause });
  return failure('unknown', { cause });
}

function retryAfterMs(response: Response): number {
  const seconds = response.headers.get('Retry-After') ?? '';
  return /^\d{1,4}$/.test(seconds) ? Number(seconds) * 1_000 : 0;
}
