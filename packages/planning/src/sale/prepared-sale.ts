/**
 * A sale made ready for a slider: everything that does not depend on the amount is computed once (orders, curves, the
 * standing of the year), so that each further amount is a handful of lookups whatever the size of the ledger. The amount
 * is spread over the chosen positions by value; only SMART also chooses between positions. SMART is what naming lots can
 * reach (Rz. 61) and nothing else: an average cannot be had by naming.
 */
import { type Day, type Decimal, dec, formatDecimal, subtract, yearOfDay } from '@cryptax/kernel';
import type { MatchSettings, Method } from '@cryptax/ledger';
import { poolMethod } from '@cryptax/tax-de';
import type { Person } from '../law/plan-years.ts';
import { type YearCalculator, yearCalculator } from '../law/year-calculator.ts';
import { centsOf, euroText, type Fine, fineOf, fineValue } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import { methodPools, methodSum, type Position, positionOf, type SaleSum, spreadByValue } from './method-sums.ts';
import { mixItems, pricedPart, sellParts } from './mix.ts';
import type { Basis, MixItem, SaleAnswer, SellPart, Strategy, StrategyResult } from './sale-types.ts';
import { STRATEGIES } from './sale-types.ts';
import { type PoolSum, type SmartPart, smartOrder } from './smart-order.ts';

export interface SaleQuestion {
  readonly person: Person;
  /** Says which order is in force in each wallet. */
  readonly settings: MatchSettings;
  /** The chosen positions with the price of the day of sale; a pool without a price is not for sale. */
  readonly pools: readonly PlanPool[];
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly soldOn: Day;
  /** The same pools with average cost from their start (`averagePools`); without them average is compared only where it is in force. */
  readonly averages?: readonly PlanPool[];
  /** Another law than that of the year, for a scenario. */
  readonly law?: (calculator: YearCalculator) => YearCalculator;
}

export interface PreparedSale {
  readonly soldOn: Day;
  readonly value: Fine;
  readonly calculator: YearCalculator;
  readonly at: (sale: Decimal) => SaleAnswer;
  readonly sumOf: (strategy: Strategy, sale: Decimal) => SaleSum;
  readonly mix: (strategy: Strategy, sale: Decimal) => readonly MixItem[];
  readonly parts: (strategy: Strategy, sale: Decimal) => readonly SellPart[];
}

export function prepareSale(question: SaleQuestion): PreparedSale {
  const { person, soldOn, law = (own) => own } = question;
  const positions = positionsOf(question);
  const smart = smartOrder(positions, soldOn);
  const value = positions.reduce((sum, { pool, price }) => sum + fineValue(pool.units, pool.scale, price), 0n);
  const calculator = law(yearCalculator(person, yearOfDay(soldOn)));
  const spread = (sale: Decimal) => spreadByValue(positions, value, fineOf(sale));
  /**
   * The order in force where naming lots is no lower (the smallest unit of a coin can make it a cent more): its lots can be
   * named as well. Both sell for the same sum.
   */
  const smartSale = (units: readonly bigint[]) => {
    const own = methodSum(positions, 'in-force', units);
    const chosen = smart.at(own.proceeds);
    return centsOf(own.taxableGain).units < centsOf(chosen.taxableGain).units
      ? { sum: own, pools: () => methodPools(positions, 'in-force', units), parts: () => orderParts('in-force', units) }
      : { sum: chosen, pools: () => smart.pools(own.proceeds), parts: () => smart.parts(own.proceeds) };
  };
  const orderParts = (order: Method | 'in-force', units: readonly bigint[]): readonly SmartPart[] =>
    positions.flatMap(({ pool, price, method, curves }, index) =>
      curves[order === 'in-force' ? method : order]
        .parts(units[index] ?? 0n)
        .map((part) => pricedPart(part, pool, price)),
    );
  const methods = [...new Set(positions.map(({ method }) => method))];
  const strategies = STRATEGIES.filter((each) => each !== 'AVERAGE' || positions.every(({ hasAverage }) => hasAverage));
  const basisOf = (strategy: Strategy): Basis =>
    strategy === 'SMART' ? 'named-lots' : methods.every((method) => method === strategy) ? 'in-force' : 'planning';

  const sumOf = (strategy: Strategy, sale: Decimal): SaleSum => {
    const units = spread(sale);
    return strategy === 'SMART' ? smartSale(units).sum : methodSum(positions, strategy, units);
  };
  const poolSums = (strategy: Strategy, sale: Decimal): readonly PoolSum[] => {
    const units = spread(sale);
    return strategy === 'SMART' ? smartSale(units).pools() : methodPools(positions, strategy, units);
  };
  const chosenParts = (strategy: Strategy, sale: Decimal): readonly SmartPart[] => {
    const units = spread(sale);
    return strategy === 'SMART' ? smartSale(units).parts() : orderParts(strategy, units);
  };

  return {
    soldOn,
    value,
    calculator,
    at: (sale) => {
      const units = spread(sale);
      const own = methodSum(positions, 'in-force', units);
      const results = strategies.map((strategy) => {
        const sum = strategy === 'SMART' ? smartSale(units).sum : methodSum(positions, strategy, units);
        return resultOf(strategy, sum, calculator, basisOf(strategy));
      });
      const { taxableGain, tax, netAfterTax } = resultOf('FIFO', own, calculator, 'in-force');
      return { ...compared(results, euroText(own.proceeds)), inForce: { methods, taxableGain, tax, netAfterTax } };
    },
    sumOf,
    mix: (strategy, sale) => mixItems(poolSums(strategy, sale)),
    parts: (strategy, sale) => sellParts(chosenParts(strategy, sale)),
  };
}

function positionsOf({ pools, prices, soldOn, settings, averages = [] }: SaleQuestion): readonly Position[] {
  const keyOf = ({ wallet, asset }: PlanPool) => JSON.stringify([wallet, asset]);
  const average = new Map(averages.map((pool) => [keyOf(pool), pool]));
  return pools.flatMap((pool) => {
    const price = prices.get(pool.asset);
    const method = poolMethod(settings, pool.wallet, pool.asset);
    return price === undefined ? [] : [positionOf({ pool, price }, soldOn, method, average.get(keyOf(pool)))];
  });
}

function resultOf(strategy: Strategy, sum: SaleSum, calculator: YearCalculator, basis: Basis): StrategyResult {
  const answer = calculator.askFine(sum.taxableGain);
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
    basis,
  };
}

/** Savings against FIFO, and the badge: lowest tax, ties to the one named first. */
function compared(results: readonly StrategyResult[], sold: string): Omit<SaleAnswer, 'inForce'> {
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
