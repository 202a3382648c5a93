/** Binance Convert: both sides with their unit in one row; the spread is inside the price, there is no fee. */
import { defineFormat } from '../format.ts';

const CONVERSION = ['Pair', 'Type', 'Sell', 'Buy', 'Price', 'Inverse Price', 'Date Updated', 'Status'];

export const binanceConvertHistory = defineFormat({
  id: 'binance-convert-history',
  sameDeals: 'binance-spot',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [
    ['Date', 'Wallet', ...CONVERSION],
    ['Date', ...CONVERSION],
  ],
  signature: ['Date', 'Pair', 'Sell', 'Buy', 'Inverse Price', 'Date Updated'],
  columns: { date: 'Date Updated', sellAmount: 'Sell', buyAmount: 'Buy', status: 'Status' },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'swap',
  status: { done: ['Successful'] },
});
