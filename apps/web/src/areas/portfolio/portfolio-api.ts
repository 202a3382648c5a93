/**
 * Portfolio questions to the ledger worker: what is held and worth, how it came to be, what a regrouping would cost in
 * tax. Answers are cached per revision; prices of the moment come with the question, because the page knows them.
 */
import type { OpenLot, PortfolioModel, PortfolioRange, RebalancePlan, TargetWeight } from '@cryptax/portfolio';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../platform/ledger/ledger-api.ts';

export type * from '@cryptax/portfolio';

/** A price of this moment in euro, as `areas/prices` has it. */
export interface LivePrice {
  readonly price: string;
  readonly source: string;
  /** ISO instant. */
  readonly time: string;
}

/** By asset as the ledger names it. */
export type LivePriceMap = Readonly<Record<string, LivePrice>>;

export interface PortfolioQuestion {
  readonly range: PortfolioRange;
  readonly live?: LivePriceMap | undefined;
}

export interface OpenLotsQuestion {
  readonly asset: string;
  /** Only lots that could be sold tax-free today. */
  readonly isFree?: true | undefined;
  /** Only lots in these wallets; where lots are matched over all wallets there are none of a single one. */
  readonly wallets?: readonly string[] | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly live?: LivePriceMap | undefined;
}

export interface OpenLotsPage {
  readonly total: number;
  readonly lots: readonly OpenLot[];
}

/** Why the network was not asked, or that it was; and how many closes it found. */
export interface CurveCompletion {
  readonly mode: 'live' | 'off' | 'offline';
  readonly found: number;
}

export interface PortfolioApi {
  readonly portfolioModel: (book: Book, question: PortfolioQuestion) => Answer<PortfolioModel>;
  /** Asks live services for the daily closes that the curve lacks, if the user allows it. */
  readonly completeCurve: (book: Book) => Answer<CurveCompletion>;
  /** Oldest first. */
  readonly openLots: (book: Book, question: OpenLotsQuestion) => Answer<OpenLotsPage>;
  /** Sales and purchases that lead to the weights, and what the sales would cost in tax today. */
  readonly rebalance: (book: Book, targets: readonly TargetWeight[], live?: LivePriceMap) => Answer<RebalancePlan>;
}
