/**
 * The column of each role in one file. All indexes have all roles, so that reading one is the same short step for every
 * format: rows are read by the hundred thousand.
 */
import type { ColumnRole } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { trimmed } from './trimmed.ts';

export type ColumnIndex = Readonly<Record<ColumnRole, number | undefined>>;

const NO_COLUMNS: ColumnIndex = {
  date: undefined,
  time: undefined,
  zone: undefined,
  type: undefined,
  subtype: undefined,
  tag: undefined,
  status: undefined,
  assetClass: undefined,
  asset: undefined,
  amount: undefined,
  amountIn: undefined,
  amountOut: undefined,
  pair: undefined,
  quoteAsset: undefined,
  price: undefined,
  total: undefined,
  toAsset: undefined,
  toAmount: undefined,
  buyAsset: undefined,
  buyAmount: undefined,
  sellAsset: undefined,
  sellAmount: undefined,
  fee: undefined,
  feeAsset: undefined,
  fee2: undefined,
  feeAsset2: undefined,
  fee3: undefined,
  feeAsset3: undefined,
  value: undefined,
  valueAsset: undefined,
  id: undefined,
  groupId: undefined,
  txHash: undefined,
  address: undefined,
  from: undefined,
  to: undefined,
  contract: undefined,
  note: undefined,
  reference: undefined,
  wallet: undefined,
  toWallet: undefined,
  account: undefined,
  balance: undefined,
  accountId: undefined,
  extra1: undefined,
  extra2: undefined,
  extra3: undefined,
};

/** Where a row may say how much of a coin moved. */
export const AMOUNT_ROLES = ['amount', 'amountIn', 'amountOut', 'buyAmount', 'sellAmount'] as const;

/** All columns that hold numbers. */
export const NUMBER_ROLES: readonly ColumnRole[] = [
  ...AMOUNT_ROLES,
  'toAmount',
  'price',
  'total',
  'fee',
  'value',
  'fee2',
  'fee3',
];

export function columnIndex(columns: readonly (readonly [ColumnRole, number])[]): ColumnIndex {
  const index: Record<ColumnRole, number | undefined> = { ...NO_COLUMNS };
  for (const [role, column] of columns) index[role] = column;
  return index;
}

/** The cell without outer blanks; empty if the file has no such column. */
export function cellAt(row: RowCells, column: number | undefined): string {
  return column === undefined ? '' : trimmed(row.word(column));
}
