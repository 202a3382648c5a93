/** What a protocol is known by: where its contracts lie and which functions mean what. Plain data, one file each. */

export type Action =
  | 'swap'
  | 'add-liquidity'
  | 'remove-liquidity'
  | 'supply'
  | 'withdraw'
  | 'borrow'
  | 'repay'
  | 'stake'
  | 'unstake'
  | 'claim'
  | 'wrap'
  | 'unwrap'
  | 'bridge'
  | 'approve'
  | 'transfer'
  | 'mint'
  | 'burn'
  | 'vote';

export type ProtocolCategory =
  | 'token'
  | 'nft'
  | 'dex'
  | 'aggregator'
  | 'lending'
  | 'cdp'
  | 'stablecoin'
  | 'staking'
  | 'yield'
  | 'synthetic'
  | 'bridge';

export interface ProtocolFunction {
  /** As in Solidity, with names where they are known; the selector is computed from it. */
  readonly signature: string;
  readonly action: Action;
  readonly note?: string;
}

export interface Contract {
  readonly chainId: number;
  readonly address: string;
  readonly label: string;
}

export interface Protocol {
  readonly name: string;
  readonly category: ProtocolCategory;
  /** Widely used and long established; the specification trusts these a little more. */
  readonly isMajor?: true;
  readonly contracts: readonly Contract[];
  readonly functions: readonly ProtocolFunction[];
}
