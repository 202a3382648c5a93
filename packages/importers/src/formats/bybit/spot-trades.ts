/** Bybit spot fills. The coin of the fee is not stated: it is the coin received. One layout writes the time before the date. */
import { defineFormat } from '../format.ts';

const FILL = [
  'Spot Pairs',
  'Order Type',
  'Direction',
  'Filled Value',
  'Filled Price',
  'Filled Quantity',
  'Fees',
  'Transaction ID',
  'Order No.',
  'Timestamp (UTC{offset})',
];

export const bybitSpotTrades = defineFormat({
  id: 'bybit-spot-trades',
  source: 'Bybit',
  sourceKind: 'exchange',
  idSpace: 'bybit',
  layouts: [['Uid', ...FILL], FILL, ['Filled Time (Local Time)', ...FILL]],
  signature: ['Spot Pairs', 'Direction', 'Filled Value', 'Filled Quantity', 'Order No.', 'Timestamp (UTC{offset})'],
  columns: {
    id: 'Transaction ID',
    pair: 'Spot Pairs',
    type: 'Direction',
    total: 'Filled Value',
    price: 'Filled Price',
    amount: 'Filled Quantity',
    fee: 'Fees',
    date: 'Timestamp (UTC{offset})',
  },
  date: { layouts: ['iso', 'HH:mm YYYY-MM-DD'], zone: 'header' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
  fees: { asset: 'received' },
});
