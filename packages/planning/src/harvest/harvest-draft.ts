/** One pool as a candidate for harvesting: what would have to be sold, what loss that realises, what it brings alone. */
import { compare, type Day, type Decimal, dec, divide, formatDay, formatDecimal, subtract } from '@cryptax/kernel';
import type { MatchSettings } from '@cryptax/ledger';
import { poolMethod } from '@cryptax/tax-de';
import type { Person } from '../law/plan-years.ts';
import type { YearCalculator } from '../law/year-calculator.ts';
import { centsOf, euroText, type Fine, fineValue } from '../lots/fine.ts';
import { amountText, freeFrom, type PlanPool } from '../lots/plan-pool.ts';
import { pricedPart, sellParts } from '../sale/mix.ts';
import { type LotPart, poolCurve } from '../sale/pool-curve.ts';
import { deepestSale, leastLoss, saleFor } from './harvest-depth.ts';
import type { HarvestAction, HarvestCandidate, HarvestOptions, Volatility } from './harvest-types.ts';

export interface HarvestQuestion {
  readonly person: Person;
  readonly settings: MatchSettings;
  readonly pools: readonly PlanPool[];
  readonly prices: ReadonlyMap<string, Decimal>;
  readonly volatility: ReadonlyMap<string, Volatility>;
  readonly today: Day;
  readonly options: HarvestOptions;
}

const MIN_COST = dec('10');
const SHOWN_LOTS = 200;
const RECENT_DAYS = 30;

export interface Draft extends Omit<HarvestCandidate, 'isChosen'> {
  readonly pool: PlanPool;
  readonly fineLoss: Fine;
  /** The deepest loss that this pool could realise. */
  readonly fineDeepest: Fine;
  readonly fineValue: Fine;
  readonly decCost: Decimal;
}

export interface DraftOptions {
  /** Loss that other sales realise before this one: a saving is counted once. */
  readonly already: Fine;
  /** `deepest`: all the loss there is; `least`: no more of it than the saving needs. */
  readonly depth: 'deepest' | 'least';
}

export function draftOf(
  pool: PlanPool,
  question: HarvestQuestion,
  calculator: YearCalculator,
  { already, depth }: DraftOptions,
): Draft | undefined {
  const { prices, settings, today, volatility } = question;
  const price = prices.get(pool.asset);
  if (price === undefined) return undefined;
  const curve = poolCurve(pool, poolMethod(settings, pool.wallet, pool.asset), today);
  const deepest = deepestSale(curve, pool, price);
  if (deepest === undefined) return undefined;
  const wanted = depth === 'least' ? leastLoss(calculator, already, deepest.loss) : deepest.loss;
  const { units, loss } = wanted === deepest.loss ? deepest : saleFor(curve, pool, price, wanted);
  const parts = curve.parts(units);
  const taken = curve.at(units);
  const value = fineValue(units, pool.scale, price);
  const [before, after] = [calculator.askFine(-already), calculator.askFine(-(already + loss))];
  const saving = subtract(before.change, after.change);
  const cost = transactionCost(value);
  const net = subtract(saving, cost);
  const roi = ratio(net, cost);
  return {
    asset: pool.asset,
    wallet: pool.wallet,
    amount: amountText(units, pool.scale),
    value: euroText(value),
    cost: euroText(taken.cost),
    loss: euroText(loss),
    freeValue: euroText(fineValue(units - taken.taxableUnits, pool.scale, price)),
    lots: parts.length,
    parts: sellParts(parts.slice(0, SHOWN_LOTS).map((part) => pricedPart(part, pool, price))),
    taxSaving: formatDecimal(saving),
    carriedForward: formatDecimal(subtract(dec(after.year.carryOut), dec(before.year.carryOut))),
    transactionCost: formatDecimal(cost),
    netBenefit: formatDecimal(net),
    roi,
    action: actionOf(formatDecimal(net), roi),
    priority: isAbove(roi, '2') ? 'high' : 'medium',
    volatility: volatility.get(pool.asset) ?? 'unknown',
    recentlyBought: pool.lots.some((lot) => today - lot.acquiredOn <= RECENT_DAYS),
    freeFrom: firstFreeDay(parts),
    pool,
    fineLoss: loss,
    fineDeepest: deepest.loss,
    fineValue: value,
    decCost: cost,
  };
}

/** The next day on which one of the lots leaves the holding period: from then on its loss counts nothing. */
function firstFreeDay(parts: readonly LotPart[]): string {
  const days = parts.filter(({ isFree }) => !isFree).map(({ lot }) => freeFrom(lot));
  return formatDay(Math.min(...days) as Day);
}

/** The steps of the specification. */
function actionOf(net: string, roi: string): HarvestAction {
  if (isAbove(net, '100') && isAbove(roi, '2')) return 'strong';
  if (isAbove(net, '50') && isAbove(roi, '1')) return 'recommend';
  return isAbove(net, '0') && isAbove(roi, '0.5') ? 'consider' : 'avoid';
}

export function isAbove(amount: string, bound: string): boolean {
  return compare(dec(amount), dec(bound)) > 0;
}

/** The larger of 10 euro and 0.1 % of the value (specification). */
function transactionCost(value: Fine): Decimal {
  const share = centsOf(value / 1_000n);
  return compare(share, MIN_COST) > 0 ? share : dec('10.00');
}

export function ratio(net: Decimal, cost: Decimal): string {
  return cost.units === 0n ? '0.00' : formatDecimal(divide(net, cost, 2, 'half-away'));
}
