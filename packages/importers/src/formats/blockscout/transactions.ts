/**
 * Blockscout serves many chains and its file names none, so the coin is asked for. Value and fee are in the chain's smallest
 * unit; the column called UnixTimestamp holds a date text.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { adjustEvm } from '../shared/evm-address.ts';
import { scaleAmounts } from '../shared/scale-amounts.ts';

const WEI_PLACES = 18;
const adjustAddress = adjustEvm('Blockscout');

export const blockscoutTransactions = defineFormat({
  id: 'blockscout-transactions',
  source: 'Blockscout',
  sourceKind: 'explorer',
  idSpace: 'blockscout',
  layouts: [
    [
      'TxHash',
      'BlockNumber',
      'UnixTimestamp',
      'FromAddress',
      'ToAddress',
      'ContractAddress',
      'Type',
      'Value',
      'Fee',
      'Status',
      'ErrCode',
      'CurrentPrice',
      'TxDateOpeningPrice',
      'TxDateClosingPrice',
    ],
  ],
  signature: ['TxHash', 'UnixTimestamp', 'FromAddress', 'ToAddress', 'Type', 'Value', 'Fee'],
  columns: {
    date: 'UnixTimestamp',
    txHash: 'TxHash',
    from: 'FromAddress',
    to: 'ToAddress',
    type: 'Type',
    amount: 'Value',
    fee: 'Fee',
    status: 'Status',
  },
  date: { layouts: ['iso', 'unix'], zone: 'UTC' },
  types: { IN: 'transfer-in', OUT: 'transfer-out' },
  status: { done: ['ok', 'success'], failedButPaid: ['error*', 'fail*'] },
  openAsset: ['ETH', 'XDAI', 'ETC', 'RBTC', 'CELO', 'GLMR', 'FUSE'],
  volatile: ['CurrentPrice'],
  adjust: inCoins,
});

/** A call without value costs its fee; without value from somebody else it is nothing. */
function inCoins(facts: RowFacts, row: RowView): Adjusted {
  if (facts.kind === 'transfer-in' && facts.in === undefined) return { ignore: 'zero-value' };
  return adjustAddress(scaleAmounts(facts, WEI_PLACES), row);
}
