/**
 * Coinbase Pro fills: the size is positive, the total signed and net of the fee. The account statement holds the same trades
 * under the same trade ids, so whichever comes second is a duplicate.
 */
import { defineFormat } from '../format.ts';

const FILL = 'trade id,product,side,created at,size,size unit,price,fee,total,price/fee/total unit'.split(',');

export const coinbaseProFills = defineFormat({
  id: 'coinbase-pro-fills',
  source: 'Coinbase Pro',
  sourceKind: 'exchange',
  idSpace: 'coinbase-pro',
  layouts: [['portfolio', ...FILL], FILL],
  signature: ['trade id', 'product', 'side', 'created at', 'size unit', 'price/fee/total unit'],
  columns: {
    id: 'trade id',
    type: 'side',
    date: 'created at',
    amount: 'size',
    asset: 'size unit',
    price: 'price',
    fee: 'fee',
    total: 'total',
    quoteAsset: 'price/fee/total unit',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total', fee: 'within' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
  fees: { total: 'with', asset: 'quote' },
});
