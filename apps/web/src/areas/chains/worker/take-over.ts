/** A wallet's plan written as one import, and the same shown before. */
import { openTransfer } from '@cryptax/importers';
import { ok, type Result } from '@cryptax/kernel';
import { type Change, packRawRows, type RepairedRows, type Store, type WalletRecord } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { asJson, movementsOf } from '../../../platform/ledger/worker/import-details.ts';
import { keptRules } from '../../../platform/ledger/worker/kept-rules.ts';
import { setShownBook } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { applyLabels } from '../../../platform/ledger/worker/relabel-event.ts';
import { CHAIN_FORMAT, sourceOfFormat, sourcesOf } from '../../../platform/ledger/worker/source-names.ts';
import { effectOf } from '../../../platform/ledger/worker/tax-figures.ts';
import { answerChange } from '../../entries/worker/review/answer-parts.ts';
import { applyWithRows } from '../../import/worker/keep-rows.ts';
import { fileDigest } from '../../import/worker/prepare-import.ts';
import type { TakenOver, WalletPreview } from '../wallet-types.ts';
import { type ChainRecord, changeRecord } from './chain-store.ts';
import { planTakeOver, type TakeOverPlan } from './plan-take-over.ts';
import { type LoadedWallet, loadWallet } from './sync-wallet.ts';
import { historyRows } from './wallet-history.ts';

export async function previewWallet(
  record: WalletRecord,
  live: LiveLedger,
  shown: number,
): Promise<Result<WalletPreview, LedgerError>> {
  const open = await live.books.get('own');
  if (!open.ok) return open;
  const book = open.value.loaded;
  const wallet = await loadWallet(live.store, record);
  if (!wallet.ok) return wallet;
  const plan = await planOf(live, wallet.value, book);
  const gone = goneFromChain(wallet.value, book);
  const { events } = await live.valuer.value(plan.events);
  const { candidates, matched } = plan.details;
  const moved = [...events, ...candidates.flatMap(openTransfer)];
  const explained = matched.flatMap((id) => [id, `${id}:fee`]).filter((id) => book.place.has(id));
  const after = book.tryOut(moved, [...(gone?.eventIds ?? []), ...explained]);
  const effect = effectOf(book.computed(), after, book.currentYear);
  const count = (kind: string) => plan.outcomes.filter((outcome) => outcome.kind === kind).length;
  const sources = sourcesOf(book);
  const source = sourceOfFormat(plan.format);
  return ok({
    walletId: record.id,
    events: plan.events.length,
    open: plan.open,
    ignored: count('ignored'),
    duplicates: count('duplicate'),
    gone: gone?.eventIds.length ?? 0,
    rows: historyRows(wallet.value, book, { offset: 0, limit: shown }),
    total: wallet.value.transactions.length,
    effect,
    known: { events: book.stored.length, sources },
    newSources: plan.events.length === 0 || sources.includes(source) ? [] : [source],
  });
}

async function planOf({ store }: LiveLedger, wallet: LoadedWallet, book: LoadedBook): Promise<TakeOverPlan> {
  const { own, transactions, tokens, record } = wallet;
  const plan = planTakeOver({ wallet: own, transactions, tokens, book, gone: record.gone });
  const rules = await keptRules(store);
  return { ...plan, events: applyLabels(plan.events, rules.ok ? rules.value : [], book) };
}

export async function takeOverWallet(record: WalletRecord, live: LiveLedger): Promise<Result<TakenOver, LedgerError>> {
  const { store, books } = live;
  const wallet = await loadWallet(store, record);
  if (!wallet.ok) return wallet;
  const removed = await takeBack(wallet.value, live);
  if (!removed.ok) return removed;
  const open = await books.get('own');
  if (!open.ok) return open;
  const { revision } = open.value.loaded;
  const plan = await planOf(live, wallet.value, open.value.loaded);
  if (plan.fresh === 0) return ok({ status: 'unchanged', added: 0, open: 0, removed: removed.value });
  const written = await writePlan(store, revision, plan);
  if (!written.ok) return written;
  await setShownBook(store, 'own');
  const back = new Set(plan.details.keys.map((key) => key.slice(key.lastIndexOf(':') + 1)));
  if (wallet.value.record.gone.some((hash) => back.has(hash))) {
    const come = ({ gone }: ChainRecord) => gone.filter((hash) => !back.has(hash));
    await changeRecord(store, record.id, (now) => ({ ...now, gone: come(now) }));
  }
  return ok({ status: 'applied', added: written.value, open: plan.open, removed: removed.value });
}

