/**
 * The tokens of a wallet, sorted: which are known, what kind they are, which look like bait. Anyone can send anyone a
 * token or forge a transfer in another's name; what the user ever moved or asked for himself is never bait. The user has
 * the last word on each contract.
 */
import { add, compare, dec, formatShortest, subtract, ZERO } from '@cryptax/kernel';
import type { ChainAsset, ChainTransaction } from '../readers/chain-transaction.ts';
import type { TokenCategory } from './token-categories.data.ts';
import { tokenCategory } from './token-category.ts';
import { type TokenFlag, tokenFlags } from './token-flags.ts';

export interface SortedToken {
  readonly asset: ChainAsset;
  /** The ledger's name where the contract is known. */
  readonly ticker?: string | undefined;
  readonly category: TokenCategory;
  readonly flags: readonly TokenFlag[];
  readonly isSpam: boolean;
  /** Transfers in which it came or went. */
  readonly transfers: number;
  /** What came minus what went. */
  readonly balance: string;
}

export interface SortQuestion {
  readonly transactions: readonly ChainTransaction[];
  readonly isOwn: (address: string) => boolean;
  readonly tickerOf: (asset: ChainAsset) => string | undefined;
  /** Whether some known asset has this symbol. */
  readonly isKnownSymbol: (symbol: string) => boolean;
  /** The user's word on a contract, lower case. */
  readonly decided?: ReadonlyMap<string, 'spam' | 'wanted'>;
}

interface Tally {
  readonly asset: ChainAsset;
  readonly isNft: boolean;
  transfers: number;
  received: ReturnType<typeof dec>;
  sent: ReturnType<typeof dec>;
  largest: string;
  isAskedFor: boolean;
  isForged: boolean;
}

export function tokenKey({ contract, symbol }: ChainAsset): string {
  return (contract ?? symbol).toLowerCase();
}

export function sortTokens(question: SortQuestion): ReadonlyMap<string, SortedToken> {
  const tallies = new Map<string, Tally>();
  for (const transaction of question.transactions) count(transaction, question.isOwn, tallies);
  return new Map([...tallies].map(([key, tally]) => [key, judge(key, tally, question)]));
}

function count({ movements, fee }: ChainTransaction, isOwn: (address: string) => boolean, tallies: Map<string, Tally>) {
  const isOwnCall = fee !== undefined && isOwn(fee.payer);
  for (const { asset, kind, from, to, amount } of movements) {
    const [sends, receives] = [isOwn(from), isOwn(to)];
    if (asset.contract === undefined || (!sends && !receives)) continue;
    const key = tokenKey(asset);
    const tally = tallies.get(key) ?? newTally(asset, kind === 'nft');
    tallies.set(key, tally);
    tally.transfers++;
    if (receives) tally.received = add(tally.received, dec(amount));
    if (sends) tally.sent = add(tally.sent, dec(amount));
    if (compare(dec(amount), dec(tally.largest)) > 0) tally.largest = amount;
    tally.isAskedFor ||= isOwnCall;
    tally.isForged ||= sends && !isOwnCall;
  }
}

function newTally(asset: ChainAsset, isNft: boolean): Tally {
  return { asset, isNft, transfers: 0, received: ZERO, sent: ZERO, largest: '0', isAskedFor: false, isForged: false };
}

function judge(key: string, tally: Tally, { tickerOf, isKnownSymbol, decided }: SortQuestion): SortedToken {
  const { asset, isNft, transfers, received, sent, largest, isAskedFor, isForged } = tally;
  const ticker = tickerOf(asset);
  const isKnown = ticker !== undefined;
  const flags = [
    ...tokenFlags({ asset, amount: largest, isKnown, isKnownSymbol: isKnownSymbol(asset.symbol) }),
    ...(isForged && !isKnown && !isAskedFor ? (['forged-sender'] as const) : []),
  ];
  const looksLikeSpam = !isKnown && !isAskedFor && flags.some((flag) => flag !== 'large-amount');
  const word = decided?.get(key);
  return {
    asset,
    ticker,
    category: tokenCategory(ticker ?? '', isNft),
    flags,
    isSpam: word === undefined ? looksLikeSpam : word === 'spam',
    transfers,
    balance: formatShortest(subtract(received, sent)),
  };
}
