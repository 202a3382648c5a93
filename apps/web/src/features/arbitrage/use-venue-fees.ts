/** Fees by their sources, with what the user types taking effect at once and being kept. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import type { TypedFees, VenueFees } from '../../lib/ledger/markets-api.ts';
import { useAnswer, useLedger } from '../../lib/ledger/use-ledger.tsx';
import { NOTHING_KNOWN } from './model/fee-input.ts';
import { VENUE_FEES } from './model/venue-fees.data.ts';

const VENUES = VENUE_FEES.map(({ id }) => id);

export function useVenueFees(book: Book): readonly [VenueFees, (typed: TypedFees) => void] {
  const ledger = useLedger();
  const asked = useAnswer(`venue fees ${book}`, (api) => api.venueFees(book, VENUES));
  const [typed, setTyped] = useState<TypedFees>();
  const known = asked.kind === 'ready' ? asked.value : NOTHING_KNOWN;
  const change = (next: TypedFees) => {
    setTyped(next);
    void ledger.setTypedFees(next);
  };
  return [typed === undefined ? known : { ...known, typed }, change];
}
