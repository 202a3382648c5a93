/** For tests: our server's relay with histories in memory, page by page, that can be cut, refused or slowed as a test goes on. */
import type {
  ExchangeBalances,
  ExchangeCheck,
  ExchangeReadRequest,
  ExchangeRecord,
  ExchangeStream,
} from '@cryptax/api-contract';
import { FakeClock } from '@cryptax/http/testing';
import { SERVICE_BASES } from '@cryptax/prices';
import type { OutsideWorld } from '../platform/services/outside-world.ts';

export interface FakeRelay {
  readonly world: OutsideWorld;
  readonly clock: FakeClock;
  /** Oldest first. */
  histories: Partial<Record<ExchangeStream, readonly ExchangeRecord[]>>;
  rights: ExchangeCheck['rights'];
  /** What the account holds; without it the relay has no such answer. */
  balances?: ExchangeBalances;
  /** Answers instead of the relay's: a response, or undefined. It may throw, as a network does. */
  fault: ((path: string, number: number) => Response | undefined) | undefined;
  readonly asked: { readonly path: string; readonly body: ExchangeReadRequest }[];
}

export function fakeRelay(pageSize = 2): FakeRelay {
  const clock = new FakeClock();
  const relay: FakeRelay = {
    clock,
    histories: {},
    rights: { trade: false, withdraw: false },
    fault: undefined,
    asked: [],
    world: {
      bases: async () => SERVICE_BASES,
      clock,
      isOnline: () => true,
      ratesUrl: '/api/rates/ecb',
      alone: (work) => work(),
      fetch: async (url, init) => {
        if (!url.startsWith('/api/exchanges/')) return new Response('', { status: 404 });
        const path = url.slice('/api/exchanges/'.length);
        const body = JSON.parse(String(init.body)) as ExchangeReadRequest;
        relay.asked.push({ path, body });
        init.signal?.throwIfAborted();
        const fault = relay.fault?.(path, relay.asked.length);
        if (fault !== undefined) return fault;
        if (path === 'balances' && relay.balances === undefined) return Response.json({}, { status: 404 });
        if (path === 'balances') return Response.json(relay.balances);
        return Response.json(path === 'check' ? checkOf(relay) : pageOf(relay, body, pageSize));
      },
    },
  };
  return relay;
}

function checkOf({ histories, rights }: FakeRelay): ExchangeCheck {
  return { responseMs: 42, rights, streams: Object.keys(histories) as ExchangeStream[], keepsDays: { trades: 90 } };
}

function pageOf({ histories }: FakeRelay, { stream, cursor, since, until }: ExchangeReadRequest, pageSize: number) {
  const inside = (histories[stream] ?? []).filter(({ at }) => Date.parse(at) >= since && Date.parse(at) <= until);
  const begin = Number(cursor ?? 0);
  const records = inside.slice(begin, begin + pageSize);
  const next = begin + records.length;
  const isDone = next >= inside.length;
  return { records, cursor: isDone ? null : String(next), done: isDone ? 1 : next / inside.length };
}
