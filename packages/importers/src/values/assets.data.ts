/**
 * Tickers that mean another coin: by source, by date, or always. Facts from the format catalogue ("Asset aliases"),
 * which read the Kraken, Coinbase, Nexo, BISON, Bitpanda and unit rows in public importers; the rest is common knowledge.
 */

/** The same everywhere. */
export const ALIASES: Readonly<Record<string, string>> = {
  XBT: 'BTC',
  XXBT: 'BTC',
  MIOTA: 'IOTA',
  IOT: 'IOTA',
  ETH2: 'ETH',
  BCHABC: 'BCH',
  BCHSV: 'BSV',
  XRB: 'NANO',
  LIGHTNING: 'BTC',
  BITCOIN: 'BTC',
  ETHEREUM: 'ETH',
  LITECOIN: 'LTC',
};

/** The token SATS, where it is traded and bitcoin is counted in BTC: there it is no unit. */
const ORDINALS: Readonly<Record<string, string>> = { SATS: 'SATS' };

/** Only in files of that source (`idSpace`). */
export const SOURCE_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kraken: {
    XETH: 'ETH',
    XLTC: 'LTC',
    XXRP: 'XRP',
    XXLM: 'XLM',
    XXMR: 'XMR',
    XZEC: 'ZEC',
    XETC: 'ETC',
    XREP: 'REP',
    XMLN: 'MLN',
    XXDG: 'DOGE',
    XDG: 'DOGE',
    /** The old chain of Terra kept its tickers here (ccxt, js/src/kraken.js). */
    LUNA: 'LUNC',
    LUNA2: 'LUNA',
    UST: 'USTC',
    ZEUR: 'EUR',
    ZUSD: 'USD',
    ZGBP: 'GBP',
    ZCAD: 'CAD',
    ZJPY: 'JPY',
    ZAUD: 'AUD',
  },
  /** Its own short names, as ccxt 4.5.84 (js/src/bitfinex.js) and the exchange's list of symbols have them. */
  bitfinex: {
    ALG: 'ALGO',
    AMP: 'AMPL',
    ATO: 'ATOM',
    BAB: 'BCH',
    BCHABC: 'XEC',
    BCHN: 'BCH',
    DAT: 'DATA',
    DSH: 'DASH',
    EUS: 'EURS',
    EUT: 'EURT',
    IOT: 'IOTA',
    LUNA: 'LUNC',
    LUNA2: 'LUNA',
    MNA: 'MANA',
    QSH: 'QASH',
    QTM: 'QTUM',
    RBT: 'RBTC',
    SNG: 'SNGLS',
    STJ: 'STORJ',
    TERRAUST: 'USTC',
    TSD: 'TUSD',
    UDC: 'USDC',
    UST: 'USDT',
    VSY: 'VSYS',
    WAX: 'WAXP',
    WBT: 'WBTC',
    XCH: 'XCHF',
    YYW: 'YOYOW',
  },
  bitvavo: { LUNA: 'LUNC', LUNA2: 'LUNA' },
  poloniex: { STR: 'XLM' },
  nexo: { EURX: 'EUR', USDX: 'USD', GBPX: 'GBP', NEXONEXO: 'NEXO', USDTERC: 'USDT' },
  change: { EURT: 'EUR' },
  bybit: ORDINALS,
  gateio: ORDINALS,
  huobi: ORDINALS,
  kucoin: ORDINALS,
  mexc: ORDINALS,
  okx: ORDINALS,
};

/** Suffixes and prefixes that mark a place, not a coin. */
export const KRAKEN_SUFFIX = /^(.+?)(?:\d{2})?\.(?:S|M|P|F|B|T|HOLD)$/;
/** Binance Earn receipts: LD before the coin; these are real tickers. */
export const BINANCE_REAL_LD: ReadonlySet<string> = new Set(['LDO', 'LDN', 'LDOGE']);

export interface DatedAlias {
  readonly before: string;
  readonly means: string;
  readonly sources?: readonly string[];
}

/** What a ticker meant before a day (UTC); afterwards it is what it says. */
export const DATED_ALIASES: Readonly<Record<string, DatedAlias>> = {
  /** Terra restarted on 28 May 2022; the old chain's coins are LUNC and USTC since. */
  LUNA: { before: '2022-05-28', means: 'LUNC' },
  UST: { before: '2022-05-28', means: 'USTC' },
  /** Bitcoin Cash was BCC on some exchanges until November 2018; elsewhere BCC was BitConnect. */
  BCC: { before: '2018-12-01', means: 'BCH', sources: ['binance', 'bittrex'] },
};

/** Tickers that stand for different coins: the user is asked once. */
export const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  BCC: ['BCH', 'BCC (BitConnect)'],
};

/** Sub-units: the coin and how many places the point moves left. */
export const UNITS: Readonly<Record<string, readonly [asset: string, places: number]>> = {
  SATS: ['BTC', 8],
  SAT: ['BTC', 8],
  SATOSHI: ['BTC', 8],
  SATOSHIS: ['BTC', 8],
  MSAT: ['BTC', 11],
  MBTC: ['BTC', 3],
  WEI: ['ETH', 18],
  GWEI: ['ETH', 9],
};

/** Coin of a chain split and the coin it came from. */
export const FORKS: Readonly<Record<string, string>> = {
  BCH: 'BTC',
  BTG: 'BTC',
  BCD: 'BTC',
  BSV: 'BCH',
  XEC: 'BCH',
  BCHA: 'BCH',
  ETC: 'ETH',
  ETHW: 'ETH',
};
