/**
 * All wallets of a book as cards: those on chains with their standing, those from files with their newest file, each with
 * what it holds and what that is worth. Amounts and prices come with their source; what has no price says so.
 */
import {
  absolute,
  add,
  addToGroup,
  compare,
  dec,
  defined,
  formatDay,
  formatDecimal,
  formatShortest,
  groupBy,
  isZero,
  multiply,
  type round,
  toCents,
  ZERO,
} from '@cryptax/kernel';
import type { HoldingView, LedgerEvent } from '@cryptax/ledger';
import { priceDoubts } from '@cryptax/portfolio';
import type { Store, WalletRecord } from '@cryptax/store';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { receivedFiles, type ToldFile } from '../../../platform/ledger/worker/received-history.ts';
import { isConnection, walletTypeOf } from '../../../platform/ledger/worker/source-names.ts';
import { asWholes } from '../../../platform/ledger/worker/whole-parts.ts';
import type { ChainStanding, WalletCard, WalletHolding, WalletList, WalletStatus } from '../wallet-types.ts';
import type { ChainRecord } from './chain-store.ts';
import { missingOutputs } from './missing-outputs.ts';
import { waitingTransactions } from './plan-take-over.ts';
import { loadWallet } from './sync-wallet.ts';
import { assetName } from './token-names.ts';
import { type WalletPrices, walletPrices } from './wallet-prices.ts';

export async function walletList(
  book: LoadedBook,
  live: LiveLedger,
  isRunning: (id: string) => boolean,
): Promise<WalletList> {
  const balances = walletBalances(book);
  const gaps = walletGaps(book);
  const drafts = await Promise.all(
    recordsOf(book, balances).map(async (record) => {
      const chain = await standingOf(record, book, live.store, isRunning(record.id));
      return { record, chain, held: heldBy(record, balances, chain) };
    }),
  );
  const assets = [...new Set(drafts.flatMap(({ held }) => held.holdings.map(({ asset }) => asset)))].sort();
  const prices = await walletPrices(assets, live, book.valued);
  const { usd } = prices;
  const worth = pricer(prices);
  const counts = countEvents(book.valued);
  const files = newestFiles(book, book.book === 'own' ? await receivedFiles(live.store) : []);
  const wallets = drafts.map(({ record, chain, held }): WalletCard => {
    const holdings = held.holdings.map(worth).sort((a, b) => compareValue(b, a));
    const file = files.get(record.id);
    return {
      id: record.id,
      name: record.name,
      type: record.type,
      createdAt: record.createdAt,
      events: counts.get(record.id) ?? 0,
      file: chain === undefined ? file : undefined,
      holdings,
      basis: held.basis,
      missing: held.basis === 'ledger' ? (gaps.get(record.id) ?? []) : [],
      ...totalsOf(holdings),
      ...defined({ chain }),
    };
  });
  const whole = wholeOf(wallets.flatMap(({ holdings }) => holdings)).map(worth);
  const all = totalsOf(whole);
  const used = [...prices.byAsset.values()];
  const newest = used
    .map(({ time }) => time)
    .sort()
    .at(-1);
  return {
    isDemo: book.book === 'demo',
    wallets,
    ...defined({ valueEur: all.valueEur, valueUsd: all.valueUsd }),
    unpriced: all.unpriced.length,
    doubts: priceDoubts(whole.map(({ asset, price }) => ({ asset, now: price }))),
    prices: {
      mode: prices.mode,
      ...defined({ newest }),
      sources: [...new Set(used.map(({ source }) => source))],
    },
    ...defined({ usd }),
  };
}

/** Wallets that only events name get a card too: what was put into a protocol lies in one of its own. */
function recordsOf(book: LoadedBook, balances: ReadonlyMap<string, unknown>): readonly WalletRecord[] {
  const known = new Map(book.wallets.map((record) => [record.id, record]));
  const formats = new Map<string, Set<string | undefined>>();
  for (const { wallet, source } of book.valued) {
    const seen = formats.get(wallet);
    if (seen === undefined) formats.set(wallet, new Set([source?.format]));
    else seen.add(source?.format);
  }
  // An aggregator's copy or an entry by hand beside the wallet's own file does not tell what it is.
  const typeOf = (id: string): WalletRecord['type'] =>
    [...(formats.get(id) ?? [])].map(walletTypeOf).find((type) => type !== 'unknown') ?? 'unknown';
  const named = [...balances.keys()].filter((id) => !known.has(id));
  return [
    ...book.wallets.map((record) => (record.type === 'unknown' ? { ...record, type: typeOf(record.id) } : record)),
    ...named.map((id): WalletRecord => {
      const type = id.includes(' · ') ? 'defi' : typeOf(id);
      return { book: book.book, id, name: id, type, createdAt: '', updatedAt: '' };
    }),
  ];
}

interface Held {
  readonly basis: 'ledger' | 'chain';
  readonly holdings: readonly Pick<HoldingView, 'asset' | 'amount'>[];
}

/** The chain's own word where it was asked, else the ledger's: what still waits for an answer is held all the same. */
function heldBy({ id }: WalletRecord, balances: ReturnType<typeof walletBalances>, chain: WalletCard['chain']): Held {
  if (chain?.check === undefined) return { basis: 'ledger', holdings: balances.get(id) ?? [] };
  return {
    basis: 'chain',
    holdings: chain.check.lines
      .filter(({ onChain }) => /[1-9]/.test(onChain))
      .map(({ asset, onChain }) => ({ asset: assetName(chain.chain, asset), amount: onChain })),
  };
}

