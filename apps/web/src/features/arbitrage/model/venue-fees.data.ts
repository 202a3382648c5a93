/**
 * Fees of the venues for small accounts: the highest tier, because that is what a private holder pays. Taken from public
 * lists on the day given; venues change them without notice, so every figure can be overwritten on the screen. A
 * withdrawal fee for which sources disagreed is left out: then it is asked for, not assumed.
 */
export interface ListedFees {
  readonly id: 'binance' | 'kraken' | 'coinbase' | 'bitstamp';
  readonly name: string;
  /** Ratio of the traded value. */
  readonly taker: string;
  readonly takerSource: string;
  /** Units of the coin per withdrawal. */
  readonly withdrawal: Readonly<Record<string, string>>;
  readonly withdrawalSource?: string;
  /** Day the figures were looked up. */
  readonly asOf: string;
}

export const VENUE_FEES: readonly ListedFees[] = [
  {
    id: 'binance',
    name: 'Binance',
    taker: '0.001',
    takerSource: 'ccxt 4.5.84, binance.js (spot, regular user)',
    withdrawal: {},
    asOf: '2026-11-15',
  },
  {
    id: 'kraken',
    name: 'Kraken',
    taker: '0.004',
    takerSource: 'kraken.com/features/fee-schedule (Kraken Pro, first tier), as listed 2026-05-30',
    withdrawal: { BTC: '0.00015' },
    withdrawalSource: 'published comparisons of 2026',
    asOf: '2026-11-15',
  },
  {
    id: 'coinbase',
    name: 'Coinbase',
    taker: '0.006',
    takerSource: 'ccxt 4.5.84, coinbaseexchange.js (first tier)',
    withdrawal: {},
    asOf: '2026-11-15',
  },
  {
    id: 'bitstamp',
    name: 'Bitstamp',
    taker: '0.004',
    takerSource: 'ccxt 4.5.84, bitstamp.js (first tier)',
    withdrawal: {},
    asOf: '2026-11-15',
  },
];
