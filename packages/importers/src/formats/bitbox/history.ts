/**
 * BitBoxApp: amounts in the smallest unit (satoshi, wei) with the unit beside them, the fee on top. A payment to oneself costs only
 * the fee.
 */
import { defineFormat } from '../format.ts';
import { adjustOnlyFee } from '../shared/only-fee.ts';

export const bitboxHistory = defineFormat({
  id: 'bitbox-history',
  source: 'BitBoxApp',
  sourceKind: 'wallet',
  idSpace: 'bitbox',
  layouts: [
    ['Time', 'Type', 'Amount', 'Unit', 'Fee', 'Fee Unit', 'Address', 'Transaction ID', 'Note'],
    ['Time', 'Type', 'Amount', 'Unit', 'Fee', 'Address', 'Transaction ID', 'Note'],
  ],
  signature: ['Time', 'Type', 'Amount', 'Unit', 'Fee Unit', 'Transaction ID'],
  columns: {
    date: 'Time',
    type: 'Type',
    amount: 'Amount',
    asset: 'Unit',
    fee: 'Fee',
    /** The older layout has one unit for both. */
    feeAsset: ['Fee Unit', 'Unit'],
    address: 'Address',
    txHash: 'Transaction ID',
    note: 'Note',
  },
  date: { layouts: ['iso'], zone: 'value' },
  types: { received: 'transfer-in', sent: 'transfer-out', 'sent to yourself': 'fee' },
  fees: { received: 'not-mine' },
  volatile: ['Note'],
  adjust: adjustOnlyFee,
});
