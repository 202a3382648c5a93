/** The smallest ledger with a taxable year. */
import type { LedgerEvent } from '@cryptax/ledger';

/** Bought for 1,000.00 and sold for 2,500.00 in 2024: a gain of 1,500.00, above the limit. */
export const ONE_GAIN: readonly LedgerEvent[] = [
  {
    id: 'b',
    at: '2024-01-10T10:00:00Z',
    kind: 'buy',
    wallet: 'A',
    in: { asset: 'BTC', amount: '1' },
    valueEur: '1000.00',
  },
  {
    id: 's',
    at: '2024-06-10T10:00:00Z',
    kind: 'sell',
    wallet: 'A',
    out: { asset: 'BTC', amount: '1' },
    valueEur: '2500.00',
  },
];
