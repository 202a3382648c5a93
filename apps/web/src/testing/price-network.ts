/** For tests: price services in memory, and a small ledger of the prices to ask them for. */
import type { Clock } from '@cryptax/http';
import { basesUnder } from '@cryptax/prices';
import type { EventDraft } from '../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../platform/ledger/ledger-api.ts';
import type { OutsideWorld } from '../platform/services/outside-world.ts';
import { good } from './good.ts';
import { testLedger } from './test-ledger.ts';

const NOW = Date.UTC(2026, 10, 15, 12);

/** A network in memory: answers by the path behind the mirror; anything else cannot be reached. */
export class PriceNetwork implements OutsideWorld {
  readonly asked: string[] = [];
  readonly ratesUrl = 'http://mirror/rates';
  answers: Record<string, string> = {};
  online = true;
  at = NOW;
  readonly clock: Clock = { now: () => this.at, sleep: () => new Promise<void>(() => {}) };
  readonly bases = async () => basesUnder('http://mirror');
  readonly isOnline = () => this.online;
  #last: Promise<unknown> = Promise.resolve();
  readonly alone = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  };
  readonly fetch = async (url: string) => {
    const path = url.replace('http://mirror', '');
    this.asked.push(path);
    const key = Object.keys(this.answers).find((known) => path.startsWith(known));
    if (key === undefined) throw new TypeError('Failed to fetch');
    return new Response(this.answers[key] ?? '');
  };
}

const DAY = 86_400;

/** One service that knows every day: dollars by the coin's name there, as DefiLlama answers. */
export class DailyHistory extends PriceNetwork {
  override readonly fetch = async (url: string) => {
    this.asked.push(url);
    const [, coins, start, span] = /defillama\/chart\/(.*)\?start=(\d+)&span=(\d+)/.exec(decodeURIComponent(url)) ?? [];
    if (coins === undefined) throw new TypeError('Failed to fetch');
    const moments = Array.from({ length: Number(span) }, (_, index) => Number(start) + index * DAY);
    const answer = coins
      .split(',')
      .map((coin) => [coin, { prices: moments.map((timestamp) => ({ timestamp, price: dollarsOf(coin) })) }]);
    return new Response(JSON.stringify({ coins: Object.fromEntries(answer) }));
  };
}

function dollarsOf(coin: string): number {
  return coin.includes('ethereum') ? 3000 : coin.includes('chainlink') ? 15 : 1;
}

/** The id of the new event. */
export async function addEvent(api: LedgerApi, event: EventDraft): Promise<string> {
  const { eventIds } = good(await api.applyEdit('own', { kind: 'add', why: '', event }));
  return eventIds[0] ?? '';
}

const AT = '2026-01-10T10:00:00Z';

/** Two purchases at Kraken. */
export async function krakenLedger(network = new PriceNetwork()): Promise<LedgerApi> {
  const api = testLedger({ world: network });
  await addEvent(api, {
    kind: 'buy',
    at: AT,
    wallet: 'Kraken',
    in: { asset: 'BTC', amount: '0.5' },
    valueEur: '10000',
  });
  await addEvent(api, { kind: 'buy', at: AT, wallet: 'Kraken', in: { asset: 'ETH', amount: '2' }, valueEur: '3000' });
  return api;
}

export function staking(asset: string, amount: string, at: string): EventDraft {
  return { kind: 'income', incomeKind: 'staking', at, wallet: 'W', in: { asset, amount } };
}
