/**
 * Questions about wallets on public chains to the ledger worker. A wallet is an address (or an extended public key) on one
 * chain. Reading it asks public services and keeps what they say; taking it over makes ledger events of it, as one
 * import that can be undone and removed like a file. Secrets never pass this door: they are refused on the page.
 */
import type { BalanceLine, ChainBalance, ChainId, ClassifiedCall, Endpoint, SortedToken } from '@cryptax/onchain';
import type { PriceDoubt, PriceNow } from '@cryptax/portfolio';
import type { WalletType } from '@cryptax/store';
import type { CommittedImport, Effect } from '../../platform/ledger/import-types.ts';
import type { MarketMode } from '../../platform/ledger/price-types.ts';

export type WalletStatus = 'pending' | 'syncing' | 'synced' | 'error';

/** What went wrong with one service; `code` becomes text on the page. */
export interface ChainFailure {
  readonly service: string;
  readonly code: string;
  readonly message?: string;
}

/** Where a wallet on a chain stands. */
export interface ChainStanding {
  readonly chain: ChainId;
  readonly address: string;
  readonly isKey: boolean;
  readonly status: WalletStatus;
  /** End of the last complete reading. */
  readonly lastSync?: string;
  readonly failures: readonly ChainFailure[];
  /** Transactions read and kept on this device. */
  readonly transactions: number;
  /** Transactions that are not in the ledger yet. */
  readonly waiting: number;
  /** Movements of this wallet that wait for the user's answer. */
  readonly open: number;
  /** Entries without the outputs they spent, which the chain names: the method decides where the outputs could (rule MET-07). */
  readonly withoutOutputs: number;
  readonly tokens: number;
  readonly spam: number;
  /** Addresses of an extended key that were used. */
  readonly addresses: number;
  /** The chain's own word against what the transactions add up to; absent until it was asked. */
  readonly check?: BalanceCheck;
}

/** How a reading ends: what the chain says is held against what was read. */
export interface BalanceCheck {
  readonly at: string;
  readonly lines: readonly BalanceLine[];
  /** Tokens that should be there and of which no service says how much; absent where there are none. */
  readonly untold?: readonly ChainBalance[];
}

export interface WalletHolding {
  readonly asset: string;
  readonly amount: string;
  /** Absent where no price is known. */
  readonly valueEur?: string;
  readonly valueUsd?: string | undefined;
  readonly price?: {
    readonly eur: string;
    readonly source: string;
    readonly time: string;
    readonly isLive: boolean;
    readonly kind: PriceNow['kind'];
    readonly ageDays: number;
  };
}

export interface WalletCard {
  readonly id: string;
  readonly name: string;
  readonly type: WalletType;
  readonly createdAt: string;
  /** Events of the ledger in this wallet. */
  readonly events: number;
  /** The newest file behind it, for wallets that come from files; what a connection read is kept like one. */
  readonly file?: { readonly name: string; readonly importedAt: string; readonly isConnection?: true } | undefined;
  /** What the chain says where it was asked, else what the ledger says. */
  readonly holdings: readonly WalletHolding[];
  readonly basis: 'ledger' | 'chain';
  /** Coins of which more has left than came, and since which day: something is missing before it. */
  readonly missing: readonly { readonly asset: string; readonly amount: string; readonly since: string }[];
  readonly valueEur?: string;
  readonly valueUsd?: string | undefined;
  /** Assets without a price; the value is then only part of the whole. */
  readonly unpriced: readonly string[];
  readonly chain?: ChainStanding;
}

export interface WalletList {
  readonly isDemo: boolean;
  readonly wallets: readonly WalletCard[];
  /** Absent while nothing that is held has a price. */
  readonly valueEur?: string;
  readonly valueUsd?: string;
  readonly unpriced: number;
  /** Coins in the value whose price is too old or the user's own. */
  readonly doubts: readonly PriceDoubt[];
  readonly prices: { readonly mode: MarketMode; readonly newest?: string; readonly sources: readonly string[] };
  /** Reference rate of the European Central Bank behind every dollar. */
  readonly usd?: { readonly rate: string; readonly day: string };
}

export interface WalletDraft {
  readonly name: string;
  readonly type: WalletType;
  /** A public address or an extended public key. */
  readonly address: string;
  readonly chains: readonly ChainId[];
}

export interface WalletsAdded {
  readonly added: readonly string[];
  /** Chains on which this address is there already. */
  readonly known: readonly ChainId[];
}

