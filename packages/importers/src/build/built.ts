/** What a set of facts became: one event in the usual case, else one of the shapes below. */
import type { Instant } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import type { IgnoredCode, ReviewCode } from '../review-codes.ts';
import type { FileSource } from './make-event.ts';

/** One coin movement whose other side is not known yet. */
export interface TransferCandidate {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly at: Instant;
  readonly wallet: string;
  readonly asset: string;
  /** What arrived or, without its fee, what was sent. */
  readonly amount: string;
  readonly fee?: Leg;
  readonly txHash?: string;
  /** Outputs that the chain shows as spent. */
  readonly spent?: readonly string[];
  readonly address?: string;
  readonly note?: string;
  /** Identities of further rows of this movement, such as that of its fee. */
  readonly rowKeys?: readonly string[];
  readonly source: FileSource;
}

/** A remark about an event that was made: shown in the review list, the row itself is settled. */
export interface EventHint {
  readonly code: ReviewCode;
  readonly eventId: string;
}

export type Built =
  | LedgerEvent
  | { readonly kind: 'events'; readonly events: readonly LedgerEvent[]; readonly hints: readonly EventHint[] }
  | { readonly kind: 'candidate'; readonly candidate: TransferCandidate }
  | { readonly kind: 'ignored'; readonly code: IgnoredCode }
  | { readonly kind: 'review'; readonly code: ReviewCode; readonly params: Readonly<Record<string, string>> };

export function isEvent(built: Built): built is LedgerEvent {
  const { kind } = built;
  return kind !== 'events' && kind !== 'candidate' && kind !== 'ignored' && kind !== 'review';
}

export function review(code: ReviewCode, params: Readonly<Record<string, string>> = {}): Built {
  return { kind: 'review', code, params };
}

export function ignored(code: IgnoredCode): Built {
  return { kind: 'ignored', code };
}
