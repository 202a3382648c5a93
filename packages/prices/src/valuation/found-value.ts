/** What the price book answers: a price with its way to euro, or why there is none. */
import type { Day } from '@cryptax/kernel';
import type { KnownPrice } from '../price.ts';
import type { EcbRate } from '../rates/ecb-rates.ts';
import type { DailySeries } from '../series/daily-series.ts';
import type { SourceFailure } from '../sources/price-source.ts';

/**
 * What the close of the day says of a pegged coin: nobody has looked at it yet, it keeps to the peg, every service was asked
 * and has none, or it lies so far off that it counts itself.
 */
export type PegCase = 'unlooked' | 'kept' | 'no-close' | 'broken';

/** Stands for whatever would tell the close of a day, where no service is there to be asked. */
export const ANY_CLOSE = 'close';

/** A price with its way to euro: EUR = amount x price / rate. */
export interface FoundValue {
  readonly kind: 'found';
  readonly step: 'currency' | 'peg' | 'close';
  readonly price: KnownPrice;
  /** Absent for prices in euro. */
  readonly rate?: EcbRate;
  /** A source that comes before this one and could not be asked, or whose currency had no rate: it may still say otherwise. */
  readonly insteadOf?: string;
  /** Only of pegged coins. */
  readonly peg?: PegCase;
  /** The series and day a close was taken from. */
  readonly close?: { readonly series: DailySeries; readonly day: Day };
}

export interface MissingValue {
  readonly kind: 'missing';
  readonly state: SourceFailure['state'];
  readonly reason: string;
  /** The currency of a close that is known, where its rate is what is missing. */
  readonly currency?: string;
  readonly retryAfterMs?: number | undefined;
}

export type BookAnswer = FoundValue | MissingValue;
