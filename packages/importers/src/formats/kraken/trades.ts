/**
 * Kraken trades: one row per fill. The ledger file of the same period holds the same trades under the same ids, so
 * whichever comes second is a duplicate. A row with margin is no spot purchase.
 */
import { defineFormat } from '../format.ts';

const BASE = 'txid ordertxid pair time type ordertype price cost fee vol margin misc ledgers'.split(' ');

export const krakenTrades = defineFormat({
  id: 'kraken-trades',
  source: 'Kraken',
  sourceKind: 'exchange',
  idSpace: 'kraken',
  layouts: [
    BASE,
    [...BASE, ...'postxid posstatus cprice ccost cfee cvol cmargin net trades'.split(' ')],
    'txid ordertxid pair aclass subclass time type ordertype price cost fee vol margin misc ledgers'.split(' '),
  ],
  signature: ['txid', 'ordertxid', 'pair', 'cost', 'vol', 'margin', 'misc'],
  columns: {
    id: 'txid',
    pair: 'pair',
    date: 'time',
    type: 'type',
    price: 'price',
    total: 'cost',
    fee: 'fee',
    amount: 'vol',
    extra1: 'margin',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { buy: 'trade-buy', sell: 'trade-sell' },
  fees: { asset: 'quote' },
  adjust: (facts, row) => (/[1-9]/.test(row.amount('extra1') ?? '') ? { review: 'trade.on-margin' } : facts),
});
