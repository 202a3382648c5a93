/**
 * Where the outside services live: the one list of hosts that the programs may ask. Tests and self-hosted mirrors put
 * all of them under one address, each in a folder of its own name.
 */

import { BINANCE_BASE } from '../sources/binance.ts';
import { COINGECKO_BASE } from '../sources/coingecko.ts';
import { DEFILLAMA_BASE } from '../sources/defillama.ts';
import { KRAKEN_BASE } from '../sources/kraken.ts';

export const SERVICE_BASES = {
  defillama: DEFILLAMA_BASE,
  coingecko: COINGECKO_BASE,
  binance: BINANCE_BASE,
  kraken: KRAKEN_BASE,
  coinbase: 'https://api.exchange.coinbase.com',
  bitstamp: 'https://www.bitstamp.net/api/v2',
  /** Where swaps on Ethereum are read; only asked whether it answers. */
  blockscout: 'https://eth.blockscout.com',
} as const;

export type ServiceId = keyof typeof SERVICE_BASES;
export type ServiceBases = Readonly<Record<ServiceId, string>>;

/** All services below one address: `http://127.0.0.1:4000/kraken` and so on. */
export function basesUnder(root: string): ServiceBases {
  const folder = root.replace(/\/+$/, '');
  return Object.fromEntries(Object.keys(SERVICE_BASES).map((id) => [id, `${folder}/${id}`])) as ServiceBases;
}
