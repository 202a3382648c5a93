/**
 * Requests a minute per service, below what each allows on its free plan (CoinGecko 5 to 15 without a key, DefiLlama 500, Kraken about one a
 * second, Binance 6000 weight of which a candle request takes 2, Coinbase 10 a second, Bitstamp 8000 in ten minutes). The others get the general limit.
 */
import type { RateLimit } from '@cryptax/http';

const MINUTE = 60_000;

export const SERVICE_RATE_LIMITS: Readonly<Record<string, RateLimit>> = {
  coingecko: { requests: 5, perMs: MINUTE },
  /** With a key of the free demo plan: 30. */
  'coingecko-key': { requests: 25, perMs: MINUTE },
  binance: { requests: 300, perMs: MINUTE },
  kraken: { requests: 50, perMs: MINUTE },
  coinbase: { requests: 200, perMs: MINUTE },
  bitstamp: { requests: 60, perMs: MINUTE },
  defillama: { requests: 200, perMs: MINUTE },
};
