/**
 * From target weights to trades: deviations of at most one percentage point are left alone, more than five are urgent
 * (specification). Only sales matter for tax; purchases are listed so that the plan adds up.
 */
import { type Decimal, divide, formatShortest } from '@cryptax/kernel';
import { euroText, type Fine, fineDecimal, fineValue, toNumber } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';

export interface RebalanceTrade {
  readonly asset: string;
  readonly side: 'sell' | 'buy';
  readonly value: string;
  readonly amount: string;
  /** Percent of the portfolio, one digit. */
  readonly currentPercent: string;
  readonly targetPercent: string;
  readonly priority: 'high' | 'normal';
}

const IGNORED_POINTS = 1;
const URGENT_POINTS = 5;

/** `targets` in percent by asset; assets without a target keep theirs. */
export function rebalance(
  pools: readonly PlanPool[],
  prices: ReadonlyMap<string, Decimal>,
  targets: ReadonlyMap<string, number>,
): readonly RebalanceTrade[] {
  const values = new Map<string, Fine>();
  for (const pool of pools) {
    const price = prices.get(pool.asset);
    if (price === undefined) continue;
    values.set(pool.asset, (values.get(pool.asset) ?? 0n) + fineValue(pool.units, pool.scale, price));
  }
  const total = [...values.values()].reduce((sum, value) => sum + value, 0n);
  if (total === 0n) return [];
  return [...targets].flatMap(([asset, target]) => {
    const value = values.get(asset) ?? 0n;
    const current = (toNumber(value) / toNumber(total)) * 100;
    const points = current - target;
    const price = prices.get(asset);
    if (price === undefined || price.units === 0n || Math.abs(points) <= IGNORED_POINTS) return [];
    const wanted = (total * BigInt(Math.round(target * 1_000_000))) / 100_000_000n;
    const change = value > wanted ? value - wanted : wanted - value;
    return [
      {
        asset,
        side: points > 0 ? 'sell' : 'buy',
        value: euroText(change),
        amount: formatShortest(divide(fineDecimal(change), price, 8, 'down')),
        currentPercent: current.toFixed(1),
        targetPercent: target.toFixed(1),
        priority: Math.abs(points) > URGENT_POINTS ? 'high' : 'normal',
      } as const,
    ];
  });
}
