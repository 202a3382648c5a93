/** Bittrex order history in seven columns: market with the base first, price of one unit, no fee. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bittrexOrdersShort = defineFormat({
  id: 'bittrex-orders-short',
  source: 'Bittrex',
  sourceKind: 'exchange',
  idSpace: 'bittrex',
  layouts: [headerLine('Date,Market,Side,Type,Price,Quantity,Total')],
  signature: ['Date', 'Market', 'Side', 'Type', 'Price', 'Quantity', 'Total'],
  absent: ['Fee', 'Order Number', 'Category', 'Status'],
  columns: {
    date: 'Date',
    pair: 'Market',
    type: 'Side',
    price: 'Price',
    amount: 'Quantity',
    total: 'Total',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { BUY: 'trade-buy', SELL: 'trade-sell' },
});
