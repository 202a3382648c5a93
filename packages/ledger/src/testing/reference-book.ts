/**
 * The lots of the reference engine: plain lists in order of arrival, sorted anew at every take. Nothing is
 * indexed, cached or rounded. Rule book 4.3 line by line.
 */
import type { Instant } from '@cryptax/kernel';
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
}

export interface ReferencePool {
  readonly wallet: string;
  readonly asset: string;
  method: Method;
  lots: readonly ReferenceLot[];
}

/** Parts in order of use, or how much is missing, or that a named lot is not there. */
export type Taken =
  | { readonly ok: true; readonly parts: readonly ReferenceLot[] }
  | { readonly ok: false; readonly code: 'missing-acquisition' | 'unknown-lot'; readonly missing: Fraction };

export class ReferenceBook {
  readonly pools: ReferencePool[] = [];
  readonly #settings: MatchSettings;

  constructor(settings: MatchSettings) {
    this.#settings = settings;
  }

  pool(wallet: string, asset: string): ReferencePool {
    const owner = poolOwner(this.#settings.scope, wallet);
    const known = this.pools.find((pool) => pool.wallet === owner && pool.asset === asset);
    if (known !== undefined) return known;
    const pool: ReferencePool = { wallet: owner, asset, method: this.#settings.method, lots: [] };
    this.pools.push(pool);
    return pool;
  }

  /** Takes a quantity in the pool's order, or nothing at all if the lots do not cover it. */
  take(wallet: string, asset: string, quantity: Fraction, lotIds?: readonly string[]): Taken {
    const pool = this.pool(wallet, asset);
    if (pool.method === 'AVERAGE') pool.lots = averaged(pool.lots);
    if (lotIds?.some((id) => !pool.lots.some((lot) => lot.lotId === id)) === true) {
      return { ok: false, code: 'unknown-lot', missing: NOTHING };
    }
    const usable = inOrder(pool.lots, pool.method, lotIds);
    const held = total(usable.map((lot) => lot.amount));
    if (order(held, quantity) < 0) {
      return { ok: false, code: 'missing-acquisition', missing: minus(quantity, held) };
    }
    const parts: ReferenceLot[] = [];
    let rest = quantity;
    for (const lot of usable) {
      if (isNothing(rest)) break;
      const amount = order(rest, lot.amount) < 0 ? rest : lot.amount;
      parts.push(partOf(lot, amount));
      pool.lots = without(pool.lots, lot, amount);
      rest = minus(rest, amount);
    }
    return { ok: true, parts };
  }

  put(wallet: string, asset: string, lots: readonly ReferenceLot[]): void {
    const pool = this.pool(wallet, asset);
    pool.lots = [...pool.lots, ...lots];
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
