/** What an operation would sell: the lots of each selected position in the order of its own method. */
import { type Day, type Decimal, dec, formatDay, formatShortest, round } from '@cryptax/kernel';
import { poolMethod } from '@cryptax/tax-de';
import { euroText, type Fine, fineDecimal, fineValue } from '../lots/fine.ts';
import { amountText, freeFrom, isFreeOn, type PlanPool } from '../lots/plan-pool.ts';
import { type LotPart, poolCurve } from '../sale/pool-curve.ts';
import type { PlannedBatchSale } from './plan-book.ts';
import { type RebalanceTrade, rebalance } from './rebalance.ts';
import type { BatchOperation, BatchQuestion } from './run-operation.ts';

/** A sale with its figures before rounding. */
export interface FineSale {
  readonly sale: PlannedBatchSale;
  readonly proceeds: Fine;
  readonly taxable: Fine;
  readonly free: Fine;
}

export interface Planned {
  readonly sales: readonly FineSale[];
  readonly trades: readonly RebalanceTrade[];
}

export function plannedBy(
  operation: BatchOperation,
  question: BatchQuestion,
  pools: readonly PlanPool[],
): Planned | undefined {
  const { prices, today, settings } = question;
  const partsOf = (pool: PlanPool, units: bigint) =>
    poolCurve(pool, poolMethod(settings, pool.wallet, pool.asset), today).parts(units);
  const sell = (pool: PlanPool, parts: readonly LotPart[], day: (part: LotPart) => Day) =>
    parts.flatMap((part) => saleOf(pool, part, day(part), prices) ?? []);
  switch (operation.kind) {
    case 'sell': {
      const share = BigInt(Math.round(Math.min(100, Math.max(0, operation.percent)) * 100));
      return {
        sales: pools.flatMap((pool) => sell(pool, partsOf(pool, (pool.units * share) / 10_000n), () => today)),
        trades: [],
      };
    }
    case 'hold-until-free':
      return {
        sales: pools.flatMap((pool) =>
          sell(pool, partsOf(pool, pool.units), ({ lot, isFree }) => (isFree ? today : freeFrom(lot))),
        ),
        trades: [],
      };
    case 'harvest':
      return {
        sales: pools.flatMap((pool) => {
          const price = prices.get(pool.asset);
          if (price === undefined) return [];
          const losing = partsOf(pool, pool.units).filter(
            ({ lot, units, cost }) => !isFreeOn(lot, today) && fineValue(units, pool.scale, price) < cost,
          );
          return sell(pool, losing, () => today);
        }),
        trades: [],
      };
    case 'rebalance': {
      const trades = rebalance(pools, prices, new Map(Object.entries(operation.targets)));
      const sales = trades
        .filter(({ side }) => side === 'sell')
        .flatMap((trade) => sellAmount(trade, pools, (pool, units) => sell(pool, partsOf(pool, units), () => today)));
      return { sales, trades };
    }
    default:
      // A message from outside may carry a kind that no version knows.
      return undefined;
  }
}

/** The amount of a trade spread over the wallets that hold the asset, the same share of each. */
function sellAmount<T>(
  trade: RebalanceTrade,
  pools: readonly PlanPool[],
  sell: (pool: PlanPool, units: bigint) => readonly T[],
): readonly T[] {
  const own = pools.filter(({ asset }) => asset === trade.asset);
  const held = own.reduce((sum, { units }) => sum + units, 0n);
  const wanted = round(dec(trade.amount), own[0]?.scale ?? 8, 'down').units;
  return held === 0n ? [] : own.flatMap((pool) => sell(pool, (pool.units * wanted) / held));
}

function saleOf(pool: PlanPool, part: LotPart, day: Day, prices: ReadonlyMap<string, Decimal>): FineSale | undefined {
  const price = prices.get(pool.asset);
  if (price === undefined || part.units === 0n) return undefined;
  const proceeds = fineValue(part.units, pool.scale, price);
  const gain = proceeds - part.cost;
  const isFree = isFreeOn(part.lot, day);
  const [taxable, free] = isFree ? [0n, gain] : [gain, 0n];
  const sale: PlannedBatchSale = {
    wallet: pool.wallet,
    asset: pool.asset,
    lotId: part.lot.lotId,
    amount: amountText(part.units, pool.scale),
    day: formatDay(day),
    proceeds: euroText(proceeds),
    exactProceeds: formatShortest(fineDecimal(proceeds)),
    taxableGain: euroText(taxable),
    taxFreeGain: euroText(free),
  };
  return { sale, proceeds, taxable, free };
}
