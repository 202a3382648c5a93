/**
 * Older Binance orders with their fills below them. The fills hold amounts and fees, the order above names market and side; the
 * order counts itself only where no fills are listed. The order's own sums grow until it is filled, so they are no part
 * of a fill's identity.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';

export const binanceOrderHistoryNested = defineFormat({
  id: 'binance-order-history-nested',
  sameDeals: 'binance-spot',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [
    ['Date(UTC)', 'Pair', 'Type', 'Order Price', 'Order Amount', 'AvgTrading Price', 'Filled', 'Total', 'status'],
  ],
  signature: ['Date(UTC)', 'Pair', 'Type', 'AvgTrading Price', 'Filled', 'Total', 'status'],
  absent: ['OrderNo'],
  nested: ['Date(UTC)', 'Trading Price', 'Filled', 'Total', 'Fee'],
  columns: {
    date: ['Detail: Date(UTC)', 'Date(UTC)'],
    pair: 'Pair',
    type: 'Type',
    amount: ['Detail: Filled', 'Filled'],
    total: ['Detail: Total', 'Total'],
    fee: 'Detail: Fee',
    status: 'status',
    extra1: 'Details',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', { header: ['Detail: Trading Price', 'AvgTrading Price'] }], is: 'total' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
  status: { done: ['Filled', 'Partially Filled', 'Canceled', 'Cancelled', 'Expired'], skip: ['New'] },
  volatile: ['AvgTrading Price', 'Filled', 'Total', 'status'],
  adjust: fillsOnly,
});

function fillsOnly(facts: RowFacts, row: RowView): Adjusted {
  const details = row.cell('extra1');
  if (details === '') return facts;
  if (details !== '0') return { ignore: 'sum-of-fills' };
  const isFilled = row.cell('status').toLowerCase() === 'filled';
  return facts.in === undefined && facts.out === undefined && !isFilled ? { ignore: 'status-not-done' } : facts;
}
