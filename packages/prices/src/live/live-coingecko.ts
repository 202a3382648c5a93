/** CoinGecko's `/simple/price`: euro prices of all assets in one request, with their time and the change of a day. */

import type { HttpClient } from '@cryptax/http';
import { type Json, ok, parseDecimal, textField } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { decodeJson } from '../sources/close-points.ts';
import { COINGECKO_BASE, type CoinGeckoOptions, coinGeckoHeaders, coinGeckoLimit } from '../sources/coingecko.ts';
import { type LivePrice, type LiveService, livePrice, liveRequest } from './live-service.ts';

/** It takes long lists, but an address has its limits. */
const IDS_PER_REQUEST = 100;

export function liveCoinGecko(client: HttpClient, options: CoinGeckoOptions = {}): LiveService {
  const { base = COINGECKO_BASE } = options;
  return {
    id: 'coingecko',
    current: async (question) => {
      const ids = [...new Set(question.assets.map(idOf))].filter((id) => id !== '').sort();
      const prices = new Map<string, LivePrice>();
      for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
        const part = ids.slice(start, start + IDS_PER_REQUEST);
        const answer = await client.get<Json>({
          url:
            `${base}/simple/price?ids=${encodeURIComponent(part.join(','))}` +
            '&vs_currencies=eur&include_last_updated_at=true&include_24hr_change=true',
          key: coinGeckoLimit(options),
          headers: coinGeckoHeaders(options),
          decode: (text) => decodeJson(text, (json) => ok(json)),
          ...liveRequest(question),
        });
        if (!answer.ok) return answer;
        for (const id of part) addPrice(prices, id, answer.value);
      }
      return ok(
        new Map(
          question.assets.flatMap((asset) => {
            const price = prices.get(idOf(asset));
            return price === undefined ? [] : [[asset, price] as const];
          }),
        ),
      );
    },
  };
}

function addPrice(prices: Map<string, LivePrice>, id: string, json: Json): void {
  const price = livePrice('coingecko', textField(json, id, 'eur'), textField(json, id, 'last_updated_at'));
  if (price === undefined) return;
  const change = parseDecimal(textField(json, id, 'eur_24h_change') ?? '');
  prices.set(id, change.ok ? { ...price, change24h: change.value } : price);
}

function idOf(asset: string): string {
  return findAsset(asset)?.coingeckoId ?? '';
}
