/**
 * Sparrow: the wallet's balance change, so an outgoing value contains its fee. Satoshi or bitcoin as set in the program: a file
 * in which fractions are no rule is in satoshi. One row cannot tell, because a spreadsheet writes a whole bitcoin without its decimals.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { scaleAmounts } from '../shared/scale-amounts.ts';

export const sparrowTransactions = defineFormat({
  id: 'sparrow-transactions',
  source: 'Sparrow',
  sourceKind: 'wallet',
  idSpace: 'sparrow',
  layouts: [
    ['Date (UTC)', 'Label', 'Value', 'Balance', 'Fee', 'Txid'],
    ['Date (UTC)', 'Label', 'Value', 'Balance', 'Fee', 'Value ({fiat})', 'Txid'],
  ],
  signature: ['Date (UTC)', 'Label', 'Value', 'Balance', 'Fee', 'Txid'],
  columns: { date: 'Date (UTC)', note: 'Label', amount: 'Value', fee: 'Fee', txHash: 'Txid' },
  running: { change: ['amount'], is: { header: 'Balance' } },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  bySign: { positive: 'transfer-in', negative: 'transfer-out' },
  fees: { sent: 'with', received: 'not-mine' },
  defaults: { asset: 'BTC', feeAsset: 'BTC' },
  volatile: ['Label', 'Value ({fiat})'],
  adjust: inBitcoin,
});

function inBitcoin(facts: RowFacts, row: RowView): Adjusted {
  return row.hasFractions('amount') || row.hasFractions('fee') ? facts : scaleAmounts(facts, 8);
}
