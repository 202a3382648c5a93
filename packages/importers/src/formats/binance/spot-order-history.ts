/**
 * Binance spot orders: sums over the fills, without fees; the trade history is the better file. A cancelled order counts
 * with what was filled before. Order numbers repeat between markets, so they identify nothing.
 */
import { defineFormat } from '../format.ts';

const ORDER = ['Date(UTC)', 'OrderNo', 'Pair', 'Type'];

export const binanceSpotOrderHistory = defineFormat({
  id: 'binance-spot-order-history',
  sameDeals: 'binance-spot',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [
    [...ORDER, 'Side', 'Order Price', 'Order Amount', 'Time', 'Executed', 'Average Price', 'Trading total', 'Status'],
    [...ORDER, 'Side', 'Order Price', 'Order Amount', 'AvgTrading Price', 'Filled', 'Total', 'status'],
    [...ORDER, 'Order Price', 'Order Amount', 'AvgTrading Price', 'Filled', 'Total', 'Trigger Condition', 'status'],
  ],
  signature: ['Date(UTC)', 'OrderNo', 'Pair', 'Type', 'Order Price', 'Order Amount', 'Status'],
  columns: {
    /** The time of execution counts, not that of the order. */
    date: ['Time', 'Date(UTC)'],
    pair: 'Pair',
    type: ['Side', 'Type'],
    price: ['Average Price', 'AvgTrading Price'],
    amount: ['Executed', 'Filled'],
    total: ['Trading total', 'Total'],
    status: 'Status',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
  /** A partly filled order is still open: its row will change, so it waits for the user. */
  status: { done: ['FILLED', 'CANCELED', 'CANCELLED', 'EXPIRED'], skip: ['NEW', 'REJECTED'] },
  adjust: (facts, row) => {
    const isFilled = row.cell('status').toUpperCase() === 'FILLED';
    return facts.in === undefined && facts.out === undefined && !isFilled ? { ignore: 'status-not-done' } : facts;
  },
});
