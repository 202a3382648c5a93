import type { LedgerEvent } from '@cryptax/ledger';
import type { SpouseLink } from '../../platform/ledger/ledger-state.ts';

/** `broken`: the other book is gone, or does not name this one any more; `locked`: it is, until somebody unlocks it. Then each is computed alone. */
export type SpouseState =
  | { readonly kind: 'none' }
  | (SpouseLink & { readonly kind: 'linked' | 'broken' | 'locked'; readonly name?: string });

/** A gift that another book knows the lots of: the entry as it is, and as it would be, one for each lot. */
export interface GiftOffer {
  readonly received: Extract<LedgerEvent, { kind: 'gift-in' }>;
  readonly linked: readonly Extract<LedgerEvent, { kind: 'gift-in' }>[];
}
