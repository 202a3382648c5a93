/**
 * A sale as a screen shows it: its lots by the engine's word, and what a slider stands on: the scale, where the limit is reached,
 * and the tax over the amount sold, for drawing.
 */
import { type Decimal, dec, formatDay, invariant, parseDecimal, yearOfDay } from '@cryptax/kernel';
import { type PreparedSale, type Strategy, saleEvents, simulate, sweetEnd, toNumber } from '@cryptax/planning';
import type { SaleParts, SaleSetup, SaleStage, TaxCurve } from '../planning-types.ts';
import { type PlanContext, pricesNow } from './plan-context.ts';

const POINTS = 120;
/** Beyond the value the scale goes on, so that its end can be seen. */
const SCALE = 1.2;
/** The smallest result that counts. */
const CENT = 0.01;

export function saleStage(sale: PreparedSale, strategy: Strategy): SaleStage {
  const { year } = sale.calculator.base;
  const value = toNumber(sale.value);
  const resultAt = (amount: number) => toNumber(sale.sumOf(strategy, euros(amount)).taxableGain);
  const toLimit = Number(year.limit) - Number(year.net);
  const sweetResult = numberOf(sweetEnd(year.limit));
  const toSweet = toLimit + sweetResult - Number(year.limit);
  const samples = Array.from({ length: POINTS + 1 }, (_, index) => (value * index) / POINTS);
  return {
    value: value.toFixed(2),
    max: Math.max(1_000, Math.ceil((value * SCALE) / 100) * 100),
    year,
    limitAt: firstAt(samples, resultAt, toLimit),
    untaxedTo: firstAt(samples, resultAt, CENT),
    sweetResult,
    sweetAt: firstAt(samples, resultAt, toSweet),
    curves: [curve(sale, strategy, samples), curve(sale, strategy === 'FIFO' ? 'SMART' : 'FIFO', samples)],
  };
}

function curve(sale: PreparedSale, strategy: Strategy, samples: readonly number[]): TaxCurve {
  return {
    strategy,
    points: samples.map((amount) => {
      const { total } = sale.calculator.askFine(sale.sumOf(strategy, euros(amount)).taxableGain);
      // Cut, as every whole euro of tax is: the chart and the result say the same.
      return [Math.round(amount), Math.trunc(numberOf(total))] as const;
    }),
  };
}

/** First amount whose result reaches `most`; between two samples it is found by halving, to the euro. */
function firstAt(samples: readonly number[], resultAt: (amount: number) => number, most: number): number | null {
  if (most <= 0) return 0;
  for (const [index, amount] of samples.entries()) {
    if (resultAt(amount) < most) continue;
    let [low, high] = [samples[index - 1] ?? 0, amount];
    while (high - low > 1) {
      const middle = (low + high) / 2;
      if (resultAt(middle) < most) low = middle;
      else high = middle;
    }
    return Math.floor(low);
  }
  return null;
}

function euros(amount: number): Decimal {
  return dec(amount.toFixed(2));
}

function numberOf({ units, scale }: Decimal): number {
  return Number(units) / 10 ** scale;
}

/** Lots shown of a plan; the rest is in the file. */
export const SHOWN_PARTS = 500;

/** The engine's word on the sale: its lots as hypothetical events in the real ledger. */
export function partsOf(sale: PreparedSale, context: PlanContext, setup: SaleSetup, amount: string): SaleParts {
  const { prices } = pricesNow(context, setup);
  const sold = amountOf(amount);
  const parts = sale.parts(setup.strategy, sold);
  const { strategies, inForce } = sale.at(sold);
  const result = strategies.find(({ strategy }) => strategy === setup.strategy);
  invariant(result !== undefined, 'a sale is answered for every strategy');
  return {
    today: formatDay(context.today),
    parts: parts.slice(0, SHOWN_PARTS),
    total: parts.length,
    // An average that is only compared is no sale that the engine could make.
    engineNet:
      result.strategy === 'AVERAGE' && result.basis === 'planning'
        ? null
        : netWith(context, saleEvents(parts, sale.soldOn, prices), yearOfDay(sale.soldOn)),
    inForce,
    result,
  };
}

function netWith({ engine }: PlanContext, events: ReturnType<typeof saleEvents>, year: number): string {
  return simulate(engine, events).years.find((row) => row.year === year)?.taxable.net ?? '0.00';
}

export function amountOf(text: string) {
  const amount = parseDecimal(text);
  return amount.ok ? amount.value : dec('0');
}
