/**
 * A sale made ready for a slider: everything that does not depend on the amount is computed once (orders, curves, the
 * standing of the year), so that each further amount is a handful of lookups whatever the size of the ledger. The amount
 * is spread over the chosen positions by value; only SMART also chooses between positions.
 */
import { type Day, type Decimal, dec, formatDecimal, subtract, yearOfDay } from '@cryptax/kernel';
import { METHODS, type Method } from '@cryptax/ledger';
import type { Person } from '../law/plan-years.ts';
import { type YearDesk, yearDesk } from '../law/year-desk.ts';
import { centsOf, euroText, type Fine, fineOf, fineValue } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import { methodPools, methodSum, positionOf, type SaleSum, spreadByValue } from './method-sums.ts';
import { mixItems, pricedPart, sellParts } from './mix.ts';
import type { MixItem, SaleAnswer, SellPart, Strategy, StrategyResult } from './sale-types.ts';
import { STRATEGIES } from './sale-types.ts';
import { type PoolSum, type SmartPart, smartOrder } from './smart-order.ts';

export interface SaleQuestion {
  readonly person: Person;
  /** The chosen positions with the price of the day of sale; a pool without a price is not for sale. */
  readonly pools: readonly PlanPool[];
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly soldOn: Day;
}

export interface PreparedSale {
  readonly soldOn: Day;
  readonly value: Fine;
  readonly desk: YearDesk;
  readonly at: (sale: Decimal) => SaleAnswer;
  readonly sumOf: (strategy: Strategy, sale: Decimal) => SaleSum;
  readonly mix: (strategy: Strategy, sale: Decimal) => readonly MixItem[];
  readonly parts: (strategy: Strategy, sale: Decimal) => readonly SellPart[];
}

export function prepareSale({ person, pools, prices, soldOn }: SaleQuestion): PreparedSale {
  const positions = pools.flatMap((pool) => {
    const price = prices.get(pool.asset);
    return price === undefined ? [] : [positionOf(pool, price, soldOn)];
  });
  const smart = smartOrder(positions, soldOn);
  const value = positions.reduce((sum, { pool, price }) => sum + fineValue(pool.units, pool.scale, price), 0n);
  const desk = yearDesk(person, yearOfDay(soldOn));
  const spread = (sale: Decimal) => spreadByValue(positions, value, fineOf(sale));

  const allSums = (sale: Decimal) => {
    const units = spread(sale);
    const methods = new Map(METHODS.map((method) => [method, methodSum(positions, method, units)] as const));
    const sold = methods.get('FIFO')?.proceeds ?? 0n;
    return { units, methods, sold, ...smartest(methods, smart.at(sold)) };
  };
  const sumOf = (strategy: Strategy, sale: Decimal): SaleSum => {
    if (strategy === 'SMART') return allSums(sale).sum;
    return methodSum(positions, strategy, spread(sale));
  };
  const poolSums = (strategy: Strategy, sale: Decimal): readonly PoolSum[] => {
    if (strategy !== 'SMART') return methodPools(positions, strategy, spread(sale));
    const { units, sold, way } = allSums(sale);
    return way === 'chosen-lots' ? smart.pools(sold) : methodPools(positions, way, units);
  };
  /** SMART sells chosen lots, unless a method is lower still (average cost can be). */
  const chosenParts = (strategy: Strategy, sale: Decimal): readonly SmartPart[] => {
    const { units, sold, way } = allSums(sale);
    const method = strategy === 'SMART' ? way : strategy;
    if (method === 'chosen-lots') return smart.parts(sold);
    return positions.flatMap(({ pool, price, curves }, index) =>
      curves[method].parts(units[index] ?? 0n).map((part) => pricedPart(part, pool, price)),
    );
  };

  return {
    soldOn,
    value,
    desk,
    at: (sale) => {
      const { methods, sold, sum, way } = allSums(sale);
      const results = STRATEGIES.map((strategy) =>
        strategy === 'SMART'
          ? { ...resultOf(strategy, sum, desk), way }
          : resultOf(strategy, methods.get(strategy) ?? sum, desk),
      );
      return compared(results, euroText(sold));
    },
    sumOf,
    mix: (strategy, sale) => mixItems(poolSums(strategy, sale)),
    parts: (strategy, sale) => sellParts(chosenParts(strategy, sale)),
  };
}

/** The least taxable result of the chosen lots and of every method; chosen lots first, since anyone may have them. */
function smartest(
  methods: ReadonlyMap<Method, SaleSum>,
  chosen: SaleSum,
): { readonly sum: SaleSum; readonly way: Method | 'chosen-lots' } {
  let best: { readonly sum: SaleSum; readonly way: Method | 'chosen-lots' } = { sum: chosen, way: 'chosen-lots' };
  for (const method of ['FIFO', 'AVERAGE', 'LIFO', 'HIFO', 'LOFO'] as const) {
    const sum = methods.get(method);
    if (sum !== undefined && isLower(sum, best.sum)) best = { sum, way: method };
  }
  return best;
}

/** By the cent: a difference of a fraction of one (amounts have a smallest unit) is none. */
function isLower(a: SaleSum, b: SaleSum): boolean {
  return centsOf(a.taxableGain).units < centsOf(b.taxableGain).units;
}

function resultOf(strategy: Strategy, sum: SaleSum, desk: YearDesk): StrategyResult {
  const answer = desk.askFine(sum.taxableGain);
  const gain = sum.proceeds - sum.cost;
  return {
    strategy,
    proceeds: euroText(sum.proceeds),
    cost: euroText(sum.cost),
    gain: euroText(gain),
    taxableGain: euroText(sum.taxableGain),
    taxFreeGain: euroText(gain - sum.taxableGain),
    lots: sum.lots,
    freeLots: sum.freeLots,
    year: answer.year,
    tax: formatDecimal(answer.change),
    netAfterTax: formatDecimal(subtract(centsOf(sum.proceeds), answer.change)),
    savingsAgainstFifo: '0.00',
    isOptimal: false,
  };
}

/** Savings against FIFO, and the badge: lowest tax, ties to the one named first. */
function compared(results: readonly StrategyResult[], sold: string): SaleAnswer {
  const fifo = dec(results[0]?.tax ?? '0');
  const savings = results.map(({ tax }) => subtract(fifo, dec(tax)));
  let best = 0;
  for (const [index, saving] of savings.entries()) {
    if (subtract(saving, savings[best] ?? dec('0')).units > 0n) best = index;
  }
  return {
    sold,
    best: results[best]?.strategy ?? 'FIFO',
    strategies: results.map((result, index) => ({
      ...result,
      savingsAgainstFifo: formatDecimal(savings[index] ?? dec('0.00')),
      isOptimal: index === best,
    })),
  };
}
