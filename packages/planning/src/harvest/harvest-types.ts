/** Losses that could be realised, and what that would bring: figures from the user's own year, never loss times a rate. */
import type { PlanYear } from '../law/plan-years.ts';
import type { SellPart } from '../sale/sale-types.ts';

export type HarvestAction = 'strong' | 'recommend' | 'consider' | 'avoid';
export type Risk = 'conservative' | 'medium' | 'aggressive';
export type Volatility = 'low' | 'medium' | 'high' | 'unknown';

export interface HarvestCandidate {
  readonly asset: string;
  readonly wallet: string;
  /** What has to be sold, in the order in force in that wallet, to realise the loss. */
  readonly amount: string;
  readonly value: string;
  readonly cost: string;
  /** Loss inside the holding period that this sale realises; positive. */
  readonly loss: string;
  /** Part of what is sold on the way that is outside the period; its result counts nothing. */
  readonly freeValue: string;
  readonly lots: number;
  /** The first of these lots; more than a person would look at are left out. */
  readonly parts: readonly SellPart[];
  /** What the sale adds to the saving of those proposed before it; positive = saved now. Over all chosen it adds up. */
  readonly taxSaving: string;
  /** Part of the loss that meets no gain now and is carried forward. */
  readonly carriedForward: string;
  readonly transactionCost: string;
  readonly netBenefit: string;
  /** Net benefit per euro of cost; a ratio for the eye, two digits. */
  readonly roi: string;
  readonly action: HarvestAction;
  readonly priority: 'high' | 'medium';
  readonly volatility: Volatility;
  /** Bought within the last 30 days: buying back soon would look like a circle. */
  readonly recentlyBought: boolean;
  /** First day on which the lots would be free; waiting loses the loss. */
  readonly freeFrom: string;
  readonly isChosen: boolean;
}

export type HarvestWarning =
  /** More than a fifth of the portfolio is sold. */
  | { readonly code: 'large-share'; readonly percent: string }
  | { readonly code: 'repurchase'; readonly assets: readonly string[] }
  | { readonly code: 'low-return'; readonly assets: readonly string[] }
  /** Nothing to offset, neither this year nor by carrying back. */
  | { readonly code: 'carry-forward-only' };

export interface HarvestAnalysis {
  readonly year: PlanYear;
  /** Joint effect of the chosen candidates; losses add up before the law is asked. */
  readonly taxSaving: string;
  readonly carriedForward: string;
  /** What realising every candidate would add to the losses carried on. */
  readonly carryPossible: string;
  readonly totalLoss: string;
  readonly chosenLoss: string;
  readonly transactionCost: string;
  readonly netBenefit: string;
  readonly roi: string;
  /** Loss that brings this year's result just below its limit; 0.00 when it is there already. */
  readonly lossToLimit: string;
  readonly candidates: readonly HarvestCandidate[];
  readonly warnings: readonly HarvestWarning[];
  /** Working days that the sales take, two per step. */
  readonly days: number;
}

export interface HarvestOptions {
  readonly minLoss: string;
  readonly maxCost: string;
  readonly risk: Risk;
  /** Assets the user wants to keep. */
  readonly keep: readonly string[];
}

export const HARVEST_DEFAULTS: HarvestOptions = { minLoss: '100', maxCost: '100', risk: 'medium', keep: [] };
