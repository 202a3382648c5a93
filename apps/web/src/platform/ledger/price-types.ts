import type { ReviewKind } from './event-types.ts';
import type { ImportInfo } from './import-types.ts';

/** Why the network was not asked, or that it was. */
export type MarketMode = 'live' | 'off' | 'offline';

export interface CurrentPrice {
  readonly asset: string;
  /** Euro for one unit. */
  readonly price: string;
  readonly source: string;
  /** ISO instant the price stands for. */
  readonly time: string;
  /** `stale`: the last one known, because nobody gave a newer one. */
  readonly state: 'live' | 'stale';
  /** Percent over the last day, where the service says so. */
  readonly change24h?: string | undefined;
}

export interface ServiceReport {
  readonly id: string;
  readonly found: number;
  /** Failure code of the client. */
  readonly failure?: string | undefined;
}

export interface CurrentPrices {
  readonly mode: MarketMode;
  readonly askedAt: string;
  readonly prices: readonly CurrentPrice[];
  /** Held assets nobody has ever given a current price for. */
  readonly missing: readonly string[];
  readonly services: readonly ServiceReport[];
}

export interface MarketQuote {
  readonly asset: string;
  readonly venue: string;
  readonly bid: string;
  readonly ask: string;
}

export interface MarketQuotes {
  readonly mode: MarketMode;
  readonly askedAt: string;
  readonly quotes: readonly MarketQuote[];
  readonly failures: readonly { readonly venue: string; readonly failure: string }[];
}

/** What one more gain inside the holding period would cost in the current year. */
export interface ExtraTax {
  readonly gain: string;
  readonly tax: string;
}

export interface ExtraTaxes {
  readonly year: number;
  readonly kind: 'difference' | 'flat-estimate';
  /** Result of the year inside the holding period so far, and its limit. */
  readonly net: string;
  readonly limit: string;
  readonly taxes: readonly ExtraTax[];
}

/** Values whose price a lower service gave, until those that come first have answered. */
export interface StandIns {
  readonly count: number;
  readonly better: readonly string[];
}

/** How far a round of fetching has come, in requests. */
export interface PriceProgress {
  readonly service: string;
  readonly done: number;
  readonly planned: number;
}

/** A value that rested on a later service while an earlier one could not be asked. */
export interface ValueChange {
  readonly eventId: string;
  readonly asset: string;
  readonly before: string;
  readonly after: string;
  /** The service it comes from now. */
  readonly source: string;
}

export interface PriceCompletion {
  readonly mode: MarketMode;
  /** Values that were missing and are there now. */
  readonly found: number;
  readonly changed: readonly ValueChange[];
  /** Services that could not be asked this time; another try may help. */
  readonly failing: readonly string[];
  readonly isCancelled: boolean;
}

export interface RatesInfo {
  /** Last day with a euro reference rate, and how many of them came by update. */
  readonly lastDay: string;
  readonly bundledFrom: string;
  readonly bundledUntil: string;
  readonly updatedAt?: string | undefined;
}

export interface PriceFileInfo {
  readonly name: string;
  readonly addedAt: string;
  readonly series: readonly { readonly symbol: string; readonly currency: string; readonly points: number }[];
  readonly from: string;
  readonly to: string;
}

/** A line of a price file that could not be read. */
export interface PriceFileProblem {
  readonly code: string;
  readonly line: number;
  readonly text: string;
}

export interface PriceFileAdded {
  readonly file: PriceFileInfo | null;
  readonly problems: readonly PriceFileProblem[];
}

export interface ManualPriceEntry {
  readonly asset: string;
  readonly day: string;
  readonly price: string;
  readonly currency: string;
}

export interface VenueYear {
  readonly year: number;
  /** Fees in euro, null where none has a value; `unpricedFees` more had none. */
  readonly fees: string | null;
  readonly unpricedFees: number;
  /** Null where every result of the year is unknown; `pending` more wait for a price or an origin. */
  readonly gain: string | null;
  readonly taxable: string | null;
  readonly pending: number;
  readonly trades: number;
}

export interface VenueView {
  readonly id: string;
  readonly name: string;
  readonly wallets: readonly string[];
  readonly balances: readonly {
    readonly asset: string;
    readonly amount: string;
    /** What open movements brought less what they took; absent where there are none. */
    readonly open?: string;
    /** Absent where not all of it is known, or where lots belong to no wallet. */
    readonly cost?: string;
  }[];
  /** Coins of which a wallet of it lost more than came in. */
  readonly missing: readonly string[];
  readonly counts: {
    readonly events: number;
    readonly trades: number;
    readonly transfers: number;
    readonly income: number;
  };
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  /** Newest first. */
  readonly years: readonly VenueYear[];
  readonly imports: readonly ImportInfo[];
  /** Names of the files that entries came from. */
  readonly files: readonly string[];
  /** Open cards of the review list that concern this venue, by kind. */
  readonly gaps: readonly { readonly kind: ReviewKind; readonly count: number }[];
}

/** Fees typed by the user over the public lists: percent by venue, units by venue and coin, as decimal texts. */
export interface TypedFees {
  readonly taker: Readonly<Record<string, string>>;
  readonly withdrawal: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What the user's latest withdrawal of a coin from a venue cost, in units of the coin. */
export interface SeenWithdrawal {
  readonly venue: string;
  readonly asset: string;
  readonly fee: string;
  /** Berlin day. */
  readonly day: string;
}

export interface VenueFees {
  readonly typed: TypedFees;
  readonly seen: readonly SeenWithdrawal[];
}

/** A price of this moment in euro, as `areas/prices` has it. */
export interface LivePrice {
  readonly price: string;
  readonly source: string;
  /** ISO instant. */
  readonly time: string;
}

/** By asset as the ledger names it. */
export type LivePriceMap = Readonly<Record<string, LivePrice>>;
