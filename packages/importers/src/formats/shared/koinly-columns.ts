/** The columns of Koinly's universal layout, which wallets write as well so that their files can be read there. */
export const KOINLY_SIDES = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
] as const;

export const KOINLY_COLUMNS = {
  date: 'Date',
  sellAmount: 'Sent Amount',
  sellAsset: 'Sent Currency',
  buyAmount: 'Received Amount',
  buyAsset: 'Received Currency',
  fee: 'Fee Amount',
  feeAsset: 'Fee Currency',
  tag: 'Label',
  note: 'Description',
  txHash: 'TxHash',
} as const;
