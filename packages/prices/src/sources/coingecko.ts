/**
 * CoinGecko: euro prices, the last 365 days only on the free plans. `/coins/{id}/market_chart?interval=daily` gives
 * the price at 00:00 UTC of each day (= close of the day before) and, last, the current one.
 */

import type { HttpClient } from '@cryptax/http';
import { listField, textField } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { closesOfMidnights, decodeJson, GARBAGE } from './close-points.ts';
import { historySource } from './history-source.ts';
import type { PriceSource } from './price-source.ts';

export interface CoinGeckoOptions {
  readonly base?: string;
  /** A free demo key; without one the limits are tighter. */
  readonly demoKey?: string;
}

export const COINGECKO_BASE = 'https://api.coingecko.com/api/v3';
const FREE_HISTORY_DAYS = 365;
const NEAR_MIDNIGHT_SECONDS = 600;

export function coinGeckoSource(client: HttpClient, options: CoinGeckoOptions = {}): PriceSource {
  const { base = COINGECKO_BASE } = options;
  return historySource(
    {
      id: 'coingecko',
      limit: coinGeckoLimit(options),
      maxDays: FREE_HISTORY_DAYS,
      reachDays: FREE_HISTORY_DAYS,
      saysUnknown: true,
      headers: coinGeckoHeaders(options),
      market: (asset, on) => {
        const id = findAsset(asset, on)?.coingeckoId;
        return id === undefined || id === '' ? undefined : { id, quote: 'EUR' };
      },
      address: ([{ id }], { from }, today) =>
        `${base}/coins/${encodeURIComponent(id)}/market_chart?vs_currency=eur&days=${today - from}&interval=daily`,
      decode: (text) =>
        decodeJson(text, (json) => {
          const rows = listField(json, 'prices');
          if (rows === undefined) return GARBAGE;
          return closesOfMidnights(
            rows.map((row) => ({ seconds: Number(textField(row, 0)) / 1_000, price: textField(row, 1) })),
            NEAR_MIDNIGHT_SECONDS,
          );
        }),
    },
    client,
  );
}

export function coinGeckoHeaders({ demoKey }: CoinGeckoOptions): Readonly<Record<string, string>> {
  return demoKey === undefined ? {} : { 'x-cg-demo-api-key': demoKey };
}

/** Under which limit its questions count (`SERVICE_RATE_LIMITS`). */
export function coinGeckoLimit({ demoKey }: CoinGeckoOptions): string {
  return demoKey === undefined ? 'coingecko' : 'coingecko-key';
}
