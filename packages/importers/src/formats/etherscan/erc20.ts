/**
 * Etherscan, token transfers of one address. One token out and one in under the same hash are a swap; swaps with the chain's
 * own coin have their other half in the normal or internal file (`reconcile/match-swaps.ts`).
 */
import { defineFormat } from '../format.ts';
import { adjustToken } from '../shared/evm-token.ts';

const TOKEN = ['ContractAddress', 'TokenName', 'TokenSymbol'];
const MOVE = ['From', 'To', 'TokenValue', 'USDValueDayOfTx'];

export const etherscanErc20 = defineFormat({
  id: 'etherscan-erc20',
  source: 'Etherscan',
  sourceKind: 'explorer',
  idSpace: 'ethereum',
  layouts: [
    ['Transaction Hash', 'Blockno', 'UnixTimestamp', 'DateTime (UTC)', ...MOVE, ...TOKEN],
    ['Txhash', 'Blockno', 'UnixTimestamp', 'DateTime (UTC)', ...MOVE, ...TOKEN],
    ['Txhash', 'UnixTimestamp', 'DateTime', 'From', 'To', 'Value', ...TOKEN],
  ],
  signature: ['UnixTimestamp', 'From', 'To', ...TOKEN],
  absent: ['Token ID', 'TokenId'],
  columns: {
    date: 'UnixTimestamp',
    txHash: ['Transaction Hash', 'Txhash'],
    from: 'From',
    to: 'To',
    amount: ['TokenValue', 'Value'],
    /** Only to read the amount: `adjust` decides the coin. */
    asset: 'ContractAddress',
    contract: 'ContractAddress',
    extra1: 'TokenSymbol',
    extra2: 'TokenName',
    value: 'USDValueDayOfTx',
  },
  date: { layouts: ['unix'], zone: 'UTC' },
  kind: 'transfer-in',
  defaults: { valueAsset: 'USD' },
  group: { by: ['txHash'], legs: ['transfer-in', 'transfer-out'] },
  adjust: adjustToken('Ethereum'),
});
