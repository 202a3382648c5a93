/**
 * Bounds of each year's sums, by construction: every disposal and receipt that an answer can change is replaced by the least
 * and the most it can be, whatever the other answers; all others stand as the engine summed them. Sums of such ends hold
 * every combination. They are not always reached: answers may exclude each other.
 */
import { add, berlinYearOf, type Decimal, dec, multiply, subtract, ZERO } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { type AssumedLedger, assumedLedger } from './assumed-ledger.ts';
import { type Bound, bothLaws } from './bound.ts';
import { BoundSum } from './bound-sum.ts';
import type { Contribution } from './contribution.ts';
import { Contributions } from './contributions.ts';
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
  const own = new Contributions(events, settings, points, prices, low).all();
  const rows = rowContributions(points, events);
  const contributions = rows.length === 0 ? own : [...own, ...rows];
  const sums = sumsOf(low, contributions);
  const years = new Map<number, YearBounds>();
  for (const [year, { privateSales, income }] of sums) {
    years.set(year, { privateSales: privateSales.bound(), income: income.bound() });
  }
  return { years, contributions, sums, slack: slackOf(contributions) };
}

/** What is certain of each year, and all that is not. */
function sumsOf(low: AssumedLedger, contributions: readonly Contribution[]): ReadonlyMap<number, YearSums> {
  const sums = new Map<number, YearSums>();
  const open = new Map<number, { summed: Decimal; count: number }>();
  const sumOf = (year: number): YearSums => {
    const known = sums.get(year) ?? bothLaws(() => new BoundSum());
    sums.set(year, known);
    return known;
  };
  for (const { year, law, bound, summed } of contributions) {
    sumOf(year)[law].add(bound);
    if (law === 'income') continue;
    const known = open.get(year) ?? { summed: ZERO, count: 0 };
    open.set(year, known);
    known.summed = add(known.summed, summed);
    known.count += 1;
  }
  for (const { year, taxable } of low.engine.years()) {
    // What the sum holds without the disposals that answers can change.
    const { summed, count } = open.get(year) ?? { summed: ZERO, count: 0 };
    const left = subtract(dec(taxable.net), summed);
    const slack = multiply(CENT, dec(String(count)));
    sumOf(year).privateSales.add({ low: subtract(left, slack), high: add(left, slack) });
  }
  for (const [year, income] of certainIncome(low, contributions)) sumOf(year).income.add({ low: income, high: income });
  return sums;
}

/** Receipts that no answer changes, by year, exact: what is open can add to them, or nothing. */
function certainIncome(ledger: AssumedLedger, contributions: readonly Contribution[]): ReadonlyMap<number, Decimal> {
  const open = new Set<string>();
  for (const { law, eventId } of contributions) if (law === 'income') open.add(eventId);
  const sums = new Map<number, Decimal>();
  const counted = new Set<string>();
  for (const id of ledger.engine.incomeEvents()) if (!open.has(id)) counted.add(id);
  for (const event of ledger.events) {
    if (event.kind !== 'income' || !counted.has(event.id)) continue;
    const { value, expenses } = exactIncome(event);
    const year = berlinYearOf(event.at);
    if (year === null) continue;
    sums.set(year, add(sums.get(year) ?? ZERO, subtract(value, expenses)));
  }
  return sums;
}
