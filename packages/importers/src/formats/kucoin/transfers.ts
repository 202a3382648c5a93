/** What KuCoin's lists of deposits and of withdrawals have in common: they differ in the address and in nothing else. */
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
