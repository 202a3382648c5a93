/**
 * Trezor Suite: one row per output, several rows share a transaction and only the first has the fee; the amount is without
 * it. Date and time are in the language of the app, so the Unix column is read. An NFT has `ID 7` as its amount and is reviewed.
 */
import { defineFormat } from '../format.ts';
import { adjustOnlyFee } from '../shared/only-fee.ts';

export const trezorSuite = defineFormat({
  id: 'trezor-suite',
  source: 'Trezor Suite',
  sourceKind: 'wallet',
  idSpace: 'trezor',
  layouts: [
    [
      'Timestamp',
      'Date',
      'Time',
      'Type',
      'Transaction ID',
      'Fee',
      'Fee unit',
      'Address',
      'Label',
      'Amount',
      'Amount unit',
      'Fiat ({fiat})',
      'Other',
    ],
  ],
  signature: ['Timestamp', 'Type', 'Transaction ID', 'Fee unit', 'Amount unit'],
  columns: {
    date: 'Timestamp',
    type: 'Type',
    txHash: 'Transaction ID',
    fee: 'Fee',
    feeAsset: 'Fee unit',
    address: 'Address',
    note: 'Label',
    amount: 'Amount',
    asset: 'Amount unit',
  },
  date: { layouts: ['unix'], zone: 'UTC' },
  types: { RECV: 'transfer-in', SENT: 'transfer-out', SELF: 'fee', FAILED: 'fee', JOINT: 'ignore' },
  fees: { received: 'not-mine' },
  volatile: ['Date', 'Time', 'Label', 'Fiat ({fiat})'],
  adjust: (facts, row) => (/^ID\s/.test(row.cell('amount')) ? { review: 'asset.nft' } : adjustOnlyFee(facts)),
});