export interface WalletSyncProgress {
  readonly walletId: string;
  readonly transactions: number;
  readonly service: string;
  /** The newest or oldest moment reached, as the service goes. */
  readonly at?: string;
}

export interface SyncDone {
  readonly status: 'synced' | 'error' | 'cancelled';
  readonly transactions: number;
  readonly fresh: number;
  readonly waiting: number;
  readonly failures: readonly ChainFailure[];
}

/** One line of a wallet's history. */
export interface HistoryRow {
  readonly hash: string;
  readonly at: string;
  readonly kind: 'sent' | 'received' | 'moved' | 'swap' | 'income' | 'fee' | 'nothing' | 'open';
  readonly legs: readonly { readonly direction: 'in' | 'out'; readonly asset: string; readonly amount: string }[];
  readonly isFailed: boolean;
  readonly isSpam: boolean;
  readonly isInLedger: boolean;
  readonly link: string;
}

export interface WalletPreview {
  readonly walletId: string;
  readonly events: number;
  readonly open: number;
  readonly ignored: number;
  readonly duplicates: number;
  readonly gone: number;
  /** The newest ones. */
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  readonly effect: Effect;
  readonly known: { readonly events: number; readonly sources: readonly string[] };
  readonly newSources: readonly string[];
}

export interface TakenOver {
  readonly status: CommittedImport['status'];
  readonly added: number;
  readonly open: number;
  /** Events of transactions that the chain no longer has. */
  readonly removed: number;
}

export interface WalletDetails {
  readonly tokens: readonly SortedToken[];
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  readonly addressLink?: string;
  readonly addresses: readonly string[];
  /** Statistics in the form of the specification, shown as JSON. */
  readonly stats: TokenSummary;
}

export interface TokenSummary {
  readonly totalUniqueTokens: number;
  readonly totalTransactions: number;
  readonly defiInteractionCount: number;
  readonly suspiciousTokenCount: number;
  readonly categoriesFound: readonly string[];
  readonly topTokensByVolume: readonly { readonly symbol: string; readonly transactions: number }[];
  readonly balanceOverview: readonly { readonly symbol: string; readonly balance: string }[];
}

export interface ChainSettings {
  /** Services that have a key; the keys themselves stay in the worker (settings, "Keys for services"). */
  readonly keyed: readonly string[];
  readonly endpoints: Readonly<Partial<Record<ChainId, readonly Endpoint[]>>>;
  /** The user said yes, once: our server may hand on what services do not answer to pages. */
  readonly relay?: true;
}

export interface WalletsImported {
  readonly imported: number;
  readonly skipped: number;
}

/** What each reading of an open question would do to the years' figures. */
export interface ReadingEffect {
  readonly reading: 'cautious' | 'favourable';
  readonly isChosen: boolean;
  readonly effect: Effect;
  /** Events of this kind in the ledger. */
  readonly events: number;
}

export interface WalletCalls {
  readonly total: number;
  /** Of all, not only of the page. */
  readonly inLedger: number;
  readonly calls: readonly CallRow[];
}

/** A call of a smart contract, found by its hash. */
export interface FoundCall {
  readonly hash: string;
  readonly to: string;
  readonly input: string;
  readonly from: string;
  readonly service: string;
  /** Events of the ledger that came from this transaction. */
  readonly eventIds: readonly string[];
}

/** One of the calls of a wallet. */
export interface CallRow {
  readonly hash: string;
  readonly at: string;
  readonly to: string;
  readonly input: string;
  readonly call: ClassifiedCall;
  readonly isFailed: boolean;
  readonly isInLedger: boolean;
  readonly eventIds: readonly string[];
}

/** What a transfer costs on a chain, as its services say now; or why that is not known. */
export type ChainFee =
  | {
      readonly kind: 'known';
      readonly chain: ChainId;
      readonly amount: string;
      readonly symbol: string;
      readonly service: string;
      /** The share of the main chain comes on top. */
      readonly isLowerBound: boolean;
      /** When the service reported it. */
      readonly at: string;
      /** Absent where the coin has no price. */
      readonly value?: { readonly eur: string; readonly price: NonNullable<WalletHolding['price']> };
    }
  | { readonly kind: 'unknown'; readonly chain: ChainId; readonly failures: readonly ChainFailure[] };

/** The name under which a server of the user's own is asked and told about. */
export const OWN_SERVICE = 'Own server';

/** What is to be signed to show that an address is the user's. */
export interface OwnershipText {
  readonly book: string;
  readonly day: string;
  readonly message: string;
}
