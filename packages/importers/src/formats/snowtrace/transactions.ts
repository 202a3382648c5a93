/**
 * Snowtrace: the headers of Etherscan with ETH in them, although the coin is AVAX. The chain's number decides; rows of another chain
 * are reviewed. Here status 1 is success and 0 a failure that still cost its fee.
 */
import { defineFormat } from '../format.ts';
import { adjustEvm } from '../shared/evm-address.ts';

const AVALANCHE = '43114';
const adjustAvalanche = adjustEvm('Avalanche');

export const snowtraceTransactions = defineFormat({
  id: 'snowtrace-transactions',
  source: 'Snowtrace',
  sourceKind: 'explorer',
  idSpace: 'avalanche',
  layouts: [
    [
      'Transaction Hash',
      'Blockno',
      'UnixTimestamp',
      'DateTime (UTC)',
      'From',
      'To',
      'ContractAddress',
      'Value_IN(ETH)',
      'Value_OUT(ETH)',
      'CurrentValue/Eth',
      'TxnFee(ETH)',
      'TxnFee(USD)',
      'Historical $Price/Eth',
      'Status',
      'ErrCode',
      'Method',
      'ChainId',
      'Chain',
      'Value(ETH)',
    ],
  ],
  signature: ['UnixTimestamp', 'From', 'To', 'Value_IN(ETH)', 'ChainId', 'Chain'],
  columns: {
    date: 'UnixTimestamp',
    txHash: 'Transaction Hash',
    from: 'From',
    to: 'To',
    amountIn: 'Value_IN(ETH)',
    amountOut: 'Value_OUT(ETH)',
    fee: 'TxnFee(ETH)',
    status: 'Status',
    note: 'Method',
    extra1: 'ChainId',
  },
  date: { layouts: ['unix'], zone: 'UTC' },
  bySides: { both: 'review', in: 'transfer-in', out: 'transfer-out', none: 'fee' },
  status: { done: ['1', ''], failedButPaid: ['0'] },
  defaults: { asset: 'AVAX', feeAsset: 'AVAX' },
  volatile: ['CurrentValue/Eth', 'TxnFee(USD)', 'Historical $Price/Eth'],
  adjust: (facts, row) =>
    row.cell('extra1') === AVALANCHE ? adjustAvalanche(facts, row) : { review: 'chain.unknown' },
});
