/** A wallet on a chain as the handlers work with it: its record, and which addresses are its own. */
import { addressKey, type ChainId, findChain, parseExtendedKey } from '@cryptax/onchain';
import type { Store, WalletRecord } from '@cryptax/store';
import { readRecord } from './chain-store.ts';

export interface OwnWallet {
  readonly id: string;
  readonly chain: ChainId;
  /** The address, or the extended public key. */
  readonly address: string;
  readonly isKey: boolean;
  /** Short and the same for ever: part of the ids of this wallet's events. */
  readonly owner: string;
  readonly isOwn: (address: string) => boolean;
}

/** Undefined for wallets that are on no chain: exchanges, files. */
export function ownWallet(record: WalletRecord, addresses: readonly string[] = []): OwnWallet | undefined {
  const [id] = record.chains ?? [];
  const chain = id === undefined ? undefined : findChain(id);
  if (record.address === undefined || chain === undefined) return undefined;
  const chainId = chain.id as ChainId;
  const isKey = parseExtendedKey(record.address).ok;
  const key = isKey ? record.address : addressKey(chainId, record.address);
  const own = new Set((isKey ? addresses : [record.address]).map((address) => addressKey(chainId, address)));
  return {
    id: record.id,
    chain: chainId,
    address: record.address,
    isKey,
    owner: `${key.slice(0, 6)}${key.slice(-6)}`,
    isOwn: (address) => own.has(keyOf(chainId, address)),
  };
}

/** Addresses in transactions come from services: some fields hold names or nothing. */
function keyOf(chain: ChainId, address: string): string {
  return chain === 'bitcoin-cash' ? address : addressKey(chain, address);
}

/** All addresses of a wallet that are known: its one, or those of its key that were found in use. */
export async function knownAddresses(store: Store, wallet: WalletRecord) {
  const own = ownWallet(wallet);
  if (own?.isKey) return { addresses: (await readRecord(store, wallet.id)).addresses, isKey: true };
  return { addresses: wallet.address === undefined ? [] : [wallet.address], isKey: false };
}
