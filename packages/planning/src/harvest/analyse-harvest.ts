/**
 * Loss harvesting by German law: only losses inside the holding period count, they offset gains of the same kind and
 * year, and what meets no gain is carried forward. So the benefit is the tax of the user's year without the sale minus
 * the tax with it, asked of the law package; a loss with nothing to offset brings no cash.
 */
import { add, compare, type Decimal, dec, formatDecimal, subtract, yearOfDay, ZERO } from '@cryptax/kernel';
import { roomBelowLimit } from '@cryptax/tax-de';
import type { PlanYear } from '../law/plan-years.ts';
import { type YearAnswer, type YearCalculator, yearCalculator } from '../law/year-calculator.ts';
import { euroText, type Fine, fineValue, toNumber } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import { type Draft, draftOf, type HarvestQuestion, isAbove, ratio } from './harvest-draft.ts';
import type { HarvestAnalysis, HarvestCandidate, HarvestWarning, Risk } from './harvest-types.ts';

/** Candidates below this are not worth a line (specification). */
const SMALLEST_LOSS = dec('50');
/** At most this share of the portfolio is harvested. */
const MAX_SHARE = 30n;
const WARN_SHARE = 20;

export function analyseHarvest(question: HarvestQuestion): HarvestAnalysis {
  const { person, pools, prices, today, options } = question;
  const calculator = yearCalculator(person, yearOfDay(today));
  const total = pools.reduce((sum, pool) => sum + poolValue(pool, prices), 0n);
  const least = compare(dec(options.minLoss), SMALLEST_LOSS) > 0 ? dec(options.minLoss) : SMALLEST_LOSS;
  const alone = pools
    .filter(({ asset }) => !options.keep.includes(asset))
    .flatMap((pool) => draftOf(pool, question, calculator, { already: 0n, depth: 'deepest' }) ?? [])
    .filter(({ loss }) => compare(dec(loss), least) >= 0);
  const chosen = chooseWithin(alone, question, calculator, total);
  const already = chosen.reduce((sum, { fineLoss }) => sum + fineLoss, 0n);
  const others = alone
    .filter(({ pool }) => !chosen.some((own) => own.pool === pool))
    // What is left for a coin that is not chosen: a saving that others bring already is not promised again.
    .flatMap(({ pool }) => draftOf(pool, question, calculator, { already, depth: 'deepest' }) ?? []);
  return summary(calculator, chosen, [...chosen, ...others].sort(byBenefit), total);
}

function byBenefit(a: Draft, b: Draft): number {
  return compare(dec(b.netBenefit), dec(a.netBenefit)) || compare(dec(b.loss), dec(a.loss));
}

/**
 * Best return first, within the cost limit and 30 % of the portfolio, by the rules of the chosen risk; of each no more than
 * the saving needs, and each with what it adds to those before.
 */
function chooseWithin(
  alone: readonly Draft[],
  question: HarvestQuestion,
  calculator: YearCalculator,
  total: Fine,
): readonly Draft[] {
  const { options } = question;
  const chosen: Draft[] = [];
  let [cost, value, already]: [Decimal, Fine, Fine] = [ZERO, 0n, 0n];
  const room = (total * MAX_SHARE) / 100n;
  for (const { pool } of alone.toSorted((a, b) => compare(dec(b.roi), dec(a.roi)))) {
    const draft = draftOf(pool, question, calculator, { already, depth: 'least' });
    // Once the first losses have used up the gains, a further one only adds cost.
    if (draft === undefined || !passesRisk(draft, options.risk) || value + draft.fineValue > room) continue;
    const nextCost = add(cost, draft.decCost);
    if (compare(nextCost, dec(options.maxCost)) > 0) continue;
    chosen.push(draft);
    [cost, value, already] = [nextCost, value + draft.fineValue, already + draft.fineLoss];
  }
  return chosen;
}

function passesRisk({ roi, netBenefit, volatility }: Draft, risk: Risk): boolean {
  if (!isAbove(netBenefit, '0')) return false;
  if (risk === 'conservative') return isAbove(roi, '1.5') && volatility !== 'high';
  return isAbove(roi, risk === 'medium' ? '1' : '0.5');
}

function summary(
  calculator: YearCalculator,
  own: readonly Draft[],
  drafts: readonly Draft[],
  total: Fine,
): HarvestAnalysis {
  const loss = own.reduce((sum, { fineLoss }) => sum + fineLoss, 0n);
  const answer = calculator.askFine(-loss);
  const saving = subtract(ZERO, answer.change);
  const cost = own.reduce((sum, { decCost }) => add(sum, decCost), dec('0.00'));
  const net = subtract(saving, cost);
  const { limitReached, carryOut } = calculator.base.year;
  const all = drafts.reduce((sum, { fineDeepest }) => sum + fineDeepest, 0n);
  const carriedBy = (year: PlanYear) => formatDecimal(subtract(dec(year.carryOut), dec(carryOut)));
  return {
    year: calculator.base.year,
    taxSaving: formatDecimal(saving),
    carriedForward: carriedBy(answer.year),
    carryPossible: carriedBy(calculator.askFine(-all).year),
    totalLoss: euroText(all),
    chosenLoss: euroText(loss),
    transactionCost: formatDecimal(cost),
    netBenefit: formatDecimal(net),
    roi: ratio(net, cost),
    lossToLimit: limitReached ? formatDecimal(subtract(ZERO, roomBelowLimit(calculator.base.year))) : '0.00',
    candidates: drafts.map((draft) => candidateOf(draft, own.includes(draft))),
    warnings: warningsOf(drafts, own, total, calculator.askFine(-all)),
    days: own.length * 2,
  };
}

function candidateOf(draft: Draft, isChosen: boolean): HarvestCandidate {
  const { pool: _pool, fineLoss: _loss, fineDeepest: _deepest, fineValue: _value, decCost: _cost, ...shown } = draft;
  return { ...shown, isChosen };
}

function warningsOf(
  drafts: readonly Draft[],
  own: readonly Draft[],
  total: Fine,
  withAll: YearAnswer,
): readonly HarvestWarning[] {
  const share =
    total === 0n ? 0 : (toNumber(own.reduce((sum, each) => sum + each.fineValue, 0n)) / toNumber(total)) * 100;
  const names = (list: readonly Draft[]) => [...new Set(list.map(({ asset }) => asset))];
  const recent = names(drafts.filter(({ recentlyBought }) => recentlyBought));
  const poor = names(drafts.filter(({ roi }) => isAbove('1', roi)));
  return [
    ...(share > WARN_SHARE ? [{ code: 'large-share', percent: share.toFixed(1) } as const] : []),
    ...(drafts.length > 0 && withAll.change.units === 0n ? [{ code: 'carry-forward-only' } as const] : []),
    ...(recent.length > 0 ? [{ code: 'repurchase', assets: recent } as const] : []),
    ...(poor.length > 0 ? [{ code: 'low-return', assets: poor } as const] : []),
  ];
}

function poolValue(pool: PlanPool, prices: ReadonlyMap<string, Decimal>): Fine {
  const price = prices.get(pool.asset);
  return price === undefined ? 0n : fineValue(pool.units, pool.scale, price);
}
