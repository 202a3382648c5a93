/**
 * From a ledger's symbol to the ids of the price services. A symbol is not an id: some stand for several coins, some
 * changed hands, so an answer says when it rests on an assumption, and old days get the coin of that time.
 */

import { type Day, dayFromCivil } from '@cryptax/kernel';
import { ASSET_TABLE } from './asset-table.data.ts';

export interface AssetRef {
  /** The table's symbol, for instance BTC for XBT. */
  readonly symbol: string;
  readonly coingeckoId: string;
  /** `coingecko:bitcoin`, or chain and contract where the ledger names a contract. */
  readonly llamaId: string;
  readonly ethereumContract?: string;
  /** Why the symbol is ambiguous; shown to the user with what was assumed. */
  readonly ambiguity?: string;
}

/** Tickers that meant another coin before a day: the new chain took the name of the old one. */
const EARLIER: Readonly<Record<string, { readonly until: Day; readonly symbol: string }>> = {
  LUNA: { until: dayFromCivil(2022, 5, 28), symbol: 'LUNC' },
  BTT: { until: dayFromCivil(2022, 1, 12), symbol: 'BTTOLD' },
};

const CONTRACT = /^([a-z0-9-]+):(0x[0-9a-f]{40})$/;
/** Our words for chains where DefiLlama has another; `erc20` is a token on Ethereum, as the explorer's files name it. */
const LLAMA_CHAINS: Readonly<Record<string, string>> = { erc20: 'ethereum', avalanche: 'avax', gnosis: 'xdai' };

let table: ReadonlyMap<string, AssetRef> | undefined;

/** The asset a symbol, alias or `chain:0xcontract` stands for on a day; undefined if nobody knows. */
export function findAsset(symbol: string, day?: Day): AssetRef | undefined {
  table ??= readTable();
  const [, chain, contract] = CONTRACT.exec(symbol.toLowerCase()) ?? [];
  if (chain !== undefined && contract !== undefined) {
    const on = LLAMA_CHAINS[chain] ?? chain;
    // The table knows contracts of Ethereum; the same address on another chain is another token.
    const known = on === 'ethereum' ? table.get(contract) : undefined;
    return known ?? { symbol, coingeckoId: '', llamaId: `${on}:${contract}` };
  }
  const found = table.get(symbol) ?? table.get(symbol.toUpperCase());
  const earlier = EARLIER[found?.symbol ?? ''];
  return earlier !== undefined && day !== undefined && day < earlier.until ? table.get(earlier.symbol) : found;
}

/** Days of the request that the symbol meant another coin; a window of days must not cross this day. */
export function meaningChange(symbol: string): Day | undefined {
  return EARLIER[findAsset(symbol)?.symbol ?? '']?.until;
}

function readTable(): ReadonlyMap<string, AssetRef> {
  const result = new Map<string, AssetRef>();
  const aliases: [string, AssetRef][] = [];
  for (const line of ASSET_TABLE.trim().split('\n')) {
    const [symbol = '', coingeckoId = '', contract = '', names = '', ambiguity = ''] = line.split('|');
    const asset: AssetRef = {
      symbol,
      coingeckoId,
      llamaId: `coingecko:${coingeckoId}`,
      ...(contract === '' ? {} : { ethereumContract: contract }),
      ...(ambiguity === '' ? {} : { ambiguity }),
    };
    result.set(symbol, asset);
    if (contract !== '') aliases.push([contract, asset]);
    for (const name of names.split(',')) if (name !== '') aliases.push([name, asset]);
  }
  for (const [name, asset] of aliases) if (!result.has(name)) result.set(name, asset);
  return result;
}
