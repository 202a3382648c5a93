/** What is read off a plan: what it saves, and whether it is proven. */
import { difference } from '../../../../../platform/difference.ts';
import type { MultiYearPlan, PlanYear } from '../../../planning-types.ts';

/** Tax against selling the same sum at once. */
export function savedByPlan({ sellAllNow, totals }: MultiYearPlan): string {
  return difference(sellAllNow.tax, totals.tax);
}

/** Figures are rounded to the cent, so a gap of one is none. */
export function isProven({ gap }: MultiYearPlan): boolean {
  return Number(gap) <= 0.01;
}

/** Share of the limit from which a small move of the price can tip it. */
const TIGHT = 0.9;

/** Years that stay below their limit by little. */
export function tightYears({ years }: MultiYearPlan): readonly PlanYear[] {
  return years.filter(({ net, limit, limitReached }) => !limitReached && Number(net) >= Number(limit) * TIGHT);
}

export function roomOf({ net, limit }: PlanYear): string {
  return difference(limit, net);
}
