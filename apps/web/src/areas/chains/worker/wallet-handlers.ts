/** Chain handlers of the ledger worker: they join the questions of `OnchainApi` with the files that know the answers. */
import { compare, dec, defined, err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type ChainId, type ContractCall, ENDPOINTS, type OpenQuestion } from '@cryptax/onchain';
import type { YearEndStatement } from '@cryptax/reports/answer';
import { type Book, type Store, sameData, type WalletRecord } from '@cryptax/store';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { EditDone } from '../../../platform/ledger/edit-types.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { newerChoice } from '../../../platform/ledger/worker/keep-choice.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { RunningJobs } from '../../../platform/ledger/worker/running-jobs.ts';
import type {
  ChainFee,
  ChainSettings,
  FoundCall,
  ReadingEffect,
  SyncDone,
  TakenOver,
  TokenSummary,
  WalletCalls,
  WalletDetails,
  WalletDraft,
  WalletList,
  WalletPreview,
  WalletSyncProgress,
  WalletsAdded,
  WalletsImported,
} from '../wallet-types.ts';
import { eventsAsCalled, findCall, readingEffects, walletCalls, walletEventsAsCalled } from './chain-calls.ts';
import { rowsOf } from './chain-rows.ts';
import { changeRecord } from './chain-store.ts';
import { type ChainWorld, chainSettings, createChainWorld, setChainSettings, usableSettings } from './chain-world.ts';
import { addWallets, createOwnershipHandlers, importWallets, removeWallet } from './change-wallets.ts';
import { takeOutputs } from './missing-outputs.ts';
import { planTakeOver } from './plan-take-over.ts';
import { createProofHandlers } from './proof/proof-handlers.ts';
import { type LoadedWallet, loadWallet, syncWallet } from './sync-wallet.ts';
import { previewWallet, takeOverWallet } from './take-over.ts';
import { walletFile } from './wallet-file.ts';
import { explorerLink, historyRows } from './wallet-history.ts';
import { walletList } from './wallet-list.ts';
import { createFeeReader } from './wallet-prices.ts';
import { proveYearEnd } from './year-end-proof.ts';

