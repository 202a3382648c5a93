/**
 * Questions that a service does not answer to pages, handed on by our own server (decision 0072). Everything else goes its
 * direct way: other hosts, and questions with a key, which the server must not see.
 */
import { CHAIN_RELAY_PATH, knownQuestion } from '@cryptax/api-contract';
import type { FetchLike } from '@cryptax/http';

const KEY_HEADERS = ['authorization', 'api-key'];

export function overRelay(fetch: FetchLike): FetchLike {
  return (url, init) => {
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (KEY_HEADERS.some((name) => headers.has(name)) || knownQuestion(url, body) === undefined)
      return fetch(url, init);
    return fetch(CHAIN_RELAY_PATH, {
      ...init,
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ url, ...(body === undefined ? {} : { body }) }),
    });
  };
}
