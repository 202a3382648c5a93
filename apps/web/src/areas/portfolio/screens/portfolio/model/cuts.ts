/** The whole cut three ways into slices of one picture: by asset, wallet, chain. */
import { dec } from '@cryptax/kernel';
import { readable } from '../../../../../platform/i18n/readable.ts';
import type { Slice } from '../../../../../ui/charts/top-slices.ts';
import { assetColor } from '../../../../../ui/coin.tsx';
import type { ChainSlice, PortfolioModel } from '../../../portfolio-types.ts';

export const CHAIN_FILTERS = ['all', 'evm', 'non-evm', 'layer2', 'venue'] as const;
/** Chains by kind, as the cards offer them. */
export type ChainFilter = (typeof CHAIN_FILTERS)[number];

export function filterChains(chains: readonly ChainSlice[], filter: ChainFilter): readonly ChainSlice[] {
  if (filter === 'all') return chains;
  return chains.filter(({ family, category }) => (filter === 'layer2' ? category === 'layer2' : family === filter));
}

export const CUTS = ['asset', 'wallet', 'chain'] as const;
export type Cut = (typeof CUTS)[number];

/** Chart colours in order; more parts than six are summed. */
const COLORS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)', 'var(--c6)', 'var(--c7)'] as const;

/** Parts with a value, the largest first; assets keep their own colour. */
export function slicesBy(
  { assets, wallets, chains }: PortfolioModel,
  cut: Cut,
  chainName: (chain: ChainSlice) => string,
): readonly Slice[] {
  switch (cut) {
    case 'asset':
      return colored(
        assets.flatMap(({ asset, share, value }) =>
          share === undefined ? [] : [{ id: asset, label: readable(asset), share, value }],
        ),
        assetColor,
      );
    case 'wallet':
      return colored(wallets.map(({ id, share, value }) => ({ id, label: id, share, value })));
    case 'chain':
      return colored(
        chains.map((chain) => ({ id: chain.id, label: chainName(chain), share: chain.share, value: chain.value })),
      );
  }
}

/** The colour a part wants if no larger one has it, else the next free one. */
function colored(
  slices: readonly Omit<Slice, 'color'>[],
  wish: (id: string) => string | undefined = () => undefined,
): readonly Slice[] {
  const free = new Set<string>(COLORS);
  return slices
    .filter(({ share }) => dec(share).units > 0n)
    .map((slice) => {
      const wanted = wish(slice.id) ?? '';
      const color = free.has(wanted) ? wanted : (free.values().next().value ?? 'var(--c7)');
      free.delete(color);
      return { ...slice, color };
    });
}
