/**
 * Bitpanda transaction history: six title lines, then one row per event. Only the class Cryptocurrency is crypto:
 * tickers of metals, stocks and leverage products collide with coins. A withdrawal's fee stands on top of its amount.
 * Since 2025 trades name a fee; price times amount is the money with or without it, so the file cannot tell. In the public sample a sale and the
 * payout that follows it are the same euros: the fee is inside, unless the user says otherwise.
 */
import { defineFormat } from '../format.ts';
import { BITPANDA_FILE_TYPES, BITPANDA_TYPES } from './types.data.ts';

const COLUMNS = [
  'Transaction ID',
  'Timestamp',
  'Transaction Type',
  'In/Out',
  'Amount Fiat',
  'Fiat',
  'Amount Asset',
  'Asset',
  'Asset market price',
  'Asset market price currency',
  'Asset class',
  'Product ID',
  'Fee',
  'Fee asset',
];
const SPREAD = ['Spread', 'Spread Currency'];

export const bitpandaTransactions = defineFormat({
  id: 'bitpanda-transactions',
  source: 'Bitpanda',
  sourceKind: 'broker',
  idSpace: 'bitpanda',
  layouts: [
    [...COLUMNS, ...SPREAD, 'Tax Fiat'],
    [...COLUMNS, ...SPREAD],
    [...COLUMNS, 'Fee percent', ...SPREAD, 'Tax Fiat'],
  ],
  signature: ['Transaction ID', 'In/Out', 'Amount Fiat', 'Amount Asset', 'Asset market price', 'Asset class'],
  columns: {
    id: 'Transaction ID',
    date: 'Timestamp',
    type: 'Transaction Type',
    subtype: 'In/Out',
    total: 'Amount Fiat',
    quoteAsset: 'Fiat',
    amount: 'Amount Asset',
    asset: 'Asset',
    price: 'Asset market price',
    assetClass: 'Asset class',
    fee: 'Fee',
    feeAsset: 'Fee asset',
    value: 'Amount Fiat',
    valueAsset: 'Fiat',
  },
  date: { layouts: ['iso'], zone: 'value' },
  identities: [{ product: ['amount', 'price'], is: 'total', unless: { header: 'Spread' }, likely: true }],
  types: { ...BITPANDA_FILE_TYPES, ...BITPANDA_TYPES },
  cryptoClasses: ['Cryptocurrency', 'Fiat'],
  fees: { total: 'with' },
  openFee: true,
});
