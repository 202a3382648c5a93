/** The known ways a request fails. Codes travel to prices and screens; the texts of servers do not. */
export type HttpFailure =
  | { readonly code: 'offline' }
  | { readonly code: 'timeout' }
  | { readonly code: 'rate-limited'; readonly retryAfterMs?: number }
  | { readonly code: 'server'; readonly status: number }
  | { readonly code: 'refused'; readonly status: number }
  | { readonly code: 'not-found' }
  | { readonly code: 'garbage' }
  | { readonly code: 'too-large' }
  | { readonly code: 'cancelled' };

/** Failures that may pass by themselves; the others would only cost another call. */
export function isPassing(failure: HttpFailure): boolean {
  switch (failure.code) {
    case 'offline':
    case 'timeout':
    case 'server':
    case 'rate-limited':
      return true;
    default:
      return false;
  }
}

/** What a status that is not a success means; 418 is Binance's ban after too many 429. */
export function failureOfStatus(status: number, retryAfter: string | null, now: number): HttpFailure {
  if (status === 429 || status === 418) {
    const wait = waitOf(retryAfter, now);
    return wait === undefined ? { code: 'rate-limited' } : { code: 'rate-limited', retryAfterMs: wait };
  }
  if (status === 404) return { code: 'not-found' };
  return status >= 500 ? { code: 'server', status } : { code: 'refused', status };
}

/** `Retry-After` in seconds or as an HTTP date. */
function waitOf(text: string | null, now: number): number | undefined {
  if (text === null) return undefined;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
