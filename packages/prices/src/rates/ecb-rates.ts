/**
 * Euro reference rates of the European Central Bank, units of a currency per one euro (rule book 0.6): the rate of
 * the day, on days without one the last published before. A day whose rate was published after our data ends has no
 * rate here; an older one is never passed off as its own.
 */
import {
  type Day,
  type Decimal,
  dec,
  decimal,
  divide,
  err,
  invariant,
  ok,
  parseDay,
  type Result,
} from '@cryptax/kernel';
import { type DailySeries, lastOnOrBefore, lastPoint, mergeSeries } from '../series/daily-series.ts';
import { VALUE_SCALE } from '../series/value-scale.ts';
import { lastTargetDay } from './target-day.ts';

export interface EcbRate {
  readonly currency: string;
  /** Units of the currency per one euro. */
  readonly rate: Decimal;
  /** The day the rate was published for. */
  readonly published: Day;
  /** False if a rate of a later opening day must exist but is not in our data: the figure deserves a look. */
  readonly isOfTheDay: boolean;
}

export type RateError = {
  readonly code: 'rate.unknown-currency' | 'rate.before-first' | 'rate.after-last' | 'rate.discontinued';
  readonly currency: string;
};

export interface EcbRates {
  readonly currencies: readonly string[];
  /** Last day of the data, to be shown beside figures that rest on them. */
  readonly lastDay: Day;
  rateOn(currency: string, day: Day): Result<EcbRate, RateError>;
  /** Exact quotient to the ledger's 30 decimals, half-even. */
  toEur(
    amount: Decimal,
    currency: string,
    day: Day,
  ): Result<{ readonly eur: Decimal; readonly rate: EcbRate }, RateError>;
}

/** Longest look back for a missing opening day: one hole in a carrier's data, not a currency that ended. */
const MAX_HOLE_DAYS = 7;

/**
 * Joined the euro: the irrevocable rate (Regulation (EC) No 2866/98 as amended) counts from that day. A law had tied Estonia's money
 * to the euro at that very rate before, and the bank never published another; it counts from where the bundled rates end.
 */
const FIXED: Readonly<Record<string, { readonly from: Day; readonly rate: Decimal }>> = {
  SIT: { from: day('2007-01-01'), rate: dec('239.640') },
  CYP: { from: day('2008-01-01'), rate: dec('0.585274') },
  MTL: { from: day('2008-01-01'), rate: dec('0.429300') },
  SKK: { from: day('2009-01-01'), rate: dec('30.1260') },
  EEK: { from: day('2009-01-01'), rate: dec('15.6466') },
  LVL: { from: day('2014-01-01'), rate: dec('0.702804') },
  LTL: { from: day('2015-01-01'), rate: dec('3.45280') },
  HRK: { from: day('2023-01-01'), rate: dec('7.53450') },
  BGN: { from: day('2026-01-01'), rate: dec('1.95583') },
};

/** `currencies`: all that have a rate somewhere, if only some series were loaded; asking for another one is a bug. */
export function ecbRates(series: Iterable<DailySeries>, currencies?: readonly string[]): EcbRates {
  const byCurrency = new Map(Array.from(series, (one) => [one.id, one]));
  const lastDay = Math.max(...Array.from(byCurrency.values(), (one) => lastPoint(one)?.day ?? 0)) as Day;
  const codes = new Set(['EUR', ...(currencies ?? byCurrency.keys())]);
  const rateOn = (currency: string, on: Day) => {
    invariant(
      currency === 'EUR' || byCurrency.has(currency) || !codes.has(currency),
      `rates of ${currency} are loaded`,
    );
    return findRate(byCurrency, lastDay, currency, on);
  };
  return {
    currencies: [...codes],
    lastDay,
    rateOn,
    toEur: (amount, currency, on) => {
      const rate = rateOn(currency, on);
      if (!rate.ok) return rate;
      const eur = currency === 'EUR' ? amount : divide(amount, rate.value.rate, VALUE_SCALE, 'half-even');
      return ok({ eur, rate: rate.value });
    },
  };
}

/** The same rates with newer ones added, for instance from the ECB's 90-day file. */
export function extendSeries(older: Iterable<DailySeries>, newer: Iterable<DailySeries>): DailySeries[] {
  const merged = new Map(Array.from(older, (one) => [one.id, one]));
  for (const one of newer) {
    const known = merged.get(one.id);
    merged.set(one.id, known === undefined ? one : mergeSeries(known, one));
  }
  return [...merged.values()];
}

function findRate(
  byCurrency: ReadonlyMap<string, DailySeries>,
  lastDay: Day,
  currency: string,
  on: Day,
): Result<EcbRate, RateError> {
  if (currency === 'EUR') return ok({ currency, rate: decimal(1n, 0), published: on, isOfTheDay: true });
  const fixed = FIXED[currency];
  if (fixed !== undefined && on >= fixed.from) {
    return ok({ currency, rate: fixed.rate, published: fixed.from, isOfTheDay: true });
  }
  const series = byCurrency.get(currency);
  if (series === undefined) return err({ code: 'rate.unknown-currency', currency });
  const wanted = lastTargetDay(on);
  if (wanted > lastDay) return err({ code: 'rate.after-last', currency });
  const point = lastOnOrBefore(series, wanted);
  if (point === undefined) return err({ code: 'rate.before-first', currency });
  if (wanted - point.day > MAX_HOLE_DAYS) return err({ code: 'rate.discontinued', currency });
  return ok({ currency, rate: point.value, published: point.day, isOfTheDay: point.day === wanted });
}

function day(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed.ok) throw new Error(`Not a day: ${text}`);
  return parsed.value;
}
