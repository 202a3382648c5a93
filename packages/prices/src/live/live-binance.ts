/** Binance's last prices: the euro market, else the dollar stablecoin and its own euro market at the same moment. */

import type { HttpClient } from '@cryptax/http';
import { divide, ok } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { BINANCE_BASE, binanceTickers } from '../sources/binance.ts';
import { type LivePrice, type LiveService, livePrice, liveRequest, positive } from './live-service.ts';

const CROSS_SCALE = 12;

export function liveBinance(client: HttpClient, base: string = BINANCE_BASE): LiveService {
  return {
    id: 'binance',
    current: async (question) => {
      const tickers = await binanceTickers(client, base, liveRequest(question));
      if (!tickers.ok) return tickers;
      const found = new Map<string, LivePrice>();
      const now = String(Math.floor(client.clock.now() / 1_000));
      for (const asset of question.assets) {
        const symbol = findAsset(asset)?.symbol ?? asset;
        const text = tickers.value.get(`${symbol}EUR`) ?? crossPrice(tickers.value, symbol);
        const price = livePrice('binance', text, now);
        if (price !== undefined) found.set(asset, price);
      }
      return ok(found);
    },
  };
}

function crossPrice(tickers: ReadonlyMap<string, string>, symbol: string): string | undefined {
  const [inUsdt, euroInUsdt] = [positive(tickers.get(`${symbol}USDT`)), positive(tickers.get('EURUSDT'))];
  if (inUsdt === undefined || euroInUsdt === undefined) return undefined;
  const { units, scale } = divide(inUsdt, euroInUsdt, inUsdt.scale + CROSS_SCALE, 'half-even');
  return `${units}e-${scale}`;
}
