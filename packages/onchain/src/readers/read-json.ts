/** One question to a service over the shared door; numbers of the answer stay the texts they are. */
import type { HttpClient } from '@cryptax/http';
import { err, type Json, ok, parseExactJson, type Result } from '@cryptax/kernel';
import type { ReadFailure } from './chain-reader.ts';

export interface Question {
  readonly service: string;
  readonly url: string;
  readonly body?: unknown | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Services that say "too many requests" with a success status; seen here, the shared door waits and asks again. */
  readonly isRateLimited?: (json: Json) => boolean;
}

export async function readJson(http: HttpClient, question: Question): Promise<Result<Json, ReadFailure>> {
  const { service, url, body, headers, signal, isRateLimited } = question;
  return http.get({
    key: service,
    url,
    lifetime: 'transactions',
    // Who reads a chain wants it as it is now; the same question asked twice at once is still one request.
    maxAgeMs: 0,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers,
    signal,
    decode: (text) => {
      const json = parseExactJson(text);
      if (!json.ok) return err({ code: 'garbage' });
      return isRateLimited?.(json.value) === true ? err({ code: 'rate-limited' }) : ok(json.value);
    },
  });
}
