/** How many lots were sold, in how many disposals: what a screen says before anybody looks at the lots themselves. */
import type { DisposalView, LotPartView } from '@cryptax/ledger';

export interface SoldCounts {
  readonly disposals: number;
  readonly lots: number;
  readonly freeLots: number;
}

type Sale = Pick<DisposalView, 'eventId' | 'part'> & { readonly lots: readonly Pick<LotPartView, 'taxFree'>[] };

/** A sale that closes several short positions is one disposal. */
export function soldIn(sales: readonly Sale[]): SoldCounts {
  const parts = sales.flatMap(({ lots }) => lots);
  return {
    disposals: new Set(sales.map(({ eventId, part }) => `${part} ${eventId}`)).size,
    lots: parts.length,
    freeLots: parts.filter(({ taxFree }) => taxFree).length,
  };
}
