/** Chains by kind, as the cards offer them. */
import type { ChainSlice } from '../../../portfolio-types.ts';

export const CHAIN_FILTERS = ['all', 'evm', 'non-evm', 'layer2', 'venue'] as const;
export type ChainFilter = (typeof CHAIN_FILTERS)[number];

export function filterChains(chains: readonly ChainSlice[], filter: ChainFilter): readonly ChainSlice[] {
  if (filter === 'all') return chains;
  return chains.filter(({ family, category }) => (filter === 'layer2' ? category === 'layer2' : family === filter));
}
