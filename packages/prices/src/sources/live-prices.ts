/**
 * Current euro prices for screens: CoinGecko for all assets in one request, Binance for what it does not answer. The
 * last price known stays on the screen when both fail, marked stale with its time; it never turns into zero.
 */
import { type Decimal, divide, formatInstant, type Instant, ok, parseDecimal, type Result } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import { textField } from '../client/exact-json.ts';
import type { HttpClient } from '../client/http-client.ts';
import type { HttpFailure } from '../client/http-failure.ts';
import { isKnown, type KnownPrice, type Price } from '../price.ts';
import { BINANCE_BASE, binanceTickers } from './binance.ts';
import { decodeJson } from './close-points.ts';
import { COINGECKO_BASE, type CoinGeckoOptions, coinGeckoHeaders } from './coingecko.ts';
import { toSourceFailure } from './history-source.ts';

export interface LivePriceOptions {
  readonly coinGecko?: CoinGeckoOptions;
  readonly binanceBase?: string;
}

export interface LivePrices {
  /** One price per asset asked for, known or not. */
  current(assets: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, Price>>;
}

/** CoinGecko takes long lists, but an address has its limits. */
const IDS_PER_REQUEST = 100;
const CROSS_SCALE = 12;

type Found = Result<ReadonlyMap<string, KnownPrice>, HttpFailure>;

export function livePrices(client: HttpClient, options: LivePriceOptions = {}): LivePrices {
  const lastKnown = new Map<string, KnownPrice>();
  return {
    current: async (assets, signal) => {
      const gecko = await fromCoinGecko(client, options.coinGecko ?? {}, assets, signal);
      const found = new Map(gecko.found);
      const open = assets.filter((asset) => !found.has(asset));
      const binance: Found = open.length === 0 ? ok(new Map()) : await fromBinance(client, options, open, signal);
      if (binance.ok) for (const [asset, price] of binance.value) found.set(asset, price);
      for (const [asset, price] of found) lastKnown.set(asset, price);
      const failure = gecko.failure ?? (binance.ok ? undefined : binance.error);
      return new Map(assets.map((asset) => [asset, found.get(asset) ?? fallback(lastKnown.get(asset), failure)]));
    },
  };
}

function fallback(last: KnownPrice | undefined, failure: HttpFailure | undefined): Price {
  if (last !== undefined && isKnown(last)) return { ...last, state: 'stale' };
  return { source: 'live', ...toSourceFailure(failure ?? { code: 'not-found' }) };
}

async function fromCoinGecko(
  client: HttpClient,
  options: CoinGeckoOptions,
  assets: readonly string[],
  signal: AbortSignal | undefined,
): Promise<{ readonly found: ReadonlyMap<string, KnownPrice>; readonly failure?: HttpFailure }> {
  const { base = COINGECKO_BASE } = options;
  const ids = [...new Set(assets.map((asset) => findAsset(asset)?.coingeckoId ?? ''))].filter((id) => id !== '').sort();
  const prices = new Map<string, KnownPrice>();
  let failure: HttpFailure | undefined;
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
    const list = encodeURIComponent(ids.slice(start, start + IDS_PER_REQUEST).join(','));
    const answer = await client.get({
      url: `${base}/simple/price?ids=${list}&vs_currencies=eur&include_last_updated_at=true`,
      key: 'coingecko',
      lifetime: 'price',
      headers: coinGeckoHeaders(options),
      decode: (text) => decodeJson(text, (json) => ok(json)),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!answer.ok) failure = answer.error;
    else
      for (const id of ids)
        addPrice(
          prices,
          id,
          'coingecko',
          textField(answer.value, id, 'eur'),
          textField(answer.value, id, 'last_updated_at'),
        );
  }
  const found = new Map<string, KnownPrice>();
  for (const asset of assets) {
    const price = prices.get(findAsset(asset)?.coingeckoId ?? '');
    if (price !== undefined) found.set(asset, price);
  }
  return failure === undefined ? { found } : { found, failure };
}

async function fromBinance(
  client: HttpClient,
  options: LivePriceOptions,
  assets: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Found> {
  const tickers = await binanceTickers(client, options.binanceBase ?? BINANCE_BASE, signal);
  if (!tickers.ok) return tickers;
  const found = new Map<string, KnownPrice>();
  const now = String(Math.floor(client.clock.now() / 1_000));
  for (const asset of assets) {
    const symbol = findAsset(asset)?.symbol ?? asset;
    addPrice(found, asset, 'binance', tickers.value.get(`${symbol}EUR`) ?? crossPrice(tickers.value, symbol), now);
  }
  return ok(found);
}

/** Through the dollar stablecoin that the same venue trades against the euro, at the same moment. */
function crossPrice(tickers: ReadonlyMap<string, string>, symbol: string): string | undefined {
  const [inUsdt, euroInUsdt] = [positive(tickers.get(`${symbol}USDT`)), positive(tickers.get('EURUSDT'))];
  if (inUsdt === undefined || euroInUsdt === undefined) return undefined;
  const { units, scale } = divide(inUsdt, euroInUsdt, inUsdt.scale + CROSS_SCALE, 'half-even');
  return `${units}e-${scale}`;
}

function addPrice(
  prices: Map<string, KnownPrice>,
  key: string,
  source: string,
  text: string | undefined,
  seconds: string | undefined,
): void {
  const value = positive(text);
  if (value === undefined || seconds === undefined || !/^\d{1,10}$/.test(seconds)) return;
  const time = formatInstant(Number(seconds) as Instant);
  prices.set(key, { state: 'found', value, currency: 'EUR', source, method: 'minute', time });
}

function positive(text: string | undefined): Decimal | undefined {
  const value = parseDecimal(text ?? '');
  return value.ok && value.value.units > 0n ? value.value : undefined;
}
