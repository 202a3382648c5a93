/** The positions a plan can choose from: one line per asset, with its price, its worth and how much of it is free. */
import { compare, compareText, type Day, dec, formatDay, yearOfDay } from '@cryptax/kernel';
import {
  amountText,
  euroText,
  type Fine,
  fineValue,
  freeFrom,
  isFreeOn,
  type PlanPool,
  yearCalculator,
} from '@cryptax/planning';
import type { PlanPosition, PlanPositions } from '../planning-types.ts';
import { type PlanContext, type PricesNow, planBasis } from './plan-context.ts';

export function planPositions(
  context: PlanContext,
  now: PricesNow,
  day: Day,
  wallet: string | undefined,
): PlanPositions {
  const pools = poolsIn(context.pools, wallet);
  const assets = context.assets.filter((asset) => pools.some((pool) => pool.asset === asset));
  const positions = assets.map((asset) => positionOf(asset, pools, now, day));
  const worth = (position: PlanPosition) => dec(position.value ?? '-1');
  return {
    today: formatDay(context.today),
    positions: positions.toSorted((a, b) => compare(worth(b), worth(a)) || compareText(a.asset, b.asset)),
    value: euroText(poolsValue(pools, now)),
    events: context.valued.length,
    year: yearCalculator(context.person, yearOfDay(day)).base.year,
    wallets: [...new Set(context.pools.map((pool) => pool.wallet))].sort(compareText),
    ...planBasis(context, now),
  };
}

/** What one wallet holds, or all of them. */
export function poolsIn(pools: readonly PlanPool[], wallet: string | undefined): readonly PlanPool[] {
  return wallet === undefined ? pools : pools.filter((pool) => pool.wallet === wallet);
}

export function poolsValue(pools: readonly PlanPool[], { prices }: PricesNow): Fine {
  return pools.reduce((sum, { asset, units, scale }) => {
    const price = prices.get(asset);
    return price === undefined ? sum : sum + fineValue(units, scale, price);
  }, 0n);
}

function positionOf(asset: string, pools: readonly PlanPool[], { prices, origins }: PricesNow, day: Day): PlanPosition {
  const own = pools.filter((pool) => pool.asset === asset);
  const lots = own.flatMap((pool) => pool.lots);
  const units = own.reduce((sum, pool) => sum + pool.units, 0n);
  const free = lots.filter((lot) => isFreeOn(lot, day)).reduce((sum, lot) => sum + lot.units, 0n);
  const next = lots
    .filter((lot) => !isFreeOn(lot, day))
    .reduce((first, lot) => Math.min(first, freeFrom(lot)), Infinity);
  const price = prices.get(asset);
  const scale = own[0]?.scale ?? 0;
  return {
    asset,
    amount: amountText(units, scale),
    cost: euroText(own.reduce((sum, pool) => sum + pool.cost, 0n)),
    price: price === undefined ? null : amountText(price.units, price.scale),
    origin: origins.get(asset) ?? null,
    value: price === undefined ? null : euroText(fineValue(units, scale, price)),
    freeShare: units === 0n ? 0 : Number((free * 10_000n) / units) / 10_000,
    nextFree: Number.isFinite(next) ? formatDay(next as Day) : null,
    lots: lots.length,
    wallets: own.map(({ wallet }) => wallet).sort(),
  };
}
