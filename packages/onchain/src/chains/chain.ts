/** What a chain is called, what it pays its fees in, and where a person can look something up. */
export interface Chain {
  readonly id: string;
  readonly name: string;
  readonly type: 'evm' | 'non-evm';
  readonly category: 'layer0' | 'layer1' | 'layer2' | 'parachain';
  readonly launchYear: number;
  /** Only chains of the EVM family carry a number (EIP-155). */
  readonly chainId?: number;
  readonly native: { readonly name: string; readonly symbol: string; readonly decimals: number };
  /** Addresses with `{address}` and `{hash}` to be filled in. */
  readonly explorer: { readonly name: string; readonly address: string; readonly tx: string };
}
