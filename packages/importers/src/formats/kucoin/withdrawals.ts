/** KuCoin withdrawals: the amount is what was sent, the fee leaves on top of it. */
import { defineFormat } from '../format.ts';
import { TRANSFER_COLUMNS, TRANSFER_HEAD, TRANSFER_TAIL } from './transfers.ts';

export const kucoinWithdrawals = defineFormat({
  id: 'kucoin-withdrawals',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [[...TRANSFER_HEAD, 'Hash', 'Withdrawal Address/Account', ...TRANSFER_TAIL]],
  signature: ['Time(UTC{offset})', 'Coin', 'Amount', 'Fee', 'Withdrawal Address/Account', 'Transfer Network'],
  columns: { ...TRANSFER_COLUMNS, address: 'Withdrawal Address/Account' },
  date: { layouts: ['iso'], zone: 'header' },
  kind: 'withdrawal',
  status: { done: ['SUCCESS'] },
  fees: { asset: 'amount' },
});
