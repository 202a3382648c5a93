/** Binance spot trades until 2021: one row per fill, the coin of the fee in a column. No id: equal fills are real. */
import { defineFormat } from '../format.ts';

export const binanceTradeHistory2021 = defineFormat({
  id: 'binance-trade-history-2021',
  sameDeals: 'binance-spot',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date(UTC)', 'Market', 'Type', 'Price', 'Amount', 'Total', 'Fee', 'Fee Coin']],
  signature: ['Date(UTC)', 'Market', 'Type', 'Total', 'Fee Coin'],
  columns: {
    date: 'Date(UTC)',
    pair: 'Market',
    type: 'Type',
    price: 'Price',
    amount: 'Amount',
    total: 'Total',
    fee: 'Fee',
    feeAsset: 'Fee Coin',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
});
