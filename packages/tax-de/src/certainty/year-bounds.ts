/**
 * Bounds of each year's sums, by construction: every disposal and receipt that an answer can change is replaced by the least
 * and the most it can be, whatever the other answers; all others stand as the engine summed them. Sums of such ends hold
 * every combination. They are not always reached: answers may exclude each other.
 */
import {
  add,
  berlinDay,
  type Decimal,
  dec,
  groupBy,
  type Instant,
  multiply,
  parseInstant,
  subtract,
  sum,
  yearOfDay,
  ZERO,
} from '@cryptax/kernel';
import type { DisposalView, IncomeView, LedgerEvent, MatchSettings } from '@cryptax/ledger';
import { lastTaxableDay } from '../holding-period/last-taxable-day.ts';
import { type AssumedLedger, assumedLedger } from './assumed-ledger.ts';
import { ANYTHING, type Bound, hull, largest, NOTHING, plus } from './bound.ts';
import { type Causes, type Doubtful, doubtfulPools, isCause, partKey } from './doubtful-pools.ts';
import { type KnownLot, knownLots } from './known-lots.ts';
import { type DisposalTerms, lotEnvelope, MANY_LOTS, roughEnvelope, type UnknownLot } from './lot-envelope.ts';
import { LotField } from './lot-field.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

export interface YearBounds {
  readonly privateSales: Bound;
  readonly income: Bound;
}

/** What one disposal or receipt can be, and which points decide it. */
export interface Contribution {
  readonly year: number;
  readonly law: 'privateSales' | 'income';
  readonly bound: Bound;
  /** Points about the event itself or what its lots cost. */
  readonly points: readonly string[];
  /** Points that can change which lots it used. */
  readonly doubt?: Causes;
}

export interface Bounds {
  /** Undefined: nothing bounds them, in any year. */
  readonly years: ReadonlyMap<number, YearBounds> | undefined;
  readonly contributions: readonly Contribution[];
}

/** A published figure may be off by half a cent; a disposal has three of them in each of its parts. */
const CENT = dec('0.01');
const PART = dec('0.02');

export function yearBounds(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
  prices: PriceKnowledge,
): Bounds {
  const low = assumedLedger(events, settings, prices, 'low');
  const high = points.some(({ kind }) => kind !== 'acquisition')
    ? assumedLedger(events, settings, prices, 'high')
    : low;
  if (low === undefined || high === undefined || points.some(({ kind }) => kind === 'row'))
    return { years: undefined, contributions: [] };
  const contributions = new Contributions(events, settings, points, prices, [low, high]).all();
  const years = new Map<number, YearBounds>();
  const figures = new Map(low.engine.years().map((year) => [year.year, year]));
  const byYear = groupBy(contributions, ({ year }) => year);
  for (const year of new Set([...figures.keys(), ...byYear.keys()])) {
    const own = byYear.get(year) ?? [];
    const certain = (law: Contribution['law'], net: string | undefined): Bound => {
      const open = own.filter((one) => one.law === law);
      const left = subtract(dec(net ?? '0'), sum(open.map((one) => one.summed)));
      const slack = multiply(CENT, dec(String(open.length)));
      return open.reduce<Bound>((total, one) => plus(total, one.bound), {
        low: subtract(left, slack),
        high: add(left, slack),
      });
    };
    const row = figures.get(year);
    years.set(year, {
      privateSales: certain('privateSales', row?.taxable.net),
      income: certain('income', row?.income.net),
    });
  }
  return { years, contributions };
}

interface Summed extends Contribution {
  /** As it stands in the sums of the ledger with assumed answers. */
  readonly summed: Decimal;
}

class Contributions {
  readonly #events: ReadonlyMap<string, LedgerEvent>;
  readonly #settings: MatchSettings;
  readonly #prices: PriceKnowledge;
  readonly #low: AssumedLedger;
  readonly #high: AssumedLedger;
  readonly #points: ReadonlyMap<string, OpenPoint>;
  readonly #doubtful: Doubtful;
  readonly #known: ReadonlyMap<string, readonly KnownLot[]>;
  readonly #unknown: ReadonlyMap<string, readonly UnknownLot[]>;
  readonly #dearestOf = new Map<string, Decimal | null>();
  readonly #fields = new Map<string, { readonly known: LotField; readonly unknown: LotField }>();

  constructor(
    events: readonly LedgerEvent[],
    settings: MatchSettings,
    points: readonly OpenPoint[],
    prices: PriceKnowledge,
    [low, high]: readonly [AssumedLedger, AssumedLedger],
  ) {
    this.#events = new Map(low.events.map((event) => [event.id, event]));
    this.#settings = settings;
    this.#prices = prices;
    this.#low = low;
    this.#high = high;
    this.#points = new Map(points.map((point) => [point.id, point]));
    // A missing acquisition that only shows once others are answered casts doubt as well.
    const hidden = [...low.added].flatMap((id) => {
      const added = this.#events.get(id);
      const eventId = added?.kind === 'assumed-acquisition' ? added.forEventId : undefined;
      return eventId === undefined
        ? []
        : [{ id: `acquisition:${eventId}`, kind: 'acquisition' as const, eventIds: [eventId] }];
    });
    this.#doubtful = doubtfulPools(events, settings, [...points, ...hidden]);
    this.#known = knownLots([low, high], settings, points);
    this.#unknown = this.#unknownLots(points);
  }

