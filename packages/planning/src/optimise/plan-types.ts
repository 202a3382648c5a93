/** A plan over years as plain data: what to sell when, why, and what it costs against the two plain alternatives. */
import type { PlanYear } from '../law/plan-years.ts';
import type { Basis, SellPart } from '../sale/sale-types.ts';

export type Goal = 'tax' | 'gains' | 'flexibility';

export type Period = 1 | 2 | 3 | 5;

/** Why a part is sold on its day. */
export type StepReason =
  /** Its loss lowers the taxable result of the year. */
  | 'loss'
  /** Outside the holding period already. */
  | 'free'
  /** Sold on the day after its holding period ends. */
  | 'wait-until-free'
  /** A gain inside the period that stays below the limit of its year. */
  | 'below-limit'
  /** A gain that is taxed; nothing cheaper was left. */
  | 'taxed';

export interface PlanStep {
  readonly day: string;
  readonly asset: string;
  readonly wallet: string;
  readonly amount: string;
  /** Assumed price of that day. */
  readonly price: string;
  readonly proceeds: string;
  readonly taxableGain: string;
  readonly taxFreeGain: string;
  readonly reason: StepReason;
  readonly parts: readonly SellPart[];
}

export interface PlanTotals {
  readonly proceeds: string;
  /** What the plan changes in tax, all years. */
  readonly tax: string;
  readonly netAfterTax: string;
  /** Assumed value of what is left at the end of the period. */
  readonly remainingValue: string;
}

export interface MultiYearPlan {
  readonly goal: Goal;
  readonly start: string;
  readonly end: string;
  readonly outlookPercent: string;
  readonly steps: readonly PlanStep[];
  readonly years: readonly PlanYear[];
  readonly totals: PlanTotals;
  /** Whether the order in force sells the same, or the lots have to be named and proven. */
  readonly basis: Exclude<Basis, 'planning'>;
  /** Tax of the same sales without proof of the lots. */
  readonly taxInForce: string;
  readonly sellAllNow: PlanTotals;
  readonly doNothing: PlanTotals;
  /** Euro by which a still better plan could at most be better; 0.00 = proven optimum. */
  readonly gap: string;
  /** Years assessed by the rules of the last known year. */
  readonly assumedLawYears: readonly number[];
}

export type PlanError =
  | { readonly code: 'plan.no-positions' }
  | { readonly code: 'plan.target-out-of-range'; readonly max: string };
