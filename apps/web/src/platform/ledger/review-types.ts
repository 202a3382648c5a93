/**
 * The review list: everything the program will not decide alone, as cards with cause, effect and ways out. A fix is
 * plain data; the screen fills in what it asks the user for and hands it back.
 */
import type { IncomeKind } from '@cryptax/ledger';
import type { EventDraft } from './edit-types.ts';
import type { EventRow, ReviewKind } from './event-types.ts';
import type { StandIns } from './price-types.ts';

/** Ways out of a card. Fields marked "asked" are filled in by the user. */
export type Fix =
  /** Asked: value in EUR of the event. */
  | { readonly kind: 'set-value'; readonly valueEur: string }
  /** Asked: euro for one unit, which values every entry it is given for. */
  | { readonly kind: 'set-price'; readonly priceEur: string }
  /** The law's last resort, always shown as an assumption: cost 0 at the disposal's moment. */
  | { readonly kind: 'assume-zero-cost' }
  /** Borrowed coins were sold; what is bought next covers them (rule P23-16). Only of a sale or swap. */
  | { readonly kind: 'short-sale' }
  /** Asked: cost and day of the acquisition that is missing. */
  | { readonly kind: 'assume-stated'; readonly costEur: string; readonly acquiredAt: string }
  /** The assumed acquisition shrinks to what is still needed, and goes where that is nothing. */
  | { readonly kind: 'trim-assumption' }
  | { readonly kind: 'keep-assumption' }
  /** Unmatched arrival or sending becomes what the user says. `own-wallet` asks for the other wallet's name. */
  | { readonly kind: 'settle-transfer'; readonly as: TransferAnswer }
  | { readonly kind: 'choose-asset'; readonly ticker: string; readonly asset: string }
  /** Sets a row aside with a reason; it stays in the import's account. */
  | { readonly kind: 'ignore-row' }
  /** Asked: the row entered by hand. */
  | { readonly kind: 'enter-row'; readonly event: EventDraft }
  | { readonly kind: 'remove-duplicate' }
  | { readonly kind: 'keep-both' }
  /** The doubtful price is right after all. */
  | { readonly kind: 'keep-price' }
  | { readonly kind: 'airdrop'; readonly withService: boolean }
  /** A fix that the gap detective found (`gapFixes`), by its id. */
  | { readonly kind: 'repair-gap'; readonly fixId: string };

export type TransferAnswer =
  | { readonly kind: 'own-wallet'; readonly wallet: string }
  | { readonly kind: 'income'; readonly incomeKind: IncomeKind }
  | { readonly kind: 'gift'; readonly valueEur?: string; readonly acquiredAt?: string }
  /** Without a value the price of the day counts, here and below. */
  | { readonly kind: 'purchase'; readonly valueEur?: string }
  | { readonly kind: 'spend' | 'sale'; readonly valueEur?: string; readonly lots?: ChosenLots }
  | { readonly kind: 'lost' };

/** Lots that a sale names (Rz. 61), with words on how that can be shown. */
export interface ChosenLots {
  readonly ids: readonly string[];
  readonly proof: string;
}

/** An explanation of a balance that differs (`explainDifference`), by its id. */
export interface DifferenceRepair {
  readonly wallet: string;
  readonly asset: string;
  readonly fixId: string;
}

export type FixKind = Fix['kind'];

export interface ReviewCard {
  readonly id: string;
  readonly kind: ReviewKind;
  readonly cause: { readonly code: string; readonly params: Readonly<Record<string, string>> };
  /** Euro amount at stake, where it can be computed; the sign tells which way. */
  readonly effectEur?: string;
  readonly event?: EventRow;
  /** The other event of a possible duplicate. */
  readonly other?: EventRow;
  readonly origin?: {
    readonly importNo: number;
    readonly file: string;
    readonly line: number;
    readonly cells?: readonly string[];
    readonly header?: readonly string[];
  };
  readonly at?: string;
  readonly wallet?: string;
  readonly asset?: string | undefined;
  readonly amount?: string | undefined;
  readonly direction?: 'in' | 'out';
  /** The price is that of the fee, not of what was traded. */
  readonly isFee?: true;
  /** Ways out, the recommended one first. */
  readonly fixes: readonly FixKind[];
  /** Choices for `choose-asset`. */
  readonly choices?: readonly string[];
  /** Other cards with the same cause; a fix can be applied to all of them. */
  readonly similar: readonly string[];
}

export interface ReviewQuery {
  readonly kind?: ReviewKind | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ReviewList {
  readonly revision: number;
  readonly total: number;
  readonly counts: Readonly<Record<ReviewKind, number>>;
  readonly cards: readonly ReviewCard[];
  readonly standIns?: StandIns;
}
