/** Binance coin deposits. The header of the date names the offset chosen at export; the year may have two digits. */
import { defineFormat } from '../format.ts';

export const binanceDepositHistory = defineFormat({
  id: 'binance-deposit-history',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date(UTC{offset})', 'Coin', 'Network', 'Amount', 'Address', 'TXID', 'Status']],
  signature: ['Date(UTC{offset})', 'Coin', 'Network', 'Amount', 'Address', 'TXID', 'Status'],
  absent: ['Fee', 'TransactionFee'],
  columns: {
    date: 'Date(UTC{offset})',
    asset: 'Coin',
    amount: 'Amount',
    address: 'Address',
    txHash: 'TXID',
    status: 'Status',
  },
  date: { layouts: ['iso', 'YY-MM-DD HH:mm:ss'], zone: 'header' },
  kind: 'deposit',
  status: { done: ['Completed'] },
});
