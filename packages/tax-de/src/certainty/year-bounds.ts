/**
 * Bounds of each year's sums, by construction: every disposal and receipt that an answer can change is replaced by the least
 * and the most it can be, whatever the other answers; all others stand as the engine summed them. Sums of such ends hold
 * every combination. They are not always reached: answers may exclude each other.
 */
import { add, type Decimal, dec, multiply, subtract, ZERO } from '@cryptax/kernel';
import type { IncomeEvent, LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { type AssumedLedger, assumedLedger, MARK } from './assumed-ledger.ts';
import { type Bound, bothLaws } from './bound.ts';
import { BoundSum } from './bound-sum.ts';
import type { Contribution } from './contribution.ts';
import { Contributions } from './contributions.ts';
import { yearOf } from './disposal-facts.ts';
import type { Doubtful } from './doubtful-pools.ts';
import { type EntryYears, entryYears } from './entry-years.ts';
import { exactIncome } from './exact-income.ts';
import type { OpenPoint } from './open-points.ts';
import { withShortsOpen } from './open-shorts.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import { type Slack, slackOf } from './slack.ts';
import { isBoundless, rowContributions } from './unread-rows.ts';

export interface YearBounds {
  readonly privateSales: Bound;
  readonly income: Bound;
}

/** A ledger with assumed answers that was made elsewhere, and what is known of its entries beside it. */
export interface AssumedRead {
  readonly ledger: AssumedLedger;
  readonly years: EntryYears;
  readonly doubtful: Doubtful;
}

export interface Bounds {
  /** Undefined: nothing bounds them, in any year. */
  readonly years: ReadonlyMap<number, YearBounds> | undefined;
  readonly contributions: readonly Contribution[];
  /** How far an end can lie outside what answers reach. */
  readonly slack: ReadonlyMap<number, Slack>;
  /** Points that others stand for in the contributions. */
  readonly instead: ReadonlyMap<string, readonly string[]>;
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
  stated: readonly LedgerEvent[],
  settings: MatchSettings,
  asked: readonly OpenPoint[],
  prices: PriceKnowledge,
  /** Of a ledger that was not told whole, in which nothing is short. */
  read?: AssumedRead,
): Bounds {
  const { events, points, instead } =
    read === undefined ? withShortsOpen(stated, settings, asked) : asTold(stated, asked);
  const low = points.some(isBoundless)
    ? undefined
    : (read?.ledger ?? assumedLedger(events, settings, prices, 'low', points));
  if (low === undefined) return { years: undefined, contributions: [], sums: new Map(), slack: new Map(), instead };
  const own = new Contributions(settings, points, prices, low, read?.doubtful).all();
  const rows = rowContributions(points, () => read?.years ?? entryYears(events, points), settings);
  const contributions = rows.length === 0 ? own : [...own, ...rows];
  const sums = sumsOf(low, contributions);
  const years = new Map<number, YearBounds>();
  for (const [year, { privateSales, income }] of sums) {
    years.set(year, { privateSales: privateSales.bound(), income: income.bound() });
  }
  return { years, contributions, sums, slack: slackOf(contributions), instead };
}

function asTold(events: readonly LedgerEvent[], points: readonly OpenPoint[]): ReturnType<typeof withShortsOpen> {
  return { events, points, instead: new Map() };
}

/** What is certain of each year, and all that is not. */
function sumsOf(low: AssumedLedger, contributions: readonly Contribution[]): ReadonlyMap<number, YearSums> {
  const sums = new OpenSums();
  for (const one of contributions) sums.enter(one);
  for (const { year, taxable } of low.years()) sums.enterCertain(year, dec(taxable.net));
  for (const [year, income] of certainIncome(low, contributions)) sums.enterIncome(year, income);
  return sums.years;
}

class OpenSums {
  readonly years = new Map<number, YearSums>();
  /** As the disposals in question stand in the sums of the ledger, by year. */
  readonly #summed = new Map<number, { summed: Decimal; count: number }>();

  enter({ year, law, bound, summed, figures = 1 }: Contribution): void {
    this.#of(year)[law].add(bound);
    if (law === 'income') return;
    let known = this.#summed.get(year);
    if (known === undefined) {
      known = { summed: ZERO, count: 0 };
      this.#summed.set(year, known);
    }
    known.summed = add(known.summed, summed);
    known.count += figures;
  }

  /** What the sum holds without the disposals that answers can change. */
  enterCertain(year: number, net: Decimal): void {
    const { summed, count } = this.#summed.get(year) ?? { summed: ZERO, count: 0 };
    const left = subtract(net, summed);
    const slack = multiply(CENT, dec(String(count)));
    this.#of(year).privateSales.add({ low: subtract(left, slack), high: add(left, slack) });
  }

  enterIncome(year: number, income: Decimal): void {
    this.#of(year).income.add({ low: income, high: income });
  }

  #of(year: number): YearSums {
    let known = this.years.get(year);
    if (known === undefined) {
      known = bothLaws(() => new BoundSum());
      this.years.set(year, known);
    }
    return known;
  }
}

/** Receipts that no answer changes, by year, exact: what is open can add to them, or nothing. */
function certainIncome(ledger: AssumedLedger, contributions: readonly Contribution[]): ReadonlyMap<number, Decimal> {
  const open = new Set<string>();
  for (const { law, eventId } of contributions) if (law === 'income') open.add(eventId);
  // What was not told has no fee: its value is what it counts.
  const sums = ledger.isWhole
    ? new Map<number, Decimal>()
    : new Map(ledger.engine.incomeValues((place) => ledger.events[place] === undefined));
  for (const place of ledger.engine.incomePlaces()) {
    const event = ledger.events[place];
    if (event?.kind !== 'income') continue;
    const isOpen = ((ledger.marks[place] as number) & MARK.asked) !== 0 && open.has(event.id);
    if (!isOpen) addIncome(sums, event);
  }
  return sums;
}

function addIncome(sums: Map<number, Decimal>, event: IncomeEvent): void {
  const { value, expenses } = exactIncome(event);
  const year = yearOf(event.at);
  sums.set(year, add(sums.get(year) ?? ZERO, subtract(value, expenses)));
}
