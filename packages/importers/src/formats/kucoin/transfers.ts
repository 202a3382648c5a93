/** What KuCoin's lists of deposits and of withdrawals have in common: they differ in the address and in nothing else. */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { directionByName } from '../shared/direction-by-name.ts';

export const TRANSFER_HEAD = ['UID', 'Account Type', 'Time(UTC{offset})', 'Coin', 'Amount', 'Fee'] as const;
export const TRANSFER_TAIL = ['Transfer Network', 'Status', 'Remarks'] as const;

export const TRANSFER_COLUMNS = {
  date: 'Time(UTC{offset})',
  asset: 'Coin',
  amount: 'Amount',
  fee: 'Fee',
  txHash: 'Hash',
  status: 'Status',
  note: 'Remarks',
} as const;

/** For facts of kind `deposit` without an address: the words of the row (`note`, `extra1`) or the file's name tell the direction. */
export function directionByWords(facts: RowFacts, row: RowView): Adjusted {
  const words = [row.cell('note'), row.cell('extra1')].map((cell) => cell.toLowerCase());
  if (words.some((word) => word.startsWith('deposit'))) return facts;
  if (words.some((word) => word.startsWith('withdraw'))) return asWithdrawal(facts);
  return directionByName(facts, row);
}

export function asWithdrawal(facts: RowFacts): RowFacts {
  return { ...facts, kind: 'withdrawal', in: undefined, out: facts.in };
}
