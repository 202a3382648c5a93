/**
 * Pocket Bitcoin: money in, exchange, bitcoin out. What arrives stands in `value`, what was paid in `cost` (without the
 * fee); an exchange whose cost is bitcoin is a sale. The reference joins deposit and exchange, so it is no row id.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const pocketBitcoin = defineFormat({
  id: 'pocket-bitcoin',
  source: 'Pocket Bitcoin',
  sourceKind: 'broker',
  idSpace: 'pocket',
  layouts: [
    headerLine(
      'type,date,reference,price.currency,price.amount,cost.currency,cost.amount,fee.currency,fee.amount,value.currency,value.amount',
    ),
  ],
  signature: ['type', 'date', 'price.currency', 'cost.amount', 'fee.amount', 'value.currency'],
  columns: {
    type: 'type',
    date: 'date',
    sellAsset: 'cost.currency',
    sellAmount: 'cost.amount',
    buyAsset: 'value.currency',
    buyAmount: 'value.amount',
    fee: 'fee.amount',
    feeAsset: 'fee.currency',
    reference: 'reference',
  },
  date: { layouts: ['iso', 'MM/DD/YYYY hh:mm:ss A'], zone: 'UTC' },
  identities: [
    /** Price of one bitcoin: of what is bought, or of what is sold. */
    [
      { kinds: ['swap'], product: ['buyAmount', { header: 'price.amount' }], is: 'sellAmount' },
      { kinds: ['swap'], product: ['sellAmount', { header: 'price.amount' }], is: 'buyAmount' },
    ],
  ],
  types: { exchange: 'swap', purchase: 'swap', sale: 'swap', deposit: 'deposit', withdrawal: 'withdrawal' },
  /** A withdrawal has its amount in the same column as an arrival. */
  adjust: (facts) => (facts.kind === 'withdrawal' ? { ...facts, in: undefined, out: facts.in } : facts),
});
