/**
 * Gives every event that lacks one its euro value, in one pass over the whole ledger: first what is needed is
 * collected, then each source is asked once for all of it, then the values are written. A price that is not found
 * leaves the event as it is and becomes an issue; no value is ever made up (rule book 1.6).
 */
import {
  type Day,
  dec,
  formatDay,
  formatShortest,
  type Instant,
  type Issue,
  invariant,
  parseInstant,
  utcDay,
} from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { KnownPrice, PriceMethod } from '../price.ts';
import type { EcbRates } from '../rates/ecb-rates.ts';
import type { CloseRequest, PriceSource } from '../sources/price-source.ts';
import { applyValues, pegLeg, type ValuedPart } from './apply-values.ts';
import { type OpenPart, openParts, type PartName } from './open-parts.ts';
import { PriceBook } from './price-book.ts';
import { describeOrder, inOrder, type OrderLine } from './source-order.ts';
import { euroValue } from './tolerance.ts';
import { type ValuationIssueCode, ValuationIssues } from './valuation-issues.ts';

export interface ValuationSources {
  readonly rates: EcbRates;
  readonly prices: readonly PriceSource[];
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
  readonly valueEur: string;
}

export interface ValuedLedger {
  /** In the order given; events that needed nothing are the same objects. */
  readonly events: readonly LedgerEvent[];
  readonly issues: readonly Issue<ValuationIssueCode>[];
  readonly valuations: readonly Valuation[];
  /** Order of sources that was used, to be printed in the report. */
  readonly order: readonly OrderLine[];
}

interface Plan {
  readonly event: LedgerEvent;
  readonly at: Instant;
  readonly parts: readonly OpenPart[];
}

export async function valueLedger(
  events: readonly LedgerEvent[],
  sources: ValuationSources,
  signal?: AbortSignal,
): Promise<ValuedLedger> {
  const plans = events.map(planOf);
  const book = new PriceBook(sources.rates);
  const ordered = inOrder(sources.prices);
  for (const source of ordered) {
    const requests = requestsFor(plans, book, source.rank === 'live');
    if (requests.length > 0) book.add(source, await source.closes(requests, signal));
  }
  const issues = new ValuationIssues(book);
  const valuations: Valuation[] = [];
  const valued = plans.map((plan) => {
    const found = valueParts(plan, book);
    issues.check(plan.event, plan.at, plan.parts, found);
    if (found.length === 0) return plan.event;
    for (const one of found) valuations.push(valuationOf(plan.event.id, one));
    return applyValues(plan.event, found);
  });
  return { events: valued, issues: issues.list(), valuations, order: describeOrder(ordered) };
}

function planOf(event: LedgerEvent): Plan {
  const at = parseInstant(event.at);
  invariant(at.ok, `event ${event.id} has an instant`);
  return { event, at: at.value, parts: openParts(event) };
}

/**
 * The days each asset needs. Sources without network are asked for everything, values already known included: that is
 * the second opinion. The network is asked only for what is still missing.
 */
function requestsFor(plans: readonly Plan[], book: PriceBook, onlyMissing: boolean): CloseRequest[] {
  const wanted = new Map<string, Set<Day>>();
  for (const plan of plans) {
    const assets = onlyMissing ? missingAssets(plan, book) : assetsOf(plan);
    for (const asset of assets) {
      if (book.isCurrency(asset)) continue;
      const days = wanted.get(asset) ?? new Set<Day>();
      wanted.set(asset, days.add(utcDay(plan.at)));
    }
  }
  return Array.from(wanted, ([asset, days]) => ({ asset, days: [...days].sort((a, b) => a - b) }));
}

function assetsOf({ event, parts }: Plan): string[] {
  const assets = parts.map(({ asset }) => asset);
  if ('in' in event) assets.push(event.in.asset);
  if ('out' in event) assets.push(event.out.asset);
  return assets;
}

function missingAssets(plan: Plan, book: PriceBook): string[] {
  const found = valueParts(plan, book);
  if (found.length === plan.parts.length) return [];
  const done = new Set(found.map(({ open }) => open));
  const isAgreed = pegLeg(found) !== undefined;
  return plan.parts
    .filter((part) => !done.has(part) && !(isAgreed && (part.part === 'in' || part.part === 'out')))
    .map(({ asset }) => asset);
}

function valueParts({ at, parts }: Plan, book: PriceBook): ValuedPart[] {
  return parts.flatMap((open) => {
    const found = book.resolve(open.asset, at);
    return found.kind === 'missing' ? [] : [{ open, found, eur: euroValue(dec(open.amount), found) }];
  });
}

function valuationOf(eventId: string, { open, found, eur }: ValuedPart): Valuation {
  const { part, asset, amount } = open;
  const { value, ...price } = found.price;
  const { rate } = found;
  return {
    eventId,
    part,
    asset,
    amount,
    ...price,
    price: formatShortest(value),
    ...(rate === undefined ? {} : { rate: formatShortest(rate.rate), ratePublished: formatDay(rate.published) }),
    valueEur: formatShortest(eur),
  };
}
