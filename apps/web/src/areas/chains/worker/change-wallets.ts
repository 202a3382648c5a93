/**
 * Wallets on chains come and go: by address, by a file of addresses, with or without what they brought, and with the
 * text that shows whose they are.
 */
import { err, formatDay, ok, type Result } from '@cryptax/kernel';
import { checkOwnership, type OwnershipCheck, ownershipMessage } from '@cryptax/onchain';
import type { WalletRecord } from '@cryptax/store';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { WithBook } from '../../../platform/ledger/worker/context.ts';
import { detailsOf } from '../../../platform/ledger/worker/import-details.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { forgetServiceStatements } from '../../../platform/ledger/worker/statements/service-statements.ts';
import { planRemoval } from '../../entries/worker/edit/unmerge.ts';
import type { OwnershipText, WalletDraft } from '../wallet-types.ts';
import { rowKey } from './chain-rows.ts';
import { forgetWallet } from './chain-store.ts';
import { ownWallet } from './own-wallet.ts';
import { parseWalletFile, planWallets } from './wallet-records.ts';

export async function addWallets({ books, store, now }: LiveLedger, draft: WalletDraft) {
  const open = await books.get('own');
  if (!open.ok) return open;
  const { loaded } = open.value;
  const planned = planWallets(draft, loaded.wallets, now());
  if (!planned.ok) return planned;
  const { put, known } = planned.value;
  if (put.length === 0) return ok({ added: [], known });
  const change = { kind: 'wallets', why: 'add-wallet', put, remove: [] } as const;
  const applied = await store.events.apply('own', loaded.revision, change);
  return applied.ok ? ok({ added: put.map(({ id }) => id), known }) : applied;
}

/** Its imports go one by one, each an entry of the journal, so that the address can be read anew; then the wallet itself. */
export async function removeWallet(
  { books, store }: LiveLedger,
  id: string,
  withEvents: boolean,
): Promise<Result<void, LedgerError>> {
  const open = await books.get('own');
  if (!open.ok) return open;
  const { loaded } = open.value;
  const wallet = loaded.wallets.find((one) => one.id === id);
  const own = wallet === undefined ? undefined : ownWallet(wallet);
  if (own === undefined) return err({ code: 'chain.wallet-missing' });
  const prefix = rowKey(own, '');
  const imports = loaded.imports.filter((record) => detailsOf(record).keys[0]?.startsWith(prefix) === true);
  for (const { no } of withEvents ? imports : []) {
    const removed = await removeImport({ books, store }, no);
    if (!removed.ok) return removed;
  }
  const now = await books.get('own');
  if (!now.ok) return now;
  const change = { kind: 'wallets', why: 'remove-wallet', put: [], remove: [id] } as const;
  const applied = await store.events.apply('own', now.value.loaded.revision, change);
  if (!applied.ok) return applied;
  await forgetWallet(store, id);
  return forgetServiceStatements(store, id);
}

async function removeImport({ books, store }: Pick<LiveLedger, 'books' | 'store'>, importNo: number) {
  const open = await books.get('own');
  if (!open.ok) return open;
  const { loaded } = open.value;
  const removal = await planRemoval(store, loaded, importNo);
  if (!removal.ok) return removal;
  const change = { kind: 'remove-import', why: 'remove-wallet', importNo, ...removal.value } as const;
  return store.events.apply('own', loaded.revision, change);
}

export async function importWallets(live: LiveLedger, text: string) {
  const drafts = parseWalletFile(text);
  if (!drafts.ok) return drafts;
  let [imported, skipped] = [0, 0];
  for (const draft of drafts.value) {
    if (draft === undefined) {
      skipped++;
      continue;
    }
    const added = await addWallets(live, draft);
    if (!added.ok && added.error.code !== 'chain.address-invalid' && added.error.code !== 'chain.secret') return added;
    if (added.ok && added.value.added.length > 0) imported++;
    else skipped++;
  }
  return ok({ imported, skipped });
}

/** The signed text that shows whose an address is, checked on this device and kept as a document of its wallet. */
export function createOwnershipHandlers(withBook: WithBook) {
  const onAddress = <T>(
    id: string,
    work: (wallet: WalletRecord & { address: string }, live: LiveLedger) => Answer<T>,
  ) =>
    withBook<T>('own', async ({ loaded }, live) => {
      const wallet = loaded.wallets.find((one) => one.id === id);
      if (wallet?.address === undefined) return err({ code: 'chain.wallet-missing' });
      return work({ ...wallet, address: wallet.address }, live);
    });
  return {
    ownershipText: (id: string, book: string): Answer<OwnershipText> =>
      onAddress(id, async ({ address }, { today }) => {
        const day = formatDay(today());
        return ok({ book, day, message: ownershipMessage({ address, book, day }) });
      }),
    /** The text is made anew from what it names: a signature under any other text proves nothing. */
    proveOwnership: (
      id: string,
      { book, day }: Pick<OwnershipText, 'book' | 'day'>,
      signature: string,
    ): Answer<OwnershipCheck> =>
      onAddress(id, async ({ address }, { store }) => {
        const message = ownershipMessage({ address, book, day });
        const { found, standard } = await checkOwnership(address, message, signature);
        if (found !== 'proven') return ok(found);
        const text = `${message}\n\nUnterschrift (${standard}):\n${signature.trim()}\n`;
        const kept = await store.evidence.add('own', {
          target: { kind: 'wallet', id },
          name: `Adressnachweis_${address.slice(0, 10)}_${day}.txt`,
          about: `Unterschrift zur Adresse ${address} vom ${day.split('-').reverse().join('.')}, rechnerisch geprüft`,
          mediaType: 'text/plain',
          bytes: new TextEncoder().encode(text),
        });
        return kept.ok ? ok(found) : kept;
      }),
  };
}
