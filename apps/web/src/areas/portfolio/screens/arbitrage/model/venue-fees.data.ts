/**
 * Fees of the venues for small accounts: the highest tier, because that is what a private holder pays. Taken from public
 * lists on the day given; venues change them without notice, so every figure can be overwritten on the screen. A
 * withdrawal fee for which sources disagreed is left out: then it is asked for, not assumed.
 */
import type { Locale } from '../../../../../platform/i18n/strings.ts';

/** Where a figure was found, as it is shown beside it. */
type SourceText = Readonly<Record<Locale, string>>;

export interface ListedFees {
  readonly id: 'binance' | 'kraken' | 'coinbase' | 'bitstamp';
  readonly name: string;
  /** Ratio of the traded value. */
  readonly taker: string;
  readonly takerSource: SourceText;
  /** Units of the coin per withdrawal. */
  readonly withdrawal: Readonly<Record<string, string>>;
  readonly withdrawalSource?: SourceText;
  /** Day the figures were looked up. */
  readonly asOf: string;
}

export const VENUE_FEES: readonly ListedFees[] = [
  {
    id: 'binance',
    name: 'Binance',
    taker: '0.001',
    takerSource: {
      de: 'Gebührenliste von ccxt 4.5.84 (Spot, einfache Stufe)',
      en: 'fee list of ccxt 4.5.84 (spot, regular user)',
    },
    withdrawal: {},
    asOf: '2026-11-15',
  },
  {
    id: 'kraken',
    name: 'Kraken',
    taker: '0.004',
    takerSource: {
      de: 'kraken.com/features/fee-schedule (Kraken Pro, erste Stufe), Stand 30.05.2026',
      en: 'kraken.com/features/fee-schedule (Kraken Pro, first tier), as of 30 May 2026',
    },
    withdrawal: { BTC: '0.00015' },
    withdrawalSource: { de: 'veröffentlichte Vergleiche von 2026', en: 'published comparisons of 2026' },
    asOf: '2026-11-15',
  },
  {
    id: 'coinbase',
    name: 'Coinbase',
    taker: '0.006',
    takerSource: {
      de: 'Gebührenliste von ccxt 4.5.84 (erste Stufe)',
      en: 'fee list of ccxt 4.5.84 (first tier)',
    },
    withdrawal: {},
    asOf: '2026-11-15',
  },
  {
    id: 'bitstamp',
    name: 'Bitstamp',
    taker: '0.004',
    takerSource: { de: 'Gebührenliste von ccxt 4.5.84 (erste Stufe)', en: 'fee list of ccxt 4.5.84 (first tier)' },
    withdrawal: {},
    asOf: '2026-11-15',
  },
];