export function createWalletHandlers(context: WorkerContext) {
  const { withBook, editing } = context;
  const running = new RunningJobs();
  const readFees = createFeeReader();
  let world: ChainWorld | undefined;
  const worldOf = ({ markets }: LiveLedger): ChainWorld => {
    world ??= createChainWorld(markets.world);
    return world;
  };
  const onWallet = <T>(id: string, work: (wallet: WalletRecord, live: LiveLedger, open: OpenBook) => Answer<T>) =>
    withBook<T>('own', async (open, live) => {
      const wallet = open.loaded.wallets.find((one) => one.id === id);
      return wallet === undefined ? err({ code: 'chain.wallet-missing' }) : work(wallet, live, open);
    });

  return {
    ...createProofHandlers(context),
    ...createOwnershipHandlers(withBook),
    walletList: (book: Book): Answer<WalletList> =>
      withBook(book, async ({ loaded }, live) => ok(await walletList(loaded, live, (id) => running.has(id)))),
    addWallets: (draft: WalletDraft): Answer<WalletsAdded> => editing((live) => addWallets(live, draft)),
    removeWallet: (id: string, withEvents: boolean): Answer<void> =>
      editing(async (live) => {
        await running.end(id);
        return removeWallet(live, id, withEvents);
      }),
    /** Reads what is new; a second call while one runs is refused with `chain.busy`. */
    syncWallet: (id: string, onProgress?: (progress: WalletSyncProgress) => void): Answer<SyncDone> =>
      onWallet(id, async (wallet, live) => {
        if (running.has(id)) return err({ code: 'chain.busy' });
        return running.run(id, (signal) => synced(wallet, live, worldOf(live), signal, onProgress));
      }),
    /** Gives entries the outputs that they spent, as far as they do not say so. */
    takeOutputs: (id: string): Answer<EditDone> =>
      editing(async (live) => {
        const wallet = await walletOf(live, id);
        return wallet.ok ? takeOutputs(wallet.value, live) : wallet;
      }),
    cancelSync: async (id: string): Promise<void> => running.stop(id),
    previewWallet: (id: string, rows: number): Answer<WalletPreview> =>
      onWallet(id, (wallet, live) => previewWallet(wallet, live, rows)),
    takeOverWallet: (id: string): Answer<TakenOver> =>
      editing(async (live) => {
        const wallet = await walletOf(live, id);
        return wallet.ok ? takeOverWallet(wallet.value, live) : wallet;
      }),
    walletDetails: (id: string, page: { readonly offset: number; readonly limit: number }): Answer<WalletDetails> =>
      onWallet(id, async (wallet, { store }, { loaded: book }) => {
        const loaded = await loadWallet(store, wallet);
        if (!loaded.ok) return loaded;
        const link = explorerLink(loaded.value);
        return ok({
          tokens: [...loaded.value.tokens.values()].sort((a, b) => b.transfers - a.transfers),
          rows: historyRows(loaded.value, book, page),
          total: loaded.value.transactions.length,
          ...defined({ addressLink: link }),
          addresses: loaded.value.own.isKey ? loaded.value.record.addresses : [loaded.value.own.address],
          stats: tokenSummary(loaded.value),
        });
      }),
    decideToken: (id: string, contract: string, word: 'spam' | 'wanted' | null): Answer<void> =>
      onWallet(id, ({ id: own }, { store }) => decideToken(store, own, contract, word)),
    exportWallets: (): Answer<string> =>
      withBook('own', async ({ loaded }, { store, now }) => ok(await walletFile(loaded, store, now()))),
    importWallets: (text: string): Answer<WalletsImported> => editing((live) => importWallets(live, text)),
    chainSettings: (): Answer<ChainSettings> => withBook('own', async (_, { store }) => ok(await chainSettings(store))),
    /** `base` is what the form was opened with. */
    setChainSettings: (settings: ChainSettings, base?: ChainSettings): Answer<void> =>
      withBook('own', async (_, { store }) =>
        base === undefined || sameData(await chainSettings(store), base)
          ? setChainSettings(store, settings)
          : newerChoice,
      ),
    /** What a plain transfer costs now; asks the chains' services, tells them no address. */
    networkFees: (chains: readonly ChainId[]): Answer<readonly ChainFee[]> =>
      withBook('own', async (_, live) => ok(await readFees(chains, live, worldOf(live)))),

    /** What the wallet held at the end of a year, kept as a document; asks the chain's services. */
    proveYearEnd: (id: string, year: number): Answer<YearEndStatement> =>
      onWallet(id, (wallet, live) => proveYearEnd(wallet, year, live, worldOf(live))),

    /** Calls of a wallet's transactions, classified; newest first. */
    walletCalls: (id: string, page: { readonly offset: number; readonly limit: number }): Answer<WalletCalls> =>
      onWallet(id, async (wallet, { store }, { loaded }) => {
        const found = await loadWallet(store, wallet);
        return found.ok ? ok(walletCalls(found.value, loaded, page)) : found;
      }),
    /** The call behind a transaction hash, asked of the chain's services. */
    findCall: (chain: ChainId, hash: string): Answer<FoundCall> =>
      withBook('own', ({ loaded }, live) => findCall(chain, hash.trim(), live, worldOf(live), loaded)),
    /** Gives the events of a transaction the nature that its call has; one undoable change. */
    applyCall: (book: Book, call: ContractCall, eventIds: readonly string[]): Answer<EditDone> =>
      editing(async ({ books, store }) => {
        const open = await books.get(book);
        if (!open.ok) return open;
        const { loaded } = open.value;
        return changeNatures(store, book, loaded, eventsAsCalled(loaded, call, eventIds));
      }),
    /** The same for all calls of a wallet that are in the ledger, however many; one undoable change. */
    applyWalletCalls: (id: string): Answer<EditDone> =>
      editing(async (live) => {
        const [open, wallet] = [await live.books.get('own'), await walletOf(live, id)];
        if (!open.ok) return open;
        if (!wallet.ok) return wallet;
        const { loaded } = open.value;
        const found = await loadWallet(live.store, wallet.value);
        if (!found.ok) return found;
        return changeNatures(live.store, 'own', loaded, walletEventsAsCalled(found.value, loaded));
      }),
    readingEffects: (book: Book, question: OpenQuestion): Answer<readonly ReadingEffect[]> =>
      withBook(book, async ({ loaded }) => ok(readingEffects(loaded, question))),
  };
}

