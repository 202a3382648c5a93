/**
 * ccxt as we use it: loaded when the first connection asks, never at the start of the server. Only the small part that is
 * used has a type here; methods are asked for by name and checked to be there.
 */
export interface LibraryTrade {
  readonly id?: string;
  readonly timestamp?: number;
  readonly symbol?: string;
  readonly side?: string;
  readonly amount?: string;
  readonly cost?: string;
  readonly fee?: { readonly currency?: string; readonly cost?: string };
}

export interface LibraryMove {
  readonly id?: string;
  readonly txid?: string;
  readonly timestamp?: number;
  readonly type?: string;
  readonly currency?: string;
  readonly amount?: string;
  readonly status?: string;
  readonly address?: string;
  readonly fee?: { readonly currency?: string; readonly cost?: string };
}

export interface LibraryMarket {
  readonly id: string;
  readonly base: string;
  readonly quote: string;
  readonly spot: boolean;
  /** Can be traded with lent coins. */
  readonly margin?: boolean | undefined;
}

type History<T> = (
  code: string | undefined,
  since: number,
  limit: number | undefined,
  params: object,
) => Promise<readonly T[]>;

/** One instance for one key, or for none. */
export interface LibraryExchange {
  readonly id: string;
  readonly has: Readonly<Record<string, unknown>>;
  readonly urls: { readonly api: unknown };
  readonly hostname?: string;
  readonly requiredCredentials: Readonly<Record<string, boolean>>;
  /** By the library's names; known once the markets are. */
  readonly currencies?: Readonly<Record<string, { readonly id?: string } | undefined>>;
  timeout: number;
  enableRateLimit: boolean;
  number: unknown;
  fetchImplementation: unknown;
  options: Record<string, unknown>;
  parseJson: (text: string) => unknown;
  /** Makes the signed request; throws when the secret is not of the form that the exchange hands out. */
  sign: (...parts: readonly unknown[]) => unknown;
  throttle: (cost?: number) => Promise<void>;
  readonly loadMarkets: () => Promise<Readonly<Record<string, LibraryMarket>>>;
  readonly setMarketsFromExchange: (other: LibraryExchange) => unknown;
  readonly fetchBalance: (params?: object) => Promise<unknown>;
  readonly fetchMyTrades: History<LibraryTrade>;
  readonly fetchDeposits: History<LibraryMove>;
  readonly fetchWithdrawals: History<LibraryMove>;
}

export type LibraryClass = new (settings: object) => LibraryExchange;

export interface Library {
  readonly ids: readonly string[];
  readonly classOf: (id: string) => LibraryClass | undefined;
}

let loading: Promise<Library> | undefined;

export function loadLibrary(): Promise<Library> {
  loading ??= import('ccxt').then(({ default: ccxt }) => {
    const classes = ccxt as unknown as Readonly<Record<string, LibraryClass>>;
    const ids: readonly string[] = ccxt.exchanges as unknown as readonly string[];
    return { ids, classOf: (id) => (ids.includes(id) ? classes[id] : undefined) };
  });
  return loading;
}
