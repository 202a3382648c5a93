/** Reads the history of one address step by step: into the list of wallets, over the chain's services, to a preview. */
import type { ChainId } from '@cryptax/onchain';
import { useState } from 'react';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import type { ChainFailure, WalletPreview } from '../wallet-types.ts';

/** Shown before the user decides (specification 9). */
const PREVIEW_ROWS = 3;

export type HistoryState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly transactions: number }
  | { readonly kind: 'failed'; readonly failures: readonly ChainFailure[] }
  | { readonly kind: 'ready'; readonly preview: WalletPreview };

export interface HistoryQuestion {
  readonly chain: ChainId;
  readonly address: string;
  readonly name: string;
  readonly fail: (error: LedgerError) => void;
}

export function useConnectedHistory({ chain, address, name, fail }: HistoryQuestion) {
  const ledger = useLedger();
  const [state, setState] = useState<HistoryState>({ kind: 'idle' });
  const [walletId, setWalletId] = useState<string>();
  const stopWith = (error: LedgerError) => {
    fail(error);
    setState({ kind: 'idle' });
  };
  const preview = async (id: string) => {
    const answer = await ledger.previewWallet(id, PREVIEW_ROWS);
    if (answer.ok) setState({ kind: 'ready', preview: answer.value });
    else stopWith(answer.error);
  };
  const load = async () => {
    setState({ kind: 'loading', transactions: 0 });
    const added = await ledger.addWallets({ name, type: 'software', address, chains: [chain] });
    if (!added.ok) return stopWith(added.error);
    const list = await ledger.walletList('own');
    if (!list.ok) return stopWith(list.error);
    const wallet = list.value.wallets.find(
      (one) => one.chain?.chain === chain && one.chain.address.toLowerCase() === address.toLowerCase(),
    );
    if (wallet === undefined) return stopWith({ code: 'chain.wallet-missing' });
    setWalletId(wallet.id);
    const synced = await ledger.syncWallet(wallet.id, ({ transactions }) =>
      // Told late, it does not undo what has come meanwhile.
      setState((now) => (now.kind === 'loading' ? { kind: 'loading', transactions } : now)),
    );
    if (!synced.ok) return stopWith(synced.error);
    if (synced.value.status === 'error') setState({ kind: 'failed', failures: synced.value.failures });
    else if (synced.value.status === 'cancelled') setState({ kind: 'idle' });
    else await preview(wallet.id);
  };
  return {
    state,
    load,
    stop: () => void (walletId !== undefined && ledger.cancelSync(walletId)),
    refresh: async () => {
      if (walletId !== undefined) await preview(walletId);
    },
  };
}
