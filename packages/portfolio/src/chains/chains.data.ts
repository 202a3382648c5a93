/** Chains a wallet may lie on: what they are called, their family and kind, and the coin that is at home there. */
import type { ChainSlice } from '../model/portfolio-model.ts';

export interface Chain {
  readonly id: string;
  readonly name: string;
  readonly family: ChainSlice['family'];
  readonly category: ChainSlice['category'];
  readonly coin: string;
}

export const CHAINS: readonly Chain[] = [
  { id: 'ethereum', name: 'Ethereum', family: 'evm', category: 'layer1', coin: 'ETH' },
  { id: 'bitcoin', name: 'Bitcoin', family: 'non-evm', category: 'layer1', coin: 'BTC' },
  { id: 'solana', name: 'Solana', family: 'non-evm', category: 'layer1', coin: 'SOL' },
  { id: 'polygon', name: 'Polygon', family: 'evm', category: 'layer2', coin: 'POL' },
  { id: 'bsc', name: 'BNB Smart Chain', family: 'evm', category: 'layer1', coin: 'BNB' },
  { id: 'arbitrum', name: 'Arbitrum', family: 'evm', category: 'layer2', coin: 'ETH' },
  { id: 'optimism', name: 'Optimism', family: 'evm', category: 'layer2', coin: 'ETH' },
  { id: 'base', name: 'Base', family: 'evm', category: 'layer2', coin: 'ETH' },
  { id: 'avalanche', name: 'Avalanche', family: 'evm', category: 'layer1', coin: 'AVAX' },
  { id: 'fantom', name: 'Fantom', family: 'evm', category: 'layer1', coin: 'FTM' },
  { id: 'cosmos', name: 'Cosmos', family: 'non-evm', category: 'layer0', coin: 'ATOM' },
  { id: 'osmosis', name: 'Osmosis', family: 'non-evm', category: 'layer1', coin: 'OSMO' },
  { id: 'celestia', name: 'Celestia', family: 'non-evm', category: 'layer1', coin: 'TIA' },
  { id: 'dydx', name: 'dYdX Chain', family: 'non-evm', category: 'layer1', coin: 'DYDX' },
  { id: 'near', name: 'NEAR', family: 'non-evm', category: 'layer1', coin: 'NEAR' },
  { id: 'polkadot', name: 'Polkadot', family: 'non-evm', category: 'layer0', coin: 'DOT' },
  { id: 'moonbeam', name: 'Moonbeam', family: 'evm', category: 'parachain', coin: 'GLMR' },
  { id: 'astar', name: 'Astar', family: 'evm', category: 'parachain', coin: 'ASTR' },
  { id: 'stellar', name: 'Stellar', family: 'non-evm', category: 'layer1', coin: 'XLM' },
  { id: 'cardano', name: 'Cardano', family: 'non-evm', category: 'layer1', coin: 'ADA' },
  { id: 'tron', name: 'Tron', family: 'non-evm', category: 'layer1', coin: 'TRX' },
  { id: 'xrp', name: 'XRP Ledger', family: 'non-evm', category: 'layer1', coin: 'XRP' },
  { id: 'litecoin', name: 'Litecoin', family: 'non-evm', category: 'layer1', coin: 'LTC' },
  { id: 'dogecoin', name: 'Dogecoin', family: 'non-evm', category: 'layer1', coin: 'DOGE' },
  { id: 'bitcoin-cash', name: 'Bitcoin Cash', family: 'non-evm', category: 'layer1', coin: 'BCH' },
];

/** Coins on an exchange lie on no chain of the user's. */
export const VENUE: Chain = { id: 'venue', name: 'venue', family: 'venue', category: 'venue', coin: '' };
export const UNKNOWN_CHAIN: Chain = {
  id: 'unknown',
  name: 'unknown',
  family: 'unknown',
  category: 'unknown',
  coin: '',
};
