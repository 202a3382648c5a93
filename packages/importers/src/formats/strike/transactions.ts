/**
 * Strike: money and bitcoin columns side by side, the currency in the headers. The money of a purchase contains the fee,
 * the bitcoin of a payment contains the network fee.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { subtractText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const strikeTransactions = defineFormat({
  id: 'strike-transactions',
  source: 'Strike',
  sourceKind: 'broker',
  idSpace: 'strike',
  layouts: [
    headerLine(
      'Reference,Date & Time (UTC),Transaction Type,Amount {fiat},Fee {fiat},Amount BTC,Fee BTC,BTC Price,Cost Basis ({fiat}),Destination,Description,Transaction Hash,Note',
    ),
    headerLine(
      'Transaction ID,Time (UTC),Status,Transaction Type,Amount {fiat},Fee {fiat},Amount BTC,Fee BTC,Description,Exchange Rate,Transaction Hash',
    ),
  ],
  signature: ['Reference', 'Date & Time (UTC)', 'Transaction Type', 'Amount {fiat}', 'Amount BTC', 'Fee BTC'],
  columns: {
    id: ['Reference', 'Transaction ID'],
    date: ['Date & Time (UTC)', 'Time (UTC)'],
    status: 'Status',
    type: 'Transaction Type',
    total: 'Amount {fiat}',
    fee: 'Fee {fiat}',
    amount: 'Amount BTC',
    extra1: 'Fee BTC',
    address: 'Destination',
    txHash: 'Transaction Hash',
    note: 'Description',
  },
  date: { layouts: ['MMM DD YYYY HH:mm:ss', 'iso'], zone: 'UTC' },
  identities: [{ product: ['amount', { header: ['BTC Price', 'Exchange Rate'] }], is: 'total', fee: 'within' }],
  types: {
    Deposit: 'deposit',
    Withdrawal: 'withdrawal',
    Buy: 'trade-buy',
    Purchase: 'trade-buy',
    Sell: 'trade-sell',
    Receive: 'transfer-in',
    Send: 'transfer-out',
  },
  status: { done: ['Completed'], skip: ['Reversed'] },
  fees: { total: 'with' },
  defaults: { asset: 'BTC', quoteAsset: '{fiat}', feeAsset: '{fiat}' },
  adjust: networkFee,
});

function networkFee(facts: RowFacts, row: RowView): Adjusted {
  const amount = row.amount('extra1');
  const { out } = facts;
  if (facts.kind !== 'transfer-out' || out === undefined || amount === undefined || amount === '0') return facts;
  return { ...facts, out: { ...out, amount: subtractText(out.amount, amount) }, fee: { asset: 'BTC', amount } };
}
