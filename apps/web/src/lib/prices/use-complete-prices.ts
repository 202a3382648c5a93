/** While live prices are on, closes that the ledger lacks are fetched in the background, once per revision of the book. */
import { useEffect } from 'react';
import type { LedgerApi } from '../ledger/ledger-api.ts';
import { useLedger, useLedgerState } from '../ledger/use-ledger.tsx';
import { useLivePricesOn, useOnline } from './use-live-prices.ts';

const asked = new WeakMap<LedgerApi, Set<string>>();

export function useCompletePrices(): void {
  const api = useLedger();
  const state = useLedgerState();
  const isOnline = useOnline();
  const isOn = useLivePricesOn() === true && isOnline;
  const book = 'book' in state ? state.book : undefined;
  const mark = 'book' in state ? `${state.book} ${state.revision}` : undefined;
  useEffect(() => {
    if (!isOn || book === undefined || mark === undefined) return;
    const done = asked.get(api) ?? new Set<string>();
    asked.set(api, done);
    if (done.has(mark)) return;
    done.add(mark);
    void api.completePrices(book);
  }, [api, isOn, book, mark]);
}
