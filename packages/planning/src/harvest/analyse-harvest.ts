/**
 * Loss harvesting by German law: only losses inside the holding period count, they offset gains of the same kind and
 * year, and what meets no gain is carried forward. So the benefit is the tax of the user's year without the sale minus
 * the tax with it, asked of the law package; a loss with nothing to offset brings no cash.
 */
import { add, compare, type Decimal, dec, formatDecimal, subtract, yearOfDay, ZERO } from '@cryptax/kernel';
import { roomBelowLimit } from '@cryptax/tax-de';
import type { PlanYear } from '../law/plan-years.ts';
import { type YearDesk, yearDesk } from '../law/year-desk.ts';
import { euroText, type Fine, fineValue, toNumber } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import { type Draft, draftOf, type HarvestQuestion, isAbove, ratio } from './harvest-draft.ts';
import type { HarvestAnalysis, HarvestOptions, HarvestWarning, Risk } from './harvest-types.ts';

/** Candidates below this are not worth a line (specification). */
const SMALLEST_LOSS = dec('50');
/** At most this share of the portfolio is harvested. */
const MAX_SHARE = 30n;
const WARN_SHARE = 20;

export function analyseHarvest(question: HarvestQuestion): HarvestAnalysis {
  const { person, pools, prices, today, options } = question;
  const desk = yearDesk(person, yearOfDay(today));
  const total = pools.reduce((sum, pool) => sum + poolValue(pool, prices), 0n);
  const least = compare(dec(options.minLoss), SMALLEST_LOSS) > 0 ? dec(options.minLoss) : SMALLEST_LOSS;
  const drafts = pools
    .filter(({ asset }) => !options.keep.includes(asset))
    .flatMap((pool) => draftOf(pool, question, desk) ?? [])
    .filter(({ loss }) => compare(dec(loss), least) >= 0)
    .sort((a, b) => compare(dec(b.netBenefit), dec(a.netBenefit)) || compare(dec(b.loss), dec(a.loss)));
  const chosen = chooseWithin(drafts, desk, total, options);
  return summary(desk, drafts, chosen, total);
}

/** Best return first, within the cost limit and 30 % of the portfolio, by the rules of the chosen risk. */
function chooseWithin(
  drafts: readonly Draft[],
  desk: YearDesk,
  total: Fine,
  options: HarvestOptions,
): ReadonlySet<Draft> {
  const chosen = new Set<Draft>();
  let [cost, value, loss]: [Decimal, Fine, Fine] = [ZERO, 0n, 0n];
  let saved = ZERO;
  const room = (total * MAX_SHARE) / 100n;
  for (const draft of drafts.toSorted((a, b) => compare(dec(b.roi), dec(a.roi)))) {
    if (!passesRisk(draft, options.risk) || value + draft.fineValue > room) continue;
    const nextCost = add(cost, draft.decCost);
    const nextSaved = subtract(ZERO, desk.askFine(-(loss + draft.fineLoss)).change);
    // Once the first losses have used up the gains, a further one only adds cost.
    if (compare(nextCost, dec(options.maxCost)) > 0 || compare(subtract(nextSaved, saved), draft.decCost) <= 0)
      continue;
    chosen.add(draft);
    [cost, value, loss, saved] = [nextCost, value + draft.fineValue, loss + draft.fineLoss, nextSaved];
  }
  return chosen;
}

function passesRisk({ roi, netBenefit, volatility }: Draft, risk: Risk): boolean {
  if (!isAbove(netBenefit, '0')) return false;
  if (risk === 'conservative') return isAbove(roi, '1.5') && volatility !== 'high';
  return isAbove(roi, risk === 'medium' ? '1' : '0.5');
}

function summary(desk: YearDesk, drafts: readonly Draft[], chosen: ReadonlySet<Draft>, total: Fine): HarvestAnalysis {
  const own = drafts.filter((draft) => chosen.has(draft));
  const loss = own.reduce((sum, { fineLoss }) => sum + fineLoss, 0n);
  const answer = desk.askFine(-loss);
  const saving = subtract(ZERO, answer.change);
  const cost = own.reduce((sum, { decCost }) => add(sum, decCost), dec('0.00'));
  const net = subtract(saving, cost);
  const { limitReached, carryOut } = desk.base.year;
  const all = drafts.reduce((sum, { fineLoss }) => sum + fineLoss, 0n);
  const carriedBy = (year: PlanYear) => formatDecimal(subtract(dec(year.carryOut), dec(carryOut)));
  return {
    year: desk.base.year,
    taxSaving: formatDecimal(saving),
    carriedForward: carriedBy(answer.year),
    carryPossible: carriedBy(desk.askFine(-all).year),
    totalLoss: euroText(all),
    chosenLoss: euroText(loss),
    transactionCost: formatDecimal(cost),
    netBenefit: formatDecimal(net),
    roi: ratio(net, cost),
    lossToLimit: limitReached ? formatDecimal(subtract(ZERO, roomBelowLimit(desk.base.year))) : '0.00',
    candidates: drafts.map(({ fineLoss: _l, fineValue: _v, decCost: _c, ...draft }, index) => ({
      ...draft,
      isChosen: chosen.has(drafts[index] as Draft),
    })),
    warnings: warningsOf(drafts, own, total, desk),
    days: own.length * 2,
  };
}

function warningsOf(
  drafts: readonly Draft[],
  own: readonly Draft[],
  total: Fine,
  desk: YearDesk,
): readonly HarvestWarning[] {
  const share =
    total === 0n ? 0 : (toNumber(own.reduce((sum, each) => sum + each.fineValue, 0n)) / toNumber(total)) * 100;
  const names = (list: readonly Draft[]) => [...new Set(list.map(({ asset }) => asset))];
  const recent = names(drafts.filter(({ recentlyBought }) => recentlyBought));
  const poor = names(drafts.filter(({ roi }) => isAbove('1', roi)));
  return [
    ...(share > WARN_SHARE ? [{ code: 'large-share', percent: share.toFixed(1) } as const] : []),
    ...(drafts.length > 0 && !desk.base.year.limitReached ? [{ code: 'carry-forward-only' } as const] : []),
    ...(recent.length > 0 ? [{ code: 'repurchase', assets: recent } as const] : []),
    ...(poor.length > 0 ? [{ code: 'low-return', assets: poor } as const] : []),
  ];
}

function poolValue(pool: PlanPool, prices: ReadonlyMap<string, Decimal>): Fine {
  const price = prices.get(pool.asset);
  return price === undefined ? 0n : fineValue(pool.units, pool.scale, price);
}
