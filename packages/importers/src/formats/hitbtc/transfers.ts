/**
 * HitBTC account movements. The exporter leaves the type of withdrawals empty; a movement without a transaction hash is
 * not known to have happened, so it is shown instead of booked. The older list has the coin behind its last header or only in its
 * file name.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';
import { HITBTC_COINS } from './coins.data.ts';

export const hitbtcTransfers = defineFormat({
  id: 'hitbtc-transfers',
  source: 'HitBTC',
  sourceKind: 'exchange',
  idSpace: 'hitbtc',
  layouts: [
    headerLine('Email,Date ({offset}),Operation id,Type,Amount,Transaction hash,Main account balance,Currency'),
    headerLine('Date ({offset}),Operation id,Type,Amount,Transaction Hash,Main account balance'),
  ],
  signature: ['Operation id', 'Type', 'Amount', 'Main account balance'],
  columns: {
    date: 'Date ({offset})',
    id: 'Operation id',
    type: 'Type',
    amount: 'Amount',
    txHash: 'Transaction hash',
  },
  derive: { asset: (row) => row.cell('Currency') || (row.cells[row.headers.length] ?? '').trim() },
  openAsset: HITBTC_COINS,
  date: { layouts: ['iso'], zone: 'header' },
  types: {
    Deposit: 'deposit',
    Withdraw: 'withdrawal',
    'Transfer to trading account': 'ignore',
    'Transfer to main account': 'ignore',
  },
  defaults: { type: 'Withdraw' },
  adjust: (facts) => (facts.kind !== 'ignore' && facts.txHash === undefined ? { review: 'transfer.no-hash' } : facts),
});
