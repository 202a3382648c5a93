/**
 * While live prices are on and there is a network, something is asked of the ledger in the background, once per `mark` and
 * tab. What it finds changes the book, and screens then ask again; what fails is asked with the next mark.
 */
import type { Book } from '@cryptax/store';
import { useEffect } from 'react';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import { useLedger, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { useLivePricesOn, useOnline } from './use-live-prices.ts';

const asked = new WeakMap<LedgerApi, Set<string>>();

type Question = Extract<keyof LedgerApi, 'completeCurve'>;

/** `day`: asked again on another one, where the answer grows with time. */
export function useBackgroundQuestion(question: Question, day = ''): void {
  const api = useLedger();
  const state = useLedgerState();
  const isOnline = useOnline();
  const isOn = useLivePricesOn() === true && isOnline;
  const book: Book | undefined = 'book' in state ? state.book : undefined;
  const mark = 'book' in state ? `${question} ${state.book} ${state.revision} ${day}` : undefined;
  useEffect(() => {
    if (!isOn || book === undefined || mark === undefined) return;
    const done = asked.get(api) ?? new Set<string>();
    asked.set(api, done);
    if (done.has(mark)) return;
    done.add(mark);
    void api[question](book);
  }, [api, isOn, book, mark, question]);
}
