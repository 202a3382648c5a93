/**
 * Gives every event that lacks one its euro value, in one pass over the whole ledger: first what is needed is
 * collected, then each source is asked once for all of it, then the values are written. A price that is not found
 * leaves the event as it is and becomes an issue; no value is ever made up (rule book 1.6).
 */
import { dec, formatDay, formatShortest, type Issue } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { KnownPrice, PriceMethod } from '../price.ts';
import type { EcbRates } from '../rates/ecb-rates.ts';
import type { CloseRequest, FetchWatch, PriceSource } from '../sources/price-source.ts';
import { applyValues, type ValuedPart } from './apply-values.ts';
import { type Between, eachInTurn } from './each-in-turn.ts';
import type { FoundValue, PegCase } from './found-value.ts';
import { type OpenPart, openParts, type PartName, reopened } from './open-parts.ts';
import { PriceBook } from './price-book.ts';
import { describeOrder, inOrder, type OrderLine } from './source-order.ts';
import { euroValue } from './tolerance.ts';
import { type DoubtsFor, type ValuationIssueCode, ValuationIssues } from './valuation-issues.ts';
import { type Opinions, WantedPrices } from './wanted-prices.ts';

export interface ValuationSources {
  readonly rates: EcbRates;
  readonly prices: readonly PriceSource[];
  /** Ask a second live service for prices that only one of them has; doubles the requests at most. */
  readonly secondOpinion?: boolean;
  /** Doubts about a price are reported once, with the first event that uses it, unless told otherwise. */
  readonly doubtsFor?: DoubtsFor;
  /** Waited for now and then, where others must have their turn while many values are made. */
  readonly between?: Between;
}

/** How one value came about, as plain text data: the trail from a figure to its price. */
export interface Valuation {
  readonly eventId: string;
  readonly part: PartName;
  readonly asset: string;
  readonly amount: string;
  /** Price of one unit in `currency`. */
  readonly price: string;
  readonly currency: string;
  readonly source: string;
  readonly method: PriceMethod;
  readonly state: KnownPrice['state'];
  readonly time: string;
  /** ECB rate and the day it was published for, if the price is not in euro: value = amount x price / rate. */
  readonly rate?: string | undefined;
  readonly ratePublished?: string | undefined;
  /** Currency of the rate where it is not that of the price: a close in USDT goes through the dollar. */
  readonly rateCurrency?: string | undefined;
  readonly valueEur: string;
  /** A source before this one that could not be asked: the value is replaced when it answers. */
  readonly insteadOf?: string | undefined;
  /** Of a pegged coin: what the close of its day says. */
  readonly peg?: PegCase | undefined;
}

export interface ValuedLedger {
  /** In the order given; events that needed nothing are the same objects. */
  readonly events: readonly LedgerEvent[];
  readonly issues: readonly Issue<ValuationIssueCode>[];
  readonly valuations: readonly Valuation[];
  /** Order of sources that was used, to be printed in the report. */
  readonly order: readonly OrderLine[];
}

/** What was found for one event. */
interface FoundParts {
  readonly eventId: string;
  readonly found: readonly ValuedPart[];
}

export async function valueLedger(
  given: readonly LedgerEvent[],
  sources: ValuationSources,
  signal?: AbortSignal,
  watch?: FetchWatch,
): Promise<ValuedLedger> {
  const { between } = sources;
  const events = given.map(reopened);
  const parts = await eachInTurn(events, openParts, between);
  const wanted = new WantedPrices(events, parts);
  const book = new PriceBook(sources.rates);
  const ordered = inOrder(sources.prices);
  // What is asked of one source is asked of the next of its kind, unless an answer came in between.
  const asked = new Map<Opinions, readonly CloseRequest[]>();
  for (const source of ordered) {
    await between?.();
    const opinions: Opinions = source.rank !== 'live' ? 'all' : sources.secondOpinion === true ? 2 : 1;
    let requests = asked.get(opinions) ?? (await wanted.from(book, opinions, between));
    asked.set(opinions, requests);
    while (requests.length > 0) {
      const answers = await source.closes(requests, signal, watch);
      book.add(source, answers);
      const hasNew = answers.some(({ series }) => series.some(({ days }) => days.length > 0));
      if (!hasNew) break;
      for (const live of [1, 2] as const) asked.delete(live);
      if (opinions === 'all') break;
      const wantedNow = await wanted.from(book, opinions, between);
      asked.set(opinions, wantedNow);
      // A close that broke a peg makes the other side of its swap wanted, and of this source before all later ones.
      requests = beyond(requests, wantedNow);
    }
  }
  const issues = new ValuationIssues(book, sources.doubtsFor);
  const trails: FoundParts[] = [];
  const withValue = (event: LedgerEvent, place: number): LedgerEvent => {
    const open = parts[place] ?? NOTHING_OPEN;
    const found = open.length === 0 ? NOTHING : valueParts(open, book);
    issues.check(event, open, found);
    if (found.length === 0) return event;
    trails.push({ eventId: event.id, found });
    return applyValues(event, found);
  };
  const valued = await eachInTurn(events, withValue, between);
  const made = late(() => valuationsOf(trails.splice(0)));
  return {
    events: valued,
    issues: issues.list(),
    get valuations() {
      return made();
    },
    order: describeOrder(ordered),
  };
}

/** What is wanted and was not asked for. */
function beyond(asked: readonly CloseRequest[], wanted: readonly CloseRequest[]): readonly CloseRequest[] {
  const known = new Map(asked.map(({ asset, days }) => [asset, new Set(days)]));
  return wanted.flatMap(({ asset, days }) => {
    const others = days.filter((day) => known.get(asset)?.has(day) !== true);
    return others.length === 0 ? [] : [{ asset, days: others }];
  });
}

const NOTHING: readonly ValuedPart[] = [];
const NOTHING_OPEN: readonly OpenPart[] = [];

/** Made when first asked for: the trails of a hundred thousand values are as large as the ledger, and few are looked at. */
function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function valueParts(parts: readonly OpenPart[], book: PriceBook): ValuedPart[] {
  const valued: ValuedPart[] = [];
  for (const open of parts) {
    const found = book.resolve(open.asset, open.at);
    if (found.kind !== 'found') continue;
    const eur = euroValue(dec(open.amount), found);
    valued.push({ open, found, eur, text: formatShortest(eur) });
  }
  return valued;
}

/** What all values by one price have in common, as text. */
type Trail = Omit<Valuation, 'eventId' | 'part' | 'asset' | 'amount' | 'valueEur'>;

/** Thousands of events share a price, so its texts are made once; `Object.assign` copies three times as fast as a spread. */
function valuationsOf(valued: readonly FoundParts[]): readonly Valuation[] {
  const trails = new Map<FoundValue, Trail>();
  const valuations: Valuation[] = [];
  for (const { eventId, found: parts } of valued) {
    for (const { open, found, text } of parts) {
      const { part, asset, amount } = open;
      const trail = trails.get(found) ?? trailOf(found);
      trails.set(found, trail);
      valuations.push(Object.assign({ eventId, part, asset, amount, valueEur: text }, trail));
    }
  }
  return valuations;
}

function trailOf({ price: { value, ...price }, rate, insteadOf, peg }: FoundValue): Trail {
  return {
    ...price,
    price: formatShortest(value),
    rate: rate && formatShortest(rate.rate),
    ratePublished: rate && formatDay(rate.published),
    rateCurrency: rate?.currency === price.currency ? undefined : rate?.currency,
    insteadOf,
    peg,
  };
}
