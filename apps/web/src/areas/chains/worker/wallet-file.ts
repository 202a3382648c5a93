/** The list of wallets as a file: what is needed to read them again elsewhere, and what was known when it was written. */
import { findChain } from '@cryptax/onchain';
import type { Store } from '@cryptax/store';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { standingOf } from './wallet-list.ts';

const VERSION = '1.0';

export async function walletFile(book: LoadedBook, store: Store, exportedAt: string): Promise<string> {
  const listed = await Promise.all(
    book.wallets.map(async (record) => ({ record, standing: await standingOf(record, book, store, false) })),
  );
  const wallets = listed.flatMap(({ record, standing }) => {
    if (standing === undefined) return [];
    const { id, name, type, address, createdAt, updatedAt, note } = record;
    const chain = findChain(standing.chain);
    const coin = standing.check?.lines.find(({ asset }) => asset.contract === undefined);
    const entry = {
      id,
      name,
      address,
      type,
      chain: standing.chain,
      chainName: chain?.name,
      explorer: chain?.explorer.name,
      status: standing.status,
      balance: coin?.onChain,
      transactionCount: standing.transactions,
      lastSync: standing.lastSync,
      createdAt,
      updatedAt,
      note,
    };
    return [entry];
  });
  const stats = {
    totalWallets: wallets.length,
    syncedWallets: wallets.filter(({ status }) => status === 'synced').length,
    chainDistribution: Object.fromEntries(
      [...new Set(wallets.map(({ chain }) => chain))].map((chain) => [
        chain,
        wallets.filter((one) => one.chain === chain).length,
      ]),
    ),
  };
  return JSON.stringify({ version: VERSION, exportedAt, wallets, stats }, null, 2);
}
