/**
 * One reading of a wallet: every page is kept as it comes, the chain's balance is asked at the end, and failures are kept
 * beside what was read. A failed reading never replaces what is known with nothing.
 */
import { add, type Decimal, dec, defined, err, formatShortest, ok, type Result, ZERO } from '@cryptax/kernel';
import {
  type ChainAsset,
  type ChainTransaction,
  checkBalance,
  findChain,
  parseExtendedKey,
  readBalances,
  readWallet,
  type SortedToken,
  sortTokens,
  untoldTokens,
} from '@cryptax/onchain';
import type { Store, WalletRecord } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import {
  keepServiceStatements,
  type ServiceStatement,
} from '../../../platform/ledger/worker/statements/service-statements.ts';
import type { ChainFailure, SyncDone, WalletSyncProgress } from '../wallet-types.ts';
import {
  type ChainRecord,
  finishReading,
  keepPage,
  readRecord,
  readTransactions,
  writeReading,
} from './chain-store.ts';
import { type ChainWorld, failureOf, type UsableSettings } from './chain-world.ts';
import { type OwnWallet, ownWallet } from './own-wallet.ts';
import { assetName, isKnownSymbol, tickerOf } from './token-names.ts';

export interface SyncParts {
  readonly store: Store;
  readonly world: ChainWorld;
  readonly settings: UsableSettings;
  readonly now: () => string;
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: WalletSyncProgress) => void) | undefined;
}

export async function syncWallet(
  wallet: WalletRecord,
  parts: SyncParts,
): Promise<Result<Omit<SyncDone, 'waiting'>, LedgerError>> {
  const { store, now, signal } = parts;
  const before = await readRecord(store, wallet.id);
  const isResumed = Object.values(before.states).some(({ cursor }) => cursor !== undefined);
  const reading = new Reading(wallet, parts, {
    ...before,
    run: isResumed ? before.run : before.run + 1,
  });
  const outcome = await reading.read();
  if (!outcome.ok) return outcome;
  const { failures, addresses } = outcome.value;
  const own = ownWallet(wallet, addresses);
  let record: ChainRecord = { ...reading.record, addresses, lastTry: now(), failures };
  const found = await readTransactions(store, wallet.id, record.pages);
  if (!found.ok) return found;
  const transactions = found.value;
  record = { ...record, transactions: transactions.length };
  const isComplete = failures.length === 0 && own !== undefined;
  if (isComplete) record = { ...record, lastSync: now(), ...(await checked(own, record, transactions, parts)) };
  const written = await writeReading(store, wallet.id, record);
  if (!written.ok) return written;
  if (isComplete && record.check !== before.check) {
    const kept = await keepServiceStatements(store, reportedByChain(own, record.check));
    if (!kept.ok) return kept;
  }
  const isCancelled = signal.aborted;
  return ok({
    status: isCancelled ? 'cancelled' : isComplete ? 'synced' : 'error',
    transactions: transactions.length,
    fresh: Math.max(0, transactions.length - before.transactions),
    failures: record.failures,
  });
}

/** Carries the record from page to page. */
class Reading {
  record: ChainRecord;
  readonly #wallet: WalletRecord;
  readonly #parts: SyncParts;
  #failure: LedgerError | undefined;

  constructor(wallet: WalletRecord, parts: SyncParts, record: ChainRecord) {
    this.#wallet = wallet;
    this.#parts = parts;
    this.record = record;
  }

