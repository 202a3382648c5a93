/**
 * What each disposal and receipt of a ledger can be that some answer can change, whatever the other answers are, and what
 * is left of that once its own point is answered.
 */
import {
  add,
  berlinDay,
  type Day,
  type Decimal,
  dec,
  groupBy,
  multiply,
  subtract,
  yearOfDay,
  ZERO,
} from '@cryptax/kernel';
import type { DisposalSumView, LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { AnyLots } from './any-lots.ts';
import { type AssumedLedger, MARK } from './assumed-ledger.ts';
import { type Bound, hull, largest, NOTHING } from './bound.ts';
import { type Contribution, type OnceAnswered, onceCompared } from './contribution.ts';
import { byId, moneyOf, taxableShare, withLots } from './disposal-facts.ts';
import { disposalTerms } from './disposal-terms.ts';
import { DoubtedSales } from './doubted-sales.ts';
import { type Causes, type Doubtful, doubtfulPools, isCause } from './doubtful-pools.ts';
import { shortWithout } from './expected-shortfalls.ts';
import { knownLots } from './known-lots.ts';
import type { DisposalTerms } from './lot-envelope.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';
import { incomeContributions, marginContributions } from './receipts.ts';
import { type ShortChain, shortChain } from './short-chain.ts';
import { type Statable, statableCoins, unknownLots } from './unknown-lots.ts';
import { UpperEnd } from './upper-end.ts';

interface PaddedBound extends Bound {
  readonly padding?: Decimal;
}

/** A published figure may be off by half a cent; a disposal has three of them in each of its parts. */
const PART = dec('0.02');
/** Of coins whose year has not passed, whenever they came. */
const FIRST_DAY = 0 as Day;
const NO_POINTS: readonly OpenPoint[] = [];
const NO_IDS: readonly string[] = [];

export class Contributions {
  readonly #events: ReadonlyMap<string, LedgerEvent>;
  readonly #settings: MatchSettings;
  readonly #low: AssumedLedger;
  readonly #upper: UpperEnd;
  readonly #points: ReadonlyMap<string, OpenPoint>;
  /** Of each event, by its place. */
  readonly #marks: Uint8Array;
  /** By event. */
  readonly #about: ReadonlyMap<string, readonly OpenPoint[]>;
  readonly #doubtful: Doubtful;
  readonly #lots: AnyLots;
  readonly #doubted: DoubtedSales;
  /** Coins that may be short once an entry is left out: what is sold of them has no result until that is answered. */
  readonly #short: ReadonlySet<string>;
  readonly #chain: ShortChain;
  readonly #prices: PriceKnowledge;
  #stated: ReadonlyMap<string, readonly Statable[]> | undefined;

  /** `doubtful`: where it is known already. */
  constructor(
    settings: MatchSettings,
    points: readonly OpenPoint[],
    prices: PriceKnowledge,
    low: AssumedLedger,
    doubtful?: Doubtful,
  ) {
    this.#settings = settings;
    this.#low = low;
    this.#prices = prices;
    this.#upper = new UpperEnd(low, settings, prices);
    this.#points = new Map(points.map((point) => [point.id, point]));
    const twice = points.flatMap(({ kind, eventIds: [id = ''] }) => (kind === 'duplicate' ? [id] : []));
    const short = shortWithout(low.events, settings, new Set(twice), low.added);
    this.#short = new Set([...short.values()].flat().map(({ asset }) => asset));
    this.#chain = chainOf(low, settings, [...points, ...this.#hidden(low, [...short.keys()])], new Set(twice));
    const hiddenOnes = this.#hidden(low, [...short.keys(), ...this.#chain.lacking.keys()]);
    const asked = [...points, ...hiddenOnes];
    this.#about = groupBy(asked, ({ eventIds: [id = ''] }) => id);
    const hidden = new Set(hiddenOnes.flatMap(({ eventIds }) => eventIds));
    const lacking = hidden.size === 0 ? [] : low.events.filter(({ id }) => hidden.has(id));
    this.#events = byId([...low.asked, ...lacking, ...low.added.values()]);
    this.#marks = hidden.size === 0 ? low.marks : withHidden(low, hidden);
    // Coins that were added cast no doubt: the places are those that the engine tells of its disposals.
    this.#doubtful = doubtful ?? doubtfulPools(low.events, settings, asked, this.#marks);
    const { assets, converted } = this.#doubtful;
    const known = knownLots(low, this.#upper, points, new Set([...assets, ...converted]));
    const unknown = unknownLots(points, low, this.#events, prices, short, this.#chain.lacking);
    this.#lots = new AnyLots(settings, this.#doubtful, known, unknown);
    this.#doubted = new DoubtedSales(this.#lots, (sale) => this.#isFree(sale));
  }

  /** Missing acquisitions that only show once others are answered: they are asked for then, and cast doubt today. */
  #hidden(low: AssumedLedger, short: readonly string[]): readonly OpenPoint[] {
    const lacking = new Set(short);
    for (const { forEventId } of low.added.values()) if (forEventId !== undefined) lacking.add(forEventId);
    return [...lacking].flatMap((eventId) => {
      const id = `acquisition:${eventId}`;
      return this.#points.has(id) ? [] : [{ id, kind: 'acquisition', eventIds: [eventId] }];
    });
  }

  all(): Contribution[] {
    const unpriced = [...this.#points.values()].flatMap(({ kind, eventIds }) => (kind === 'price' ? eventIds : []));
    // What a disposal brings depends on its own event alone.
    const dear = groupBy(this.#upper.disposals(), ({ eventId }) => eventId);
    const found: Contribution[] = [];
    this.#low.engine.eachDisposalSum((view) => this.#disposal(view, dear, found), unpriced);
    const receipts = {
      low: this.#low,
      upper: this.#upper,
      points: this.#points,
      about: this.#about,
      events: this.#events,
      marks: this.#marks,
    };
    const margin = marginContributions(receipts, this.#settings);
    return [...found, ...this.#doubted.contributions(), ...incomeContributions(receipts), ...margin];
  }

  #point(kind: OpenPoint['kind'], eventId: string): string | undefined {
    return this.#points.get(`${kind}:${eventId}`)?.id;
  }

  #disposal(low: DisposalSumView, dear: ReadonlyMap<string, readonly DisposalSumView[]>, found: Contribution[]): void {
    const { eventId, place, part, at, uses } = low;
    const doubt = this.#doubtful.causes[part][place];
    const mark = this.#marks[place] as number;
    const about = (mark & MARK.asked) === 0 ? undefined : this.#about.get(eventId);
    const isBanded = (mark & MARK.banded) !== 0;
    const high = (isBanded ? dear.get(eventId)?.find((view) => view.part === part && view.at === at) : low) ?? low;
    if (about !== undefined || uses.length > 0) this.#open(low, high, about ?? NO_POINTS, doubt, found);
    else if (doubt !== undefined) this.#doubted.add(low, high, doubt, this.#short.has(low.asset));
  }

  /** Something about it or about what its lots cost is open. */
  #open(
    low: DisposalSumView,
    high: DisposalSumView,
    about: readonly OpenPoint[],
    doubt: Causes | undefined,
    found: Contribution[],
  ): void {
    const { eventId, part, uses } = low;
    const own = about.length === 0 ? NO_IDS : about.filter(({ kind }) => kind !== 'inflow').map(({ id }) => id);
    const ofLots =
      uses.length === 0 ? own : [...new Set([...own, ...uses.flatMap((id) => this.#point('price', id) ?? [])])];
    if (doubt === undefined && ofLots.length === 0) return;
    const terms = disposalTerms(low, high, this.#isFree(low));
    const settled: PaddedBound = doubt === undefined ? this.#bySameLots(low, high) : this.#lots.bound(low.asset, terms);
    const isMain = part === 'main' && own.length > 0;
    const isShort = isMain && about.some(({ kind }) => kind === 'acquisition');
    const twin = about.find(({ kind }) => kind === 'duplicate');
    const isLeft = isMain && about.some(({ kind }) => kind === 'outflow');
    const canBeNothing = isShort || isLeft || twin !== undefined || this.#short.has(low.asset);
    const after = isMain ? this.#onceAnswered(low, high, settled, doubt) : undefined;
    const sale: Contribution = {
      eventId,
      law: 'privateSales',
      points: doubt === undefined || ofLots.length === 0 ? ofLots : ofLots.filter((id) => !isCause(doubt, id)),
      year: yearOfDay(low.day),
      bound: canBeNothing ? hull(settled, NOTHING) : settled,
      summed: low.taxableGain,
      doubt,
      after,
      padding: settled.padding,
    };
    found.push(sale);
    if (isShort) found.push(...this.#covers(low, terms, sale));
  }

  /** What is left of it when its own point is answered; whatever else is open stays so. */
  #onceAnswered(
    low: DisposalSumView,
    high: DisposalSumView,
    settled: Bound,
    doubt: Causes | undefined,
  ): OnceAnswered | undefined {
    const { eventId } = low;
    const left = this.#point('outflow', eventId);
    if (left !== undefined) {
      return { point: left, as: (meaning) => (meaning === 'sale-at-market' ? settled : NOTHING) };
    }
    const missing = this.#point('acquisition', eventId);
    if (missing === undefined) return onceCompared(this.#point('duplicate', eventId), settled);
    const isItsOnlyDoubt = doubt === undefined || (doubt.count === 1 && isCause(doubt, missing));
    return {
      point: missing,
      as: (meaning) => {
        if (meaning === 'short-sale') return NOTHING;
        return meaning === 'zero-cost' && isItsOnlyDoubt ? this.#bySameLots(low, high) : settled;
      },
    };
  }

  /** Nothing bounds its price. */
  #isFree({ eventId }: DisposalSumView): boolean {
    return this.#low.unbounded.size > 0 && this.#low.unbounded.has(eventId);
  }

  /** The lots are certain; what they cost or brought may not be. */
  #bySameLots(sale: DisposalSumView, dearSale: DisposalSumView): PaddedBound {
    const view = withLots(this.#low.engine, sale);
    const taxable = view.lots.filter(({ taxFree }) => !taxFree);
    if (taxable.length === 0) return NOTHING;
    const isMadeBy = (ids: ReadonlySet<string>) => taxable.some(({ chain }) => chain.some((id) => ids.has(id)));
    const hasDearLots = isMadeBy(this.#low.banded);
    const isFreeOfCost = isMadeBy(this.#low.unbounded);
    const isFreeOfPrice = this.#low.unbounded.has(sale.eventId);
    // No price is in doubt: the figure itself, whose half a cent the sum allows for.
    if (!hasDearLots && !isFreeOfCost && !isFreeOfPrice && dearSale === sale) {
      return { low: sale.taxableGain, high: sale.taxableGain };
    }
    const few = moneyOf(view);
    const many = hasDearLots
      ? moneyOf(withLots(this.#upper.whole(), sale))
      : { ...taxableShare(dearSale, taxable), cost: few.cost };
    const slack = multiply(PART, dec(String(taxable.length)));
    const least = subtract(subtract(few.proceeds, many.cost), many.expenses);
    const most = subtract(subtract(many.proceeds, few.cost), few.expenses);
    return {
      low: isFreeOfCost ? null : subtract(least, slack),
      high: isFreeOfPrice ? null : add(most, slack),
      padding: slack,
    };
  }

  /** A short sale has its result when later coins cover it: also those that are stated for a later sale, which then lacks them. */
  #covers({ asset }: DisposalSumView, terms: DisposalTerms, sale: Contribution): Contribution[] {
    const stated = this.#statable(asset).filter(({ arrived }) => arrived > terms.at);
    const last = this.#chain.coveredBy.get(sale.eventId);
    const byYear = groupBy([...this.#lots.later(asset, terms.at), ...stated], ({ arrived }) =>
      yearOfDay(berlinDay(arrived)),
    );
    // Whole years: of the coins that may be stated only the last of each year are given.
    const lastYear = last === undefined ? Number.POSITIVE_INFINITY : yearOfDay(berlinDay(last));
    const { eventId, law, points, doubt } = sale;
    return [...byYear]
      .filter(([year]) => year <= lastYear)
      .map(([year, own]) => {
        const bound = hull({ low: this.#leastCovered(asset, terms, own), high: terms.netHigh }, NOTHING);
        const after: OnceAnswered = {
          point: `acquisition:${eventId}`,
          as: (meaning) => (meaning === 'short-sale' ? bound : NOTHING),
        };
        return { eventId, law, points, doubt, year, bound, summed: ZERO, after };
      });
  }

  /** Coins that may be stated for what left last in each year. */
  #statable(asset: string): readonly Statable[] {
    this.#stated ??= statableCoins(this.#low.events, this.#prices);
    return this.#stated.get(asset) ?? [];
  }

  /** The least that the coins of a year leave of a short sale; an average holds what came before as well. */
  #leastCovered(asset: string, terms: DisposalTerms, lots: readonly Statable[]): Decimal | null {
    if (this.#lots.isMixed(asset)) {
      const at = lots.reduce((last, { arrived }) => (arrived > last ? arrived : last), terms.at);
      return this.#lots.bound(asset, { ...terms, at, day: FIRST_DAY }).low;
    }
    const units = lots.map(({ unitHigh }) => unitHigh);
    if (units.includes(null)) return null;
    return subtract(terms.netLow, multiply((units as readonly Decimal[]).reduce(largest, ZERO), terms.amount));
  }
}

/** Coins that were added for what is missing are not there if the sale was short. */
function chainOf(
  { events, added }: AssumedLedger,
  settings: MatchSettings,
  points: readonly OpenPoint[],
  left: ReadonlySet<string>,
): ShortChain {
  const asked = new Set(points.flatMap(({ kind, eventIds }) => (kind === 'acquisition' ? eventIds : [])));
  const own = added.size === 0 ? events : events.filter(({ id }) => !added.has(id));
  return shortChain(own, settings, asked, left);
}

/** Entries that may lack coins later are asked about as well. */
function withHidden({ events, marks }: AssumedLedger, hidden: ReadonlySet<string>): Uint8Array {
  return marks.map((mark, place) => (hidden.has((events[place] as LedgerEvent).id) ? mark | MARK.asked : mark));
}
