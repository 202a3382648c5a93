/**
 * When the server wants to be asked again. The account client hands answers on without their headers, so `Retry-After` is
 * read on the way and asked for where the refusal is understood.
 */
const LONGEST_MS = 900_000;
/** A server in front that names no time. */
const DEFAULT_MS = 30_000;

let until = 0;

export function noteRetryAfter(response: Response, now = Date.now()): Response {
  if (response.status === 429) until = now + waitOf(response.headers.get('retry-after'), now);
  return response;
}

/** Milliseconds from now, at least a second. */
export function retryAfterMs(now = Date.now()): number {
  return Math.min(Math.max(until - now, 1_000), LONGEST_MS);
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function waitOf(header: string | null, now: number): number {
  if (header === null) return DEFAULT_MS;
  const wait = /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? DEFAULT_MS : wait;
}
