/**
 * All prices one valuation works with, by asset and source in the report's order, and the way from an asset and a
 * moment to euro: currency by ECB rate, pegged stablecoin by peg and ECB rate, everything else by the close of its UTC
 * day. Answers are remembered, so ten thousand receipts of one day are one look-up.
 */
import { addToGroup, berlinDay, type Day, type Decimal, dec, formatDay, type Instant, utcDay } from '@cryptax/kernel';
import type { KnownPrice } from '../price.ts';
import type { EcbRates } from '../rates/ecb-rates.ts';
import { type DailySeries, hasDay, valueOn } from '../series/daily-series.ts';
import type { CloseAnswer, PriceSource, SourceFailure } from '../sources/price-source.ts';
import { ANY_CLOSE, type BookAnswer, type FoundValue } from './found-value.ts';
import { pegOf } from './peg.ts';
import { differsBy, PEG_TOLERANCE } from './tolerance.ts';

interface BookEntry {
  readonly source: PriceSource;
  readonly series: readonly DailySeries[];
  readonly unasked: ReadonlySet<Day> | undefined;
  /** It could not be asked, and says no more about it. */
  readonly hasFailed: boolean;
}

const ONE = dec('1');
const NO_ENTRIES: readonly BookEntry[] = [];
/** Money without an ECB rate: never looked up as if it were a coin of the same name. */
const OTHER_CURRENCIES = 'UAH AED SAR ARS CLP COP PEN VND NGN KES GHS EGP TWD QAR GEL KZT'.split(' ');

export class PriceBook {
  readonly #rates: EcbRates;
  readonly #currencies: ReadonlySet<string>;
  readonly #entries = new Map<string, BookEntry[]>();
  readonly #failures = new Map<string, SourceFailure>();
  readonly #answers = new Map<string, Map<number, BookAnswer>>();
  /** Only what was found: a source that is added later comes later in the order and changes nothing about it. */
  readonly #closes = new Map<string, Map<Day, FoundValue>>();
  readonly #seconds = new Map<string, Map<Day, boolean>>();
  readonly #ends = new Map<Day, string>();

  constructor(rates: EcbRates) {
    this.#rates = rates;
    this.#currencies = new Set([...rates.currencies, ...OTHER_CURRENCIES]);
  }

  isCurrency(asset: string): boolean {
    return this.#currencies.has(asset);
  }

