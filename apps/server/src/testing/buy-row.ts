/** A row of the transactions table; what a test is about comes on top. */
export const buy = (id: string, date: string, asset = 'BTC', more: Record<string, unknown> = {}) => ({
  id,
  date,
  type: 'buy',
  asset,
  amount: '0.123456789012345678',
  price: '40000.10',
  fee: '1.5',
  exchange: 'Kraken',
  ...more,
});
