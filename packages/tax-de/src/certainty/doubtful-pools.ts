/**
 * Which disposals may use other lots once open points are answered. Doubt enters a pool with coins of unknown origin, with
 * an acquisition that is missing, with an entry that may not count, and where lots are ordered by a cost that is not known; it follows the coins into other
 * wallets and coins. It never leaves: a pool that once was empty may not have been so with another answer.
 */
import { groupBy } from '@cryptax/kernel';
import { type LedgerEvent, type Leg, type MatchSettings, poolOwner } from '@cryptax/ledger';
import { inOrderOfTime } from './expected-shortfalls.ts';
import type { OpenPoint } from './open-points.ts';

export type DisposalPart = 'main' | 'fee';

export interface Doubtful {
  /** Of every disposal in doubt, by event and part, the points that can have brought the doubt: the first ones of a list. */
  readonly causes: Readonly<Record<DisposalPart, ReadonlyMap<string, Causes>>>;
  /** Coins of these disposals. */
  readonly assets: ReadonlySet<string>;
  /** Coins of every pool whose lots may be others, also of those that nothing was sold from. */
  readonly held: ReadonlySet<string>;
  /** Coins that became others without a disposal: their lots have no cost per unit of their own. */
  readonly converted: ReadonlySet<string>;
}

interface AnyLegs {
  readonly in?: Leg;
  readonly out?: Leg;
  readonly fee?: Leg;
}

/** Doubt of a pool only grows, so the causes at a moment are the beginning of one list. */
export interface Causes {
  readonly list: readonly string[];
  readonly count: number;
  /** Where each point stands in the list. */
  readonly places: ReadonlyMap<string, number>;
}

/** Whether the point is one of the causes. */
export function isCause({ count, places }: Causes, point: string): boolean {
  const place = places.get(point);
  return place !== undefined && place < count;
}

export function doubtfulPools(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  points: readonly OpenPoint[],
): Doubtful {
  const byEvent = groupBy(points, ({ eventIds: [id = ''] }) => id);
  const byCost = settings.poolMethods.length > 0 || !['FIFO', 'LIFO'].includes(settings.method);
  const causes = { main: new Map<string, Causes>(), fee: new Map<string, Causes>() };
  const converted = new Set<string>();
  const assets = new Set<string>();
  const pools = new Pools(settings);
  const doubted = (id: string, part: DisposalPart, asset: string, pool: Pool) => {
    if (pool.list.length === 0) return;
    causes[part].set(id, pool.causes());
    assets.add(asset);
  };
  for (const event of inOrderOfTime(events)) {
    const { id, wallet } = event;
    // Reading them so is one look instead of a test of the kind.
    const { out, in: into, fee }: AnyLegs = event;
    const own = byEvent.get(id);
    const [taken, paid] = [out && pools.of(wallet, out.asset), fee && pools.of(wallet, fee.asset)];
    if (own !== undefined) {
      const raise = (pool: Pool | undefined, kind: OpenPoint['kind']) => {
        const point = own.find((one) => one.kind === kind);
        if (point !== undefined) pool?.doubt(point.id);
      };
      const given = into && pools.of(wallet, into.asset);
      raise(given, 'inflow');
      if (byCost) raise(given, 'price');
      raise(taken, 'acquisition');
      if (settings.scope === 'global') raise(taken, 'outflow');
      raise(paid, 'acquisition');
    }
    if (out !== undefined && taken !== undefined) doubted(id, 'main', out.asset, taken);
    if (fee !== undefined && paid !== undefined) doubted(id, 'fee', fee.asset, paid);
    const arrived = event.kind === 'transfer' ? pools.of(event.toWallet, event.out.asset) : undefined;
    const twin = own?.find(({ kind }) => kind === 'duplicate');
    if (twin !== undefined) {
      // Without it what it took would still be there, and what it brought would not.
      const given = into && pools.of(wallet, into.asset);
      for (const pool of [taken, given, paid, arrived]) pool?.doubt(twin.id);
    }
    if (arrived !== undefined) taken?.handOn(arrived);
    if (event.kind === 'migration' || (event.kind === 'swap' && event.nature !== undefined)) {
      pools.of(wallet, event.out.asset).handOn(pools.of(wallet, event.in.asset));
      for (const asset of [event.in.asset, event.out.asset]) converted.add(asset);
    }
    if (event.kind === 'fork') {
      pools.of(wallet, event.asset).handOn(pools.of(wallet, event.in.asset));
      for (const asset of [event.in.asset, event.asset]) converted.add(asset);
    }
  }
  return { causes, assets, held: pools.inDoubt(), converted };
}

/** The doubts of one pool, in the order in which they came. */
class Pool {
  readonly list: string[] = [];
  readonly places = new Map<string, number>();
  /** Lists only grow: what was handed on before need not be handed on again. */
  readonly #handed = new Map<Pool, number>();

  #causes: Causes | undefined;

  /** Shared by all disposals between two doubts. */
  causes(): Causes {
    const { list, places } = this;
    if (this.#causes?.count !== list.length) this.#causes = { list, places, count: list.length };
    return this.#causes;
  }

  doubt(cause: string): void {
    if (this.places.has(cause)) return;
    this.places.set(cause, this.list.length);
    this.list.push(cause);
  }

  handOn(to: Pool): void {
    if (to === this) return;
    for (let place = this.#handed.get(to) ?? 0; place < this.list.length; place++) to.doubt(this.list[place] as string);
    this.#handed.set(to, this.list.length);
  }
}

class Pools {
  readonly #scope: MatchSettings['scope'];
  readonly #byWallet = new Map<string, Map<string, Pool>>();

  constructor({ scope }: MatchSettings) {
    this.#scope = scope;
  }

  of(wallet: string, asset: string): Pool {
    const owner = poolOwner(this.#scope, wallet);
    const byAsset = this.#byWallet.get(owner) ?? new Map<string, Pool>();
    if (byAsset.size === 0) this.#byWallet.set(owner, byAsset);
    const known = byAsset.get(asset);
    if (known !== undefined) return known;
    const pool = new Pool();
    byAsset.set(asset, pool);
    return pool;
  }

  /** Coins of the pools that have doubts. */
  inDoubt(): ReadonlySet<string> {
    const held = new Set<string>();
    for (const byAsset of this.#byWallet.values()) {
      for (const [asset, { list }] of byAsset) if (list.length > 0) held.add(asset);
    }
    return held;
  }
}
