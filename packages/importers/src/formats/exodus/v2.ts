/**
 * Exodus, one file per coin: amount and fee carry the coin in the cell. The other half of an exchange is in the file of another coin, so it
 * is reviewed.
 */
import { defineFormat } from '../format.ts';
import { adjustOnlyFee } from '../shared/only-fee.ts';
import { EXODUS_TYPES } from './types.data.ts';

export const exodusV2 = defineFormat({
  id: 'exodus-v2',
  source: 'Exodus',
  sourceKind: 'wallet',
  idSpace: 'exodus',
  layouts: [
    [
      'TXID',
      'TXURL',
      'DATE',
      'TYPE',
      'FROMPORTFOLIO',
      'TOPORTFOLIO',
      'COINAMOUNT',
      'FEE',
      'BALANCE',
      'EXCHANGE',
      'PERSONALNOTE',
    ],
  ],
  signature: ['TXID', 'TXURL', 'COINAMOUNT', 'FEE', 'BALANCE', 'EXCHANGE'],
  columns: {
    date: 'DATE',
    type: 'TYPE',
    amount: 'COINAMOUNT',
    fee: 'FEE',
    balance: 'BALANCE',
    txHash: 'TXID',
    note: 'PERSONALNOTE',
  },
  date: { layouts: ['js', 'iso'], zone: 'value' },
  types: EXODUS_TYPES,
  fees: { received: 'not-mine' },
  volatile: ['PERSONALNOTE'],
  adjust: adjustOnlyFee,
});
