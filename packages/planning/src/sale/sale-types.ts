/** What a simulated sale is asked and answers, as plain data: it crosses the worker's border and is printed as JSON. */
import type { Method } from '@cryptax/ledger';
import type { PlanYear } from '../law/plan-years.ts';

export type Strategy = Method | 'SMART';

/**
 * What a figure rests on: the order in force in every wallet it sells from, single lots that have to be named and proven
 * (Rz. 61), or an order that is only compared.
 */
export type Basis = 'in-force' | 'named-lots' | 'planning';

/** FIFO first: it wins every tie. */
export const STRATEGIES: readonly Strategy[] = ['FIFO', 'AVERAGE', 'LIFO', 'HIFO', 'LOFO', 'SMART'];

/** The same sale under one strategy; euro with two digits. */
export interface StrategyResult {
  readonly strategy: Strategy;
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
  /** Inside the holding period. */
  readonly taxableGain: string;
  readonly taxFreeGain: string;
  readonly lots: number;
  readonly freeLots: number;
  readonly year: PlanYear;
  /** What the sale changes in tax; negative where its loss saves tax. */
  readonly tax: string;
  readonly netAfterTax: string;
  readonly savingsAgainstFifo: string;
  readonly isOptimal: boolean;
  readonly basis: Basis;
}

/** The sale in the order that is in force in each wallet. */
export interface InForce {
  /** More than one where wallets have orders of their own. */
  readonly methods: readonly Method[];
  readonly taxableGain: string;
  readonly tax: string;
  readonly netAfterTax: string;
}

/** What is sold of one asset. */
export interface MixItem {
  readonly asset: string;
  readonly amount: string;
  readonly value: string;
  /** Share of the sale, 0 to 1. */
  readonly share: number;
  readonly gain: string;
  readonly taxableGain: string;
  readonly taxFreeGain: string;
  readonly lots: number;
  readonly freeLots: number;
}

/** One part of one lot that a plan sells. */
export interface SellPart {
  readonly wallet: string;
  readonly asset: string;
  readonly lotId: string;
  readonly acquiredAt: string;
  /** First day on which a sale is free. */
  readonly freeFrom: string;
  readonly amount: string;
  readonly proceeds: string;
  /** Not rounded: what the sale carries when it is entered, so that it costs what was planned. */
  readonly exactProceeds: string;
  readonly cost: string;
  readonly gain: string;
  readonly taxFree: boolean;
}

export interface SaleAnswer {
  /** Proceeds of the sale: the amount asked for, or everything when that is less. */
  readonly sold: string;
  readonly strategies: readonly StrategyResult[];
  readonly best: Strategy;
  readonly inForce: InForce;
}
