/**
 * What the engine tells others, in published form: amounts exact, euro rounded once to the cent from their
 * own unrounded value (rule book 0.2). Screens, exports and the law package read these, never the columns.
 * What is unknown is null or absent, never a zero.
 */
import type { Day, Decimal, Instant } from '@cryptax/kernel';
import type { DerivativeEvent, IncomeKind } from './events/ledger-event.ts';

/** One part of one lot used by a disposal. */
export interface LotPartView {
  readonly lotId: string;
  readonly acquiredAt: string;
  readonly amount: string;
  readonly cost: string;
  readonly proceeds: string;
  readonly expenses: string;
  readonly gain: string;
  readonly taxFree: boolean;
  /** Event that created the lot, then each transfer, fork, wrap or migration it went through, in order. */
  readonly chain: readonly string[];
}

/** Of all parts of an event's disposals together. */
export type DisposalTax = 'taxable' | 'free' | 'partly-free';

/** A disposal without its lots: for whoever looks at all of them. */
export interface DisposalSumView {
  readonly eventId: string;
  /** Where the event stood in the list that was loaded. */
  readonly place: number;
  readonly part: 'main' | 'fee';
  readonly at: Instant;
  /** The Berlin day of it. */
  readonly day: Day;
  readonly asset: string;
  readonly amount: Decimal;
  /** To the cent, as they are published. */
  readonly proceeds: Decimal;
  readonly expenses: Decimal;
  readonly taxableGain: Decimal;
  /** The same in whole cents; NaN where they are too many for a number. */
  readonly proceedsCents: number;
  readonly expensesCents: number;
  readonly taxableCents: number;
  /** The amount in the last of its digits; NaN where that is too many for a number. */
  readonly wholeAmount: number;
  /** Those of the events asked about that its lots came from or went through. */
  readonly uses: readonly string[];
}

export interface DisposalView {
  readonly eventId: string;
  readonly part: 'main' | 'fee';
  /** When the result is realised: the sale, or the cover of a short sale. */
  readonly at: string;
  /** Only of a short sale: when the borrowed coins were sold. */
  readonly shortSoldAt?: string;
  /** The lots are those that lay in the outputs spent, whatever the method says (Rz. 61). */
  readonly identified?: true;
  readonly asset: string;
  readonly wallet: string;
  readonly amount: string;
  readonly lots: readonly LotPartView[];
  readonly proceeds: string;
  readonly cost: string;
  readonly expenses: string;
  readonly gain: string;
  readonly taxableGain: string;
  readonly taxFreeGain: string;
  /** True if every lot part is free. */
  readonly taxFree: boolean;
  /** An open event whose answer may change which lots this disposal used; absent where none can. */
  readonly provisionalBy?: string;
}

/** What a disposal or receipt still needs before it has a result. */
export type Lacking = 'price' | 'expenses' | 'cost' | 'origin';

/** Coins have left or come, the result waits: for a value, or for what an open event before it was. */
export interface PendingView {
  readonly eventId: string;
  readonly part: 'main' | 'fee' | 'income';
  readonly at: string;
  readonly asset: string;
  readonly wallet: string;
  readonly amount: string;
  readonly lacking: readonly Lacking[];
  /** Events that its lots came from with no cost or no date. */
  readonly restsOn: readonly string[];
}

/** What a wallet holds of a coin by all movements, whatever is priced, answered or matched. */
export interface BalanceView {
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  /** What open events brought less what they took: the part of the amount that rests on them. */
  readonly open: string;
  /** Where more left than had come: first and lowest point below zero. */
  readonly gap?: BalanceGap;
}

export interface BalanceGap {
  /** Berlin day on which the balance first fell below zero, and the event that did it. */
  readonly since: Day;
  readonly eventId: string;
  /** Negative: the most that was ever missing. */
  readonly lowest: string;
}

export interface IncomeView {
  readonly eventId: string;
  readonly at: string;
  readonly kind: IncomeKind;
  readonly asset: string;
  readonly amount: string;
  readonly valueEur: string;
  readonly expenses: string;
  readonly wallet: string;
}

export interface DerivativeView {
  readonly eventId: string;
  readonly at: string;
  readonly kind: DerivativeEvent['derivativeKind'];
  /** Where the settings put it; margin on spot may be either. */
  readonly law: 'section-20' | 'section-23';
  readonly valueEur: string;
  readonly wallet: string;
}

