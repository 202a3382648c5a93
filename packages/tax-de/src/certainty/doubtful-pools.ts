/**
 * Which disposals may use other lots once open points are answered. Doubt enters a pool with coins of unknown origin, with
 * an acquisition that is missing, with an entry that may not count, and where lots are ordered by a cost that is not known; it follows the coins into other
 * wallets and coins. It never leaves: a pool that once was empty may not have been so with another answer.
 */
import { groupBy } from '@cryptax/kernel';
import { type LedgerEvent, type Leg, type MatchSettings, type PoolSteps, poolOwner } from '@cryptax/ledger';
import { MARK } from './assumed-ledger.ts';
import { placesInTime } from './expected-shortfalls.ts';
import type { OpenPoint } from './open-points.ts';

export type DisposalPart = 'main' | 'fee';

export interface Doubtful {
  /** Of every disposal in doubt, by the place of its event, the points that can have brought the doubt: the first ones of a list. */
  readonly causes: Readonly<Record<DisposalPart, readonly (Causes | undefined)[]>>;
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
  /** By the place of each event whether points are about it; without it each is looked up. */
  marks?: Uint8Array,
): Doubtful {
  const walk = new DoubtWalk(settings, points, events.length);
  const places = placesInTime(events);
  for (let no = 0; no < events.length; no++) {
    const place = places?.[no] ?? no;
    walk.meet(
      events[place] as LedgerEvent,
      place,
      marks === undefined || ((marks[place] as number) & MARK.asked) !== 0,
    );
  }
  return walk.found();
}

/** The same of a ledger that was not told whole: what is not told takes, pays and moves as its columns say. */
export function doubtfulInColumns(
  /** Those that were given, at their places. */
  events: readonly LedgerEvent[],
  { places, taken, paid, arrived, pools }: PoolSteps,
  settings: MatchSettings,
  points: readonly OpenPoint[],
): Doubtful {
  const walk = new DoubtWalk(settings, points, events.length);
  const own = pools.map(([wallet, asset]) => ({ pool: walk.poolOf(wallet, asset), asset }));
  // An array that is asked for its place -1 looks for a property of that name.
  const poolAt = (no: number) => (no < 0 ? undefined : own[no]);
  const step = (no: number) => {
    const place = places[no] as number;
    const event = events[place];
    if (event !== undefined) walk.meet(event, place, true);
    else walk.pass(place, poolAt(taken[no] as number), poolAt(paid[no] as number), poolAt(arrived[no] as number));
  };
  for (let no = 0; no < places.length; no++) step(no);
  return walk.found();
}

interface NamedPool {
  readonly pool: Pool;
  readonly asset: string;
}

/** One event at a time, each step a small one: a loop that does it all would be compiled anew whenever it ends. */
class DoubtWalk {
  readonly #byEvent: ReadonlyMap<string, readonly OpenPoint[]>;
  readonly #byCost: boolean;
  readonly #isGlobal: boolean;
  readonly #main: (Causes | undefined)[];
  readonly #fee: (Causes | undefined)[];
  readonly #converted = new Set<string>();
  readonly #assets = new Set<string>();
  readonly #pools: Pools;

  constructor(settings: MatchSettings, points: readonly OpenPoint[], count: number) {
    this.#main = new Array(count);
    this.#fee = new Array(count);
    this.#byEvent = groupBy(points, ({ eventIds: [id = ''] }) => id);
    this.#byCost = settings.poolMethods.length > 0 || !['FIFO', 'LIFO'].includes(settings.method);
    this.#isGlobal = settings.scope === 'global';
    this.#pools = new Pools(settings);
  }

  found(): Doubtful {
    return {
      causes: { main: this.#main, fee: this.#fee },
      assets: this.#assets,
      held: this.#pools.inDoubt(),
      converted: this.#converted,
    };
  }

  meet(event: LedgerEvent, place: number, isAsked: boolean): void {
    const { id, wallet, kind } = event;
    // Reading them so is one look instead of a test of the kind.
    const { out, in: into, fee }: AnyLegs = event;
    const own = isAsked ? this.#byEvent.get(id) : undefined;
    const taken = out === undefined ? undefined : this.#pools.of(wallet, out.asset);
    const paid = fee === undefined ? undefined : this.#pools.of(wallet, fee.asset);
    const given = own === undefined || into === undefined ? undefined : this.#pools.of(wallet, into.asset);
    if (own !== undefined) this.#raise(own, given, taken, paid);
    const main = taken?.causes();
    const spent = paid?.causes();
    if (out !== undefined && main !== undefined) {
      this.#main[place] = main;
      this.#assets.add(out.asset);
    }
    if (fee !== undefined && spent !== undefined) {
      this.#fee[place] = spent;
      this.#assets.add(fee.asset);
    }
    const arrived = kind === 'transfer' ? this.#pools.of(event.toWallet, event.out.asset) : undefined;
    const twin = own?.find((point) => point.kind === 'duplicate');
    if (twin !== undefined) {
      // Without it what it took would still be there, and what it brought would not.
      for (const pool of [taken, given, paid, arrived]) pool?.doubt(twin.id);
    }
    if (arrived !== undefined) taken?.handOn(arrived);
    if (kind === 'migration' || (kind === 'swap' && event.nature !== undefined))
      this.#become(wallet, event.out.asset, event.in.asset);
    if (kind === 'fork') this.#become(wallet, event.asset, event.in.asset);
  }

  poolOf(owner: string, asset: string): Pool {
    return this.#pools.of(owner, asset);
  }

  /** One that no point is about. */
  pass(place: number, taken: NamedPool | undefined, paid: NamedPool | undefined, arrived: NamedPool | undefined): void {
    const main = taken?.pool.causes();
    if (taken !== undefined && main !== undefined) {
      this.#main[place] = main;
      this.#assets.add(taken.asset);
    }
    const spent = paid?.pool.causes();
    if (paid !== undefined && spent !== undefined) {
      this.#fee[place] = spent;
      this.#assets.add(paid.asset);
    }
    if (arrived !== undefined) taken?.pool.handOn(arrived.pool);
  }

  #raise(own: readonly OpenPoint[], given: Pool | undefined, taken: Pool | undefined, paid: Pool | undefined): void {
    for (const { id, kind } of own) {
      if (kind === 'inflow' || (kind === 'price' && this.#byCost)) given?.doubt(id);
      if (kind === 'acquisition' || (kind === 'outflow' && this.#isGlobal)) taken?.doubt(id);
      if (kind === 'acquisition') paid?.doubt(id);
    }
  }

  #become(wallet: string, from: string, to: string): void {
    this.#pools.of(wallet, from).handOn(this.#pools.of(wallet, to));
    this.#converted.add(from);
    this.#converted.add(to);
  }
}

/** The doubts of one pool, in the order in which they came. */
class Pool {
  readonly list: string[] = [];
  readonly places = new Map<string, number>();
  /** Lists only grow: what was handed on before need not be handed on again. */
  readonly #handed = new Map<Pool, number>();

  #causes: Causes | undefined;

  /** Shared by all disposals between two doubts; undefined where there is none. */
  causes(): Causes | undefined {
    const { list, places } = this;
    if (list.length === 0) return undefined;
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
