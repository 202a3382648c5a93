/** What a sale consists of, per asset for the eye and per lot for the plan. */
import { type Decimal, formatDay, formatShortest } from '@cryptax/kernel';
import { euroText, fineDecimal, fineValue, toNumber } from '../lots/fine.ts';
import { amountText, freeFrom, type PlanPool } from '../lots/plan-pool.ts';
import type { LotPart } from './pool-curve.ts';
import type { MixItem, SellPart } from './sale-types.ts';
import type { PoolSum, SmartPart } from './smart-order.ts';

/** One line per asset, largest value first. */
export function mixItems(sums: readonly PoolSum[]): readonly MixItem[] {
  const total = toNumber(sums.reduce((all, { proceeds }) => all + proceeds, 0n));
  const assets = new Map<string, PoolSum>();
  for (const sum of sums) {
    const known = assets.get(sum.pool.asset);
    assets.set(sum.pool.asset, known === undefined ? sum : joined(known, sum));
  }
  return [...assets.values()].sort((a, b) => (a.proceeds > b.proceeds ? -1 : 1)).map((sum) => mixItem(sum, total));
}

function joined(a: PoolSum, b: PoolSum): PoolSum {
  return {
    pool: a.pool,
    units: a.units + b.units,
    proceeds: a.proceeds + b.proceeds,
    cost: a.cost + b.cost,
    taxableGain: a.taxableGain + b.taxableGain,
    lots: a.lots + b.lots,
    freeLots: a.freeLots + b.freeLots,
  };
}

function mixItem({ pool, units, proceeds, cost, taxableGain, lots, freeLots }: PoolSum, total: number): MixItem {
  const gain = proceeds - cost;
  return {
    asset: pool.asset,
    amount: amountText(units, pool.scale),
    value: euroText(proceeds),
    share: total === 0 ? 0 : toNumber(proceeds) / total,
    gain: euroText(gain),
    taxableGain: euroText(taxableGain),
    taxFreeGain: euroText(gain - taxableGain),
    lots,
    freeLots,
  };
}

/** A part of a lot with what it brings at this price. */
export function pricedPart(part: LotPart, pool: PlanPool, price: Decimal): SmartPart {
  return { ...part, pool, proceeds: fineValue(part.units, pool.scale, price) };
}

export function sellParts(parts: readonly SmartPart[]): readonly SellPart[] {
  return parts.map(({ pool, lot, units, cost, proceeds, isFree }) => ({
    wallet: pool.wallet,
    asset: pool.asset,
    lotId: lot.lotId,
    acquiredAt: lot.acquiredAt,
    freeFrom: formatDay(freeFrom(lot)),
    amount: amountText(units, pool.scale),
    proceeds: euroText(proceeds),
    exactProceeds: formatShortest(fineDecimal(proceeds)),
    cost: euroText(cost),
    gain: euroText(proceeds - cost),
    taxFree: isFree,
  }));
}
