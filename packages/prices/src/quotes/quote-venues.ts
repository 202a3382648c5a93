/**
 * The venues whose books the price comparison reads, each through its public ticker without a key: Binance and Bitstamp
 * answer all markets at once, Kraken a list, Coinbase one market per request.
 */

import type { HttpClient, HttpFailure } from '@cryptax/http';
import { runInBatches } from '@cryptax/http';
import { type Json, ok, type Result, textField } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { decodeResult, krakenPair, krakenPairs } from '../live/live-kraken.ts';
import type { ServiceBases } from '../services/service-bases.ts';
import { decodeJson, GARBAGE } from '../sources/close-points.ts';
import { QUOTE_REQUEST, type Quote, type QuoteVenue, quoteOf } from './quote.ts';

type Quotes = ReadonlyMap<string, Quote>;

export function quoteVenues(client: HttpClient, bases: ServiceBases): readonly QuoteVenue[] {
  return [binance(client, bases), kraken(client, bases), coinbase(client, bases), bitstamp(client, bases)];
}

function binance(client: HttpClient, bases: ServiceBases): QuoteVenue {
  const ask = () =>
    client.get<Quotes>({
      url: `${bases.binance}/api/v3/ticker/bookTicker`,
      key: 'binance',
      decode: (text) => decodeRows(text, 'symbol', 'bidPrice', 'askPrice'),
      ...QUOTE_REQUEST,
    });
  return { id: 'binance', quotes: async (assets) => pick(await ask(), assets, (symbol) => `${symbol}EUR`) };
}

function bitstamp(client: HttpClient, bases: ServiceBases): QuoteVenue {
  const ask = () =>
    client.get<Quotes>({
      url: `${bases.bitstamp}/ticker/`,
      key: 'bitstamp',
      decode: (text) => decodeRows(text, 'pair', 'bid', 'ask'),
      ...QUOTE_REQUEST,
    });
  return { id: 'bitstamp', quotes: async (assets) => pick(await ask(), assets, (symbol) => `${symbol}/EUR`) };
}

function kraken(client: HttpClient, bases: ServiceBases): QuoteVenue {
  return {
    id: 'kraken',
    quotes: async (assets) => {
      const pairs = await krakenPairs(client, bases.kraken);
      if (!pairs.ok) return pairs;
      const keys = assets.flatMap((asset) => {
        const key = pairs.value.get(krakenPair(asset));
        return key === undefined ? [] : [{ asset, key }];
      });
      if (keys.length === 0) return ok(new Map());
      const list = [...new Set(keys.map(({ key }) => key))].sort().join(',');
      const answer = await client.get<Json>({
        url: `${bases.kraken}/Ticker?pair=${encodeURIComponent(list)}`,
        key: 'kraken',
        decode: decodeResult,
        ...QUOTE_REQUEST,
      });
      if (!answer.ok) return answer;
      return ok(
        new Map(
          keys.flatMap(({ asset, key }) => {
            const quote = quoteOf(textField(answer.value, key, 'b', 0), textField(answer.value, key, 'a', 0));
            return quote === undefined ? [] : [[asset, quote] as const];
          }),
        ),
      );
    },
  };
}

function coinbase(client: HttpClient, bases: ServiceBases): QuoteVenue {
  return {
    id: 'coinbase',
    quotes: async (assets) => {
      const found = new Map<string, Quote>();
      let failure: HttpFailure | undefined;
      await runInBatches(assets, client.clock, async (asset) => {
        const answer = await client.get({
          url: `${bases.coinbase}/products/${encodeURIComponent(`${symbolOf(asset)}-EUR`)}/ticker`,
          key: 'coinbase',
          decode: (text) => decodeJson(text, (json) => ok(quoteOf(textField(json, 'bid'), textField(json, 'ask')))),
          ...QUOTE_REQUEST,
        });
        if (answer.ok && answer.value !== undefined) found.set(asset, answer.value);
        /** A market it does not have is no failure of the venue. */
        if (!answer.ok && answer.error.code !== 'not-found') failure = answer.error;
      });
      return failure !== undefined && found.size === 0 ? { ok: false, error: failure } : ok(found);
    },
  };
}

/** A list of markets, each with its name, bid and ask; a row that is no quote is left out. */
function decodeRows(text: string, name: string, bid: string, ask: string): Result<Quotes, HttpFailure> {
  return decodeJson(text, (json) => {
    if (!Array.isArray(json)) return GARBAGE;
    const quotes = new Map<string, Quote>();
    for (const row of json as readonly Json[]) {
      const market = textField(row, name);
      const quote = quoteOf(textField(row, bid), textField(row, ask));
      if (market !== undefined && quote !== undefined) quotes.set(market, quote);
    }
    return ok(quotes);
  });
}

function pick(
  answer: Result<Quotes, HttpFailure>,
  assets: readonly string[],
  market: (symbol: string) => string,
): Result<Quotes, HttpFailure> {
  if (!answer.ok) return answer;
  return ok(
    new Map(
      assets.flatMap((asset) => {
        const quote = answer.value.get(market(symbolOf(asset)));
        return quote === undefined ? [] : [[asset, quote] as const];
      }),
    ),
  );
}

function symbolOf(asset: string): string {
  return findAsset(asset)?.symbol ?? asset;
}
