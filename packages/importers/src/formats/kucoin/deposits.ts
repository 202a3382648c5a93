/**
 * KuCoin deposits. One layout has no address and is the same for withdrawals: then the remark or the file's name must tell
 * the direction.
 */
import { defineFormat } from '../format.ts';
import { directionByWords, TRANSFER_COLUMNS, TRANSFER_HEAD, TRANSFER_TAIL } from './transfers.ts';

export const kucoinDeposits = defineFormat({
  id: 'kucoin-deposits',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [
    [...TRANSFER_HEAD, 'Hash', 'Deposit Address', ...TRANSFER_TAIL],
    [...TRANSFER_HEAD, ...TRANSFER_TAIL],
  ],
  signature: ['UID', 'Account Type', 'Time(UTC{offset})', 'Coin', 'Amount', 'Transfer Network', 'Status', 'Remarks'],
  absent: ['Withdrawal Address/Account'],
  columns: { ...TRANSFER_COLUMNS, address: 'Deposit Address' },
  date: { layouts: ['iso'], zone: 'header' },
  kind: 'deposit',
  status: { done: ['SUCCESS'] },
  fees: { asset: 'amount' },
  adjust: (facts, row) => (row.cell('address') === '' ? directionByWords(facts, row) : facts),
});
