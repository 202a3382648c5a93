/** The list of wallets, asked again every half minute, when the ledger changes, and when a screen says so. */
import { useEffect, useState } from 'react';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { useAnswer, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import type { WalletList } from '../../wallet-types.ts';

const RELOAD_MS = 30_000;

export type WalletsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: LedgerError }
  | {
      readonly kind: 'ready';
      readonly list: WalletList;
      readonly book: 'own' | 'demo';
      readonly turn: number;
      readonly reload: () => void;
    };

export function useWallets(): WalletsState {
  const state = useLedgerState();
  const [turn, setTurn] = useState(0);
  const reload = () => setTurn((before) => before + 1);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), RELOAD_MS);
    return () => clearInterval(timer);
  }, []);
  const book = 'book' in state ? state.book : 'own';
  const answer = useAnswer(`wallets ${book} ${turn}`, (api) => api.walletList(book));
  if (state.kind === 'failed') return state;
  if (answer.kind !== 'ready') return answer;
  return { kind: 'ready', list: answer.value, book, turn, reload };
}
