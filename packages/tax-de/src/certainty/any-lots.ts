/** What a disposal can give that may have used any lots of its coin, and the same of many disposals at once. */
import { decimal, powerOfTen, yearOfDay } from '@cryptax/kernel';
import type { DisposalSumView, MatchSettings } from '@cryptax/ledger';
import { type Bound, outwards } from './bound.ts';
import type { Contribution } from './contribution.ts';
import type { Causes, Doubtful } from './doubtful-pools.ts';
import { type KnownLot, UNIT_DIGITS } from './known-lots.ts';
import { type DisposalTerms, lotEnvelope, MANY_LOTS, roughEnvelope, type UnknownLot } from './lot-envelope.ts';
import { RoughLots, type UnitRange } from './rough-lots.ts';

export class AnyLots {
  readonly #settings: MatchSettings;
  readonly #doubtful: Doubtful;
  readonly #known: ReadonlyMap<string, readonly KnownLot[]>;
  readonly #unknown: ReadonlyMap<string, readonly UnknownLot[]>;
  readonly #candidates = new Map<string, Candidates>();

  constructor(
    settings: MatchSettings,
    doubtful: Doubtful,
    known: ReadonlyMap<string, readonly KnownLot[]>,
    unknown: ReadonlyMap<string, readonly UnknownLot[]>,
  ) {
    this.#settings = settings;
    this.#doubtful = doubtful;
    this.#known = known;
    this.#unknown = unknown;
  }

