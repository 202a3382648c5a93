/** What every chain's history is turned into, whatever its service calls things: who sent what to whom, and who paid. */
import type { ChainId } from '../chains/find-chain.ts';

export interface ChainAsset {
  /** Free text of the contract; two tokens may call themselves the same. The contract tells them apart. */
  readonly symbol: string;
  readonly contract?: string;
  readonly name?: string;
  readonly decimals: number;
}

export interface Movement {
  /** `reward`: paid by the chain itself, for staking or for a mined block. `unstaked`: principal of a stake that comes back; it was the owner's all the time. */
  readonly kind: 'native' | 'internal' | 'token' | 'nft' | 'reward' | 'unstaked';
  readonly from: string;
  readonly to: string;
  readonly asset: ChainAsset;
  /** In whole units as a decimal text, never a float. */
  readonly amount: string;
  /**
   * What tells two equal transfers of one transaction apart: the service's own number of the row, or its place in the list.
   * The word before a colon names the numbering, because two services number the same transfer differently.
   */
  readonly position?: string;
}

export interface ChainTransaction {
  readonly chain: ChainId;
  readonly hash: string;
  /** ISO instant in UTC. */
  readonly at: string;
  /** Height in the chain; orders transactions of the same second. */
  readonly block: number;
  /** Place in its block, where the service tells it: orders transactions of the same block. */
  readonly index?: number;
  readonly isFailed: boolean;
  readonly movements: readonly Movement[];
  readonly fee?: { readonly payer: string; readonly amount: string; readonly symbol: string };
  /** Outputs of earlier transactions that this one spent, `hash:number`, and whose they were. */
  readonly spends?: readonly { readonly by: string; readonly output: string }[];
  /** The contract called and what it was asked, where the chain has such calls. */
  readonly call?: { readonly to: string; readonly input: string };
}

/** What moves a chain's own coin, and what a token that lives under a contract. */
export function coinOrToken({ contract }: ChainAsset): 'native' | 'token' {
  return contract === undefined ? 'native' : 'token';
}

export interface ChainBalance {
  readonly asset: ChainAsset;
  readonly amount: string;
}