  async read(): Promise<
    Result<{ readonly failures: readonly ChainFailure[]; readonly addresses: readonly string[] }, LedgerError>
  > {
    const { world, settings, signal } = this.#parts;
    const { address = '' } = this.#wallet;
    const own = ownWallet(this.#wallet);
    if (own === undefined) return { ok: false, error: { code: 'chain.wallet-missing' } };
    const key = parseExtendedKey(address);
    const outcome = await readWallet({
      owner: key.ok ? { kind: 'key', key: key.value } : { kind: 'address', address },
      sources: world.sources(own.chain, settings),
      states: new Map(Object.entries(this.record.states)),
      isKnown: (one) => this.record.pages.some((page) => page.key === one && page.count > 0),
      signal,
      onPage: async (page) => {
        await this.#step(keepPage(this.#parts.store, this.#wallet.id, this.record, page));
        this.#notify(page.reader, page.parts);
      },
      onComplete: (one, renewedFrom) =>
        this.#step(finishReading(this.#parts.store, this.#wallet.id, this.record, one, renewedFrom)),
    });
    if (this.#failure !== undefined) return { ok: false, error: this.#failure };
    const failures = outcome.kind === 'complete' ? [] : outcome.failures.map(failureOf);
    const kept = new Set([...this.record.addresses, ...outcome.addresses]);
    return ok({ failures, addresses: [...kept] });
  }

  /** The disk is full or gone: reading on would keep nothing. */
  async #step(work: Promise<Result<ChainRecord, LedgerError>>): Promise<void> {
    if (this.#failure !== undefined) return;
    const done = await work;
    if (done.ok) this.record = done.value;
    else this.#failure = done.error;
  }

  #notify(service: string, parts: readonly ChainTransaction[]): void {
    const at = parts.at(-1)?.at;
    const transactions = this.record.pages.reduce((sum, { count }) => sum + count, 0);
    this.#parts.onProgress?.({
      walletId: this.#wallet.id,
      transactions,
      service,
      ...defined({ at }),
    });
  }
}

/** The chain's word on every coin, and on the tokens that count; a balance that cannot be asked leaves the old check. */
async function checked(
  own: OwnWallet,
  record: ChainRecord,
  transactions: readonly ChainTransaction[],
  { world, settings, now, signal }: SyncParts,
): Promise<Partial<ChainRecord>> {
  const tokens = countingTokens(walletTokens(own, record, transactions));
  const addresses = own.isKey ? record.addresses : [own.address];
  const answer = await readBalances({ addresses, sources: world.sources(own.chain, settings), tokens, signal });
  if (!answer.ok) return { failures: answer.error.map(failureOf) };
  const lines = checkBalance(transactions, own.isOwn, answer.value);
  const untold = untoldTokens(transactions, own.isOwn, answer.value, tokens);
  return { check: { at: now(), lines, ...(untold.length === 0 ? {} : { untold }) } };
}

/** The tokens whose balances count, the busiest first. */
export function countingTokens(tokens: LoadedWallet['tokens']): readonly ChainAsset[] {
  return [...tokens.values()]
    .filter(({ isSpam, category, transfers }) => !isSpam && category !== 'nft' && transfers > 0)
    .sort((a, b) => b.transfers - a.transfers)
    .map(({ asset }) => asset);
}

/** The chain's answer as statements, under the names that the ledger has for the coins. */
function reportedByChain({ id, chain }: OwnWallet, check: ChainRecord['check']): readonly ServiceStatement[] {
  if (check === undefined) return [];
  const [at, service] = [`${check.at.slice(0, 19)}Z`, findChain(chain)?.name ?? chain];
  // Several contracts may have one name in the ledger.
  const sums = new Map<string, Decimal>();
  for (const { asset, onChain } of check.lines) {
    const name = assetName(chain, asset);
    sums.set(name, add(sums.get(name) ?? ZERO, dec(onChain)));
  }
  return Array.from(sums, ([asset, sum]) => ({ wallet: id, asset, at, amount: formatShortest(sum), service }));
}

function walletTokens(
  own: OwnWallet,
  { decided }: ChainRecord,
  transactions: readonly ChainTransaction[],
): ReadonlyMap<string, SortedToken> {
  return sortTokens({
    transactions,
    isOwn: own.isOwn,
    tickerOf,
    isKnownSymbol,
    decided: new Map(Object.entries(decided)),
  });
}

/** A wallet with everything that was read of it, in order of time and with its tokens sorted. */
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
