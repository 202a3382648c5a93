/** A wallet with everything that was read of it, in order of time and with its tokens sorted. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { ChainTransaction, SortedToken } from '@cryptax/onchain';
import type { Store, WalletRecord } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { type ChainRecord, readRecord, readTransactions } from './chain-store.ts';
import { type OwnWallet, ownWallet } from './own-wallet.ts';
import { walletTokens } from './sync-wallet.ts';

export interface LoadedWallet {
  readonly own: OwnWallet;
  readonly record: ChainRecord;
  readonly transactions: readonly ChainTransaction[];
  readonly tokens: ReadonlyMap<string, SortedToken>;
}

/** Reading a long history again for every look at the list would be slow; it changes only with its record. */
const loaded = new WeakMap<Store, Map<string, { readonly mark: string; readonly wallet: LoadedWallet }>>();

export async function loadWallet(store: Store, wallet: WalletRecord): Promise<Result<LoadedWallet, LedgerError>> {
  const record = await readRecord(store, wallet.id);
  const own = ownWallet(wallet, record.addresses);
  if (own === undefined) return err({ code: 'chain.wallet-missing' });
  const known = loaded.get(store) ?? new Map();
  loaded.set(store, known);
  const { pages, decided, addresses } = record;
  const mark = JSON.stringify([wallet.address, pages, decided, addresses]);
  const kept = known.get(wallet.id);
  if (kept?.mark === mark) return ok({ ...kept.wallet, record });
  const found = await readTransactions(store, wallet.id, pages);
  if (!found.ok) return found;
  const transactions = found.value;
  const fresh = { own, record, transactions, tokens: walletTokens(own, record, transactions) };
  known.set(wallet.id, { mark, wallet: fresh });
  return ok(fresh);
}
