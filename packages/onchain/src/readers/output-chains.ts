/** Chains whose transactions have inputs and outputs; each movement has one side only. */
import type { ChainId } from '../chains/find-chain.ts';

const MINED_CHAINS: ReadonlySet<string> = new Set<ChainId>(['bitcoin', 'litecoin', 'dogecoin', 'bitcoin-cash']);
const OUTPUT_CHAINS: ReadonlySet<string> = new Set<string>([...MINED_CHAINS, 'cardano' satisfies ChainId]);

/** Who finds a block of it gets new coins. */
export function isMinedChain(chain: string): boolean {
  return MINED_CHAINS.has(chain);
}

export function isOutputChain(chain: string): boolean {
  return OUTPUT_CHAINS.has(chain);
}
