/** Bitstamp transactions since 2024: unsigned amounts; the fee is on top of the value of a purchase and off that of a sale. */
import { defineFormat } from '../format.ts';
import { BITSTAMP_TYPES } from './types.data.ts';

export const bitstampRfc = defineFormat({
  id: 'bitstamp-rfc',
  source: 'Bitstamp',
  sourceKind: 'exchange',
  idSpace: 'bitstamp',
  layouts: [
    [
      'ID',
      'Account',
      'Type',
      'Subtype',
      'Datetime',
      'Amount',
      'Amount currency',
      'Value',
      'Value currency',
      'Rate',
      'Rate currency',
      'Fee',
      'Fee currency',
      'Order ID',
    ],
  ],
  signature: ['Type', 'Subtype', 'Datetime', 'Amount currency', 'Value currency', 'Rate currency', 'Fee currency'],
  columns: {
    id: 'ID',
    type: 'Type',
    subtype: 'Subtype',
    date: 'Datetime',
    amount: 'Amount',
    asset: 'Amount currency',
    total: 'Value',
    quoteAsset: 'Value currency',
    price: 'Rate',
    fee: 'Fee',
    feeAsset: 'Fee currency',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: BITSTAMP_TYPES,
});
