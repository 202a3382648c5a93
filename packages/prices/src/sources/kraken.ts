/**
 * Kraken public candles: euro markets, the last 720 days whatever is asked. Kraken answers 200 also for errors, names
 * some coins its own way, and calls the result by its own pair name.
 */

import type { HttpClient, HttpFailure } from '@cryptax/http';
import { err, field, type Json, listField, type Result, textField } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { closesOfCandles, decodeJson, GARBAGE } from './close-points.ts';
import { historySource } from './history-source.ts';
import type { PriceSource } from './price-source.ts';

export const KRAKEN_BASE = 'https://api.kraken.com/0/public';
/** Terra's old coin kept its ticker there, and the new one got another. */
export const KRAKEN_NAMES: Readonly<Record<string, string>> = { BTC: 'XBT', DOGE: 'XDG', LUNA: 'LUNA2', LUNC: 'LUNA' };
const MAX_CANDLES = 720;

export function krakenSource(client: HttpClient, base: string = KRAKEN_BASE): PriceSource {
  return historySource(
    {
      id: 'kraken',
      maxDays: MAX_CANDLES,
      reachDays: MAX_CANDLES - 1,
      saysUnknown: true,
      market: (asset, on) => {
        const symbol = findAsset(asset, on)?.symbol ?? asset;
        return /^[A-Z0-9]{1,12}$/.test(symbol)
          ? { id: `${KRAKEN_NAMES[symbol] ?? symbol}EUR`, quote: 'EUR' }
          : undefined;
      },
      /** `since` is exclusive. */
      address: ([{ id }], { from }) => `${base}/OHLC?pair=${id}&interval=1440&since=${from * 86_400 - 1}`,
      decode: (text) => decodeJson(text, (json) => krakenFailure(json) ?? closesOfResult(json)),
    },
    client,
  );
}

function closesOfResult(json: Json) {
  const result = field(json, 'result');
  if (typeof result !== 'object' || result === null) return GARBAGE;
  const pair = Object.keys(result).find((key) => key !== 'last');
  // Its own name of a market ends with the currency all the same (XXBTZEUR); dollars are no euros.
  const rows = pair?.endsWith('EUR') === true ? listField(result, pair) : undefined;
  if (rows === undefined) return GARBAGE;
  return closesOfCandles(rows.map((row) => ({ seconds: Number(textField(row, 0)), price: textField(row, 4) })));
}

export function krakenFailure(json: Json): Result<never, HttpFailure> | undefined {
  const [first] = listField(json, 'error') ?? [];
  if (first === undefined) return undefined;
  const text = String(first);
  if (text.includes('Unknown asset')) return err({ code: 'not-found' });
  if (/Too many requests|Rate limit/i.test(text)) return err({ code: 'rate-limited' });
  return text.startsWith('EService') ? err({ code: 'server', status: 503 }) : GARBAGE;
}
