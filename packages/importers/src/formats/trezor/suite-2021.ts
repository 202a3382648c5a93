/**
 * Trezor Suite of 2021: local time in the layout of the computer's language, several addresses in one cell, and the coin only
 * in the file name. The fee of a received row was the sender's; that of a sent row comes on top.
 */
import { defineFormat } from '../format.ts';
import { adjustOnlyFee } from '../shared/only-fee.ts';
import { TREZOR_COINS } from './coins.data.ts';

export const trezorSuite2021 = defineFormat({
  id: 'trezor-suite-2021',
  source: 'Trezor Suite',
  sourceKind: 'wallet',
  idSpace: 'trezor',
  layouts: [['Date & Time', 'Type', 'Transaction ID', 'Addresses', 'Fee', 'Total']],
  signature: ['Date & Time', 'Type', 'Transaction ID', 'Addresses', 'Fee', 'Total'],
  columns: {
    date: 'Date & Time',
    type: 'Type',
    txHash: 'Transaction ID',
    address: 'Addresses',
    fee: 'Fee',
    amount: 'Total',
  },
  date: { layouts: ['M/D/YYYY, h:mm:ss A', 'D.M.YYYY, HH:mm:ss', 'D/M/YYYY, HH:mm:ss'], zone: 'ask' },
  types: { RECV: 'transfer-in', SENT: 'transfer-out', SELF: 'fee', FAILED: 'fee' },
  fees: { asset: 'amount', received: 'not-mine' },
  openAsset: TREZOR_COINS,
  adjust: adjustOnlyFee,
});
