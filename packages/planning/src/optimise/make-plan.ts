/**
 * The plan over years: the search decides what is sold when, the engine says what it costs. Searching works with floats;
 * every figure of the plan comes from the real ledger with the planned sales in it.
 */
import {
  add,
  type Day,
  type Decimal,
  dec,
  err,
  formatDay,
  formatDecimal,
  formatShortest,
  ok,
  type Result,
  subtract,
  yearOfDay,
} from '@cryptax/kernel';
import type { LedgerEngine, MatchSettings } from '@cryptax/ledger';
import { LAST_LAW_YEAR, type Person, type PlanYear, planYears, totalTax } from '../law/plan-years.ts';
import { centsOf, euroText, type Fine, fineOf, fineValue, toNumber } from '../lots/fine.ts';
import { amountText, type PlanPool } from '../lots/plan-pool.ts';
import { prepareSale } from '../sale/prepared-sale.ts';
import { isSameResult, type SaleLots, saleEvents, simulate } from '../sale/simulate.ts';
import type { PricedPool } from '../sale/smart-order.ts';
import { type Budget, type Found, leastOf } from './frontier.ts';
import { instalments } from './instalments.ts';
import { leastWithPrice, type TaxOfTwo } from './least-with-price.ts';
import { growthFactor } from './outlook.ts';
import { gainItems, type Horizon, horizonOf, type LotItem, taxItems } from './plan-items.ts';
import { type DatedPart, planSteps, pricedPart } from './plan-steps.ts';
import { type Choice, type PlanTable, planTable } from './plan-table.ts';
import type { Goal, MultiYearPlan, Period, PlanError, PlanTotals } from './plan-types.ts';
import { taxOfTwo } from './tax-of-two.ts';
import { withoutDust } from './without-dust.ts';

export interface PlanQuestion {
  readonly engine: LedgerEngine;
  readonly person: Person;
  readonly settings: MatchSettings;
  readonly pools: readonly PlanPool[];
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly today: Day;
  /** Today's value of what is to be sold, euro. */
  readonly target: Decimal;
  readonly period: Period;
  readonly outlookPercent: Decimal;
  readonly goal: Goal;
}

const MIN_TARGET = 100;
/** Plans a search may look at: with many kinds of lots each costs more, and the gap that is left is reported. */
const STEPS = { few: 6_000, many: 400, manyKinds: 3_000 };

export function makePlan(question: PlanQuestion): Result<MultiYearPlan, PlanError> {
  const { pools, prices, today, target, period, outlookPercent, goal } = question;
  const priced = pools.flatMap((pool) => {
    const price = prices.get(pool.asset);
    return price === undefined || price.units <= 0n ? [] : [{ pool, price }];
  });
  const value = priced.reduce((sum, { pool, price }) => sum + fineValue(pool.units, pool.scale, price), 0n);
  if (priced.length === 0 || value <= 0n) return err({ code: 'plan.no-positions' });
  const wanted = fineOf(target);
  if (toNumber(wanted) < Math.min(MIN_TARGET, toNumber(value)) || wanted > value) {
    return err({ code: 'plan.target-out-of-range', max: euroText(value) });
  }
  const horizon = horizonOf(today, period, outlookPercent);
  const chosen = goal === 'flexibility' ? instalments(question, priced, horizon) : searched(question, priced, horizon);
  return ok(describe(question, value, horizon, chosen));
}

interface Chosen {
  readonly parts: readonly DatedPart[];
  readonly gap: number;
}

function searched(question: PlanQuestion, pools: readonly PricedPool[], horizon: Horizon): Chosen {
  const { person, goal, today } = question;
  const items = goal === 'tax' ? taxItems(pools, horizon) : gainItems(pools, horizon);
  const table = planTable(items, toNumber(fineOf(question.target)));
  const budget = { steps: table.kinds > STEPS.manyKinds ? STEPS.many : STEPS.few };
  const law = taxOfTwo(person, yearOfDay(today));
  const found = goal === 'tax' ? leastTax(table, law, budget) : leastWithPrice(table, law, budget);
  const parts = datedParts(items, table.choicesFor(found.shares));
  return { parts: withoutDust(parts, pools, today), gap: Math.max(0, found.result - found.bound) };
}

/** Half a cent more is no more tax. */
const SAME_TAX = 0.005;
const FORBIDDEN = 1e9;

