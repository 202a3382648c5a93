/**
 * bitFlyer's trade history: signed amounts of two currencies; amount times price is the money, so the fee, in the coin of the first
 * column, is beside it. Layout and rows without a fee from EveryTrade's public sample; the zone is stated nowhere.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bitflyerHistory = defineFormat({
  id: 'bitflyer-history',
  source: 'bitFlyer',
  sourceKind: 'exchange',
  idSpace: 'bitflyer',
  layouts: [
    headerLine(
      'Trade Date,Product,Trade Type,Traded Price,Currency 1,Amount (Currency 1),Fee,USD Rate (Currency),Currency 2,Amount (Currency 2),Order ID,Details',
    ),
  ],
  signature: ['Trade Date', 'Product', 'Trade Type', 'Currency 1', 'Amount (Currency 1)', 'Amount (Currency 2)'],
  columns: {
    date: 'Trade Date',
    type: 'Trade Type',
    price: 'Traded Price',
    asset: 'Currency 1',
    amount: 'Amount (Currency 1)',
    fee: 'Fee',
    quoteAsset: 'Currency 2',
    total: 'Amount (Currency 2)',
    id: 'Order ID',
    note: 'Details',
  },
  date: { layouts: ['YYYY/MM/DD HH:mm:ss', 'iso'], zone: 'ask' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  signed: true,
  types: { Buy: 'trade-buy', Sell: 'trade-sell', Deposit: 'deposit', Withdraw: 'withdrawal', Withdrawal: 'withdrawal' },
  fees: { asset: 'base', refund: 'plus' },
});
