/**
 * Services that hand out only a part of their history, or have closed: what the article `rescue-calendar` is written from.
 * Each entry says where it was read and when. Without a source it stands on our own catalogue alone: the horizons of
 * `exchange-coverage.ts`, which the server's tests hold against the readers, or what the importers say of their formats.
 */
interface Sourced {
  readonly service: string;
  /** The page that says so; the catalogue alone where none was found. */
  readonly source?: string;
  /** The day on which it was looked up. */
  readonly lookedUp: string;
}

/** Only the last days are handed out, so that every day one more is lost. */
export interface RescueWindow extends Sourced {
  readonly days: number;
  /** An exchange of the catalogue, which says what is lost, or the words for it. */
  readonly lost: { readonly exchange: string } | { readonly de: string; readonly en: string };
}

export interface ClosedService extends Sourced {
  /** A calendar day, or the year alone where no more is known. */
  readonly when: string;
  readonly what: 'trading-ended' | 'last-withdrawals' | 'insolvent' | 'frozen' | 'closed';
}

const TODAY = '2026-11-17';

export const RESCUE_WINDOWS: readonly RescueWindow[] = [
  {
    service: 'Binance',
    days: 180,
    lost: { exchange: 'binance' },
    source: 'https://developers.binance.com/docs/zh-CN/c2c/rest-api',
    lookedUp: TODAY,
  },
  {
    service: 'Binance',
    days: 540,
    lost: { exchange: 'binance' },
    source: 'https://developers.binance.com/docs/zh-CN/pay/rest-api',
    lookedUp: TODAY,
  },
  { service: 'Bybit', days: 90, lost: { exchange: 'bybit' }, lookedUp: TODAY },
  { service: 'Bybit', days: 729, lost: { exchange: 'bybit' }, lookedUp: TODAY },
  {
    service: 'HTX',
    days: 120,
    lost: { de: 'Spot-Handel', en: 'spot trades' },
    source: 'https://github.com/ccxt/ccxt/blob/master/js/src/htx.js',
    lookedUp: TODAY,
  },
  { service: 'KuCoin', days: 7, lost: { exchange: 'kucoin' }, lookedUp: TODAY },
  { service: 'KuCoin', days: 365, lost: { exchange: 'kucoin' }, lookedUp: TODAY },
  {
    service: 'OKX',
    days: 90,
    lost: { exchange: 'okx' },
    source: 'https://rdrr.io/cran/okxr/man/get_trade_fills_history.html',
    lookedUp: TODAY,
  },
  {
    service: 'Stellar (Horizon)',
    days: 365,
    lost: { de: 'alle Zahlungen einer Adresse', en: 'all payments of an address' },
    source: 'https://stellar.org/api',
    lookedUp: TODAY,
  },
];

export const CLOSED_SERVICES: readonly ClosedService[] = [
  { service: 'Accointing', when: '2023', what: 'closed', lookedUp: TODAY },
  {
    service: 'Bittrex',
    when: '2023-12-04',
    what: 'trading-ended',
    source:
      'https://www.theblock.co/post/263875/bittrex-global-to-wind-down-operations-urges-customers-to-withdraw-funds',
    lookedUp: TODAY,
  },
  {
    service: 'BlockFi',
    when: '2022-11-28',
    what: 'insolvent',
    source: 'https://blockfi.com/November28-ClientFAQ/',
    lookedUp: TODAY,
  },
  {
    service: 'Celsius',
    when: '2022-07-13',
    what: 'insolvent',
    source: 'https://handwiki.org/wiki/Company:Celsius_Network',
    lookedUp: TODAY,
  },
  {
    service: 'Cryptopia',
    when: '2019-05-15',
    what: 'trading-ended',
    source: 'https://www.financemagnates.com/cryptocurrency/news/cryptopia-enters-liquidation-shuts-trading-services/',
    lookedUp: TODAY,
  },
  {
    service: 'FTX',
    when: '2022-11-11',
    what: 'frozen',
    source: 'https://support.ftx.com/hc/es/articles/16845301546004-Saldos-y-transacciones-de-la-cuenta',
    lookedUp: TODAY,
  },
  {
    service: 'LocalBitcoins',
    when: '2023-02-16',
    what: 'trading-ended',
    source:
      'https://todayincrypto.com/news/localbitcoins-closes-down-its-p2p-cryptocurrency-exchange-business-as-the-crypto-market-winter-lingers',
    lookedUp: TODAY,
  },
  {
    service: 'Nuri',
    when: '2022-12-18',
    what: 'last-withdrawals',
    source: 'https://www.tuttotech.net/news/2022/10/19/nuri-bancarotta-invita-clienti-ritirare-fondi.html',
    lookedUp: TODAY,
  },
];
