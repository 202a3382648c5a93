/** Older Binance deposits and withdrawals: the same columns for both, only the file's name tells the direction. */
import { defineFormat } from '../format.ts';
import { directionByName } from '../shared/direction-by-name.ts';

const MOVEMENT = ['Amount', 'TransactionFee', 'Address', 'TXID', 'SourceAddress', 'PaymentID', 'Status'];

export const binanceDepositWithdrawLegacy = defineFormat({
  id: 'binance-deposit-withdraw-legacy',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [
    ['Date(UTC)', 'Coin', 'Network', ...MOVEMENT],
    ['Date(UTC)', 'Coin', ...MOVEMENT],
    ['Date', 'Coin', ...MOVEMENT],
  ],
  signature: ['Coin', 'Amount', 'TransactionFee', 'TXID', 'SourceAddress', 'PaymentID'],
  columns: {
    date: ['Date(UTC)', 'Date'],
    asset: 'Coin',
    amount: 'Amount',
    fee: 'TransactionFee',
    address: 'Address',
    txHash: 'TXID',
    status: 'Status',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'deposit',
  status: { done: ['Completed'] },
  fees: { asset: 'amount' },
  adjust: directionByName,
});
