/**
 * On which chain a coin of a wallet lies. The wallet's own record decides; a wallet on several chains gives each coin to
 * the chain where it is at home, else to its first EVM chain, where tokens live. What nobody said stays unknown.
 */
import { CHAINS, type Chain, UNKNOWN_CHAIN, VENUE } from './chains.data.ts';

/** What is known of a wallet; the ledger itself knows only its name. */
export interface WalletPlace {
  readonly name: string;
  readonly isVenue: boolean;
  readonly chains: readonly string[];
}

const BY_ID: ReadonlyMap<string, Chain> = new Map(CHAINS.map((chain) => [chain.id, chain]));

export function chainOf(place: WalletPlace | undefined, asset: string): Chain {
  if (place === undefined) return UNKNOWN_CHAIN;
  if (place.isVenue) return VENUE;
  const chains = place.chains.flatMap((id) => BY_ID.get(id) ?? []);
  const [first] = chains;
  if (first === undefined) return namedChain(place.name) ?? UNKNOWN_CHAIN;
  if (chains.length === 1) return first;
  return chains.find(({ coin }) => coin === asset) ?? chains.find(({ family }) => family === 'evm') ?? UNKNOWN_CHAIN;
}

/** A wallet whose name carries a chain, such as `MetaMask (Arbitrum)`, says where it lies. */
function namedChain(name: string): Chain | undefined {
  const words = name.toLowerCase();
  return CHAINS.find((chain) => words.includes(chain.name.toLowerCase()));
}
