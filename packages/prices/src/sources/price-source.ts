/**
 * The port of everything that knows daily prices. A source is asked once for all assets and days together, so it can
 * bundle its requests; it may answer with more days than asked, which the plausibility check uses as neighbours.
 */
import type { Day } from '@cryptax/kernel';
import type { DailySeries } from '../series/daily-series.ts';

/** Place in the order of sources (`valuation/source-order.ts`); the trade itself and the peg need no source. */
export type SourceRank = 'bundled' | 'live' | 'user-file' | 'manual';

export interface CloseRequest {
  readonly asset: string;
  /** UTC days, ascending, without repetition. */
  readonly days: readonly Day[];
}

export interface SourceFailure {
  readonly state: 'not-found' | 'rate-limited';
  readonly reason: string;
  readonly retryAfterMs?: number | undefined;
}

export interface CloseAnswer {
  readonly asset: string;
  /** One per currency, the preferred first. */
  readonly series: readonly DailySeries[];
  readonly failure?: SourceFailure | undefined;
  /** Days that the source was never successfully asked for: it may know better than whoever comes after it. */
  readonly unasked?: ReadonlySet<Day>;
}

/** The days of one asset that a request was answered for, whether or not the service had prices of them. */
export interface AnsweredSpan {
  readonly asset: string;
  readonly from: Day;
  readonly to: Day;
  readonly series: DailySeries;
}

/** Hears of requests as they are made and answered: for progress, and so that nothing fetched is lost if the program ends. */
export interface FetchWatch {
  /** More requests are going to be made of the service. */
  readonly planned?: (service: string, requests: number) => void;
  /** So many of the planned requests are over, or will not be made any more. */
  readonly finished?: (service: string, requests: number) => void;
  /** One request was answered; the source waits for what is done with it. */
  readonly answered?: (spans: readonly AnsweredSpan[]) => Promise<void> | void;
}

export interface PriceSource {
  /** Shown beside each value, for instance `kraken`. */
  readonly id: string;
  readonly rank: SourceRank;
  /** One answer per request, in any order. Never throws for what the network or a file does. */
  closes(requests: readonly CloseRequest[], signal?: AbortSignal, watch?: FetchWatch): Promise<readonly CloseAnswer[]>;
}
