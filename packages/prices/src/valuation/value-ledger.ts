/**
 * Gives every event that lacks one its euro value, in one pass over the whole ledger: first what is needed is
 * collected, then each source is asked once for all of it, then the values are written. A price that is not found
 * leaves the event as it is and becomes an issue; no value is ever made up (rule book 1.6).
 */
import { type Day, dec, formatDay, formatShortest, type Issue, utcDay } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { KnownPrice, PriceMethod } from '../price.ts';
import type { EcbRates } from '../rates/ecb-rates.ts';
import type { CloseRequest, FetchWatch, PriceSource } from '../sources/price-source.ts';
import { applyValues, type ValuedPart } from './apply-values.ts';
import type { BookAnswer, FoundValue } from './found-value.ts';
import { momentOf, type OpenPart, openParts, type PartName } from './open-parts.ts';
import { PriceBook } from './price-book.ts';
import { describeOrder, inOrder, type OrderLine } from './source-order.ts';
import { euroValue } from './tolerance.ts';
import { type DoubtsFor, type ValuationIssueCode, ValuationIssues } from './valuation-issues.ts';

export interface ValuationSources {
  readonly rates: EcbRates;
  readonly prices: readonly PriceSource[];
  /** Ask a second live service for prices that only one of them has; doubles the requests at most. */
  readonly secondOpinion?: boolean;
  /** Doubts about a price are reported once, with the first event that uses it, unless told otherwise. */
  readonly doubtsFor?: DoubtsFor;
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
  readonly rate?: string;
  readonly ratePublished?: string;
  /** Currency of the rate where it is not that of the price: a close in USDT goes through the dollar. */
  readonly rateCurrency?: string;
  readonly valueEur: string;
  /** A source before this one that could not be asked: the value is replaced when it answers. */
  readonly insteadOf?: string;
}

export interface ValuedLedger {
  /** In the order given; events that needed nothing are the same objects. */
  readonly events: readonly LedgerEvent[];
  readonly issues: readonly Issue<ValuationIssueCode>[];
  readonly valuations: readonly Valuation[];
  /** Order of sources that was used, to be printed in the report. */
  readonly order: readonly OrderLine[];
}

type Opinions = 'all' | 1 | 2;

interface Plan {
  readonly event: LedgerEvent;
  readonly parts: readonly OpenPart[];
}

export async function valueLedger(
  events: readonly LedgerEvent[],
  sources: ValuationSources,
  signal?: AbortSignal,
  watch?: FetchWatch,
): Promise<ValuedLedger> {
  const plans = events.map((event): Plan => ({ event, parts: openParts(event) }));
  const book = new PriceBook(sources.rates);
  const ordered = inOrder(sources.prices);
  // What is asked of one source is asked of the next of its kind, unless an answer came in between.
  const asked = new Map<Opinions, CloseRequest[]>();
  for (const source of ordered) {
    const opinions: Opinions = source.rank !== 'live' ? 'all' : sources.secondOpinion === true ? 2 : 1;
    const requests = asked.get(opinions) ?? requestsFor(plans, book, opinions);
    asked.set(opinions, requests);
    if (requests.length === 0) continue;
    const answers = await source.closes(requests, signal, watch);
    book.add(source, answers);
    const hasNew = answers.some(({ series }) => series.some(({ days }) => days.length > 0));
    if (hasNew) for (const live of [1, 2] as const) asked.delete(live);
  }
  const issues = new ValuationIssues(book, sources.doubtsFor);
  const valuations: Valuation[] = [];
  const trails = new Map<FoundValue, Trail>();
  const valued = plans.map((plan) => {
    const found = valueParts(plan, book);
    issues.check(plan.event, plan.parts, found);
    if (found.length === 0) return plan.event;
    for (const one of found) valuations.push(valuationOf(plan.event.id, one, trails));
    return applyValues(plan.event, found);
  });
  return { events: valued, issues: issues.list(), valuations, order: describeOrder(ordered) };
}

/**
 * The days each asset needs. Sources without network are asked for everything, values already known included: that is
 * the second opinion. The network is asked only for prices that fewer than `opinions` sources have given so far.
 */
function requestsFor(plans: readonly Plan[], book: PriceBook, opinions: Opinions): CloseRequest[] {
  const wanted = new Map<string, Set<Day>>();
  const add = (asset: string, day: Day) => {
    const days = wanted.get(asset);
    if (days !== undefined) days.add(day);
    else if (!book.isCurrency(asset)) wanted.set(asset, new Set([day]));
  };
  for (const { event, parts } of plans) {
    if (opinions === 'all') {
      addLegs(event, add);
      for (const { asset, at } of parts) add(asset, utcDay(at));
    } else addOpen(parts, book, opinions, add);
  }
  return Array.from(wanted, ([asset, days]) => ({ asset, days: [...days].sort((a, b) => a - b) }));
}

function addLegs(event: LedgerEvent, add: (asset: string, day: Day) => void): void {
  const day = utcDay(momentOf(event.at));
  if ('in' in event) add(event.in.asset, day);
  if ('out' in event) add(event.out.asset, day);
}

/** A leg without a price needs none if the other one is pegged: both are worth the same. */
function addOpen(
  parts: readonly OpenPart[],
  book: PriceBook,
  opinions: 1 | 2,
  add: (asset: string, day: Day) => void,
): void {
  const isPegged = ({ part, asset, at }: OpenPart) => isLeg(part) && stepOf(book.resolve(asset, at)) === 'peg';
  for (const { part, asset, at } of parts) {
    const step = stepOf(book.resolve(asset, at));
    const day = utcDay(at);
    if (step === 'close' && opinions === 2 && !book.hasTwoCloses(asset, day)) add(asset, day);
    if (step === undefined && !(isLeg(part) && parts.filter(isPegged).length === 1)) add(asset, day);
  }
}

function isLeg(part: PartName): boolean {
  return part === 'in' || part === 'out';
}

function stepOf(answer: BookAnswer): FoundValue['step'] | undefined {
  return answer.kind === 'found' ? answer.step : undefined;
}

function valueParts({ parts }: Plan, book: PriceBook): ValuedPart[] {
  const valued: ValuedPart[] = [];
  for (const open of parts) {
    const found = book.resolve(open.asset, open.at);
    if (found.kind === 'found') valued.push({ open, found, eur: euroValue(dec(open.amount), found) });
  }
  return valued;
}

/** What all values by one price have in common, as text. */
type Trail = Omit<Valuation, 'eventId' | 'part' | 'asset' | 'amount' | 'valueEur'>;

/** Thousands of events share a price, so its texts are made once; `Object.assign` copies three times as fast as a spread. */
function valuationOf(eventId: string, { open, found, eur }: ValuedPart, trails: Map<FoundValue, Trail>): Valuation {
  const { part, asset, amount } = open;
  const trail = trails.get(found) ?? trailOf(found);
  trails.set(found, trail);
  return Object.assign({ eventId, part, asset, amount, valueEur: formatShortest(eur) }, trail);
}

function trailOf({ price: { value, ...price }, rate, insteadOf }: FoundValue): Trail {
  return {
    ...price,
    price: formatShortest(value),
    ...(rate === undefined ? {} : { rate: formatShortest(rate.rate), ratePublished: formatDay(rate.published) }),
    ...(rate === undefined || rate.currency === price.currency ? {} : { rateCurrency: rate.currency }),
    ...(insteadOf === undefined ? {} : { insteadOf }),
  };
}
