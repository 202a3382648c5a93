/** KuCoin Convert: both sides with their unit in one row; the spread is inside the price. */
import { defineFormat } from '../format.ts';

export const kucoinConvert = defineFormat({
  id: 'kucoin-convert',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [
    ['UID', 'Account Type', 'Payment Account', 'Sell', 'Buy', 'Price', 'Tax', 'Time of Update(UTC{offset})', 'Status'],
  ],
  signature: ['Payment Account', 'Sell', 'Buy', 'Price', 'Time of Update(UTC{offset})', 'Status'],
  columns: { date: 'Time of Update(UTC{offset})', sellAmount: 'Sell', buyAmount: 'Buy', status: 'Status' },
  date: { layouts: ['iso'], zone: 'header' },
  kind: 'swap',
  status: { done: ['SUCCESS', 'Successful'] },
});
