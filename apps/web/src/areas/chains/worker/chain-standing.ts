/** Where a wallet on a chain stands, for its card: counts, the check against the chain, what went wrong. */
import type { Store, WalletRecord } from '@cryptax/store';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { ChainStanding, WalletStatus } from '../wallet-types.ts';
import type { ChainRecord } from './chain-store.ts';
import { loadWallet } from './load-wallet.ts';
import { waitingTransactions } from './plan-take-over.ts';

export async function standingOf(
  wallet: WalletRecord,
  book: LoadedBook,
  store: Store,
  isRunning: boolean,
): Promise<ChainStanding | undefined> {
  const loaded = await loadWallet(store, wallet);
  if (!loaded.ok) return undefined;
  const { own, record, transactions, tokens } = loaded.value;
  const sorted = [...tokens.values()];
  return {
    chain: own.chain,
    address: own.address,
    isKey: own.isKey,
    status: statusOf(record, isRunning),
    ...(record.lastSync === undefined ? {} : { lastSync: record.lastSync }),
    failures: record.failures,
    transactions: record.transactions,
    waiting: waitingTransactions({ wallet: own, transactions, book, gone: record.gone }).length,
    open: book.waiting.transfers.filter(({ candidate }) => candidate.wallet === wallet.id).length,
    tokens: sorted.filter(({ isSpam }) => !isSpam).length,
    spam: sorted.filter(({ isSpam }) => isSpam).length,
    addresses: own.isKey ? record.addresses.length : 1,
    ...(record.check === undefined ? {} : { check: record.check }),
  };
}

function statusOf({ failures, lastTry }: ChainRecord, isRunning: boolean): WalletStatus {
  if (isRunning) return 'syncing';
  if (failures.length > 0) return 'error';
  return lastTry === undefined ? 'pending' : 'synced';
}
