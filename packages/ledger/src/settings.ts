/**
 * How lots are matched. A method is only an order over lots; AVERAGE keeps the FIFO order and changes the
 * cost rule (rule book 4.3). The options are the open points of the law, each printed in the report.
 */
export type Method = 'FIFO' | 'LIFO' | 'HIFO' | 'LOFO' | 'AVERAGE';
export type Scope = 'wallet' | 'global';

export const METHODS: readonly Method[] = ['FIFO', 'LIFO', 'HIFO', 'LOFO', 'AVERAGE'];
export const SCOPES: readonly Scope[] = ['wallet', 'global'];

/** Owner of every pool in global scope: one pool of an asset spans all wallets. */
export const ALL_WALLETS = '*';

/** Whose pool the coins of a wallet lie in (rule book 4.3: pool key). */
export function poolOwner(scope: Scope, wallet: string): string {
  return scope === 'global' ? ALL_WALLETS : wallet;
}

/** Method of one (wallet, asset) pool from an instant on; refused unless the pool is empty then (rule book 4.4). */
export interface PoolMethod {
  readonly wallet: string;
  readonly asset: string;
  readonly method: Method;
  readonly from?: string;
}

export interface MatchSettings {
  readonly method: Method;
  readonly scope: Scope;
  readonly poolMethods: readonly PoolMethod[];
  /** Network fee in coin on a transfer between own wallets. */
  readonly transferFee: 'disposal' | 'ignore';
  readonly wrapping: 'carry-over' | 'swap';
  readonly liquidStaking: 'swap' | 'carry-over';
  readonly liquidityPool: 'swap' | 'look-through';
  /** Tokens received for nothing: taxed inside a year at cost 0 (careful), or never acquired and so never taxed. */
  readonly freeAirdrops: 'taxable' | 'not-acquired';
  /** Results of margin trading on spot: capital income (section 20), or private sales (section 23). */
  readonly spotMargin: 'section-20' | 'section-23';
  /** Coins in outputs of a chain: what the spent ones held leaves (individual identification), or the method decides. */
  readonly spentOutputs: 'identify' | 'method';
}

/** The open points of the law that a ledger file and the settings can switch, each with its values, default first. */
export const OPEN_CHOICES = {
  transferFee: ['disposal', 'ignore'],
  wrapping: ['carry-over', 'swap'],
  liquidStaking: ['swap', 'carry-over'],
  liquidityPool: ['swap', 'look-through'],
  freeAirdrops: ['taxable', 'not-acquired'],
  spotMargin: ['section-20', 'section-23'],
  spentOutputs: ['identify', 'method'],
} as const satisfies { readonly [Field in OpenChoice]: readonly MatchSettings[Field][] };

export type OpenChoice = Exclude<keyof MatchSettings, 'method' | 'scope' | 'poolMethods'>;

export const DEFAULT_SETTINGS: MatchSettings = {
  method: 'FIFO',
  scope: 'wallet',
  poolMethods: [],
  transferFee: 'disposal',
  wrapping: 'carry-over',
  liquidStaking: 'swap',
  liquidityPool: 'swap',
  freeAirdrops: 'taxable',
  spotMargin: 'section-20',
  spentOutputs: 'identify',
};
