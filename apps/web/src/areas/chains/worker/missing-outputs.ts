/**
 * Entries that do not say which outputs they spent although the chain does (rule MET-07): a file of the wallet told them, or
 * somebody entered them by hand. The outputs are filled in; nothing else of an entry changes.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { isOutputChain, spentOutputs } from '@cryptax/onchain';
import type { WalletRecord } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { EditDone } from '../../../platform/ledger/edit-types.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { type LoadedWallet, loadWallet } from './sync-wallet.ts';

/** Each with the outputs that its transaction spent. */
export function missingOutputs(
  { own, transactions }: Pick<LoadedWallet, 'own' | 'transactions'>,
  stored: readonly LedgerEvent[],
): readonly LedgerEvent[] {
  if (!isOutputChain(own.chain)) return [];
  const byHash = new Map(transactions.map((transaction) => [transaction.hash, transaction]));
  const walletOf = (address: string) => (own.isOwn(address) ? own.id : undefined);
  return stored.flatMap((event) => {
    if (event.wallet !== own.id || !('out' in event) || event.spent !== undefined) return [];
    const transaction = byHash.get(event.txHash ?? '');
    const spent = transaction && spentOutputs(transaction, own.id, walletOf).spent;
    return spent === undefined ? [] : [{ ...event, spent }];
  });
}

/** One undoable change. */
export async function takeOutputs(wallet: WalletRecord, live: LiveLedger): Promise<Result<EditDone, LedgerError>> {
  const [open, loaded] = [await live.books.get('own'), await loadWallet(live.store, wallet)];
  if (!open.ok) return open;
  if (!loaded.ok) return loaded;
  const { stored, revision: before } = open.value.loaded;
  const found = missingOutputs(loaded.value, stored);
  if (found.length === 0) return ok({ revision: before, changed: 0, eventIds: [] });
  const change = { kind: 'bulk-edit', why: 'spent-outputs', events: found } as const;
  const applied = await live.store.events.apply('own', before, change);
  if (!applied.ok) return applied;
  const { revision, counts } = applied.value;
  return ok({ revision, changed: counts.changed, eventIds: found.map(({ id }) => id) });
}
