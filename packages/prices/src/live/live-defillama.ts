/**
 * DefiLlama's `/prices/current`: dollar prices of anything with a contract. Brought to euro through the euro stablecoin
 * of the same answer, so both sides are of the same moment; without that coin there is no euro price.
 */

import type { HttpClient } from '@cryptax/http';
import { divide, type Json, ok, textField } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { decodeJson } from '../sources/close-points.ts';
import { DEFILLAMA_BASE } from '../sources/defillama.ts';
import { type LivePrice, type LiveService, livePrice, liveRequest, positive } from './live-service.ts';

const EURO_COIN = 'coingecko:euro-coin';
const CROSS_SCALE = 12;

export function liveDefiLlama(client: HttpClient, base: string = DEFILLAMA_BASE): LiveService {
  return {
    id: 'defillama',
    current: async (question) => {
      const ids = new Map(question.assets.map((asset) => [asset, findAsset(asset)?.llamaId]));
      const wanted = [...new Set([...ids.values(), EURO_COIN])].filter((id) => id !== undefined).sort();
      if (wanted.length === 1) return ok(new Map());
      const answer = await client.get<Json>({
        url: `${base}/prices/current/${wanted.map(encodeURIComponent).join(',')}`,
        key: 'defillama',
        decode: (text) => decodeJson(text, (json) => ok(json)),
        ...liveRequest(question),
      });
      if (!answer.ok) return answer;
      const found = new Map<string, LivePrice>();
      for (const [asset, id] of ids) {
        const price = id === undefined ? undefined : euroPrice(answer.value, id);
        if (price !== undefined) found.set(asset, price);
      }
      return ok(found);
    },
  };
}

function euroPrice(json: Json, id: string): LivePrice | undefined {
  const dollars = positive(textField(json, 'coins', id, 'price'));
  const euro = positive(textField(json, 'coins', EURO_COIN, 'price'));
  if (dollars === undefined || euro === undefined) return undefined;
  const { units, scale } = divide(dollars, euro, dollars.scale + CROSS_SCALE, 'half-even');
  return livePrice('defillama', `${units}e-${scale}`, textField(json, 'coins', id, 'timestamp'));
}
