/** Blockpit's export and import template since 2023: UTC, two sides and a label. */
import { defineFormat } from '../format.ts';
import { BLOCKPIT_TYPES } from './types.data.ts';

const SIDES = [
  'Date (UTC)',
  'Integration Name',
  'Label',
  'Outgoing Asset',
  'Outgoing Amount',
  'Incoming Asset',
  'Incoming Amount',
];

export const blockpitTransactions = defineFormat({
  id: 'blockpit-transactions',
  source: 'Blockpit',
  sourceKind: 'tax-tool',
  idSpace: 'blockpit',
  layouts: [
    [
      ...SIDES,
      'Fee Asset (optional)',
      'Fee Amount (optional)',
      'Comment (optional)',
      'Trx. ID (optional)',
      'Source Type',
      'Source Name',
    ],
    [...SIDES, 'Fee Asset', 'Fee Amount', 'Trx. ID', 'Comments', 'Source Type', 'Source Name'],
  ],
  signature: SIDES,
  columns: {
    date: 'Date (UTC)',
    wallet: 'Integration Name',
    type: 'Label',
    sellAsset: 'Outgoing Asset',
    sellAmount: 'Outgoing Amount',
    buyAsset: 'Incoming Asset',
    buyAmount: 'Incoming Amount',
    feeAsset: ['Fee Asset (optional)', 'Fee Asset'],
    fee: ['Fee Amount (optional)', 'Fee Amount'],
    note: ['Comment (optional)', 'Comments'],
    txHash: ['Trx. ID (optional)', 'Trx. ID'],
  },
  date: { layouts: ['DD.MM.YYYY HH:mm:ss', 'iso'], zone: 'UTC' },
  types: BLOCKPIT_TYPES,
  walletName: 'cell',
});
