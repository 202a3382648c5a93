/** Chains whose transactions have inputs and outputs; each movement has one side only. */
import type { ChainId } from '../chains/find-chain.ts';

const OUTPUT_CHAINS: ReadonlySet<string> = new Set<ChainId>([
  'bitcoin',
  'litecoin',
  'dogecoin',
  'bitcoin-cash',
  'cardano',
]);

export function isOutputChain(chain: string): boolean {
  return OUTPUT_CHAINS.has(chain);
}
