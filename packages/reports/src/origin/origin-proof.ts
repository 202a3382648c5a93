/**
 * Where a sum of money comes from: entries by what they are in the story, how much of the sum each of them carries, and what it
 * was made of in the end. Euro are exact cents as text; `parts` add up to `euro`.
 */
import type { DisposalView, OpenLotView } from '@cryptax/ledger';

export type OriginTarget =
  /** Money paid out to the bank, or a sale. */
  | { readonly kind: 'payout'; readonly eventId: string }
  /** What a wallet holds, at what it cost. */
  | { readonly kind: 'wallet'; readonly wallet: string }
  /** A sum such as the price of a house, out of what was paid out and what still lies on the accounts. */
  | { readonly kind: 'sum'; readonly euro: string };

/** What a sum was made of in the end. */
export const ORIGIN_PARTS = ['money-in', 'gain', 'income', 'gift', 'fees-in-coins', 'assumed', 'unknown'] as const;
export type OriginPart = (typeof ORIGIN_PARTS)[number];

export const ORIGIN_ROLES = [
  'money-in',
  'income',
  'gift',
  'assumed',
  'unclear',
  'purchase',
  'move',
  'swap',
  'sale',
  'payout',
] as const;
export type OriginRole = (typeof ORIGIN_ROLES)[number];

/** An entry of the ledger and how much of the sum went through it. */
export interface OriginStep {
  readonly eventId: string;
  readonly role: OriginRole;
  readonly euro: string;
}

export interface OriginLink {
  readonly from: string;
  readonly to: string;
  readonly euro: string;
}

export type OriginGapCode =
  /** A purchase is there, the money for it is in no file. */
  | 'money-not-in-files'
  /** Coins whose origin nobody has said yet. */
  | 'origin-open'
  /** An origin that the user stated, without a document. */
  | 'origin-assumed'
  /** A sale or swap whose lots are not known. */
  | 'lots-missing'
  /** Cost of the coins unknown. */
  | 'cost-missing'
  /** More was asked for than was ever paid out or lies on the accounts. */
  | 'sum-too-large';

/** What cannot be shown. `euro` is null where not even the amount is known. */
export interface OriginGap {
  readonly code: OriginGapCode;
  readonly eventId: string | null;
  readonly euro: string | null;
  readonly asset?: string;
  readonly amount?: string;
}

export interface OriginProof {
  readonly target: OriginTarget;
  /** What is to be explained. */
  readonly euro: string;
  readonly parts: Readonly<Record<OriginPart, string>>;
  /** In order of time as far as the entries are given so, each entry once. */
  readonly steps: readonly OriginStep[];
  readonly links: readonly OriginLink[];
  readonly gaps: readonly OriginGap[];
}

/** What the walk reads of a matched ledger. */
export interface OriginBooks {
  disposalsOf(eventId: string): readonly DisposalView[];
  openLots(): readonly OpenLotView[];
}
