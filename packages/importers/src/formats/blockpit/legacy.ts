/**
 * Blockpit until 2023: minutes only, and ids that spreadsheets have damaged (1,55E+13), so they are not used as keys. The two sides of
 * an own transfer are rows of their own.
 */
import { defineFormat } from '../format.ts';
import { BLOCKPIT_TYPES } from './types.data.ts';

export const blockpitLegacy = defineFormat({
  id: 'blockpit-legacy',
  source: 'Blockpit',
  sourceKind: 'tax-tool',
  idSpace: 'blockpit',
  layouts: [
    [
      'Blockpit ID',
      'Timestamp',
      'Source Type',
      'Source Name',
      'Integration',
      'Transaction Type',
      'Outgoing Asset',
      'Outgoing Amount',
      'Incoming Asset',
      'Incoming Amount',
      'Fee Asset',
      'Fee Amount',
      'Transaction ID',
      'Note',
      'Merge ID',
    ],
  ],
  signature: [
    'Blockpit ID',
    'Timestamp',
    'Integration',
    'Transaction Type',
    'Outgoing Asset',
    'Incoming Asset',
    'Merge ID',
  ],
  columns: {
    date: 'Timestamp',
    wallet: 'Integration',
    type: 'Transaction Type',
    sellAsset: 'Outgoing Asset',
    sellAmount: 'Outgoing Amount',
    buyAsset: 'Incoming Asset',
    buyAmount: 'Incoming Amount',
    feeAsset: 'Fee Asset',
    fee: 'Fee Amount',
    txHash: 'Transaction ID',
    note: 'Note',
  },
  date: { layouts: ['DD.MM.YYYY HH:mm:ss', 'iso'], zone: 'UTC' },
  types: BLOCKPIT_TYPES,
  walletName: 'cell',
  volatile: ['Blockpit ID', 'Merge ID'],
});
