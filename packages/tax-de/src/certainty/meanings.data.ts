/**
 * What an open point can have been. Every range of a year holds all combinations of these, so a meaning that is left out
 * here would make a range too narrow: rather one too many. References are sections of the rule book.
 */
export type PointKind = 'outflow' | 'inflow' | 'price' | 'acquisition' | 'duplicate' | 'row';

export interface Meaning {
  readonly id: string;
  readonly reference: string;
}

export const MEANINGS: Readonly<Record<PointKind, readonly Meaning[]>> = {
  outflow: [
    { id: 'own-wallet', reference: '2.4' },
    { id: 'sale-at-market', reference: '2.1' },
    { id: 'gift', reference: '2.5' },
    { id: 'loss', reference: '3' },
  ],
  inflow: [
    { id: 'own-coins', reference: '2.4' },
    { id: 'income', reference: '6' },
    { id: 'gift', reference: '2.5' },
    { id: 'purchase', reference: '1.5' },
  ],
  price: [
    { id: 'stated', reference: '1.6' },
    { id: 'neighbouring-days', reference: '1.6' },
  ],
  acquisition: [
    { id: 'stated', reference: '1.9' },
    { id: 'zero-cost', reference: '1.9' },
    { id: 'short-sale', reference: '14.1' },
  ],
  /** Two entries that may be one: the point is about the one that is left out then. */
  duplicate: [
    { id: 'same', reference: '1.9' },
    { id: 'another', reference: '1.9' },
  ],
  /** Anything that its readable cells allow: they bound it by year, coins, direction and euro. */
  row: [{ id: 'anything', reference: '1.9' }],
};