/** A lot part that moved without a disposal: transfer, gift, loss, redemption. */
export interface MovementView {
  readonly eventId: string;
  readonly kind: 'transfer' | 'gift-in' | 'gift-out' | 'lost' | 'redeem' | 'open';
  readonly at: string;
  readonly asset: string;
  readonly amount: string;
  readonly wallet: string;
  readonly toWallet?: string;
  readonly cost: string | null;
  readonly lotId: string;
  readonly acquiredAt: string;
  /** As in `LotPartView`, up to the wallet that the part left. */
  readonly chain: readonly string[];
}

/** A lot part that became another coin without a disposal: wrapping, bridging, migration, hard fork. */
export interface CarriedView {
  readonly eventId: string;
  readonly at: string;
  readonly wallet: string;
  /** The coin that was given, or that forked. */
  readonly asset: string;
  readonly amount: string;
  readonly cost: string | null;
  readonly lotId: string;
  readonly acquiredAt: string;
}

/** How coins came into a pool or went out of it. */
export type FlowKind =
  | 'bought'
  | 'swapped-in'
  | 'income'
  | 'gift-in'
  | 'transfer-in'
  | 'assumed'
  | 'carried-in'
  | 'disposed'
  | 'fee'
  | 'transfer-out'
  | 'gift-out'
  | 'lost'
  | 'redeemed'
  | 'carried-out'
  | 'open-in'
  | 'open-out';

/** All that came into or went out of one pool in one way within a span; `wallet` is `*` in global scope. */
export interface FlowView {
  readonly wallet: string;
  readonly asset: string;
  readonly kind: FlowKind;
  readonly amount: string;
  /** Of the lots whose cost is known; null where none is. */
  readonly cost: string | null;
}

/** Units held in one pool; `wallet` is `*` in global scope. */
export interface HoldingView {
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  /** Of the lots whose cost is known; null where none is. */
  readonly cost: string | null;
  /** Units whose cost is unknown; absent where all is known. */
  readonly withoutCost?: string;
}

/** An acquisition assumed for an event, of which `spare` is needed by no event any more; `wallet` is `*` in global scope. */
export interface SpareAssumption {
  readonly eventId: string;
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  readonly spare: string;
}

export interface OpenLotView {
  readonly lotId: string;
  readonly wallet: string;
  readonly asset: string;
  /** Of a lot without origin the moment of its arrival: it is no younger than that. */
  readonly acquiredAt: string;
  readonly amount: string;
  readonly cost: string | null;
  readonly chain: readonly string[];
  /** Nobody has said yet where it came from: its date is unknown too. */
  readonly hasNoOrigin?: true;
}

/** An open lot for further computing: nothing is rounded, the cost has 40 digits after the euro. */
export interface ExactLotView {
  readonly lotId: string;
  readonly wallet: string;
  readonly asset: string;
  readonly acquiredAt: string;
  readonly lastTaxableDay: Day;
  readonly amount: Decimal;
  readonly cost: Decimal | null;
  readonly hasNoOrigin?: true;
}

/**
 * Sums of one calendar year before any law is applied: what was realised inside and outside the holding
 * period, what was received. Each figure is rounded once from its exact sum.
 */
export interface YearFigures {
  readonly year: number;
  /** Lot parts inside the holding period only; they fill the form. */
  readonly taxable: RealisedFigures;
  /** Net of the lot parts outside the holding period. */
  readonly taxFreeGain: string;
  /** Its parts. */
  readonly free: { readonly proceeds: string; readonly cost: string; readonly expenses: string };
  readonly income: { readonly gross: string; readonly expenses: string; readonly net: string };
  /** Signed sum of section 20 results, gains and losses apart. */
  readonly derivatives: { readonly gains: string; readonly losses: string; readonly net: string };
  /** Disposals of that year that have no result: stopped for want of lots, or waiting for a value, cost or date. */
  readonly incomplete: number;
  /** Disposals in the sums whose lots an answer may still change; absent where there are none. */
  readonly provisional?: number;
}

export interface RealisedFigures {
  readonly proceeds: string;
  readonly cost: string;
  readonly expenses: string;
  readonly net: string;
  /** Sum of the positive and of the negative lot-part results; net = gains + losses. */
  readonly gains: string;
  readonly losses: string;
}

/** Everything about one event that follows from matching. */
export interface EventTrace {
  readonly disposals: readonly DisposalView[];
  readonly movements: readonly MovementView[];
  /** Parts of the lots it made that are still held. */
  readonly openLots: readonly OpenLotView[];
  /** Other events with a disposal of parts that it made or that went through it, in order of processing. */
  readonly usedBy: readonly string[];
}
