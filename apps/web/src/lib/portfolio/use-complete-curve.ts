/** While live prices are on, daily closes that the curve lacks are fetched in the background, once per revision and day. */
import { useEffect } from 'react';
import type { LedgerApi } from '../ledger/ledger-api.ts';
import { useLedger, useLedgerState } from '../ledger/use-ledger.tsx';
import { useLivePricesOn, useOnline } from '../prices/use-live-prices.ts';

const asked = new WeakMap<LedgerApi, Set<string>>();

export function useCompleteCurve(): void {
  const api = useLedger();
  const state = useLedgerState();
  const isOnline = useOnline();
  const isOn = useLivePricesOn() === true && isOnline;
  const book = 'book' in state ? state.book : undefined;
  const mark = 'book' in state ? `${state.book} ${state.revision} ${new Date().toDateString()}` : undefined;
  useEffect(() => {
    if (!isOn || book === undefined || mark === undefined) return;
    const done = asked.get(api) ?? new Set<string>();
    asked.set(api, done);
    if (done.has(mark)) return;
    done.add(mark);
    void api.completeCurve(book);
  }, [api, isOn, book, mark]);
}
