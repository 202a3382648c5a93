/**
 * KuCoin filled orders and their fills, two files of one archive: import one of them. Filled Volume is the money side. An
 * order stands in both, so its number identifies no row.
 */
import { defineFormat } from '../format.ts';

const FILLED = [
  'Avg. Filled Price',
  'Filled Amount',
  'Filled Volume',
  'Filled Volume (USDT)',
  'Filled Time(UTC{offset})',
  'Fee',
];
const FILLS = ['UID', 'Account Type', 'Order ID', 'Symbol', 'Side', 'Order Type', ...FILLED];

export const kucoinSpotOrders = defineFormat({
  id: 'kucoin-spot-orders',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [
    [
      'UID',
      'Account Type',
      'Order ID',
      'Order Time(UTC{offset})',
      'Symbol',
      'Side',
      'Order Type',
      'Order Price',
      'Order Amount',
      ...FILLED,
      'Fee Currency',
      'Tax',
      'Status',
    ],
    [...FILLS, 'Tax', 'Maker/Taker', 'Fee Currency'],
    [...FILLS, 'Tax', 'Maker/Taker', 'Fee Currency', 'Account Mode'],
  ],
  signature: [
    'UID',
    'Account Type',
    'Symbol',
    'Side',
    'Avg. Filled Price',
    'Filled Amount',
    'Filled Volume',
    'Filled Time(UTC{offset})',
    'Fee Currency',
  ],
  columns: {
    date: 'Filled Time(UTC{offset})',
    pair: 'Symbol',
    type: 'Side',
    price: 'Avg. Filled Price',
    amount: 'Filled Amount',
    total: 'Filled Volume',
    fee: 'Fee',
    feeAsset: 'Fee Currency',
    status: 'Status',
  },
  date: { layouts: ['iso'], zone: 'header' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { buy: 'trade-buy', sell: 'trade-sell' },
  /** Of an order that was filled in part, the columns tell that part. */
  status: { done: ['deal', 'part_deal'] },
});
