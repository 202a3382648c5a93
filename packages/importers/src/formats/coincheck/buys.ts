/** Coincheck (Japan), list of purchases: `Price` is the whole sum paid. Layout and reading from dali-rp2's public sample; times say UTC. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const coincheckBuys = defineFormat({
  id: 'coincheck-buys',
  source: 'Coincheck',
  sourceKind: 'exchange',
  idSpace: 'coincheck',
  layouts: [headerLine('ID,Amount,Price,Trading Currency,Original Currency,Progress,Time')],
  signature: ['Amount', 'Price', 'Trading Currency', 'Original Currency', 'Progress', 'Time'],
  columns: {
    id: 'ID',
    amount: 'Amount',
    total: 'Price',
    asset: 'Trading Currency',
    quoteAsset: 'Original Currency',
    status: 'Progress',
    date: 'Time',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'trade-buy',
  status: { done: ['completed'] },
});