async function changeNatures(
  store: LiveLedger['store'],
  book: Book,
  { revision: before }: LoadedBook,
  events: readonly LedgerEvent[],
): Answer<EditDone> {
  if (events.length === 0) return ok({ revision: before, changed: 0, eventIds: [] });
  const applied = await store.events.apply(book, before, { kind: 'bulk-edit', why: 'defi-call', events });
  if (!applied.ok) return applied;
  const { revision, counts } = applied.value;
  return ok({ revision, changed: counts.changed, eventIds: events.map(({ id }) => id) });
}

async function walletOf({ books }: LiveLedger, id: string): Promise<Result<WalletRecord, LedgerError>> {
  const open = await books.get('own');
  if (!open.ok) return open;
  const wallet = open.value.loaded.wallets.find((one) => one.id === id);
  return wallet === undefined ? err({ code: 'chain.wallet-missing' }) : ok(wallet);
}

async function synced(
  wallet: WalletRecord,
  live: LiveLedger,
  world: ChainWorld,
  signal: AbortSignal,
  onProgress: ((progress: WalletSyncProgress) => void) | undefined,
): Promise<Result<SyncDone, LedgerError>> {
  const { store, now, books } = live;
  const settings = await usableSettings(store);
  // Asked without the key it would go to others, or fail for want of one.
  const endpoints = (wallet.chains ?? []).flatMap((chain) => ENDPOINTS[chain as ChainId] ?? []);
  if (endpoints.some(({ service }) => settings.locked.includes(service))) return err({ code: 'connection.locked' });
  const done = await syncWallet(wallet, { store, world, settings, now, signal, onProgress });
  if (!done.ok) return done;
  const open = await books.get('own');
  const loaded = await loadWallet(store, wallet);
  if (!open.ok || !loaded.ok) return ok({ ...done.value, waiting: 0 });
  const { own, transactions, tokens, record } = loaded.value;
  const plan = planTakeOver({ wallet: own, transactions, tokens, book: open.value.loaded, gone: record.gone });
  return ok({ ...done.value, waiting: plan.fresh });
}

async function decideToken(
  store: Store,
  wallet: string,
  contract: string,
  word: 'spam' | 'wanted' | null,
): Answer<void> {
  const key = contract.toLowerCase();
  const done = await changeRecord(store, wallet, (now) => {
    const { [key]: _, ...others } = now.decided;
    return { ...now, decided: word === null ? others : { ...others, [key]: word } };
  });
  return done.ok ? ok(undefined) : done;
}

/** Statistics of a wallet's tokens in the form of the specification; shown as they are, decided by nobody. */
const TOP_TOKENS = 10;
const SMALLEST_SHOWN = dec('0.001');
const DEFI_WORDS = /swap|liquidity|stake|yield|farm|vault|pool/i;

function tokenSummary({ own, transactions, tokens }: LoadedWallet): TokenSummary {
  const sorted = [...tokens.values()].sort((a, b) => b.transfers - a.transfers);
  const symbolOf = (token: (typeof sorted)[number]) => token.ticker ?? token.asset.symbol;
  const calls = transactions.filter(({ call }) => call !== undefined);
  const isDefi = (transaction: (typeof calls)[number]) =>
    DEFI_WORDS.test(rowsOf(own, transaction, tokens).mapped.call?.functionName ?? '');
  return {
    totalUniqueTokens: sorted.length,
    totalTransactions: transactions.length,
    defiInteractionCount: calls.filter(isDefi).length,
    suspiciousTokenCount: sorted.filter(({ flags }) => flags.length > 0).length,
    categoriesFound: [...new Set(sorted.map(({ category }) => category))].sort(),
    topTokensByVolume: sorted
      .slice(0, TOP_TOKENS)
      .map((token) => ({ symbol: symbolOf(token), transactions: token.transfers })),
    balanceOverview: sorted
      .filter(({ isSpam, balance }) => !isSpam && compare(dec(balance.replace('-', '')), SMALLEST_SHOWN) >= 0)
      .map((token) => ({ symbol: symbolOf(token), balance: token.balance })),
  };
}
