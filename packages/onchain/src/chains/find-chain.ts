/** Chains by id, by EIP-155 number, and the links into their explorers. */
import type { Chain } from './chain.ts';
import { CHAINS } from './chains.data.ts';

export type ChainId = (typeof CHAINS)[number]['id'];

const byId: ReadonlyMap<string, Chain> = new Map(CHAINS.map((chain) => [chain.id, chain]));
const byNumber: ReadonlyMap<number, Chain> = new Map(
  CHAINS.flatMap((chain: Chain) => (chain.chainId === undefined ? [] : [[chain.chainId, chain] as const])),
);

export function findChain(id: string): Chain | undefined {
  return byId.get(id);
}

export function findChainByNumber(chainId: number): Chain | undefined {
  return byNumber.get(chainId);
}

export function addressLink(chain: Chain, address: string): string {
  return chain.explorer.address.replace('{address}', encodeURIComponent(address));
}

export function transactionLink(chain: Chain, hash: string): string {
  return chain.explorer.tx.replace('{hash}', encodeURIComponent(hash));
}
