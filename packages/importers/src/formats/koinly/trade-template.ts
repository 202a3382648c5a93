/** Koinly's template for trades: a market, its amount and its total; the fee stands beside them. */
import { defineFormat } from '../format.ts';

export const koinlyTradeTemplate = defineFormat({
  id: 'koinly-trade-template',
  source: 'Koinly',
  sourceKind: 'tax-tool',
  idSpace: 'koinly',
  layouts: [['Koinly Date', 'Pair', 'Side', 'Amount', 'Total', 'Fee Amount', 'Fee Currency', 'Order ID', 'Trade ID']],
  signature: ['Koinly Date', 'Pair', 'Side', 'Amount', 'Total'],
  columns: {
    date: 'Koinly Date',
    pair: 'Pair',
    type: 'Side',
    amount: 'Amount',
    total: 'Total',
    fee: 'Fee Amount',
    feeAsset: 'Fee Currency',
    note: 'Order ID',
    id: 'Trade ID',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: { Buy: 'trade-buy', Sell: 'trade-sell' },
});
