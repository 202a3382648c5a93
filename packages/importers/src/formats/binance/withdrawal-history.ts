/** Binance coin withdrawals: the amount is what arrives, the fee leaves the account on top of it. */
import { defineFormat } from '../format.ts';

export const binanceWithdrawalHistory = defineFormat({
  id: 'binance-withdrawal-history',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date(UTC{offset})', 'Coin', 'Network', 'Amount', 'Fee', 'Address', 'TXID', 'Status']],
  signature: ['Date(UTC{offset})', 'Coin', 'Network', 'Amount', 'Fee', 'Address', 'TXID', 'Status'],
  columns: {
    date: 'Date(UTC{offset})',
    asset: 'Coin',
    amount: 'Amount',
    fee: 'Fee',
    address: 'Address',
    txHash: 'TXID',
    status: 'Status',
  },
  date: { layouts: ['iso', 'YY-MM-DD HH:mm:ss'], zone: 'header' },
  kind: 'withdrawal',
  status: { done: ['Completed'] },
  fees: { asset: 'amount' },
});
