/** What a disposal can give that may have used any lots of its coin. */
import type { MatchSettings } from '@cryptax/ledger';
import type { Bound } from './bound.ts';
import type { Doubtful } from './doubtful-pools.ts';
import type { KnownLot, KnownLots } from './known-lots.ts';
import { type DisposalTerms, lotEnvelope, MANY_LOTS, roughEnvelope, type UnknownLot } from './lot-envelope.ts';
import { datedLots } from './lot-field.ts';
import { RoughLots } from './rough-lots.ts';

export class AnyLots {
  readonly #settings: MatchSettings;
  readonly #doubtful: Doubtful;
  readonly #known: ReadonlyMap<string, KnownLots>;
  readonly #unknown: ReadonlyMap<string, readonly UnknownLot[]>;
  readonly #candidates = new Map<string, Candidates>();

  constructor(
    settings: MatchSettings,
    doubtful: Doubtful,
    known: ReadonlyMap<string, KnownLots>,
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
    const lots = [...(this.#known.get(asset)?.list() ?? []), ...(this.#unknown.get(asset) ?? [])];
    return lots.filter((lot) => lot.arrived > at);
  }

  /** An average mixes what all lots cost, and coins that became others have no cost for a unit. */
  isMixed(asset: string): boolean {
    const { method, poolMethods } = this.#settings;
    return this.#doubtful.converted.has(asset) || method === 'AVERAGE' || poolMethods.length > 0;
  }

  #mayBeFree(): boolean {
    return this.#settings.freeAirdrops === 'not-acquired';
  }

  /** Undefined where the coin has few lots. */
  #many(asset: string, unknown: readonly UnknownLot[]): RoughLots | undefined {
    const known = this.#known.get(asset);
    if ((known?.count ?? 0) + unknown.length < MANY_LOTS) return undefined;
    return new RoughLots(known?.dated() ?? datedLots([]), datedLots(unknown), this.#mayBeFree());
  }

  #of(asset: string): Candidates {
    const found = this.#candidates.get(asset);
    if (found !== undefined) return found;
    const isConverted = this.#doubtful.converted.has(asset);
    const assets = isConverted ? [...this.#doubtful.converted] : [asset];
    const unknown = allOf(this.#unknown, assets);
    const isMixed = this.isMixed(asset);
    const rough = isMixed ? undefined : this.#many(asset, unknown);
    const known = rough === undefined ? assets.flatMap((one) => this.#known.get(one)?.list() ?? []) : [];
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
  /** None where an estimate has to do. */
  readonly known: readonly KnownLot[];
  readonly unknown: readonly UnknownLot[];
  readonly isMixed: boolean;
  readonly isConverted: boolean;
  readonly rough: RoughLots | undefined;
}
