/**
 * Planning questions to the ledger worker: sales that have not happened. Everything is computed beside the real ledger
 * and nothing is written. Prices come with the question: those the user typed, then live ones the page knows, then the
 * last known close; where there is none, the coin says so and stays out.
 */
import type { Method } from '@cryptax/ledger';
import type {
  BatchOperation,
  Cockpit,
  FreeDay,
  Goal,
  HarvestAnalysis,
  InForce,
  MixItem,
  NotPlanned,
  Period,
  PlanBook,
  PlanYear,
  QuickWin,
  SaleAnswer,
  ScenarioFigures,
  ScenarioId,
  SellPart,
  SoldPart,
  Strategy,
  StrategyResult,
  SweetSpot,
} from '@cryptax/planning';
import type { PlanDocument } from '@cryptax/reports';
import type { Locale } from '../../platform/i18n/strings.ts';
import type { LivePriceMap } from '../../platform/ledger/price-types.ts';
import type { PriceDoubt, PriceNow } from '../portfolio/portfolio-types.ts';

export type * from '@cryptax/planning';
export type { DocumentTable, PlanDocument } from '@cryptax/reports';

/** Prices typed by the user, euro for one unit, by asset. */
export type TypedPrices = Readonly<Record<string, string>>;

/** Days of the prices behind a figure, oldest and newest; null where all were typed by the user. */
export interface PriceDays {
  readonly from: string;
  readonly to: string;
}

/** What a planning figure rests on, and what it leaves out. */
export interface PlanBasis {
  readonly priceDays: PriceDays | null;
  /** Prices that are too old, or that the user's own trade paid. */
  readonly doubts: readonly PriceDoubt[];
  /** Held, but not planned with: nobody knows yet when and for how much it was acquired. */
  readonly leftOut: NotPlanned['leftOut'];
  /** More has left than was acquired: planned with is what is there after all movements. */
  readonly short: NotPlanned['short'];
}

export interface PriceQuestion {
  readonly typed: TypedPrices;
  readonly live?: LivePriceMap | undefined;
}

export interface PlanPosition {
  readonly asset: string;
  readonly amount: string;
  readonly cost: string;
  /** Null where no price is known. */
  readonly price: string | null;
  /** Where the price is from; `typed` by the user. */
  readonly origin: (Omit<PriceNow, 'price' | 'kind'> & { readonly kind: PriceNow['kind'] | 'typed' }) | null;
  readonly value: string | null;
  /** Share of the amount that is outside the holding period on the day of sale, 0 to 1. */
  readonly freeShare: number;
  /** Next day on which more becomes free. */
  readonly nextFree: string | null;
  readonly lots: number;
  readonly wallets: readonly string[];
}

export interface PlanPositions extends PlanBasis {
  readonly today: string;
  /** Largest value first; those without a price last. */
  readonly positions: readonly PlanPosition[];
  readonly value: string;
  readonly events: number;
  readonly year: PlanYear;
  /** All wallets with something to sell, whichever is chosen. */
  readonly wallets: readonly string[];
}

/** A sale up to its amount: what a slider stands on. */
export interface SaleSetup extends PriceQuestion {
  readonly day: string;
  /** The one wallet that is sold from; absent: all of them. */
  readonly wallet?: string | undefined;
  readonly assets: readonly string[];
  readonly strategy: Strategy;
}

export interface TaxCurve {
  readonly strategy: Strategy;
  /** Sale and tax in whole euro: places on the screen. */
  readonly points: readonly (readonly [sale: number, tax: number])[];
}

export interface SaleStage {
  readonly value: string;
  /** End of the scale: 120 % of the value. */
  readonly max: number;
  readonly year: PlanYear;
  /** Sale at which the year's result reaches the limit, and the end of the sweet spot; null if it never does. */
  readonly limitAt: number | null;
  readonly sweetAt: number | null;
  /** The result of the year at which the sweet spot ends. */
  readonly sweetResult: number;
  /** Sale up to which only lots outside the period, or losses, are sold; null if that is all. */
  readonly untaxedTo: number | null;
  /** The chosen strategy, then one to compare it with. */
  readonly curves: readonly TaxCurve[];
}

export interface SaleMove {
  readonly answer: SaleAnswer;
  readonly mix: readonly MixItem[];
}

/** The same sale as parts of lots, with the engine's word on it. */
export interface SaleParts {
  readonly today: string;
  readonly parts: readonly SellPart[];
  readonly total: number;
  /**
   * Net of private sales of the year by the engine: the real ledger with these sales in it. Null for an average that is
   * not in force, which cannot begin in a pool that is not empty.
   */
  readonly engineNet: string | null;
  /** The same sale without proof of single lots. */
  readonly inForce: InForce;
  /** Of the strategy asked for. */
  readonly result: StrategyResult;
}

export interface PositionComparison {
  readonly asset: string;
  readonly strategies: readonly StrategyResult[];
  readonly best: Strategy;
}

export interface MethodParts {
  readonly parts: readonly SoldPart[];
  readonly total: number;
}

export interface PlanRequest extends PriceQuestion {
  readonly wallet?: string | undefined;
  readonly assets: readonly string[];
  readonly target: string;
  readonly period: Period;
  readonly outlookPercent: string;
  readonly goal: Goal;
}

export interface Radar extends PlanBasis {
  readonly today: string;
  readonly value: string;
  /** With a price, and without one. */
  readonly assets: readonly string[];
  readonly unpriced: readonly string[];
  /** The user's own. */
  readonly method: Method;
  /** Tax of selling everything today under the user's method. */
  readonly taxNow: string;
  readonly spots: readonly SweetSpot[];
  readonly calendar: readonly FreeDay[];
  readonly wins: readonly QuickWin[];
  readonly cockpit: Cockpit;
}

export interface BatchRequest extends PriceQuestion {
  readonly wallet?: string | undefined;
  readonly book: PlanBook;
  readonly selection: readonly string[];
  readonly operation: BatchOperation;
}

export interface Harvest extends HarvestAnalysis, PlanBasis {}

/** A plan to be printed: words and figures as the page shows them. */
export interface PlanPrint {
  readonly fileName: string;
  readonly document: PlanDocument;
  readonly locale: Locale;
}

/** What the chosen positions leave after tax under laws that do not exist, and under the one that does. */
export interface LawScenarios {
  /** On which everything is sold. */
  readonly day: string;
  readonly answers: readonly (ScenarioFigures & { readonly id: ScenarioId; readonly plan: ScenarioPlan | null })[];
}

/** The amount asked for under one law: in the order in force of each wallet, and with the lots named that cost least. */
export interface ScenarioPlan {
  readonly tax: string;
  readonly namedTax: string;
  readonly sells: readonly { readonly asset: string; readonly amount: string }[];
}