async function writePlan(store: Store, revision: number, plan: TakeOverPlan): Promise<Result<number, LedgerError>> {
  const { fileName, format, outcomes, events, details, cells, settles } = plan;
  // The store takes two files of one print for the same file: what tells these apart is which transactions they hold.
  const print = details.keys.join('\n');
  const sha256 = (await fileDigest(new TextEncoder().encode(print))) ?? print;
  const file = { fileName, sha256, size: 0, format, outcomes, events, details: asJson(details) };
  const blocks = new Map([[fileName, await packRawRows(cells)]]);
  const change = { kind: 'import', why: 'chain-sync', files: [file], wallets: [], settles, needsBase: true } as const;
  const applied = await applyWithRows(store, revision, change, blocks);
  return applied.ok ? ok(applied.value.counts.added) : applied;
}

/** What the chain no longer has leaves the ledger first. */
async function takeBack(wallet: LoadedWallet, { store, books }: LiveLedger): Promise<Result<number, LedgerError>> {
  const open = await books.get('own');
  if (!open.ok) return open;
  const { loaded } = open.value;
  const gone = goneFromChain(wallet, loaded);
  if (gone === undefined) return ok(0);
  const ids = new Set(gone.eventIds);
  const hashes = loaded.stored.flatMap(({ id, txHash }) => (ids.has(id) ? (txHash ?? []) : []));
  const applied = await store.events.apply('own', loaded.revision, gone.change);
  if (!applied.ok) return applied;
  const written = await changeRecord(store, wallet.own.id, (now) => ({
    ...now,
    gone: [...new Set([...now.gone, ...hashes])],
  }));
  return written.ok ? ok(gone.eventIds.length) : written;
}

/**
 * Blocks that a chain replaced took transactions with them. Their events leave the ledger and their open movements are
 * settled as gone, in one change that can be undone.
 */
interface GoneFromChain {
  readonly eventIds: readonly string[];
  readonly change: Change;
}

/** As long as nothing was read to its end, what is not here may well be there. */
function goneFromChain(
  { own: wallet, record, transactions }: LoadedWallet,
  book: LoadedBook,
): GoneFromChain | undefined {
  if (record.lastSync === undefined) return undefined;
  const there = new Set(transactions.map(({ hash }) => hash));
  const format = `${CHAIN_FORMAT}${wallet.chain}`;
  const isGone = (id: string, hash: string | undefined) =>
    id.startsWith(`${wallet.chain}:`) && id.includes(`:${wallet.owner}:`) && hash !== undefined && !there.has(hash);
  const eventIds = book.stored
    .filter(({ id, source, txHash }) => source?.format === format && isGone(id, txHash))
    .map(({ id }) => id);
  const repair = book.imports
    .filter((record) => record.format === format)
    .flatMap((record): readonly RepairedRows[] => {
      const settled = new Set(record.mended.map(({ line }) => line));
      const rows = movementsOf(record)
        .filter(({ id, txHash, source }) => isGone(id, txHash) && !settled.has(source.line))
        .map(({ source }) => ({ line: source.line, kind: 'ignored', reason: 'chain.reorganised' }) as const);
      return rows.length === 0 ? [] : [{ importNo: record.no, rows, events: [] }];
    });
  if (eventIds.length === 0 && repair.length === 0) return undefined;
  return { eventIds, change: answerChange([{ remove: eventIds, repair }], 'chain.reorganised') };
}
