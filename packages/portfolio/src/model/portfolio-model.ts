/**
 * What the portfolio screens show, as plain data: amounts and euro as decimal texts, days as `2026-09-28`. A value that is
 * not known is absent and named; it is never zero. Statistics are binary numbers (decision 0013) and say how they came about.
 */
import type { DayEntries, LargeEvent } from '../series/large-events.ts';
import type { ValuePoint } from '../series/value-series.ts';
import type { Measured } from '../statistics/measured.ts';

/** Where a price came from and how old it is. */
export interface PriceNow {
  /** Euro for one unit. */
  readonly price: string;
  /** `live`: asked just now. `close`: a day's close. `trade`: what the user's own last trade paid. */
  readonly kind: 'live' | 'close' | 'trade';
  readonly source: string;
  /** ISO instant for a live price, day for the others. */
  readonly time: string;
  /** Whole days from that day to today. */
  readonly ageDays: number;
}

/** A price in a sum that says little about today. */
export interface PriceDoubt {
  readonly asset: string;
  /** `own-trade`: nobody lists the coin, so the user's last trade prices it. */
  readonly reason: 'old' | 'own-trade';
  readonly day: string;
}

export interface AssetPosition {
  readonly asset: string;
  /** As the engine holds it, to the last digit. */
  readonly amount: string;
  /** Acquisition cost of the open lots, of those whose cost is known; null where none is. */
  readonly cost: string | null;
  /** Units whose cost is unknown; absent where all is known. */
  readonly withoutCost?: string;
  /** Absent if no price is known at all. */
  readonly now?: PriceNow | undefined;
  readonly value?: string | undefined;
  /** Value less cost; absent where either is not fully known. */
  readonly unrealised?: string | undefined;
  /** Ratio of the whole value. */
  readonly share?: string;
  /** The price a day before `now`, where both days have one, and how the position's value changed from there. */
  readonly dayBefore?:
    | {
        readonly price: string;
        readonly source: string;
        readonly day: string;
        readonly change: string;
      }
    | undefined;
  readonly wallets: readonly string[];
  readonly lots: LotSummary;
}

/** The open lots of one asset in a few figures; `openLots` lists them. */
export interface LotSummary {
  readonly count: number;
  /** Berlin day of the oldest lot. */
  readonly heldSince: string;
  /** Units that could be sold tax-free today. */
  readonly freeAmount: string;
  /** Ratio of the units that are free. */
  readonly freeShare: string;
  /** The next units to become free, and when. Absent if all are. */
  readonly nextFree?: { readonly on: string; readonly amount: string } | undefined;
  /** The next ones that hold a gain at the price of now: waiting for that day saves its tax. */
  readonly nextFreeGain?: { readonly on: string; readonly amount: string; readonly gain: string } | undefined;
  /** Gain if all lots were sold now at `now.price`, fees not counted; absent without a price or where a cost is unknown. */
  readonly gainNow?: { readonly total: string; readonly free: string; readonly taxable: string } | undefined;
}

export interface OpenLot {
  readonly lotId: string;
  readonly asset: string;
  readonly wallet: string;
  readonly amount: string;
  readonly cost: string | null;
  /** Nobody has said yet where it came from: the dates are those of its arrival, the latest it can have. */
  readonly hasNoOrigin?: true;
  /** ISO instant of the acquisition. */
  readonly acquiredAt: string;
  /** Berlin day of the acquisition, and the first day on which a sale is tax-free. */
  readonly heldSince: string;
  readonly freeFrom: string;
  readonly isFree: boolean;
  readonly heldDays: number;
  readonly value?: string | undefined;
  readonly gainNow?: string | undefined;
  /** Event that created the lot, then what it went through. */
  readonly chain: readonly string[];
}

/** One part of the whole: an asset, a wallet, a chain. */
export interface Slice {
  readonly id: string;
  readonly value: string;
  readonly share: string;
  /** Assets in it, by value. */
  readonly assets: readonly { readonly asset: string; readonly amount: string; readonly value?: string | undefined }[];
  /** Assets in it without a price; their value is missing in `value`. */
  readonly unpriced: readonly string[];
}

export interface ChainSlice extends Slice {
  readonly name: string;
  readonly family: 'evm' | 'non-evm' | 'venue' | 'unknown';
  readonly category: 'layer0' | 'layer1' | 'layer2' | 'parachain' | 'venue' | 'unknown';
  readonly wallets: readonly string[];
  /** What transfers in the ledger paid for the network on average, in euro; absent if none did. */
  readonly averageFee?: string | undefined;
}

