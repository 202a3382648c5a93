/** BISON: a blank after every semicolon, tickers in title case, the cost hidden in the spread. */
import { defineFormat } from '../format.ts';

const COLUMNS = [
  'Transaction ID',
  'Transaction type',
  'Currency',
  'Asset',
  'Eur (amount)',
  'Asset (amount)',
  'Asset (market price)',
  'Fee',
];

export const bisonTransactions = defineFormat({
  id: 'bison-transactions',
  source: 'BISON',
  sourceKind: 'broker',
  idSpace: 'bison',
  layouts: [
    [...COLUMNS, 'Date (UTC - Coordinated Universal Time)'],
    [...COLUMNS, 'Date (UTC)'],
  ],
  signature: ['Transaction ID', 'Transaction type', 'Eur (amount)', 'Asset (amount)', 'Asset (market price)'],
  columns: {
    id: 'Transaction ID',
    type: 'Transaction type',
    quoteAsset: 'Currency',
    asset: 'Asset',
    total: 'Eur (amount)',
    amount: 'Asset (amount)',
    price: 'Asset (market price)',
    fee: 'Fee',
    date: ['Date (UTC - Coordinated Universal Time)', 'Date (UTC)'],
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total', likely: true }],
  types: { Buy: 'trade-buy', Sell: 'trade-sell', Deposit: 'deposit', Withdraw: 'withdrawal' },
  fees: { asset: 'quote' },
  defaults: { quoteAsset: 'EUR' },
});
