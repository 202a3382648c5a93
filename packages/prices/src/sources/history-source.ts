/**
 * Turns a web service's daily history into a price source: finds the market, plans the windows, runs them in batches
 * through the client and joins the answers. A service itself is little more than an address and a decoder.
 */

import type { HttpClient, HttpFailure } from '@cryptax/http';
import { type Day, err, ok, type Result, utcDay } from '@cryptax/kernel';
import { meaningChange } from '../assets/find-asset.ts';
import { type DailyPoint, type DailySeries, mergeSeries, seriesOf } from '../series/daily-series.ts';
import { type CoinWindow, type ListLimits, type ListRequest, packWindows } from './coin-lists.ts';
import { type DayWindow, planWindows } from './day-windows.ts';
import type {
  AnsweredSpan,
  CloseAnswer,
  CloseRequest,
  FetchWatch,
  PriceSource,
  SourceFailure,
} from './price-source.ts';
import { runUntilDead } from './run-until-dead.ts';

export interface Market {
  readonly id: string;
  /** Currency of its closes: fiat, or a stablecoin with a peg. */
  readonly quote: string;
}

export interface HistoryService {
  readonly id: string;
  /** The limit under which its questions count, where that is not its id. */
  readonly limit?: string;
  /** Days one request can cover. */
  readonly maxDays: number;
  /** How many days back from today the service answers at all. */
  readonly reachDays?: number;
  /** Where one request may name several markets; without it each is asked alone. */
  readonly list?: ListLimits;
  readonly address: (markets: readonly [Market, ...Market[]], window: DayWindow, today: Day) => string;
  readonly headers?: Readonly<Record<string, string>>;
  /** "Not found" is said of a coin that the service does not have, and so is an answer; elsewhere it is a wrong address. */
  readonly saysUnknown?: boolean;
  /** What the answer says of one of the markets that were asked for. */
  readonly decode: (text: string, market: Market) => Result<readonly DailyPoint[], HttpFailure>;
  /** The market of an asset on a day, if the service has one. */
  readonly market: (asset: string, on: Day) => Market | undefined;
  /** Called once before the first request, for services whose markets must be asked for. */
  readonly prepare?: (signal?: AbortSignal) => Promise<HttpFailure | undefined>;
}

interface Coin {
  readonly asset: string;
  readonly market: Market;
  /** Its own days: the window of a list may reach past the day on which a ticker changed hands. */
  readonly own: DayWindow;
}

type Job = ListRequest<Coin>;

/** What one request came to: a coin of a list can fail alone. */
interface Answered {
  readonly spans: readonly AnsweredSpan[];
  readonly failed: ReadonlyMap<string, HttpFailure>;
}

type JobResult = Result<Answered, HttpFailure>;

const ALONE: ListLimits = { maxCoins: 1, maxPoints: Number.POSITIVE_INFINITY };

export function historySource(service: HistoryService, client: HttpClient): PriceSource {
  return {
    id: service.id,
    rank: 'live',
    closes: async (requests, signal, watch) => {
      const failure = await service.prepare?.(signal);
      if (failure !== undefined) return requests.map(({ asset }) => failed(asset, failure));
      const today = utcDay(Math.floor(client.clock.now() / 1_000) as never);
      const jobs = planJobs(requests, service, today);
      watch?.planned?.(service.id, jobs.length);
      const asking: Asking = { service, client, today, signal, watch };
      let finished = 0;
      const results = await runUntilDead(jobs, { clock: client.clock, signal }, async (job) => {
        const result = await runJob(job, asking);
        finished++;
        watch?.finished?.(service.id, 1);
        return result;
      });
      if (finished < jobs.length) watch?.finished?.(service.id, jobs.length - finished);
      return requests.map(({ asset }) => answerOf(asset, jobs, results));
    },
  };
}

/** Every request that these days cost. */
function planJobs(requests: readonly CloseRequest[], service: HistoryService, today: Day): Job[] {
  const windows = requests.flatMap((request) => windowsOf(request, service, today));
  return packWindows(windows, service.list ?? ALONE, (a, b) => a.market.id === b.market.id);
}

function windowsOf({ asset, days }: CloseRequest, service: HistoryService, today: Day): CoinWindow<Coin>[] {
  const split = meaningChange(asset);
  const windows = planWindows(days, {
    maxDays: service.maxDays,
    /** The running day has no close yet. */
    latest: (today - 1) as Day,
    oldest: service.reachDays === undefined ? undefined : ((today - service.reachDays) as Day),
    split,
  });
  return windows.flatMap((window) => {
    const market = service.market(asset, window.from);
    return market === undefined ? [] : [{ coin: { asset, market, own: window }, window }];
  });
}