export interface YearResult {
  readonly year: number;
  /** Disposals inside and outside the holding period, before limits. */
  readonly taxable: string;
  readonly free: string;
  readonly income: string;
  /** Whether any disposal has a result. */
  readonly hasResults: boolean;
}

export interface Totals {
  /** Coins of which a wallet lost more than came into it: what is below zero there counts as nothing. */
  readonly missing: readonly string[];
  /** Sum of the positions with a price; absent if none has one. */
  readonly value?: string | undefined;
  /** Of all lots whose cost is known. */
  readonly cost: string;
  /** Cost of the positions with a price and a known cost, so that value less cost compares like with like. */
  readonly pricedCost: string;
  readonly unrealised?: string;
  readonly unrealisedRatio?: string;
  /** All disposals of all years that have a result; absent while none of them has one. */
  readonly realised?: string;
  /** Disposals without a result: they are missing in `realised`. */
  readonly pending: number;
  readonly income: string;
  readonly unpriced: readonly string[];
  /** Coins in `value` whose price is too old or the user's own. */
  readonly doubts: readonly PriceDoubt[];
  /** Assets of which some units have no known cost: they are left out of `pricedCost` and `unrealised`. */
  readonly withoutCost?: readonly string[];
  /** Change against the value a day earlier with the same holdings, where both days have a price for each of them. */
  readonly dayChange?: { readonly value: string; readonly ratio: string; readonly since: string } | undefined;
}

export interface Statistics {
  readonly timeWeighted: Measured<ReturnFigure>;
  readonly moneyWeighted: Measured<ReturnFigure>;
  readonly volatility: Measured<number>;
  readonly sharpe: Measured<number>;
  readonly maxDrawdown: Measured<{ readonly depth: number; readonly peak: string; readonly trough: string }>;
  readonly beta: Measured<number>;
  /** 0 to 100. */
  readonly diversification: Measured<number>;
  readonly risk: Measured<RiskLevel>;
}

export type RiskLevel = 'low' | 'medium' | 'high' | 'very-high';

export interface ReturnFigure {
  /** Over the whole window, as a ratio. */
  readonly total: number;
  /** Per year; absent for less than a year, because stretching a short time to a year misleads. */
  readonly perYear?: number;
}

export interface Correlation {
  readonly assets: readonly string[];
  /** Row by row; the diagonal is 1. */
  readonly cells: readonly (readonly Measured<number>[])[];
}

export type Insight =
  | { readonly kind: 'concentration'; readonly asset: string; readonly share: string }
  | { readonly kind: 'unpriced'; readonly assets: readonly string[] }
  | { readonly kind: 'stale-prices'; readonly assets: readonly string[]; readonly ageDays: number }
  | {
      readonly kind: 'free-soon';
      readonly asset: string;
      readonly amount: string;
      readonly on: string;
      readonly gain: string;
    }
  | { readonly kind: 'free-gain'; readonly gain: string }
  | { readonly kind: 'losses'; readonly assets: readonly string[]; readonly loss: string }
  | { readonly kind: 'drawdown'; readonly depth: number; readonly peak: string; readonly trough: string }
  | { readonly kind: 'correlated'; readonly a: string; readonly b: string; readonly value: number }
  | { readonly kind: 'one-place'; readonly wallet: string; readonly share: string };

export interface PortfolioModel {
  readonly revision: number;
  readonly isDemo: boolean;
  /** Today in Berlin. */
  readonly today: string;
  /** First and last day of the window shown. */
  readonly from: string;
  readonly to: string;
  readonly totals: Totals;
  readonly assets: readonly AssetPosition[];
  readonly wallets: readonly Slice[];
  readonly chains: readonly ChainSlice[];
  readonly series: readonly ValuePoint[];
  /** What the curve is read with, in order of days. */
  readonly largeEvents: readonly LargeEvent[];
  /** What happened on each day of the window, in order of days. */
  readonly entries: readonly DayEntries[];
  readonly years: readonly YearResult[];
  readonly statistics: Statistics;
  readonly correlation: Correlation;
  readonly insights: readonly Insight[];
  /** Names of the price sources used, with the last day each reaches, newest first. */
  readonly priceSources: readonly { readonly source: string; readonly lastDay: string }[];
}
