/**
 * The lots of the reference engine: plain lists in order of arrival, sorted anew at every take. Nothing is
 * indexed, cached or rounded. Rule book 4.3 line by line.
 */

import type { Instant } from '@cryptax/kernel';
import { defined } from '@cryptax/kernel';
import { type MatchSettings, type Method, poolOwner } from '../settings.ts';
import { type Fraction, isNothing, minus, NOTHING, order, over, plus, times, total } from './fraction.ts';

export interface ReferenceLot {
  readonly lotId: string;
  /** Order of creation, kept when a lot is split or moved. */
  readonly seq: number;
  readonly acquiredAt: Instant;
  readonly amount: Fraction;
  readonly cost: Fraction;
  readonly chain: readonly string[];
  /** What nobody has said yet; without an origin there is no cost either. */
  readonly unknown?: 'cost' | 'origin';
}

export interface ReferencePool {
  readonly wallet: string;
  readonly asset: string;
  method: Method;
  lots: readonly ReferenceLot[];
  /** Open events may change which lots leave first; `lasting` if even an empty pool does not end that. */
  isDoubted: boolean;
  isLasting: boolean;
  /** An average over a cost that is not known. */
  isUnknownAverage: boolean;
}

/** Parts in order of use, or how much is missing, or that a named lot is not there. */
export type Taken =
  | { readonly ok: true; readonly parts: readonly ReferenceLot[]; readonly isDoubted: boolean }
  | {
      readonly ok: false;
      readonly code: 'missing-acquisition' | 'unknown-lot' | 'named-lots-short';
      readonly missing: Fraction;
    };

const CERTAIN = { isDoubted: false, isLasting: false, isUnknownAverage: false };

export class ReferenceBook {
  readonly pools: ReferencePool[] = [];
  /** Which events ever brought lots into which wallet. */
  readonly arrivals = new Set<string>();
  readonly #settings: MatchSettings;

  constructor(settings: MatchSettings) {
    this.#settings = settings;
  }

  pool(wallet: string, asset: string): ReferencePool {
    const owner = poolOwner(this.#settings.scope, wallet);
    const known = this.pools.find((pool) => pool.wallet === owner && pool.asset === asset);
    if (known !== undefined) return known;
    const pool: ReferencePool = { wallet: owner, asset, method: this.#settings.method, lots: [], ...CERTAIN };
    this.pools.push(pool);
    return pool;
  }

  /** Takes a quantity in the pool's order, or nothing at all if the lots do not cover it. */
  take(
    wallet: string,
    asset: string,
    quantity: Fraction,
    lotIds?: readonly string[],
    only?: (lot: ReferenceLot) => boolean,
  ): Taken {
    const pool = this.pool(wallet, asset);
    if (pool.method === 'AVERAGE') pool.lots = averaged(pool.lots);
    if (lotIds?.some((id) => !pool.lots.some((lot) => lot.lotId === id)) === true) {
      return { ok: false, code: 'unknown-lot', missing: NOTHING };
    }
    const usable = inOrder(only === undefined ? pool.lots : pool.lots.filter(only), pool.method, lotIds);
    const held = total(usable.map((lot) => lot.amount));
    if (order(held, quantity) < 0) {
      const code = lotIds === undefined ? 'missing-acquisition' : 'named-lots-short';
      return { ok: false, code, missing: minus(quantity, held) };
    }
    const parts: ReferenceLot[] = [];
    let rest = quantity;
    for (const lot of usable) {
      if (isNothing(rest)) break;
      const amount = order(rest, lot.amount) < 0 ? rest : lot.amount;
      const unknown = lot.unknown ?? (pool.isUnknownAverage ? 'cost' : undefined);
      parts.push({ ...partOf(lot, amount), ...defined({ unknown }) });
      pool.lots = without(pool.lots, lot, amount);
      rest = minus(rest, amount);
    }
    const isDoubted = pool.isDoubted && lotIds === undefined && only === undefined;
    if (pool.lots.length === 0 && !pool.isLasting) Object.assign(pool, CERTAIN);
    return { ok: true, parts, isDoubted };
  }

  put(wallet: string, asset: string, lots: readonly ReferenceLot[], isDoubted = false): void {
    const pool = this.pool(wallet, asset);
    pool.lots = [...pool.lots, ...lots];
    for (const { chain } of lots) this.arrivals.add(JSON.stringify([chain.at(-1), wallet]));
    const unknown = lots.map((lot) => lot.unknown).filter((what) => what !== undefined);
    if (isDoubted || unknown.includes('origin')) pool.isDoubted = true;
    if (unknown.length === 0) return;
    if (pool.method === 'AVERAGE') pool.isUnknownAverage = true;
    if (pool.method === 'HIFO' || pool.method === 'LOFO') pool.isDoubted = true;
  }
}

/** Every lot at the pool's average cost. */
export function averaged(lots: readonly ReferenceLot[]): readonly ReferenceLot[] {
  const amount = total(lots.map((lot) => lot.amount));
  const cost = total(lots.map((lot) => lot.cost));
  return lots.map((lot) => ({ ...lot, cost: times(over(cost, amount), lot.amount) }));
}

export function costOf(lots: readonly ReferenceLot[]): Fraction {
  return lots.reduce((sum, lot) => plus(sum, lot.cost), NOTHING);
}

export function amountOf(lots: readonly ReferenceLot[]): Fraction {
  return lots.reduce((sum, lot) => plus(sum, lot.amount), NOTHING);
}

/**
 * Individual identification comes before the method: lots in the order named. Parts of one lot that meet again have
 * equal keys: the one that arrived first goes first (the sort is stable).
 */
function inOrder(lots: readonly ReferenceLot[], method: Method, lotIds?: readonly string[]): readonly ReferenceLot[] {
  if (lotIds !== undefined) return lotIds.flatMap((id) => lots.filter((lot) => lot.lotId === id));
  return [...lots].sort((a, b) => compareLots(a, b, method));
}

function compareLots(a: ReferenceLot, b: ReferenceLot, method: Method): number {
  const byDate = a.acquiredAt - b.acquiredAt || a.seq - b.seq;
  const byUnitCost = order(over(a.cost, a.amount), over(b.cost, b.amount));
  switch (method) {
    case 'FIFO':
    case 'AVERAGE':
      return byDate;
    case 'LIFO':
      return -byDate;
    case 'HIFO':
      return -byUnitCost || byDate;
    case 'LOFO':
      return byUnitCost || byDate;
  }
}

function partOf(lot: ReferenceLot, amount: Fraction): ReferenceLot {
  return { ...lot, amount, cost: over(times(lot.cost, amount), lot.amount) };
}

function without(lots: readonly ReferenceLot[], used: ReferenceLot, amount: Fraction): readonly ReferenceLot[] {
  return lots.flatMap((lot) => {
    if (lot !== used) return [lot];
    const rest = minus(lot.amount, amount);
    return isNothing(rest) ? [] : [partOf(lot, rest)];
  });
}
