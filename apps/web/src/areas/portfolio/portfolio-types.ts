/**
 * Portfolio questions to the ledger worker: what is held and worth, how it came to be, what a regrouping would cost in
 * tax. Answers are cached per revision; prices of the moment come with the question, because the page knows them.
 */
import type { OpenLot, PortfolioRange } from '@cryptax/portfolio';
import type { LivePriceMap } from '../../platform/ledger/price-types.ts';

export type * from '@cryptax/portfolio';

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
