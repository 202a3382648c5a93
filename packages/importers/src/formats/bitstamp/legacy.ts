/**
 * Bitstamp transactions until 2024: number and coin in one cell, minutes without seconds, so equal fills of a minute are
 * different trades. The oldest layout has fixed columns for BTC and USD.
 */
import { defineFormat } from '../format.ts';
import { BITSTAMP_TYPES } from './types.data.ts';

const OLDEST = ['Type', 'Datetime', 'BTC', 'USD', 'BTC Price', 'FEE'];

export const bitstampLegacy = defineFormat({
  id: 'bitstamp-legacy',
  source: 'Bitstamp',
  sourceKind: 'exchange',
  idSpace: 'bitstamp',
  layouts: [
    ['Type', 'Datetime', 'Account', 'Amount', 'Value', 'Rate', 'Fee', 'Sub Type'],
    OLDEST,
    [...OLDEST, 'Sub Type'],
  ],
  signature: ['Type', 'Datetime', 'Account', 'Amount', 'Value', 'Rate', 'Fee', 'Sub Type'],
  columns: {
    type: 'Type',
    subtype: 'Sub Type',
    date: 'Datetime',
    amount: ['Amount', 'BTC'],
    total: ['Value', 'USD'],
    price: ['Rate', 'BTC Price'],
    fee: 'Fee',
  },
  date: { layouts: ['MMM D, YYYY, hh:mm A', 'iso'], zone: 'UTC' },
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: BITSTAMP_TYPES,
  defaults: { asset: 'BTC', quoteAsset: 'USD', feeAsset: 'USD' },
});