interface Asking {
  readonly service: HistoryService;
  readonly client: HttpClient;
  readonly today: Day;
  readonly signal: AbortSignal | undefined;
  readonly watch: FetchWatch | undefined;
}

async function runJob(job: Job, asking: Asking): Promise<JobResult> {
  const result = await ask(job, asking);
  // A list may be refused for a coin in it, or for its length: each alone then says which.
  if (!result.ok && result.error.code === 'refused' && job.coins.length > 1) {
    const alone = await Promise.all(job.coins.map((coin) => ask({ ...job, coins: [coin] }, asking)));
    const spans = alone.flatMap((one) => (one.ok ? one.value.spans : []));
    const failed = new Map(
      alone.flatMap((one, at) => (one.ok ? [] : [[(job.coins[at] as Coin).asset, one.error] as const])),
    );
    return spans.length === 0 ? result : ok({ spans, failed });
  }
  return result;
}

async function ask({ coins, window }: Job, { service, client, today, signal, watch }: Asking): Promise<JobResult> {
  const markets = coins.map(({ market }) => market) as [Market, ...Market[]];
  const got = await client.get<Answered>({
    url: service.address(markets, window, today),
    key: service.limit ?? service.id,
    lifetime: 'history',
    decode: (text) => answeredOf(text, coins, service, today),
    headers: service.headers,
    signal,
  });
  const isUnknown = !got.ok && got.error.code === 'not-found' && service.saysUnknown === true;
  const answered = isUnknown ? withoutPrices(coins) : got;
  if (answered.ok) await watch?.answered?.(answered.value.spans);
  return answered;
}

function withoutPrices(coins: readonly Coin[]): JobResult {
  const spans = coins.flatMap(({ asset, market, own }) => {
    const series = seriesOf(asset, market.quote, []);
    return series.ok ? [{ asset, ...own, series: series.value }] : [];
  });
  return ok({ spans, failed: new Map() });
}

/** One coin with a price that is none must not cost the others of its list theirs. */
function answeredOf(text: string, coins: readonly Coin[], service: HistoryService, today: Day): JobResult {
  const spans: AnsweredSpan[] = [];
  const failed = new Map<string, HttpFailure>();
  const isList = coins.length > 1;
  for (const { asset, market, own } of coins) {
    const points = service.decode(text, market);
    // Where a ticker changed hands, a day beyond the window is a day of another coin.
    const end = isList || meaningChange(asset) !== undefined ? own.to : today - 1;
    const inside = points.ok ? points.value.filter(({ day }) => day >= own.from && day <= end) : [];
    const series = seriesOf(asset, market.quote, inside);
    if (points.ok && series.ok) spans.push({ asset, ...own, series: series.value });
    else failed.set(asset, points.ok ? { code: 'garbage' } : points.error);
  }
  const [failure] = failed.values();
  return spans.length === 0 && failure !== undefined ? err(failure) : ok({ spans, failed });
}

/** What was found counts even if another window failed. */
function answerOf(asset: string, jobs: readonly Job[], results: readonly JobResult[]): CloseAnswer {
  const series: DailySeries[] = [];
  let failure: HttpFailure | undefined;
  for (const [index, { coins }] of jobs.entries()) {
    if (!coins.some((coin) => coin.asset === asset)) continue;
    const result = results[index];
    if (result?.ok !== true) {
      failure = result?.error ?? failure;
      continue;
    }
    failure = result.value.failed.get(asset) ?? failure;
    for (const span of result.value.spans) if (span.asset === asset) joinInto(series, span.series);
  }
  return failure === undefined ? { asset, series } : { asset, series, failure: toSourceFailure(failure) };
}

function joinInto(list: DailySeries[], series: DailySeries): void {
  const place = list.findIndex(({ quote }) => quote === series.quote);
  const known = list[place];
  if (known === undefined) list.push(series);
  else list[place] = mergeSeries(known, series);
}

function failed(asset: string, failure: HttpFailure): CloseAnswer {
  return { asset, series: [], failure: toSourceFailure(failure) };
}

export function toSourceFailure(failure: HttpFailure): SourceFailure {
  if (failure.code !== 'rate-limited') return { state: 'not-found', reason: failure.code };
  const { retryAfterMs } = failure;
  return { state: 'rate-limited', reason: failure.code, retryAfterMs };
}
