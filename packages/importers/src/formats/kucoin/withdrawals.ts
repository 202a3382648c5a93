/** KuCoin withdrawals: the amount is what was sent, the fee leaves on top of it. */
import { defineFormat } from '../format.ts';

export const kucoinWithdrawals = defineFormat({
  id: 'kucoin-withdrawals',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [
    [
      'UID',
      'Account Type',
      'Time(UTC{offset})',
      'Coin',
      'Amount',
      'Fee',
      'Hash',
      'Withdrawal Address/Account',
      'Transfer Network',
      'Status',
      'Remarks',
    ],
  ],
  signature: ['Time(UTC{offset})', 'Coin', 'Amount', 'Fee', 'Withdrawal Address/Account', 'Transfer Network'],
  columns: {
    date: 'Time(UTC{offset})',
    asset: 'Coin',
    amount: 'Amount',
    fee: 'Fee',
    txHash: 'Hash',
    address: 'Withdrawal Address/Account',
    status: 'Status',
    note: 'Remarks',
  },
  date: { layouts: ['iso'], zone: 'header' },
  kind: 'withdrawal',
  status: { done: ['SUCCESS'] },
  fees: { asset: 'amount' },
});
