/**
 * Etherscan, internal transactions: coins that contracts moved. The fee is in the normal file; here status 0 is fine and 1 a
 * failure that moved nothing.
 */
import { defineFormat } from '../format.ts';
import { adjustEvm } from '../shared/evm-address.ts';

const REST = [
  'ParentTxFrom',
  'ParentTxTo',
  'ParentTxETH_Value',
  'From',
  'TxTo',
  'ContractAddress',
  'Value_IN(ETH)',
  'Value_OUT(ETH)',
  'CurrentValue @ {any}',
  'Historical $Price/Eth',
  'Status',
  'ErrCode',
  'Type',
];
const adjustAddress = adjustEvm('Ethereum');

export const etherscanInternal = defineFormat({
  id: 'etherscan-internal',
  source: 'Etherscan',
  sourceKind: 'explorer',
  idSpace: 'ethereum',
  layouts: [
    ['Transaction Hash', 'Blockno', 'UnixTimestamp', 'DateTime (UTC)', ...REST],
    ['Txhash', 'Blockno', 'UnixTimestamp', 'DateTime (UTC)', ...REST],
    ['Txhash', 'Blockno', 'UnixTimestamp', 'DateTime', ...REST],
  ],
  signature: ['ParentTxFrom', 'ParentTxTo', 'From', 'TxTo', 'Value_IN(ETH)', 'Value_OUT(ETH)'],
  columns: {
    date: 'UnixTimestamp',
    txHash: ['Transaction Hash', 'Txhash'],
    from: 'From',
    to: 'TxTo',
    amountIn: 'Value_IN(ETH)',
    amountOut: 'Value_OUT(ETH)',
    status: 'Status',
  },
  date: { layouts: ['unix'], zone: 'UTC' },
  bySides: { both: 'review', in: 'transfer-in', out: 'transfer-out', none: 'ignore' },
  status: { done: ['0', ''], skip: ['1'] },
  defaults: { asset: 'ETH' },
  volatile: ['CurrentValue @ {any}', 'Historical $Price/Eth'],
  adjust: (facts, row) => (facts.kind === 'ignore' ? { ignore: 'zero-value' } : adjustAddress(facts, row)),
});
