/** The ledger as React sees it: the api, the shared state, and answers that are asked again when the book changes. */
import type { Result } from '@cryptax/kernel';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useRef, useState } from 'react';
import { useObservableInSlices } from '../observable.ts';
import type { Answer, LedgerError } from './answer.ts';
import type { LedgerApi } from './ledger-api.ts';
import { type LedgerClient, sharedLedger } from './ledger-client.ts';
import type { LedgerState } from './ledger-state.ts';

const LedgerContext = createContext<LedgerClient | null>(null);

/** For tests and the catalogue: another ledger than the tab's own. */
export function LedgerProvider({ client, children }: { readonly client: LedgerClient; readonly children: ReactNode }) {
  return <LedgerContext value={client}>{children}</LedgerContext>;
}

/** For who needs the state of this moment and not the one that was drawn. */
export function useLedgerClient(): LedgerClient {
  return useContext(LedgerContext) ?? sharedLedger();
}

export function useLedger(): LedgerApi {
  return useLedgerClient().api;
}

export function useLedgerState(): LedgerState {
  return useObservableInSlices(useLedgerClient().state);
}

/** Names the state of the book that answers rest on: another one, and what was asked has to be asked again. */
export function useLedgerMark(): string {
  return markOf(useLedgerState());
}

/** `isFresh` is false while a newer answer is on its way; the old one stays visible meanwhile. */
export type Asked<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: LedgerError }
  | { readonly kind: 'ready'; readonly value: T; readonly isFresh: boolean };

/**
 * Asks the ledger and asks again when `key` or the book changes. `key` names everything the question depends on; the
 * question itself may be a new function on each render.
 */
export function useAnswer<T>(key: string, question: (api: LedgerApi) => Answer<T>): Asked<T> {
  const { api, state } = useLedgerClient();
  const current = useObservableInSlices(state);
  const mark = `${key}|${markOf(current)}`;
  const [held, setHeld] = useState<{ readonly mark: string; readonly answer: Result<T, LedgerError> }>();
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  useEffect(() => {
    if (mark.endsWith('|loading')) return;
    let isWanted = true;
    latest.current(api).then((answer) => {
      // An answer can be much to draw: as a transition it is drawn in slices between which the page answers.
      if (isWanted) startTransition(() => setHeld({ mark, answer }));
    });
    return () => {
      isWanted = false;
    };
  }, [api, mark]);
  if (held === undefined) return { kind: 'loading' };
  if (!held.answer.ok) return { kind: 'failed', error: held.answer.error };
  return { kind: 'ready', value: held.answer.value, isFresh: held.mark === mark };
}

function markOf(state: LedgerState): string {
  return state.kind === 'empty' || state.kind === 'ready'
    ? `${state.book} ${state.revision} ${state.basis ?? 0}`
    : state.kind;
}
