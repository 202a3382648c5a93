/**
 * Kraken's `/Ticker`: last trade of the euro markets. One unknown pair fails the whole question, so what exists is asked
 * first (`/AssetPairs`, kept for a day), and answers are matched through Kraken's own names.
 */

import type { HttpClient, HttpFailure } from '@cryptax/http';
import { field, type Json, ok, type Result, textField } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { decodeJson, GARBAGE } from '../sources/close-points.ts';
import { KRAKEN_BASE, KRAKEN_NAMES, krakenFailure } from '../sources/kraken.ts';
import { type LivePrice, type LiveService, livePrice, liveRequest } from './live-service.ts';

/** Kraken's key of a market by its plain name: `XBTEUR` to `XXBTZEUR`. */
export type KrakenPairs = ReadonlyMap<string, string>;

export function liveKraken(client: HttpClient, base: string = KRAKEN_BASE): LiveService {
  return {
    id: 'kraken',
    current: async (question) => {
      const pairs = await krakenPairs(client, base);
      if (!pairs.ok) return pairs;
      const keys = new Map(
        question.assets.flatMap((asset) => {
          const key = pairs.value.get(krakenPair(asset));
          return key === undefined ? [] : [[asset, key] as const];
        }),
      );
      if (keys.size === 0) return ok(new Map());
      const list = [...new Set(keys.values())].sort().join(',');
      const answer = await client.get<Json>({
        url: `${base}/Ticker?pair=${encodeURIComponent(list)}`,
        key: 'kraken',
        decode: decodeResult,
        ...liveRequest(question),
      });
      if (!answer.ok) return answer;
      const now = String(Math.floor(client.clock.now() / 1_000));
      const found = new Map<string, LivePrice>();
      for (const [asset, key] of keys) {
        const price = livePrice('kraken', textField(answer.value, key, 'c', 0), now);
        if (price !== undefined) found.set(asset, price);
      }
      return ok(found);
    },
  };
}

/** Plain name of an asset's euro market. */
export function krakenPair(asset: string): string {
  const symbol = findAsset(asset)?.symbol ?? asset;
  return `${KRAKEN_NAMES[symbol] ?? symbol}EUR`;
}

export function krakenPairs(client: HttpClient, base: string): Promise<Result<KrakenPairs, HttpFailure>> {
  return client.get({
    url: `${base}/AssetPairs`,
    key: 'kraken',
    lifetime: 'history',
    retries: 0,
    decode: (text) => {
      const result = decodeResult(text);
      if (!result.ok) return result;
      const names = new Map<string, string>();
      for (const key of Object.keys(result.value as object)) {
        const plain = textField(result.value, key, 'altname');
        if (plain !== undefined) names.set(plain, key);
      }
      return ok(names);
    },
  });
}

/** The `result` object of an answer that names no error. */
export function decodeResult(text: string): Result<Json, HttpFailure> {
  return decodeJson(text, (json) => {
    const failure = krakenFailure(json);
    if (failure !== undefined) return failure;
    const result = field(json, 'result');
    return typeof result === 'object' && result !== null ? ok(result) : GARBAGE;
  });
}
