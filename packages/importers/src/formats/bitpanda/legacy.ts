/**
 * Bitpanda history until 2019: tables for money and coins follow each other, each under its own header line. Only rows with
 * the status finished count; the fee is in the account's currency.
 */
import { defineFormat } from '../format.ts';
import { BITPANDA_FILE_TYPES } from './types.data.ts';

export const bitpandaLegacy = defineFormat({
  id: 'bitpanda-legacy',
  source: 'Bitpanda',
  sourceKind: 'broker',
  idSpace: 'bitpanda',
  layouts: [['ID', 'Type', 'In/Out', 'Amount Fiat', 'Fee', 'Fiat', 'Amount Asset', 'Asset', 'Status', 'Created at']],
  signature: ['ID', 'Type', 'In/Out', 'Amount Fiat', 'Amount Asset', 'Status', 'Created at'],
  columns: {
    id: 'ID',
    type: 'Type',
    subtype: 'In/Out',
    total: 'Amount Fiat',
    fee: 'Fee',
    quoteAsset: 'Fiat',
    amount: 'Amount Asset',
    asset: 'Asset',
    status: 'Status',
    date: 'Created at',
  },
  date: { layouts: ['iso'], zone: 'value' },
  types: BITPANDA_FILE_TYPES,
  status: { done: ['finished'] },
  fees: { asset: 'quote' },
});
