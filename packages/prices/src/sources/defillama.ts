/**
 * DefiLlama coins: free, no key, whole history, in US dollars. `/chart/{coin}?start=&span=&period=1d` gives one price
 * per midnight, give or take what the service found near it. `{coin}` may be a list. What a list may cost is not documented; 500
 * points at once are answered, so a request asks for no more than that, and a list that is refused is asked coin by coin.
 */

import type { HttpClient } from '@cryptax/http';
import { field, isRecord, listField, textField } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { closesOfMidnights, decodeJson, GARBAGE } from './close-points.ts';
import { historySource } from './history-source.ts';
import type { PriceSource } from './price-source.ts';

export const DEFILLAMA_BASE = 'https://coins.llama.fi';
const MAX_POINTS = 500;
const NEAR_MIDNIGHT_SECONDS = 2 * 3_600;

export function defiLlamaSource(client: HttpClient, base: string = DEFILLAMA_BASE): PriceSource {
  return historySource(
    {
      id: 'defillama',
      maxDays: MAX_POINTS,
      list: { maxCoins: 20, maxPoints: MAX_POINTS },
      market: (asset, on) => {
        const id = findAsset(asset, on)?.llamaId;
        return id === undefined ? undefined : { id, quote: 'USD' };
      },
      address: (markets, { from, to }) =>
        `${base}/chart/${markets.map(({ id }) => encodeURIComponent(id)).join(',')}?start=${(from + 1) * 86_400}&span=${to - from + 1}&period=1d`,
      decode: (text, { id }) =>
        decodeJson(text, (json) => {
          const coins = field(json, 'coins');
          if (!isRecord(coins)) return GARBAGE;
          /** A coin without data is simply absent. */
          const rows = id in coins ? listField(coins, id, 'prices') : [];
          if (rows === undefined) return GARBAGE;
          return closesOfMidnights(
            rows.map((row) => ({ seconds: Number(textField(row, 'timestamp')), price: textField(row, 'price') })),
            NEAR_MIDNIGHT_SECONDS,
          );
        }),
    },
    client,
  );
}
