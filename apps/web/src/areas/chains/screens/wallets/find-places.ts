/** Which chains an address fits, and which of them are proposed. */
import { type ChainId, type ChainMatch, detectChains, isEvmAddress, parseExtendedKey } from '@cryptax/onchain';

export type FoundPlaces =
  | { readonly kind: 'empty' | 'none' | 'wrong' | 'key' }
  | {
      readonly kind: 'found';
      readonly matches: readonly ChainMatch[];
      readonly proposed: readonly ChainId[];
      readonly isEvm: boolean;
    };

/** Looks like an address of a known form, but its check does not hold. */
const FAMILIAR =
  /^(?:0x[0-9a-fA-F]{40}|bc1[0-9a-z]{20,}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33}|r[1-9A-HJ-NP-Za-km-z]{24,34}|G[A-Z2-7]{55}|(?:cosmos|osmo|celestia|dydx)1[0-9a-z]{30,})$/;

export function findPlaces(text: string): FoundPlaces {
  const address = text.trim();
  if (address === '') return { kind: 'empty' };
  if (parseExtendedKey(address).ok) return { kind: 'key' };
  const answer = detectChains(address);
  if (answer.kind === 'secret') return { kind: 'empty' };
  if (answer.kind === 'unknown') return { kind: FAMILIAR.test(address) ? 'wrong' : 'none' };
  const [best] = answer.matches;
  if (best === undefined) return { kind: 'none' };
  return {
    kind: 'found',
    matches: answer.matches,
    proposed: [best.chain.id as ChainId],
    // By the address, not by the chain: Astar has addresses of both forms.
    isEvm: isEvmAddress(address),
  };
}
