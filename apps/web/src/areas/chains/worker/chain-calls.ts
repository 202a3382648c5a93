/** Calls of contracts: all of a wallet's, classified; one found by its hash; and what a call says about events. */
import { addToGroup, err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings } from '@cryptax/ledger';
import {
  type ChainId,
  type ContractCall,
  classifyCall,
  findCallByHash,
  findChain,
  isKeyOf,
  natureOf,
  type OpenQuestion,
} from '@cryptax/onchain';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LiveBook } from '../../../platform/ledger/worker/live-book.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { compute, effectOf } from '../../../platform/ledger/worker/tax-figures.ts';
import { chosenReading, settingOf, withReading } from '../parts/reading-settings.ts';
import type { CallRow, FoundCall, ReadingEffect, WalletCalls } from '../wallet-types.ts';
import { type ChainWorld, failureOf, usableSettings } from './chain-world.ts';
import type { LoadedWallet } from './sync-wallet.ts';
import { addressesOf } from './wallet-records.ts';

export function walletCalls(
  { own, transactions }: LoadedWallet,
  book: LoadedBook,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): WalletCalls {
  const chainId = findChain(own.chain)?.chainId;
  const called = chainId === undefined ? [] : transactions.filter(({ call }) => call !== undefined).reverse();
  const byHash = eventsByHash(book);
  const calls = called.slice(offset, offset + limit).flatMap(({ hash, at, call, isFailed }): readonly CallRow[] => {
    if (call === undefined || chainId === undefined) return [];
    const read = classifyCall({ chainId, ...call });
    const eventIds = byHash.get(hash.toLowerCase()) ?? [];
    if (!read.ok) return [];
    return [{ hash, at, ...call, call: read.value, isFailed, isInLedger: eventIds.length > 0, eventIds }];
  });
  const inLedger = called.filter(({ hash }) => byHash.has(hash.toLowerCase())).length;
  return { total: called.length, inLedger, calls };
}

/** Events of all calls of a wallet whose nature differs from what their call says. */
export function walletEventsAsCalled(wallet: LoadedWallet, book: LoadedBook): readonly LedgerEvent[] {
  const chainId = findChain(wallet.own.chain)?.chainId;
  if (chainId === undefined) return [];
  const byHash = eventsByHash(book);
  return wallet.transactions.flatMap(({ hash, call }) =>
    call === undefined ? [] : eventsAsCalled(book, { chainId, ...call }, byHash.get(hash.toLowerCase()) ?? []),
  );
}

export async function findCall(
  chain: ChainId,
  hash: string,
  { store }: LiveLedger,
  world: ChainWorld,
  book: LoadedBook,
): Promise<Result<FoundCall, LedgerError>> {
  if (isKeyOf(hash, addressesOf(book.wallets))) return err({ code: 'chain.secret' });
  const settings = await usableSettings(store);
  const answer = await findCallByHash(chain, hash, { ...settings, http: world.http(settings) });
  if (!answer.ok) {
    const failures = answer.error.map((failure) => failureOf(failure));
    const isMissing = failures.length > 0 && failures.every(({ code }) => code === 'not-found');
    return err(isMissing ? { code: 'chain.call-missing' } : { code: 'chain.unreachable', failures });
  }
  return ok({ ...answer.value, eventIds: eventsByHash(book).get(hash.toLowerCase()) ?? [] });
}

function eventsByHash({ stored }: LoadedBook): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, txHash } of stored) {
    if (txHash !== undefined) addToGroup(found, txHash.toLowerCase(), id);
  }
  return found;
}

/** Swaps get the nature that the call has; other kinds of events say already what they are. */
export function eventsAsCalled(
  { stored, place }: LoadedBook,
  call: ContractCall,
  eventIds: readonly string[],
): readonly LedgerEvent[] {
  const read = classifyCall(call);
  // A call that nobody knows says nothing about its events.
  if (!read.ok || read.value.classification === null) return [];
  const nature = natureOf(read.value.classification.action);
  return eventIds.flatMap((id): readonly LedgerEvent[] => {
    const event = stored[place.get(id) ?? -1];
    if (event?.kind !== 'swap' || event.nature === nature) return [];
    const { nature: _, ...plain } = event;
    return [nature === undefined ? plain : { ...plain, nature }];
  });
}

/** What each reading of an open question of law does to the years' figures, computed over the whole ledger. */
export function readingEffects(book: LiveBook, question: OpenQuestion): readonly ReadingEffect[] {
  const { match } = book.settings;
  const chosen = chosenReading(match, question);
  const events = book.stored.filter((event) => isTouched(event, question)).length;
  return (['cautious', 'favourable'] as const).map((reading) => ({
    reading,
    isChosen: reading === chosen,
    events,
    effect: effectOf(book.computed(), computedWith(book, withReading(match, question, reading)), book.currentYear),
  }));
}

function computedWith(book: LiveBook, match: MatchSettings) {
  return compute(book.valued, { ...book.settings, match }, book.currentYear);
}

/** Bridging and receipts of lending share the choice of wrapping. */
function isTouched(event: LedgerEvent, question: OpenQuestion): boolean {
  if (event.kind !== 'swap' || event.nature === undefined) return false;
  const setting = settingOf(question);
  switch (event.nature) {
    case 'wrap':
    case 'bridge':
      return setting === 'wrapping';
    case 'liquid-staking':
      return setting === 'liquidStaking';
    case 'liquidity-pool':
      return setting === 'liquidityPool';
  }
}
