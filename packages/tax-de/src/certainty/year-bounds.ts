/**
 * Bounds of each year's sums, by construction: every disposal and receipt that an answer can change is replaced by the least
 * and the most it can be, whatever the other answers; all others stand as the engine summed them. Sums of such ends hold
 * every combination. They are not always reached: answers may exclude each other.
 */
import {
  add,
  berlinDayOf,
  berlinYearOf,
  type Decimal,
  dec,
  groupBy,
  multiply,
  subtract,
  sum,
  yearOfDay,
  ZERO,
} from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { type AssumedLedger, assumedLedger } from './assumed-ledger.ts';
import type { Bound } from './bound.ts';
import { BoundSum } from './bound-sum.ts';
import { type Contribution, Contributions } from './contributions.ts';
import { byId } from './disposal-facts.ts';
import { exactIncome } from './exact-income.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import { type Slack, slackOf } from './slack.ts';
import { isBoundless, rowContributions } from './unread-rows.ts';

export interface YearBounds {
  readonly privateSales: Bound;
  readonly income: Bound;
}

export interface Bounds {
  /** Undefined: nothing bounds them, in any year. */
  readonly years: ReadonlyMap<number, YearBounds> | undefined;
  readonly contributions: readonly Contribution[];
  /** How far an end can lie outside what answers reach. */
  readonly slack: ReadonlyMap<number, Slack>;
  /** The same sums, from which an answer can take a contribution out. */
  readonly sums: ReadonlyMap<number, YearSums>;
}

interface YearSums {
  readonly privateSales: BoundSum;
  readonly income: BoundSum;
}

/** A gain as published, and the sum that it is taken out of, are off by half a cent at most. */
const CENT = dec('0.01');

export function yearBounds(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
  prices: PriceKnowledge,
): Bounds {
  const isUnread = points.some(isBoundless);
  const isShort = points.some(({ kind }) => kind === 'acquisition');
  const isTwice = points.some(({ kind }) => kind === 'duplicate');
  // Which purchase covers a short sale may change with any entry, long after the sale.
  const isFree = isUnread || (isTwice && events.some((event) => 'short' in event));
  const low = isFree ? undefined : assumedLedger(events, settings, prices, 'low', isShort);
  if (low === undefined) return { years: undefined, contributions: [], sums: new Map(), slack: new Map() };
  const last = events.reduce((latest, { at }) => Math.max(latest, berlinYearOf(at) ?? latest), 0);
  const certainty = new Contributions(events, settings, points, prices, low).all();
  const contributions = [...certainty, ...rowContributions(points, last)];
  const byYear = groupBy(contributions, ({ year }) => year);
  const figures = new Map(low.engine.years().map((year) => [year.year, year]));
  const received = certainIncome(low, contributions);
  const sums = new Map<number, YearSums>();
  for (const year of new Set([...figures.keys(), ...byYear.keys()])) {
    const own = groupBy(byYear.get(year) ?? [], ({ law }) => law);
    const [disposals, receipts] = [own.get('privateSales') ?? [], own.get('income') ?? []];
    const income = received.get(year) ?? ZERO;
    sums.set(year, {
      privateSales: totalOf(certainSales(figures.get(year)?.taxable.net ?? '0', disposals), disposals),
      income: totalOf({ low: income, high: income }, receipts),
    });
  }
  const years = new Map<number, YearBounds>();
  for (const [year, { privateSales, income }] of sums) {
    years.set(year, { privateSales: privateSales.bound(), income: income.bound() });
  }
  return { years, contributions, sums, slack: slackOf(contributions) };
}

function totalOf(certain: Bound, open: readonly Contribution[]): BoundSum {
  const total = new BoundSum();
  for (const part of [certain, ...open.map(({ bound }) => bound)]) total.add(part);
  return total;
}

/** What the sum holds without the disposals that answers can change. */
function certainSales(net: string, open: readonly Contribution[]): Bound {
  const left = subtract(dec(net), sum(open.map(({ summed }) => summed)));
  const slack = multiply(CENT, dec(String(open.length)));
  return { low: subtract(left, slack), high: add(left, slack) };
}

/** Receipts that no answer changes, by year, exact: what is open can add to them, or nothing. */
function certainIncome(ledger: AssumedLedger, contributions: readonly Contribution[]): ReadonlyMap<number, Decimal> {
  const open = new Set(contributions.flatMap(({ law, eventId }) => (law === 'income' ? [eventId] : [])));
  const receipts = byId(ledger.events.filter((event) => event.kind === 'income'));
  const sums = new Map<number, Decimal>();
  for (const { eventId, at } of ledger.engine.income()) {
    const event = receipts.get(eventId);
    const day = berlinDayOf(at);
    if (event === undefined || open.has(eventId) || day === null) continue;
    const { value, expenses } = exactIncome(event);
    const year = yearOfDay(day);
    sums.set(year, add(sums.get(year) ?? ZERO, subtract(value, expenses)));
  }
  return sums;
}
