/** Price sources by the name a reader knows, never by the id that the program uses. */
import type { ValueOrigin } from '@cryptax/ledger';
import type { Locale, Text } from './locale.ts';
import { PRICE_METHODS } from './words.data.ts';

const SOURCES: Readonly<Record<string, Text>> = {
  file: { de: 'Quelldatei', en: 'source file' },
  daily: { de: 'mitgelieferte Tageskurse', en: 'bundled daily prices' },
  close: { de: 'Tageskurs des Stablecoins', en: 'the stablecoin’s close of the day' },
  peg: { de: 'Stablecoin zum EZB-Referenzkurs', en: 'stablecoin at the ECB reference rate' },
  ecb: { de: 'EZB-Referenzkurs', en: 'ECB reference rate' },
  manual: { de: 'Eingabe von Hand', en: 'entry by hand' },
  user: { de: 'Eingabe von Hand', en: 'entry by hand' },
  binance: { de: 'Binance', en: 'Binance' },
  bitstamp: { de: 'Bitstamp', en: 'Bitstamp' },
  coinbase: { de: 'Coinbase', en: 'Coinbase' },
  coingecko: { de: 'CoinGecko', en: 'CoinGecko' },
  defillama: { de: 'DefiLlama', en: 'DefiLlama' },
  kraken: { de: 'Kraken', en: 'Kraken' },
};

const FROM_FILE: Text = { de: 'Wert aus der Quelldatei', en: 'value from the source file' };

/** Null: the value came with the file. Names of own price files are shown as they are. */
export function priceSourceName(source: string | null, locale: Locale): string {
  if (source === null) return FROM_FILE[locale];
  const id = source.toLowerCase();
  return Object.hasOwn(SOURCES, id) ? (SOURCES[id]?.[locale] ?? source) : source;
}

/** A reward has no price of a trade: what the file says is its value. */
export function priceOriginText(origin: ValueOrigin | null, locale: Locale, isTrade = true): string | null {
  if (origin === null) return null;
  if (origin.source === 'file' && !isTrade) return FROM_FILE[locale];
  const name = priceSourceName(origin.source, locale);
  // Daily prices and entries by hand that are called so say it once.
  const isSaid = origin.method === 'manual' || (origin.source === 'daily' && origin.method === 'day');
  return isSaid ? name : `${name}, ${PRICE_METHODS[origin.method][locale]}`;
}

/** Of a value that is there: what nobody looked up came with the file. */
export function valueSourceText(origin: ValueOrigin | null, locale: Locale, isTrade = true): string {
  return priceOriginText(origin, locale, isTrade) ?? FROM_FILE[locale];
}
