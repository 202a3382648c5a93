/** Bitpanda Pro, now One Trading: one row per fill under three title lines. The fee may be paid in BEST. */
import { defineFormat } from '../format.ts';

export const bitpandaProTrades = defineFormat({
  id: 'bitpanda-pro-trades',
  source: 'Bitpanda Pro',
  sourceKind: 'exchange',
  idSpace: 'bitpanda-pro',
  layouts: [
    [
      'Order ID',
      'Trade ID',
      'Type',
      'Market',
      'Amount',
      'Amount Currency',
      'Price',
      'Price Currency',
      'Fee',
      'Fee Currency',
      'Time (UTC)',
    ],
  ],
  signature: ['Order ID', 'Trade ID', 'Market', 'Amount Currency', 'Price Currency', 'Time (UTC)'],
  columns: {
    id: 'Trade ID',
    type: 'Type',
    amount: 'Amount',
    asset: 'Amount Currency',
    price: 'Price',
    quoteAsset: 'Price Currency',
    fee: 'Fee',
    feeAsset: 'Fee Currency',
    date: 'Time (UTC)',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
});
