/** Binance Earn interest: one row per payment. The account statement shows the same payments; import one of the two. */
import { defineFormat } from '../format.ts';

export const binanceEarnInterest = defineFormat({
  id: 'binance-earn-interest',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date(UTC)', 'Product Name', 'Coin', 'Amount']],
  signature: ['Date(UTC)', 'Product Name', 'Coin', 'Amount'],
  columns: { date: 'Date(UTC)', note: 'Product Name', asset: 'Coin', amount: 'Amount' },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'lending-interest',
});
