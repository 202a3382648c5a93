/** What is read off a plan: what it saves, and whether it is proven. */
import { dec, formatDecimal, subtract } from '@cryptax/kernel';
import type { MultiYearPlan } from '../../../lib/ledger/planning-api.ts';

/** Tax against selling the same sum at once. */
export function savedByPlan({ sellAllNow, totals }: MultiYearPlan): string {
  return formatDecimal(subtract(dec(sellAllNow.tax), dec(totals.tax)));
}

/** Figures are rounded to the cent, so a gap of one is none. */
export function isProven({ gap }: MultiYearPlan): boolean {
  return Number(gap) <= 0.01;
}