  /** Sources must be added in the report's order. */
  add(source: PriceSource, answers: readonly CloseAnswer[]): void {
    for (const { asset, series, failure, unasked } of answers) {
      const hasFailed = failure !== undefined && unasked === undefined;
      addToGroup(this.#entries, asset, { source, series, unasked, hasFailed });
      /** Being told to wait is worth more than a later source's "not found": asking again may help. */
      if (failure !== undefined && this.#failures.get(asset)?.state !== 'rate-limited')
        this.#failures.set(asset, failure);
      this.#answers.delete(asset);
      this.#seconds.delete(asset);
    }
  }

  resolve(asset: string, at: Instant): BookAnswer {
    const answers = innerMap(this.#answers, asset);
    const key = priceKey(at);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = this.#find(asset, utcDay(at), berlinDay(at));
    answers.set(key, answer);
    return answer;
  }

  /** The close in use on that day. */
  closeOn(asset: string, day: Day): FoundValue | undefined {
    const closes = innerMap(this.#closes, asset);
    const known = closes.get(day);
    if (known !== undefined) return known;
    // Most coins have no close on most days: that is seen without a walk through the sources.
    const found = this.#hasValue(asset, day) ? this.closesOn(asset, day).next().value : undefined;
    if (found !== undefined) closes.set(day, found);
    return found;
  }

  #hasValue(asset: string, day: Day): boolean {
    for (const { series } of this.#entries.get(asset) ?? NO_ENTRIES) {
      for (const one of series) if (hasDay(one, day)) return true;
    }
    return false;
  }

  /** Whether more than one close is known of that day. */
  hasTwoCloses(asset: string, day: Day): boolean {
    const seconds = innerMap(this.#seconds, asset);
    const known = seconds.get(day);
    if (known !== undefined) return known;
    const closes = this.closesOn(asset, day);
    closes.next();
    const hasTwo = closes.next().done !== true;
    seconds.set(day, hasTwo);
    return hasTwo;
  }

  /** Every close of that day, the source in use first; the others are second opinions. */
  *closesOn(asset: string, day: Day): Generator<FoundValue, undefined> {
    let insteadOf: string | undefined;
    for (const { source, series, unasked } of this.#entries.get(asset) ?? []) {
      let waitsForRate = false;
      for (const one of series) {
        const value = valueOn(one, day);
        const found = value === undefined ? undefined : this.#close(source, one, day, value);
        if (found !== undefined)
          yield source.rank === 'live' && insteadOf !== undefined ? { ...found, insteadOf } : found;
        waitsForRate ||= value !== undefined && found === undefined;
      }
      // A close without a rate waits for the bank, which has them, and not for whoever told it.
      if (waitsForRate || unasked?.has(day) === true) insteadOf ??= waitsForRate ? 'ecb' : source.id;
    }
    return undefined;
  }

  #find(asset: string, utc: Day, berlin: Day): BookAnswer {
    if (this.isCurrency(asset)) return this.#currency(asset, berlin);
    const close = this.closeOn(asset, utc);
    const peg = this.#peg(asset, berlin);
    if (peg !== undefined && (close === undefined || !differsBy(peg, close, PEG_TOLERANCE)))
      return { ...peg, ...this.#pegCase(asset, utc, close) };
    if (close !== undefined) return peg === undefined ? close : { ...close, peg: 'broken' };
    const waiting = this.#closeWithoutRate(asset, utc);
    if (waiting !== undefined) return { kind: 'missing', state: 'not-found', ...waiting };
    const failure = this.#failures.get(asset);
    return { kind: 'missing', ...(failure ?? { state: 'not-found', reason: this.#whyUnknown(asset, utc) }) };
  }

  /**
   * Whether a close can still speak against the peg: one of a source that goes before the one that was heard, or of any where
   * none was. What a day is worth must not depend on which closes happened to be fetched.
   */
  #pegCase(asset: string, day: Day, close: FoundValue | undefined): Pick<FoundValue, 'peg' | 'insteadOf'> {
    let wasAsked = false;
    for (const { source, unasked, hasFailed } of this.#entries.get(asset) ?? NO_ENTRIES) {
      if (close?.price.source === source.id) break;
      if (source.rank !== 'live') continue;
      if (hasFailed || unasked?.has(day) === true) return { peg: 'unlooked', insteadOf: source.id };
      wasAsked = true;
    }
    if (close !== undefined) return { peg: 'kept' };
    return wasAsked ? { peg: 'no-close' } : { peg: 'unlooked', insteadOf: ANY_CLOSE };
  }

  /** A close that is known and has no way to euro: the rate is what is missing, not the price. */
  #closeWithoutRate(asset: string, day: Day): { readonly reason: string; readonly currency: string } | undefined {
    for (const { series } of this.#entries.get(asset) ?? NO_ENTRIES) {
      const one = series.find((each) => hasDay(each, day));
      const currency = one === undefined ? undefined : (pegOf(one.quote, day) ?? one.quote);
      const rate = currency === undefined ? undefined : this.#rates.rateOn(currency, day);
      if (currency !== undefined && rate?.ok === false) return { reason: rate.error.code, currency };
    }
    return undefined;
  }

  /** What would help: services that were asked and have no price will not have one tomorrow; others can still be asked. */
  #whyUnknown(asset: string, day: Day): 'no-market' | 'not-asked' | 'no-source' {
    const services = (this.#entries.get(asset) ?? []).filter(({ source }) => source.rank === 'live');
    if (services.length === 0) return 'no-source';
    return services.some(({ unasked }) => unasked?.has(day) === true) ? 'not-asked' : 'no-market';
  }

  #currency(asset: string, berlin: Day): BookAnswer {
    const rate = this.#rates.rateOn(asset, berlin);
    if (!rate.ok) return { kind: 'missing', state: 'not-found', reason: rate.error.code };
    const price = known('found', ONE, asset, 'ecb', 'trade', `${formatDay(berlin)}T00:00:00Z`);
    return { kind: 'found', step: 'currency', price, ...(asset === 'EUR' ? {} : { rate: rate.value }) };
  }

  #peg(asset: string, berlin: Day): FoundValue | undefined {
    const currency = pegOf(asset, berlin);
    const rate = currency === undefined ? undefined : this.#rates.rateOn(currency, berlin);
    if (currency === undefined || rate?.ok !== true) return undefined;
    const price = known('found', ONE, currency, 'peg', 'day', `${formatDay(berlin)}T00:00:00Z`);
    return { kind: 'found', step: 'peg', price, ...(currency === 'EUR' ? {} : { rate: rate.value }) };
  }

  /** Twenty coins that were traded on a day share its text. */
  #endOf(day: Day): string {
    const known = this.#ends.get(day) ?? `${formatDay(day)}T23:59:59Z`;
    this.#ends.set(day, known);
    return known;
  }

  /** Undefined if the quote cannot be brought to euro on that day. */
  #close(source: PriceSource, series: DailySeries, day: Day, value: Decimal): FoundValue | undefined {
    const currency = pegOf(series.quote, day) ?? series.quote;
    const state = source.rank === 'manual' ? 'manual' : 'found';
    const price = known(state, value, series.quote, source.id, 'day', this.#endOf(day));
    const found = { kind: 'found', step: 'close', price, close: { series, day } } as const;
    if (currency === 'EUR') return found;
    const rate = this.#rates.rateOn(currency, day);
    return rate.ok ? { ...found, rate: rate.value } : undefined;
  }
}

/** Moments of equal keys have one price: that of their UTC day, or of their day in Berlin, which is the same or the next one. */
export function priceKey(at: Instant): number {
  const utc = utcDay(at);
  return utc * 2 + (berlinDay(at) - utc);
}

function innerMap<K, V>(maps: Map<string, Map<K, V>>, key: string): Map<K, V> {
  const known = maps.get(key);
  if (known !== undefined) return known;
  const map = new Map<K, V>();
  maps.set(key, map);
  return map;
}

function known(
  state: KnownPrice['state'],
  value: Decimal,
  currency: string,
  source: string,
  method: KnownPrice['method'],
  time: string,
): KnownPrice {
  return { state, value, currency, source, method, time };
}
