/**
 * Clients of exchanges, one per request: a key lives as long as the request that brought it. What all callers share holds
 * no key: the list of markets, and the queue that keeps to the exchange's limits.
 */

import { connectableExchange, type ExchangeCredentials } from '@cryptax/api-contract';
import { compareText } from '@cryptax/kernel';
import { BITPANDA, openBitpanda } from './bitpanda-client.ts';
import { parseAnswer } from './exact-answer.ts';
import { type LibraryExchange, type LibraryMarket, loadLibrary } from './exchange-library.ts';
import { type Fetch, guardedFetch, hostsOf } from './guarded-fetch.ts';
import type { ReadMethod } from './read-methods.data.ts';
import { QueueFull, relayFailure, UnusableKey } from './relay-failure.ts';

export interface ExchangeClient {
  readonly id: string;
  /** Asks one endpoint that only reads. */
  readonly read: (method: ReadMethod, params?: object) => Promise<unknown>;
  /** Spot markets by the exchange's own name. */
  readonly markets: () => Promise<ReadonlyMap<string, LibraryMarket>>;
  /** The library's own view, for exchanges that we have no plan for. */
  readonly library?: LibraryExchange;
}

export type OpenClient = (id: string, credentials: ExchangeCredentials) => Promise<ExchangeClient | undefined>;

/** How long one question may take. */
const TIMEOUT_MS = 15_000;
const MARKETS_LAST_MS = 3_600_000;
/** Questions of all callers that may wait for their turn at one exchange. Slow ones take one in three seconds. */
const MOST_WAITING = 20;

/** What callers share of one exchange. */
interface Venue {
  readonly open: LibraryExchange;
  /** Questions in the queue. Without a bound a caller would wait for as long as others have asked before. */
  waiting: number;
  markets: { readonly loaded: Promise<ReadonlyMap<string, LibraryMarket>>; readonly at: number } | undefined;
}

export interface ClientWorld {
  readonly mirror: string | undefined;
  readonly now: () => number;
  readonly fetch?: Fetch | undefined;
  /** False only in tests of shapes, which would otherwise wait for minutes. */
  readonly keepsLimits?: boolean;
  /** Read for every request. */
  readonly timeoutMs?: number;
}

export function createClients(world: ClientWorld): OpenClient {
  const { mirror, now, fetch: fetchNow, keepsLimits = true } = world;
  const timeoutMs = () => world.timeoutMs ?? TIMEOUT_MS;
  const venues = new Map<string, Venue>();
  const prepare = (exchange: LibraryExchange): LibraryExchange => {
    exchange.timeout = timeoutMs();
    exchange.enableRateLimit = keepsLimits;
    exchange.number = String;
    exchange.parseJson = parseAnswer;
    exchange.sign = signWith(exchange);
    exchange.fetchImplementation = guardedFetch(
      { hosts: hostsOf(exchange.urls.api, exchange.hostname), mirror },
      fetchNow,
    );
    return exchange;
  };
  const marketsOf = (venue: Venue): Promise<ReadonlyMap<string, LibraryMarket>> => {
    if (venue.markets === undefined || now() - venue.markets.at > MARKETS_LAST_MS) {
      const loaded = venue.open.loadMarkets().then(spotMarkets);
      venue.markets = { loaded, at: now() };
      loaded.catch(() => {
        venue.markets = undefined;
      });
    }
    return venue.markets.loaded;
  };
  return async (id, credentials) => {
    if (connectableExchange(id) === undefined) return undefined;
    if (id === BITPANDA) return openBitpanda(credentials, { mirror, fetch: fetchNow, timeoutMs: timeoutMs() });
    const Exchange = (await loadLibrary()).classOf(id);
    if (Exchange === undefined) return undefined;
    let venue = venues.get(id);
    if (venue === undefined) {
      venue = { open: prepare(new Exchange({})), waiting: 0, markets: undefined };
      venues.set(id, venue);
    }
    const shared = venue;
    const keyed = prepare(new Exchange({ ...credentials }));
    keyed.throttle = (cost) => takeTurn(shared, cost);
    return {
      id,
      library: keyed,
      read: (method, params = {}) => endpoint(keyed, method)(params),
      markets: async () => {
        const markets = await marketsOf(shared);
        keyed.setMarketsFromExchange(shared.open);
        return markets;
      },
    };
  };
}

async function takeTurn(venue: Venue, cost: number | undefined): Promise<void> {
  if (venue.waiting >= MOST_WAITING) throw new QueueFull('Too many wait for this exchange.');
  venue.waiting += 1;
  try {
    await venue.open.throttle(cost);
  } finally {
    venue.waiting -= 1;
  }
}

/** A mistyped secret is often no base64 or no key at all, and the library fails in the middle of its arithmetic. */
function signWith(exchange: LibraryExchange): LibraryExchange['sign'] {
  const sign = exchange.sign.bind(exchange);
  return (...parts) => {
    try {
      return sign(...parts);
    } catch (error) {
      throw relayFailure(error) === undefined ? new UnusableKey('The secret cannot sign.') : error;
    }
  };
}

function endpoint(exchange: LibraryExchange, method: ReadMethod): (params: object) => Promise<unknown> {
  const found = (exchange as unknown as Readonly<Record<string, unknown>>)[method];
  if (typeof found !== 'function') throw new Error(`${exchange.id} has no ${method}`);
  return (params) => found.call(exchange, params) as Promise<unknown>;
}

function spotMarkets(markets: Readonly<Record<string, LibraryMarket>>): ReadonlyMap<string, LibraryMarket> {
  const spot = Object.values(markets).filter((market) => market.spot);
  return new Map(spot.sort((a, b) => compareText(a.id, b.id)).map((market) => [market.id, market]));
}