  all(): Summed[] {
    const dear = new Map(this.#high.engine.disposals().map((view) => [partKey(view.eventId, view.part), view]));
    const richer = new Map(this.#high.engine.income().map((view) => [view.eventId, view]));
    return [
      ...this.#low.engine
        .disposals()
        .flatMap((view) => this.#disposal(view, dear.get(partKey(view.eventId, view.part)) ?? view)),
      ...this.#low.engine.income().flatMap((view) => this.#income(view, richer.get(view.eventId) ?? view)),
      ...this.#margin(),
    ];
  }

  #point(kind: OpenPoint['kind'], eventId: string): string | undefined {
    return this.#points.get(`${kind}:${eventId}`)?.id;
  }

  #disposal(low: DisposalView, high: DisposalView): Summed[] {
    const { eventId, part } = low;
    const doubt = this.#doubtful.causes.get(partKey(eventId, part));
    const isOpen = part === 'main' && this.#point('outflow', eventId) !== undefined;
    const own = (['outflow', 'price', 'acquisition'] as const).flatMap((kind) => this.#point(kind, eventId) ?? []);
    const ofLots = low.lots.flatMap(({ chain }) => chain.flatMap((id) => this.#point('price', id) ?? []));
    if (doubt === undefined && own.length === 0 && ofLots.length === 0) return [];
    const terms = this.#terms(low, high);
    const settled = doubt === undefined ? this.#bySameLots(low, high) : this.#byAnyLots(low, terms);
    const isShort = part === 'main' && this.#point('acquisition', eventId) !== undefined;
    const bound = isOpen || isShort ? hull(settled, NOTHING) : settled;
    const points = [...new Set([...own, ...ofLots])].filter((id) => doubt === undefined || !isCause(doubt, id));
    const base = { law: 'privateSales' as const, points, ...(doubt === undefined ? {} : { doubt }) };
    const sale: Summed = { ...base, year: yearOf(low.at), bound, summed: dec(low.taxableGain) };
    return isShort ? [sale, ...this.#covers(low, terms, base)] : [sale];
  }

  /** Both ends of what it brought, less what was spent on it. */
  #terms(low: DisposalView, high: DisposalView): DisposalTerms {
    const netHigh = this.#low.unbounded.has(low.eventId)
      ? null
      : add(subtract(dec(high.proceeds), dec(low.expenses)), CENT);
    return {
      at: low.at,
      instant: instantOf(low.at),
      amount: dec(low.amount),
      netLow: subtract(subtract(dec(low.proceeds), dec(high.expenses)), CENT),
      netHigh,
    };
  }

  /** The lots are certain; what they cost or brought may not be. */
  #bySameLots(low: DisposalView, high: DisposalView): Bound {
    const taxable = (view: DisposalView) => view.lots.filter(({ taxFree }) => !taxFree);
    const [few, many] = [taxable(low), taxable(high)];
    if (few.length === 0) return NOTHING;
    const total = (parts: typeof few, field: 'proceeds' | 'cost' | 'expenses') =>
      sum(parts.map((one) => dec(one[field])));
    const slack = multiply(PART, dec(String(few.length)));
    const isFreeOfCost = (parts: typeof few) =>
      parts.some(({ chain }) => chain.some((id) => this.#low.unbounded.has(id)));
    const least = subtract(subtract(total(few, 'proceeds'), total(many, 'cost')), total(many, 'expenses'));
    const most = subtract(subtract(total(many, 'proceeds'), total(few, 'cost')), total(few, 'expenses'));
    return {
      low: isFreeOfCost(few) ? null : subtract(least, slack),
      high: this.#low.unbounded.has(low.eventId) ? null : add(most, slack),
    };
  }

  #byAnyLots({ asset }: DisposalView, terms: DisposalTerms): Bound {
    const mayBeFree = this.#settings.freeAirdrops === 'not-acquired';
    const fields = this.#fields.get(asset);
    if (fields !== undefined) return roughEnvelope(terms, fields.known, fields.unknown, mayBeFree);
    const isConverted = this.#doubtful.converted.has(asset);
    const assets = isConverted ? [...this.#doubtful.converted] : [asset];
    const known = assets.flatMap((one) => this.#known.get(one) ?? []);
    const unknown = assets.flatMap((one) => this.#unknown.get(one) ?? []);
    const isMixed = isConverted || this.#settings.method === 'AVERAGE' || this.#settings.poolMethods.length > 0;
    if (isMixed || known.length + unknown.length < MANY_LOTS)
      return lotEnvelope(terms, { known, unknown, isMixed, mayBeFree });
    const field = {
      known: new LotField(known.map((lot) => ({ ...lot, from: lot.acquiredAt }))),
      unknown: new LotField(unknown.map((lot) => ({ ...lot, from: lot.arrivedAt, unitLow: ZERO }))),
    };
    this.#fields.set(asset, field);
    return roughEnvelope(terms, field.known, field.unknown, mayBeFree);
  }

  /** A short sale has its result when later coins cover it. */
  #covers({ asset }: DisposalView, terms: DisposalTerms, base: Pick<Summed, 'law' | 'points' | 'doubt'>): Summed[] {
    const later = (this.#known.get(asset) ?? []).filter(({ acquiredAt }) => acquiredAt > terms.at);
    const unknown = (this.#unknown.get(asset) ?? []).filter(({ arrivedAt }) => arrivedAt > terms.at);
    const years = new Set([...later.map((lot) => lot.acquiredAt), ...unknown.map((lot) => lot.arrivedAt)].map(yearOf));
    const units = [...later, ...unknown].map(({ unitHigh }) => unitHigh);
    const dearest = units.some((unit) => unit === null)
      ? null
      : units.reduce<Decimal>((a, b) => (b !== null && subtract(b, a).units > 0n ? b : a), ZERO);
    const result: Bound = {
      low: dearest === null ? null : subtract(terms.netLow, multiply(dearest, terms.amount)),
      high: terms.netHigh,
    };
    return [...years].map((year) => ({ ...base, year, bound: hull(result, NOTHING), summed: ZERO }));
  }

  #income(low: IncomeView, high: IncomeView): Summed[] {
    const inflow = this.#point('inflow', low.eventId);
    const points = [inflow, this.#point('price', low.eventId)].flatMap((id) => id ?? []);
    if (points.length === 0) return [];
    const received: Bound = {
      low: subtract(subtract(dec(low.valueEur), dec(high.expenses)), CENT),
      high: this.#low.unbounded.has(low.eventId) ? null : add(subtract(dec(high.valueEur), dec(low.expenses)), CENT),
    };
    const bound = inflow === undefined ? received : hull(received, NOTHING);
    const summed = subtract(dec(low.valueEur), dec(low.expenses));
    return [{ law: 'income', year: yearOf(low.at), bound, summed, points }];
  }

  /** A result of margin trading without a value, where such results are private sales. */
  #margin(): Summed[] {
    if (this.#settings.spotMargin !== 'section-23') return [];
    return [...this.#points.values()].flatMap(({ id, kind, eventIds: [eventId = ''] }) => {
      const event = this.#events.get(eventId);
      if (kind !== 'price' || event?.kind !== 'derivative' || event.derivativeKind !== 'margin') return [];
      return [
        {
          law: 'privateSales' as const,
          year: yearOf(event.at),
          bound: ANYTHING,
          summed: ZERO,
          points: [id],
        },
      ];
    });
  }

  #unknownLots(points: readonly OpenPoint[]): ReadonlyMap<string, readonly UnknownLot[]> {
    const found = new Map<string, UnknownLot[]>();
    const arrivals = points.flatMap(({ kind, eventIds }) => (kind === 'inflow' ? eventIds : []));
    for (const id of [...arrivals, ...this.#low.added]) {
      const event = this.#events.get(id);
      if (event === undefined || !('in' in event)) continue;
      const { asset, amount } = event.in;
      const list = found.get(asset) ?? [];
      found.set(asset, list);
      list.push({
        amount: dec(amount),
        arrivedAt: event.at,
        lastTaxableDay: lastTaxableDay(berlinDay(instantOf(event.at))),
        unitHigh: this.#dearest(asset, event.at),
      });
    }
    return found;
  }

  /** What a unit can have cost: the dearest price until then, or what the ledger itself shows to have been paid. */
  #dearest(asset: string, at: string): Decimal | null {
    const highest = this.#prices.highestUntil(asset, at);
    if (highest === undefined) return null;
    const priced = largest(highest, this.#prices.near(asset, at)?.high ?? ZERO);
    const paid = this.#dearestPaid(asset);
    return paid === null ? null : largest(priced, paid);
  }

  #dearestPaid(asset: string): Decimal | null {
    const known = this.#dearestOf.get(asset);
    if (known !== undefined) return known;
    const units = (this.#known.get(asset) ?? []).map(({ unitHigh }) => unitHigh);
    const dearest = units.includes(null) ? null : (units as readonly Decimal[]).reduce(largest, ZERO);
    this.#dearestOf.set(asset, dearest);
    return dearest;
  }
}

function yearOf(at: string): number {
  return yearOfDay(berlinDay(instantOf(at)));
}

function instantOf(at: string): Instant {
  const instant = parseInstant(at);
  if (!instant.ok) throw new Error(`The engine published an instant that cannot be read: ${at}`);
  return instant.value;
}
