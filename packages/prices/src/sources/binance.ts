/**
 * Binance public market data: daily candles of the euro market, else of the USDT market. Which markets exist is asked
 * once (`/ticker/price` without symbol), because a name put together by hand may not, and each miss would cost a call.
 */

import type { HttpClient, HttpFailure, HttpRequest } from '@cryptax/http';
import { err, type Json, ok, textField } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { closesOfCandles, decodeJson, GARBAGE } from './close-points.ts';
import { historySource, type Market } from './history-source.ts';
import type { PriceSource } from './price-source.ts';

/** The host for market data alone: no key, no cookies. */
export const BINANCE_BASE = 'https://data-api.binance.vision';
const QUOTES = ['EUR', 'USDT'] as const;
const MAX_CANDLES = 1_000;

export function binanceSource(client: HttpClient, base: string = BINANCE_BASE): PriceSource {
  let tickers: ReadonlyMap<string, string> = new Map();
  return historySource(
    {
      id: 'binance',
      maxDays: MAX_CANDLES,
      prepare: async (signal) => {
        const answer = await binanceTickers(client, base, signal === undefined ? {} : { signal });
        if (!answer.ok) return answer.error;
        tickers = answer.value;
        return undefined;
      },
      market: (asset, on): Market | undefined => {
        const symbol = findAsset(asset, on)?.symbol ?? asset;
        const quote = QUOTES.find((one) => tickers.has(`${symbol}${one}`));
        return quote === undefined ? undefined : { id: `${symbol}${quote}`, quote };
      },
      address: ([{ id }], { from, to }) =>
        `${base}/api/v3/klines?symbol=${encodeURIComponent(id)}&interval=1d` +
        `&startTime=${from * 86_400_000}&endTime=${(to + 1) * 86_400_000 - 1}&limit=${MAX_CANDLES}`,
      decode: (text) =>
        decodeJson(text, (json) => {
          if (!Array.isArray(json)) return GARBAGE;
          return closesOfCandles(
            json.map((row: Json) => ({ seconds: Number(textField(row, 0)) / 1_000, price: textField(row, 4) })),
          );
        }),
    },
    client,
  );
}

/** Last price of every market by its symbol. */
export function binanceTickers(
  client: HttpClient,
  base: string,
  more: Pick<HttpRequest<unknown>, 'signal' | 'maxAgeMs' | 'retries'>,
) {
  return client.get<ReadonlyMap<string, string>>({
    url: `${base}/api/v3/ticker/price`,
    key: 'binance',
    lifetime: 'price',
    decode: (text) =>
      decodeJson(text, (json) => {
        if (!Array.isArray(json)) return err<HttpFailure>({ code: 'garbage' });
        const prices = new Map<string, string>();
        for (const row of json as readonly Json[]) {
          const [symbol, price] = [textField(row, 'symbol'), textField(row, 'price')];
          if (symbol === undefined || price === undefined) return GARBAGE;
          prices.set(symbol, price);
        }
        return ok(prices);
      }),
    ...more,
  });
}
