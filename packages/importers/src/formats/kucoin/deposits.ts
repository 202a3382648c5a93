/**
 * KuCoin deposits. One layout has no address and is the same for withdrawals: then the remark or the file's name must tell
 * the direction.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { directionByName } from '../shared/direction-by-name.ts';
import { TRANSFER_COLUMNS, TRANSFER_HEAD, TRANSFER_TAIL } from './transfers.ts';

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
  adjust: direction,
});

function direction(facts: RowFacts, row: RowView): Adjusted {
  if (row.cell('address') !== '') return facts;
  const remark = row.cell('note').toLowerCase();
  if (remark.startsWith('deposit')) return facts;
  if (remark.startsWith('withdraw')) return { ...facts, kind: 'withdrawal', in: undefined, out: facts.in };
  return directionByName(facts, row);
}
