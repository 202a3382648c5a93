/**
 * Which chains an address may belong to. Families with a check are asked first: what passes a check is that family's with
 * near certainty, what has none (Solana, NEAR, one-case EVM) is only as sure as its shape (data note on detection).
 */
import type { Chain } from '../chains/chain.ts';
import { CHAINS } from '../chains/chains.data.ts';
import type { ChainId } from '../chains/find-chain.ts';
import { base58CheckVersion, isSolanaAddress, isXrpAddress, ss58Prefix } from './base58.ts';
import { bech32Bytes, isSegwitAddress } from './bech32.ts';
import { isCashAddress } from './cash-address.ts';
import { hasEvmChecksum, isEvmAddress } from './evm.ts';
import { findSecret, type SecretKind } from './secret.ts';
import { isStellarAccount } from './strkey.ts';

export interface ChainMatch {
  readonly chain: Chain;
  /** 0 to 1: near 1 when a check digit holds, lower when only the shape fits or several chains share it. */
  readonly confidence: number;
}

export type AddressAnswer =
  | { readonly kind: 'address'; readonly address: string; readonly matches: readonly ChainMatch[] }
  | { readonly kind: 'unknown'; readonly address: string }
  | { readonly kind: 'secret'; readonly secret: SecretKind };

const SURE = 0.99;
/** Legacy Bitcoin and Bitcoin Cash write the same address; Litecoin once shared the `3` form. */
const SHARED_FORM = { likely: 0.9, possible: 0.3 };
/** An EVM address fits each EVM chain; Ethereum is where most are used. */
const EVM = { checked: { main: 0.95, other: 0.8 }, unchecked: { main: 0.85, other: 0.7 } };
const NO_CHECK = 0.8;
/** 64 hex digits may just as well be a transaction hash or a private key. */
const NEAR_IMPLICIT = 0.5;

export function detectChains(input: string): AddressAnswer {
  const address = input.trim();
  const secret = findSecret(address);
  if (secret !== undefined) return { kind: 'secret', secret };
  const matches = CHAINS.flatMap((chain): readonly ChainMatch[] => {
    const confidence = confidenceFor(chain.id, address);
    return confidence === undefined ? [] : [{ chain, confidence }];
  }).sort((a, b) => b.confidence - a.confidence);
  return matches.length === 0 ? { kind: 'unknown', address } : { kind: 'address', address, matches };
}

export function isValidAddress(chain: ChainId, input: string): boolean {
  const address = input.trim();
  return findSecret(address) === undefined && confidenceFor(chain, address) !== undefined;
}

function confidenceFor(id: ChainId, address: string): number | undefined {
  switch (id) {
    case 'bitcoin':
      if (isSegwitAddress(address, 'bc')) return SURE;
      return whenVersion(address, [0x00, 0x05], SHARED_FORM.likely);
    case 'bitcoin-cash':
      return isCashAddress(address) ? SURE : whenVersion(address, [0x00, 0x05], SHARED_FORM.possible);
    case 'litecoin':
      if (isSegwitAddress(address, 'ltc')) return SURE;
      return whenVersion(address, [0x30, 0x32], SURE) ?? whenVersion(address, [0x05], SHARED_FORM.possible);
    case 'dogecoin':
      return whenVersion(address, [0x1e, 0x16], SURE);
    case 'tron':
      return whenVersion(address, [0x41], SURE);
    case 'xrp':
      return isXrpAddress(address) ? SURE : undefined;
    case 'polkadot':
      return ss58Prefix(address) === 0 ? SURE : undefined;
    case 'stellar':
      return isStellarAccount(address) ? SURE : undefined;
    case 'cosmos':
      return cosmosConfidence(address, 'cosmos');
    case 'osmosis':
      return cosmosConfidence(address, 'osmo');
    case 'celestia':
      return cosmosConfidence(address, 'celestia');
    case 'dydx':
      return cosmosConfidence(address, 'dydx');
    case 'cardano':
      return isCardanoPayment(address) || isCardanoStake(address) ? SURE : undefined;
    case 'near':
      return nearConfidence(address);
    case 'solana':
      return isSolanaAddress(address) ? NO_CHECK : undefined;
    case 'astar':
      return ss58Prefix(address) === 5 ? SURE : evmConfidence(id, address);
    default:
      return evmConfidence(id, address);
  }
}

function whenVersion(address: string, versions: readonly number[], confidence: number): number | undefined {
  const version = base58CheckVersion(address);
  return version !== undefined && versions.includes(version) ? confidence : undefined;
}

function evmConfidence(id: ChainId, address: string): number | undefined {
  if (!isEvmAddress(address)) return undefined;
  const scale = hasEvmChecksum(address) ? EVM.checked : EVM.unchecked;
  return id === 'ethereum' ? scale.main : scale.other;
}

/** Keys have 20 bytes, modules and contracts 32. */
function cosmosConfidence(address: string, prefix: string): number | undefined {
  return [20, 32].includes(bech32Bytes(address, prefix)?.length ?? 0) ? SURE : undefined;
}

/** CIP-19: the upper half of the first byte is the type (0 to 7 pay), the lower half the network (1 is the main one). */
function isCardanoPayment(address: string): boolean {
  const bytes = bech32Bytes(address, 'addr');
  const header = bytes?.[0];
  return bytes !== undefined && bytes.length >= 29 && header !== undefined && header >> 4 <= 7 && (header & 15) === 1;
}

/** CIP-19: types 14 and 15 are keys and scripts that stake; by them a wallet is read over all its addresses. */
function isCardanoStake(address: string): boolean {
  const bytes = bech32Bytes(address, 'stake');
  const header = bytes?.[0];
  return bytes?.length === 29 && header !== undefined && header >> 4 >= 14 && (header & 15) === 1;
}

const NEAR_NAME = /^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*\.)*[a-z0-9]+(?:[-_][a-z0-9]+)*\.near$/;

function nearConfidence(address: string): number | undefined {
  if (/^[0-9a-f]{64}$/.test(address)) return NEAR_IMPLICIT;
  return address.length <= 64 && NEAR_NAME.test(address) ? NO_CHECK : undefined;
}