/** The least tax first; then, among all plans that cost no more, the one that takes least from inside the period. */
function leastTax(table: PlanTable, law: TaxOfTwo, budget: Budget): Found {
  const axes = { x: { a: 1, b: 0, c: 0 }, y: { a: 0, b: 1, c: 0 } };
  const steps = budget.steps / 2;
  const found = leastOf(table, { axes, measure: law.tax, budget });
  const most = found.result + SAME_TAX;
  const simple = leastWithPrice(
    table,
    { ...law, tax: (a, b) => (law.tax(a, b) <= most ? 0 : FORBIDDEN), riseA: () => 0, riseB: () => 0 },
    { steps },
  );
  return simple.result < FORBIDDEN ? { ...found, sums: simple.sums, shares: simple.shares } : found;
}

function datedParts(items: readonly LotItem[], choices: readonly Choice[]): readonly DatedPart[] {
  return choices.flatMap(({ item: index, way, value }) => {
    const item = items[index];
    const day = item?.ways[way]?.day;
    if (item === undefined || day === undefined) return [];
    const ratio = value / item.value;
    const units = ratio > ALMOST_ALL ? item.lot.units : (item.lot.units * share(ratio)) / SHARE;
    return units === 0n ? [] : [{ pool: item.pool, price: item.price, lot: item.lot, units, day }];
  });
}

const SHARE = 1_000_000_000_000n;
/** The search works with floats; what they lose is no reason to keep a dust of a lot. */
const ALMOST_ALL = 1 - 1e-9;

function share(ratio: number): bigint {
  return BigInt(Math.floor(ratio * Number(SHARE)));
}

function describe(question: PlanQuestion, value: Fine, horizon: Horizon, { parts, gap }: Chosen): MultiYearPlan {
  const { person, settings, prices, today, target, outlookPercent, goal } = question;
  const years = simulatedYears(question, parts, horizon, 'named');
  const unproven = simulatedYears(question, parts, horizon, 'in-force');
  const base = planYears(person, new Map(), yearOfDay(today) - 1, yearOfDay(horizon.end));
  const steps = planSteps(parts, horizon, years);
  const end = growthFactor(outlookPercent, today, horizon.end);
  const sold = parts.reduce((sum, part) => sum + fineValue(part.units, part.pool.scale, part.price), 0n);
  const proceeds = steps.reduce((sum, step) => add(sum, dec(step.proceeds)), dec('0.00'));
  const left = (fine: Fine) => formatDecimal(centsOf((fine * fineOf(end)) / fineOf(dec('1'))));
  const now = prepareSale({ person, settings, pools: question.pools, prices, soldOn: today }).at(target);
  return {
    goal,
    start: formatDay(today),
    end: formatDay(horizon.end),
    outlookPercent: formatShortest(outlookPercent),
    steps,
    years: years.filter(({ year }) => year >= yearOfDay(today)),
    totals: totals(proceeds, subtract(totalTax(years), totalTax(base)), left(value - sold)),
    basis: isSameResult(years, unproven) ? 'in-force' : 'named-lots',
    taxInForce: formatDecimal(subtract(totalTax(unproven), totalTax(base))),
    sellAllNow: totals(dec(now.sold), dec(now.inForce.tax), left(value - fineOf(target))),
    doNothing: totals(dec('0.00'), dec('0.00'), left(value)),
    gap: gap.toFixed(2),
    assumedLawYears: years.map(({ year }) => year).filter((year) => year > LAST_LAW_YEAR),
  };
}

/** The law's answer to the real ledger with the planned sales in it, their lots named or taken in the order in force. */
function simulatedYears(
  question: PlanQuestion,
  parts: readonly DatedPart[],
  horizon: Horizon,
  lots: SaleLots,
): readonly PlanYear[] {
  const { engine, person, today } = question;
  const events = parts
    .map((part) => pricedPart(part, horizon))
    .flatMap(({ pool, lot, units, day, dayPrice }, index) =>
      saleEvents(
        [{ wallet: pool.wallet, asset: pool.asset, lotId: lot.lotId, amount: amountText(units, pool.scale) }],
        day,
        new Map([[pool.asset, dayPrice]]),
        lots,
      ).map((event) => ({ ...event, id: `${event.id}:${index}` })),
    );
  const { years } = simulate(engine, events);
  const figures = { ...person, figures: years };
  return planYears(figures, new Map(), yearOfDay(today) - 1, yearOfDay(horizon.end));
}

function totals(proceeds: Decimal, tax: Decimal, remainingValue: string): PlanTotals {
  return {
    proceeds: formatDecimal(proceeds),
    tax: formatDecimal(tax),
    netAfterTax: formatDecimal(subtract(proceeds, tax)),
    remainingValue,
  };
}
