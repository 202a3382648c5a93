/**
 * Etherscan, normal transactions of one address. The coin stands inside the headers, the price header changes daily. A
 * failed transaction still cost its fee. Tokens and internal transfers are separate files with the same hashes.
 */
import { defineFormat } from '../format.ts';
import { adjustEvm } from '../shared/evm-address.ts';

const MONEY = [
  'From',
  'To',
  'ContractAddress',
  'Value_IN(ETH)',
  'Value_OUT(ETH)',
  'CurrentValue @ {any}',
  'TxnFee(ETH)',
  'TxnFee(USD)',
  'Historical $Price/Eth',
  'Status',
  'ErrCode',
];

export const etherscanTransactions = defineFormat({
  id: 'etherscan-transactions',
  source: 'Etherscan',
  sourceKind: 'explorer',
  idSpace: 'ethereum',
  layouts: [
    ['Transaction Hash', 'Blockno', 'UnixTimestamp', 'DateTime (UTC)', ...MONEY, 'Method'],
    ['Txhash', 'Blockno', 'UnixTimestamp', 'DateTime (UTC)', ...MONEY, 'Method'],
    ['Txhash', 'Blockno', 'UnixTimestamp', 'DateTime', ...MONEY],
  ],
  signature: ['Blockno', 'UnixTimestamp', 'From', 'To', 'Value_IN(ETH)', 'Value_OUT(ETH)', 'TxnFee(ETH)'],
  absent: ['ChainId'],
  columns: {
    date: 'UnixTimestamp',
    txHash: ['Transaction Hash', 'Txhash'],
    from: 'From',
    to: 'To',
    amountIn: 'Value_IN(ETH)',
    amountOut: 'Value_OUT(ETH)',
    fee: 'TxnFee(ETH)',
    status: 'Status',
    note: 'Method',
  },
  date: { layouts: ['unix', 'iso'], zone: 'UTC' },
  bySides: { both: 'review', in: 'transfer-in', out: 'transfer-out', none: 'fee' },
  status: { done: ['', '1', 'Success'], failedButPaid: ['Error*', 'Fail*'] },
  defaults: { asset: 'ETH', feeAsset: 'ETH' },
  volatile: ['CurrentValue @ {any}', 'TxnFee(USD)', 'Historical $Price/Eth', 'PrivateNote'],
  adjust: adjustEvm('Ethereum'),
});