function pricer({ byAsset, usd }: WalletPrices) {
  return ({ asset, amount }: Held['holdings'][number]): WalletHolding => {
    const price = byAsset.get(asset);
    if (price === undefined) return { asset, amount };
    const value = multiply(dec(amount), dec(price.eur));
    return {
      asset,
      amount,
      valueEur: cents(value),
      valueUsd: usd === undefined ? undefined : cents(multiply(value, dec(usd.rate))),
      price,
    };
  };
}

function cents(value: Parameters<typeof round>[0]): string {
  return formatDecimal(toCents(value));
}

/** Absent while nothing has a price; a sum of nothing would look like a worthless wallet. */
function totalsOf(holdings: readonly WalletHolding[]): Pick<WalletCard, 'valueEur' | 'valueUsd' | 'unpriced'> {
  const unpriced = holdings.filter(({ valueEur }) => valueEur === undefined).map(({ asset }) => asset);
  const sum = (pick: (one: WalletHolding) => string | undefined) =>
    formatDecimal(holdings.reduce((total, one) => add(total, dec(pick(one) ?? '0')), dec('0.00')));
  if (unpriced.length === holdings.length && holdings.length > 0) return { unpriced };
  const hasUsd = holdings.some(({ valueUsd }) => valueUsd !== undefined);
  return {
    valueEur: sum((one) => one.valueEur),
    valueUsd: hasUsd ? sum((one) => one.valueUsd) : undefined,
    unpriced,
  };
}

/** Each coin once, as on the overview: cents of single wallets would not add up to the cents of all. */
function wholeOf(holdings: readonly WalletHolding[]): Held['holdings'] {
  return Array.from(
    groupBy(holdings, ({ asset }) => asset),
    ([asset, own]) => ({ asset, amount: formatShortest(own.map(({ amount }) => dec(amount)).reduce(add)) }),
  );
}

/** Without a price last. */
function compareValue(a: WalletHolding, b: WalletHolding): number {
  return compare(dec(a.valueEur ?? '-1'), dec(b.valueEur ?? '-1'));
}

/** A transfer is an entry of both its wallets; an entry in several parts is one, as in the list. */
function countEvents(events: readonly LedgerEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (wallet: string) => counts.set(wallet, (counts.get(wallet) ?? 0) + 1);
  for (const event of asWholes(events)) {
    count(event.wallet);
    if ('toWallet' in event && event.toWallet !== event.wallet) count(event.toWallet);
  }
  return counts;
}

/**
 * The newest file that the entries of a wallet name, read here or on another device of the account. Entries of a ledger file
 * name none, or the one they came from long before: no other device could tell, so none of them does.
 */
function newestFiles(
  { valued, imports }: LoadedBook,
  told: readonly ToldFile[],
): ReadonlyMap<string, WalletCard['file']> {
  const files = [...imports, ...told].toSorted((a, b) => (a.importedAt < b.importedAt ? -1 : 1));
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const newest = new Map<string, Pick<ToldFile, 'fileName' | 'importedAt' | 'format'>>();
  for (const { wallet, source } of valued) {
    const file = byName.get(source?.file ?? '');
    const known = newest.get(wallet);
    if (file !== undefined && (known === undefined || known.importedAt <= file.importedAt)) newest.set(wallet, file);
  }
  return new Map(
    Array.from(newest, ([wallet, { fileName: name, importedAt, format }]) => [
      wallet,
      { name, importedAt, ...(isConnection(format) ? { isConnection: true } : {}) },
    ]),
  );
}

/** What lies in each wallet by all movements of the ledger, whatever is priced or answered. */
interface WalletBalance {
  readonly asset: string;
  readonly amount: string;
  /** What open movements brought less what they took; absent where there are none. */
  readonly open?: string;
}

function walletBalances({ engine }: LoadedBook): ReadonlyMap<string, readonly WalletBalance[]> {
  const byWallet = new Map<string, WalletBalance[]>();
  for (const { wallet, asset, amount, open } of engine.balances()) {
    // Below zero nothing lies there; the card names the gap.
    if (compare(dec(amount), ZERO) <= 0) continue;
    addToGroup(byWallet, wallet, { asset, amount, ...(isZero(dec(open)) ? {} : { open }) });
  }
  return byWallet;
}

/** Balances below zero, with the first day on which more had left than had come. */
function walletGaps({ engine }: LoadedBook): ReadonlyMap<string, WalletCard['missing']> {
  const byWallet = new Map<string, WalletCard['missing'][number][]>();
  for (const { wallet, asset, amount, gap } of engine.balances()) {
    if (gap === undefined || compare(dec(amount), ZERO) >= 0) continue;
    addToGroup(byWallet, wallet, { asset, amount: formatShortest(absolute(dec(amount))), since: formatDay(gap.since) });
  }
  return byWallet;
}

/** Where a wallet on a chain stands, for its card: counts, the check against the chain, what went wrong. */
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
    ...defined({ lastSync: record.lastSync }),
    failures: record.failures,
    transactions: record.transactions,
    waiting: waitingTransactions({ wallet: own, transactions, book, gone: record.gone }).length,
    open: book.waiting.transfers.filter(({ candidate }) => candidate.wallet === wallet.id).length,
    withoutOutputs: missingOutputs(loaded.value, book.stored).length,
    tokens: sorted.filter(({ isSpam }) => !isSpam).length,
    spam: sorted.filter(({ isSpam }) => isSpam).length,
    addresses: own.isKey ? record.addresses.length : 1,
    ...defined({ check: record.check }),
  };
}

function statusOf({ failures, lastTry }: ChainRecord, isRunning: boolean): WalletStatus {
  if (isRunning) return 'syncing';
  if (failures.length > 0) return 'error';
  return lastTry === undefined ? 'pending' : 'synced';
}
