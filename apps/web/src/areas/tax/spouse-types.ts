import type { LedgerEvent } from '@cryptax/ledger';

/** With whom the person of this book is assessed together; the other book says the same of this one. */
export interface SpouseLink {
  readonly bookId: string;
  /** Which person of the return this book belongs to: A stands first, and its profile speaks for both. */
  readonly role: 'A' | 'B';
}

/** `broken`: the other book is gone, or does not name this one any more; then each is computed alone. */
export type SpouseState =
  | { readonly kind: 'none' }
  | (SpouseLink & { readonly kind: 'linked' | 'broken'; readonly name?: string });

/** A gift that another book knows the lots of: the entry as it is, and as it would be, one for each lot. */
export interface GiftOffer {
  readonly received: Extract<LedgerEvent, { kind: 'gift-in' }>;
  readonly linked: readonly Extract<LedgerEvent, { kind: 'gift-in' }>[];
}
