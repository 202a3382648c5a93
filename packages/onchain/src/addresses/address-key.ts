/** One text for one place: the same address may be written in two cases or in two forms. */
import type { ChainId } from '../chains/find-chain.ts';
import { cashAddressOf } from './cash-address.ts';

export function addressKey(chain: ChainId, address: string): string {
  const text = address.trim();
  if (chain === 'bitcoin-cash') return cashAddressOf(text);
  if (/^0x[0-9a-fA-F]{40}$/.test(text)) return text.toLowerCase();
  // Bech32 may be written in capitals as a whole, which some codes to scan do.
  return /^(?:BC1|LTC1)[0-9A-Z]+$/.test(text) ? text.toLowerCase() : text;
}