  bound(asset: string, terms: DisposalTerms): Bound {
    const { rough, known, unknown, isMixed, isConverted } = this.#of(asset);
    if (rough !== undefined) return roughEnvelope(terms, rough.at(terms.at, terms.day));
    return lotEnvelope(terms, { known, unknown, isMixed, isConverted, mayBeFree: this.#mayBeFree() });
  }

  /** Of a coin with many lots, where an estimate has to do. */
  rough(asset: string): RoughLots | undefined {
    return this.#of(asset).rough;
  }

  /** Lots of the coin that came after a moment. */
  later(asset: string, at: number): readonly (KnownLot | UnknownLot)[] {
    return [...(this.#known.get(asset) ?? []), ...(this.#unknown.get(asset) ?? [])].filter((lot) => lot.arrived > at);
  }

  /** An average mixes what all lots cost, and coins that became others have no cost for a unit. */
  isMixed(asset: string): boolean {
    const { method, poolMethods } = this.#settings;
    return this.#doubtful.converted.has(asset) || method === 'AVERAGE' || poolMethods.length > 0;
  }

  #mayBeFree(): boolean {
    return this.#settings.freeAirdrops === 'not-acquired';
  }

  #of(asset: string): Candidates {
    const found = this.#candidates.get(asset);
    if (found !== undefined) return found;
    const isConverted = this.#doubtful.converted.has(asset);
    const assets = isConverted ? [...this.#doubtful.converted] : [asset];
    const known = allOf(this.#known, assets);
    const unknown = allOf(this.#unknown, assets);
    const isMixed = this.isMixed(asset);
    const isRough = !isMixed && known.length + unknown.length >= MANY_LOTS;
    const rough = isRough ? new RoughLots(known, unknown, this.#mayBeFree()) : undefined;
    const own: Candidates = { known, unknown, isMixed, isConverted, rough };
    this.#candidates.set(asset, own);
    return own;
  }
}

/** Most coins have a list of their own, which nobody copies. */
function allOf<T>(lots: ReadonlyMap<string, readonly T[]>, assets: readonly string[]): readonly T[] {
  const [asset = ''] = assets;
  return assets.length === 1 ? (lots.get(asset) ?? []) : assets.flatMap((one) => lots.get(one) ?? []);
}

interface Candidates {
  readonly known: readonly KnownLot[];
  readonly unknown: readonly UnknownLot[];
  readonly isMixed: boolean;
  readonly isConverted: boolean;
  readonly rough: RoughLots | undefined;
}

/**
 * Disposals about which nothing is open but which lots they used, as of most of a large ledger: those of one year that the
 * same points can change are one sum, rounded once.
 */
export class DoubtedSales {
  readonly #lots: AnyLots;
  readonly #termsOf: (sale: DisposalSumView, dear: DisposalSumView) => DisposalTerms;
  /** The last year of each. */
  readonly #sums = new Map<Causes, DoubtedSum>();
  readonly #all: DoubtedSum[] = [];

  constructor(lots: AnyLots, termsOf: (sale: DisposalSumView, dear: DisposalSumView) => DisposalTerms) {
    this.#lots = lots;
    this.#termsOf = termsOf;
  }

  /** `dear`: the same at the upper end of its price. `canBeNothing`: it may have no result at all. */
  add(sale: DisposalSumView, dear: DisposalSumView, doubt: Causes, canBeNothing: boolean): void {
    const year = yearOfDay(sale.day);
    let sum = this.#sums.get(doubt);
    if (sum?.year !== year) {
      const rough = this.#lots.rough(sale.asset);
      sum = { year, doubt, rough, scale: sale.amount.scale + UNIT_DIGITS, low: 0n, high: 0n, summed: 0n, figures: 0 };
      this.#sums.set(doubt, sum);
      this.#all.push(sum);
    }
    sum.figures += 1;
    sum.summed += sale.taxableGain.units;
    const terms = this.#termsOf(sale, dear);
    if (sum.rough === undefined) addBound(sum, this.#lots.bound(sale.asset, terms), canBeNothing);
    else addRough(sum, sum.rough.at(sale.at, sale.day), terms, canBeNothing);
  }

  contributions(): Contribution[] {
    return this.#all.map(({ year, doubt, low, high, summed, figures, scale }) => ({
      eventId: '',
      law: 'privateSales',
      year,
      bound: outwards({
        low: low === null ? null : decimal(low, scale),
        high: high === null ? null : decimal(high, scale),
      }),
      points: NO_POINTS,
      doubt,
      summed: decimal(summed, CENTS),
      figures,
      after: undefined,
    }));
  }
}

const NO_POINTS: readonly string[] = [];
/** Digits of a published figure. */
const CENTS = 2;

interface DoubtedSum {
  readonly year: number;
  readonly doubt: Causes;
  readonly rough: RoughLots | undefined;
  /** Digits of both ends: of an amount times a cost per unit, so that no addition has to round. */
  readonly scale: number;
  low: bigint | null;
  high: bigint | null;
  summed: bigint;
  figures: number;
}

function addRough(sum: DoubtedSum, range: UnitRange | undefined, terms: DisposalTerms, canBeNothing: boolean): void {
  if (range === undefined) return;
  const { netLow, netHigh, amount } = terms;
  const isCut = canBeNothing || range.canBeFree;
  if (range.dearest === null) sum.low = null;
  if (sum.low !== null && range.dearest !== null) {
    const least = netLow.units * powerOfTen(sum.scale - netLow.scale) - amount.units * range.dearest;
    if (!isCut || least < 0n) sum.low += least;
  }
  if (netHigh === null) sum.high = null;
  if (sum.high !== null && netHigh !== null) {
    const most = netHigh.units * powerOfTen(sum.scale - netHigh.scale) - amount.units * range.cheapest;
    if (!isCut || most > 0n) sum.high += most;
  }
}

function addBound(sum: DoubtedSum, { low, high }: Bound, canBeNothing: boolean): void {
  if (low === null) sum.low = null;
  if (sum.low !== null && low !== null && !(canBeNothing && low.units > 0n))
    sum.low += low.units * powerOfTen(sum.scale - low.scale);
  if (high === null) sum.high = null;
  if (sum.high !== null && high !== null && !(canBeNothing && high.units < 0n))
    sum.high += high.units * powerOfTen(sum.scale - high.scale);
}
