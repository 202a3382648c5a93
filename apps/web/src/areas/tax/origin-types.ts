/** What the screen of the proof of origin asks for and gets. */
import type { OriginPicture, OriginProof, OriginRow } from '@cryptax/reports/origin';

/** A payout or a sale that can be traced. */
export interface OriginPayout {
  readonly eventId: string;
  readonly kind: 'money-out' | 'sell';
  readonly at: string;
  readonly wallet: string;
  /** Null where the price is not known. */
  readonly euro: string | null;
}

export interface OriginChoices {
  /** Newest first, payouts before sales. */
  readonly payouts: readonly OriginPayout[];
  readonly wallets: readonly string[];
}

export interface OriginView {
  readonly proof: OriginProof;
  readonly rows: readonly OriginRow[];
  readonly picture: OriginPicture;
}
