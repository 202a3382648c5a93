/** What came and what went, by the headers that CoinTracker uses in its export and in its template. */
export const SIDE_COLUMNS = {
  buyAmount: 'Received Quantity',
  buyAsset: 'Received Currency',
  sellAmount: 'Sent Quantity',
  sellAsset: 'Sent Currency',
  fee: 'Fee Amount',
  feeAsset: 'Fee Currency',
} as const;
