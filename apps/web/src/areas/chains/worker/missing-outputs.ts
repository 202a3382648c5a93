/**
 * Entries that were made before the outputs they spent were kept (rule MET-07). What is known of them by now is filled in;
 * for the rest the chain has to be read again from the start. Nothing else of an entry changes.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { isOutputChain, spentOutputs } from '@cryptax/onchain';
import type { WalletRecord } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { EditDone } from '../../../platform/ledger/edit-types.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { changeRecord } from './chain-store.ts';
import { type LoadedWallet, loadWallet } from './sync-wallet.ts';

export interface MissingOutputs {
  /** Entries with the outputs that their transactions spent. */
  readonly found: readonly LedgerEvent[];
  /** Entries whose transactions were kept without outputs. */
  readonly unread: number;
}

const NONE: MissingOutputs = { found: [], unread: 0 };

export function missingOutputs(
  { own, record, transactions }: Pick<LoadedWallet, 'own' | 'record' | 'transactions'>,
  stored: readonly LedgerEvent[],
): MissingOutputs {
  if (!isOutputChain(own.chain)) return NONE;
  const byHash = new Map(transactions.map((transaction) => [transaction.hash, transaction]));
  const walletOf = (address: string) => (own.isOwn(address) ? own.id : undefined);
  const found: LedgerEvent[] = [];
  let unread = 0;
  for (const event of stored) {
    if (event.wallet !== own.id || !('out' in event) || event.spent !== undefined) continue;
    const transaction = byHash.get(event.txHash ?? '');
    if (transaction === undefined) continue;
    // A reading of today that names no outputs will name none tomorrow either: some cannot be told.
    if (transaction.spends === undefined) unread += record.outputs === 'read' ? 0 : 1;
    else found.push(...withOutputs(event, spentOutputs(transaction, own.id, walletOf)));
  }
  return { found, unread };
}

function withOutputs(event: LedgerEvent, outputs: ReturnType<typeof spentOutputs>): readonly LedgerEvent[] {
  return outputs.spent === undefined ? [] : [{ ...event, spent: outputs.spent }];
}

/** Lets the next reading begin at the start; what was read so far stays until then. False where no reading is needed. */
export async function readFromStart(wallet: WalletRecord, live: LiveLedger): Promise<Result<boolean, LedgerError>> {
  const [open, loaded] = [await live.books.get('own'), await loadWallet(live.store, wallet)];
  if (!open.ok) return open;
  if (!loaded.ok) return loaded;
  if (missingOutputs(loaded.value, open.value.loaded.stored).unread === 0) return ok(false);
  const done = await changeRecord(live.store, wallet.id, (now) => ({ ...now, states: {}, outputs: 'reading' }));
  return done.ok ? ok(true) : done;
}

/** Fills in what is known; one undoable change. */
export async function takeOutputs(wallet: WalletRecord, live: LiveLedger): Promise<Result<EditDone, LedgerError>> {
  const [open, loaded] = [await live.books.get('own'), await loadWallet(live.store, wallet)];
  if (!open.ok) return open;
  if (!loaded.ok) return loaded;
  const { stored, revision: before } = open.value.loaded;
  const { found } = missingOutputs(loaded.value, stored);
  if (found.length === 0) return ok({ revision: before, changed: 0, eventIds: [] });
  const change = { kind: 'bulk-edit', why: 'spent-outputs', events: found } as const;
  const applied = await live.store.events.apply('own', before, change);
  if (!applied.ok) return applied;
  const { revision, counts } = applied.value;
  return ok({ revision, changed: counts.changed, eventIds: found.map(({ id }) => id) });
}
