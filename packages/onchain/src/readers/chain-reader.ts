/**
 * A service that knows a chain's history by address. Readers give pages; a page may hold only parts of a transaction
 * (one list of the service has the transfers, another the fees), which `mergeParts` joins by hash.
 */
import type { HttpClient, HttpFailure } from '@cryptax/http';
import type { Result } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainId } from '../chains/find-chain.ts';
import type { ChainAsset, ChainBalance, ChainTransaction } from './chain-transaction.ts';

/** The services answer some refusals with 200 and a text; those are told apart from broken connections. */
export type ReadFailure =
  | HttpFailure
  | { readonly code: 'api-key' }
  | { readonly code: 'unsupported' }
  | { readonly code: 'api'; readonly message: string };

/** A chain and the service that is asked about it. */
export interface ReaderOptions {
  readonly http: HttpClient;
  readonly chain: Chain & { readonly id: ChainId };
  readonly name: string;
  /** Without query. */
  readonly base: string;
  readonly apiKey?: string | undefined;
  readonly pageSize?: number;
  /** The service lists some rows twice; rows that are equal in every field are one. */
  readonly repeatsRows?: true | undefined;
}

export interface PageQuestion {
  readonly address: string;
  /** Where the last complete reading ended; only newer things are wanted. */
  readonly since?: string | undefined;
  /** Where the last page of this reading ended. */
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface HistoryPage {
  readonly parts: readonly ChainTransaction[];
  /** Absent on the last page. */
  readonly cursor?: string;
  /** Becomes `since` of the next reading if this one comes to its end. */
  readonly mark?: string | undefined;
  /**
   * On the last page: this reading went over every block from here on. What an earlier one found there and this one did
   * not is gone, because the chain was reorganised.
   */
  readonly renewedFrom?: number | undefined;
}

export interface MomentQuestion {
  readonly address: string;
  /** ISO instant in UTC; what happened in this second belongs to it. */
  readonly until: string;
  readonly tokens: readonly ChainAsset[];
  readonly signal?: AbortSignal | undefined;
}

/** The last block up to a moment, and what an address held at it where the service tells. */
export interface ToldMoment {
  readonly block: { readonly height: number; readonly at: string };
  readonly balances?: readonly ChainBalance[] | undefined;
  /** Rewards that waited to be claimed. */
  readonly unclaimed?: readonly ChainBalance[] | undefined;
}

export interface ChainReader {
  /** Name of the service, shown to the user. */
  readonly name: string;
  /** Readers of one family understand each other's cursors. */
  readonly family: string;
  readonly page: (question: PageQuestion) => Promise<Result<HistoryPage, ReadFailure>>;
  readonly balances: (address: string, signal?: AbortSignal) => Promise<Result<readonly ChainBalance[], ReadFailure>>;
  /** Set where `balances` lists every token that is held: one that is not in it is not held. */
  readonly listsTokens?: true;
  /** Set where each token costs a request of its own: only the first ones are asked for, the rest is not told. */
  readonly asksPerToken?: true;
  /** Balance of one token, where `balances` does not tell it. */
  readonly tokenBalance?: (
    address: string,
    token: ChainAsset,
    signal?: AbortSignal,
  ) => Promise<Result<ChainBalance, ReadFailure>>;
  /** Absent where the service tells only of now. */
  readonly atMoment?: (question: MomentQuestion) => Promise<Result<ToldMoment, ReadFailure>>;
}
