/**
 * The relay's only way out. It goes to the hosts that the exchange's own definition names, over https, follows no redirect
 * and reads no more than a history page can be. A mirror (`CRYPTAX_EXCHANGE_BASE`) holds every host in a folder of its
 * name; only the operator's environment can set one, for tests and closed networks.
 */
import { defined } from '@cryptax/kernel';

const MAX_BYTES = 30_000_000;

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface WayOut {
  readonly hosts: ReadonlySet<string>;
  readonly mirror: string | undefined;
}

export function guardedFetch({ hosts, mirror }: WayOut, fetchNow: Fetch = fetch): Fetch {
  return async (address, init = {}) => {
    const url = new URL(address);
    if (url.protocol !== 'https:' || !hosts.has(url.host)) throw new TypeError('fetch failed: host not allowed');
    const target = mirror === undefined ? address : `${mirror}/${url.host}${url.pathname}${url.search}`;
    const { method, headers, body, signal } = init;
    const answer = await fetchNow(target, {
      ...defined({ method, headers, body, signal }),
      redirect: 'error',
    });
    return new Response(limited(answer.body), { status: answer.status, headers: answer.headers });
  };
}

function limited(body: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> | null {
  if (body === null) return null;
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.length;
        if (size > MAX_BYTES) controller.error(new TypeError('fetch failed: answer too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** All hosts below `urls.api`, however deep the exchange nests them. */
export function hostsOf(urls: unknown, hostname: string | undefined): ReadonlySet<string> {
  const hosts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const filled = value.replace('{hostname}', hostname ?? '');
      if (URL.canParse(filled)) hosts.add(new URL(filled).host);
    } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) visit(inner);
  };
  visit(urls);
  return hosts;
}

export function readMirror(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const root = environment.CRYPTAX_EXCHANGE_BASE?.replace(/\/+$/, '');
  return root !== undefined && URL.canParse(root) && /^https?:$/.test(new URL(root).protocol) ? root : undefined;
}
