/** Answers requests from a function and remembers the addresses; what a recorded service looks like from inside. */
import type { FetchLike } from '../http-client.ts';

export interface FakeFetch {
  readonly fetch: FetchLike;
  readonly urls: string[];
}

/** A text is a 200; a number a bare status; undefined a broken connection. */
export function fakeFetch(
  answer: (url: string, call: number, body: string) => string | number | Response | undefined,
): FakeFetch {
  const urls: string[] = [];
  return {
    urls,
    fetch: async (url, init) => {
      urls.push(url);
      const reply = answer(url, urls.length, typeof init.body === 'string' ? init.body : '');
      if (reply === undefined) throw new TypeError('fetch failed');
      if (typeof reply === 'string') return new Response(reply);
      return typeof reply === 'number' ? new Response('', { status: reply }) : reply;
    },
  };
}
