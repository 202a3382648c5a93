/**
 * Turns a web service's daily history into a price source: finds the market, plans the windows, runs them in batches
 * through the client and joins the answers. A service itself is little more than an address and a decoder.
 */

import type { HttpClient, HttpFailure } from '@cryptax/http';
import { runInBatches } from '@cryptax/http';
import { type Day, err, type Result, utcDay } from '@cryptax/kernel';
import { meaningChange } from '../assets/find-asset.ts';
import { type DailyPoint, type DailySeries, mergeSeries, seriesOf } from '../series/daily-series.ts';
import { type DayWindow, planWindows } from './day-windows.ts';
import type { CloseAnswer, CloseRequest, PriceSource, SourceFailure } from './price-source.ts';

export interface Market {
  readonly id: string;
  /** Currency of its closes: fiat, or a stablecoin with a peg. */
  readonly quote: string;
}

export interface HistoryService {
  readonly id: string;
  /** Days one request can cover. */
  readonly maxDays: number;
  /** How many days back from today the service answers at all. */
  readonly reachDays?: number;
  readonly address: (market: Market, window: DayWindow, today: Day) => string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly decode: (text: string, market: Market) => Result<readonly DailyPoint[], HttpFailure>;
  /** The market of an asset on a day, if the service has one. */
  readonly market: (asset: string, on: Day) => Market | undefined;
  /** Called once before the first request, for services whose markets must be asked for. */
  readonly prepare?: (signal?: AbortSignal) => Promise<HttpFailure | undefined>;
}

interface Job {
  readonly asset: string;
  readonly market: Market;
  readonly window: DayWindow;
}

type JobResult = Result<DailySeries, HttpFailure>;

export function historySource(service: HistoryService, client: HttpClient): PriceSource {
  return {
    id: service.id,
    rank: 'live',
    closes: async (requests, signal) => {
      const failure = await service.prepare?.(signal);
      if (failure !== undefined) return requests.map(({ asset }) => failed(asset, failure));
      const today = utcDay(Math.floor(client.clock.now() / 1_000) as never);
      const jobs = requests.flatMap((request) => jobsOf(request, service, today));
      const results = await runInBatches(jobs, client.clock, (job) => run(job, service, client, today, signal), signal);
      return requests.map(({ asset }) => {
        const own = results.filter((_, index) => jobs[index]?.asset === asset);
        return join(asset, own);
      });
    },
  };
}

function jobsOf({ asset, days }: CloseRequest, service: HistoryService, today: Day): Job[] {
  const split = meaningChange(asset);
  const windows = planWindows(days, {
    maxDays: service.maxDays,
    /** The running day has no close yet. */
    latest: (today - 1) as Day,
    ...(service.reachDays === undefined ? {} : { oldest: (today - service.reachDays) as Day }),
    ...(split === undefined ? {} : { split }),
  });
  return windows.flatMap((window) => {
    const market = service.market(asset, window.from);
    return market === undefined ? [] : [{ asset, market, window }];
  });
}

async function run(
  { asset, market, window }: Job,
  service: HistoryService,
  client: HttpClient,
  today: Day,
  signal: AbortSignal | undefined,
): Promise<JobResult> {
  const points = await client.get({
    url: service.address(market, window, today),
    key: service.id,
    lifetime: 'history',
    decode: (text) => service.decode(text, market),
    ...(service.headers === undefined ? {} : { headers: service.headers }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!points.ok) return points;
  const inside = points.value.filter(({ day }) => day >= window.from && day < today);
  const series = seriesOf(asset, market.quote, inside);
  return series.ok ? series : err({ code: 'garbage' });
}

/** What was found counts even if another window failed. */
function join(asset: string, results: readonly JobResult[]): CloseAnswer {
  const series: DailySeries[] = [];
  let failure: HttpFailure | undefined;
  for (const result of results) {
    if (!result.ok) {
      failure = result.error;
      continue;
    }
    const place = series.findIndex(({ quote }) => quote === result.value.quote);
    const known = series[place];
    if (known === undefined) series.push(result.value);
    else series[place] = mergeSeries(known, result.value);
  }
  return failure === undefined ? { asset, series } : { asset, series, failure: toSourceFailure(failure) };
}

function failed(asset: string, failure: HttpFailure): CloseAnswer {
  return { asset, series: [], failure: toSourceFailure(failure) };
}

export function toSourceFailure(failure: HttpFailure): SourceFailure {
  if (failure.code !== 'rate-limited') return { state: 'not-found', reason: failure.code };
  const { retryAfterMs } = failure;
  return { state: 'rate-limited', reason: failure.code, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}
