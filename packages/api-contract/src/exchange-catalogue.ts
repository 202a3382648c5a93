/**
 * The exchanges that can be connected: ids and names after ccxt, what each asks for, whether we have a plan of our own
 * for it, and what its reading was held against. Only exchanges with plain keys are here; wallets that sign by themselves are not connected this way.
 */

export type CredentialField = 'apiKey' | 'secret' | 'password' | 'uid';

/**
 * `recorded`: answers that the exchange gave to somebody. `documented`: examples of its documentation or of the library. A
 * test of the server holds this against the files of answers.
 */
type Evidence = 'recorded' | 'documented' | 'none';

export interface ConnectableExchange {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly CredentialField[];
  /** Read by a plan of our own; others go by the library's words alone and are offered as unproven. */
  readonly isTested: boolean;
  readonly evidence: Evidence;
}

/** Companies of one exchange for a part of the world stand beside it. */
const TESTED = new Set(
  'binance kraken coinbase bitpanda bybit bybiteu bitvavo bitstamp okx myokx okxus kucoin gate gateeu cryptocom bitfinex'.split(
    ' ',
  ),
);

const RECORDED = new Set('bitpanda bybit bybiteu coinbase cryptocom kraken kucoin myokx okx okxus'.split(' '));
const DOCUMENTED = new Set(
  [
    'binance bitvavo bitstamp gate gateeu bitfinex',
    'bitget bitopro btcmarkets btcturk coinex gemini hitbtc luno mexc onetrading poloniex whitebit woo xt',
  ].flatMap((names) => names.split(' ')),
);

const FIELDS: Readonly<Record<string, CredentialField>> = { k: 'apiKey', s: 'secret', p: 'password', u: 'uid' };

/** Id, name, and the fields by their first letter: key, secret, passphrase, user id. */
const LIST: readonly (readonly [string, string, string])[] = [
  ['alpaca', 'Alpaca', 'ks'],
  ['backpack', 'Backpack', 'ks'],
  ['bequant', 'Bequant', 'ks'],
  ['bigone', 'BigONE', 'ks'],
  ['binance', 'Binance', 'ks'],
  ['binanceus', 'Binance US', 'ks'],
  ['bingx', 'BingX', 'ks'],
  ['bit2c', 'Bit2C', 'ks'],
  ['bitbank', 'bitbank', 'ks'],
  ['bitbns', 'Bitbns', 'ks'],
  ['bitfinex', 'Bitfinex', 'ks'],
  ['bitflyer', 'bitFlyer', 'ks'],
  ['bitget', 'Bitget', 'ksp'],
  ['bitopro', 'BitoPro', 'ks'],
  ['bitpanda', 'Bitpanda', 'k'],
  ['bitrue', 'Bitrue', 'ks'],
  ['bitso', 'Bitso', 'ks'],
  ['bitstamp', 'Bitstamp', 'ks'],
  ['bitteam', 'BIT.TEAM', 'ks'],
  ['bittrade', 'BitTrade', 'ks'],
  ['bitvavo', 'Bitvavo', 'ks'],
  ['btcmarkets', 'BTC Markets', 'ks'],
  ['btcturk', 'BTCTurk', 'ks'],
  ['btse', 'BTSE', 'ks'],
  ['bullish', 'Bullish', 'ks'],
  ['bybit', 'Bybit', 'ks'],
  ['bybiteu', 'Bybit EU', 'ks'],
  ['bybitid', 'Bybit Indonesia', 'ks'],
  ['coinbase', 'Coinbase', 'ks'],
  ['coinbaseexchange', 'Coinbase Exchange', 'ksp'],
  ['coinbaseinternational', 'Coinbase International', 'ksp'],
  ['coincheck', 'Coincheck', 'ks'],
  ['coinex', 'CoinEx', 'ks'],
  ['coinmate', 'CoinMate', 'ksu'],
  ['coinone', 'CoinOne', 'ks'],
  ['coinsph', 'Coins.ph', 'ks'],
  ['coinspot', 'CoinSpot', 'ks'],
  ['cryptocom', 'Crypto.com Exchange', 'ks'],
  ['deepcoin', 'DeepCoin', 'ksp'],
  ['delta', 'Delta Exchange', 'ks'],
  ['deribit', 'Deribit', 'ks'],
  ['digifinex', 'DigiFinex', 'ks'],
  ['fmfwio', 'FMFW.io', 'ks'],
  ['foxbit', 'Foxbit', 'ks'],
  ['gate', 'Gate.io', 'ks'],
  ['gateeu', 'Gate.io EU', 'ks'],
  ['gemini', 'Gemini', 'ks'],
  ['hashkey', 'HashKey Global', 'ks'],
  ['hitbtc', 'HitBTC', 'ks'],
  ['hollaex', 'HollaEx', 'ks'],
  ['htx', 'HTX', 'ks'],
  ['independentreserve', 'Independent Reserve', 'ks'],
  ['kraken', 'Kraken', 'ks'],
  ['kucoin', 'KuCoin', 'ksp'],
  ['latoken', 'Latoken', 'ks'],
  ['lbank', 'LBank', 'ks'],
  ['luno', 'Luno', 'ks'],
  ['mercado', 'Mercado Bitcoin', 'ks'],
  ['mexc', 'MEXC', 'ks'],
  ['myokx', 'OKX (Europe)', 'ksp'],
  ['okx', 'OKX', 'ksp'],
  ['okxus', 'OKX (US)', 'ksp'],
  ['onetrading', 'One Trading', 'k'],
  ['p2b', 'p2b', 'ks'],
  ['phemex', 'Phemex', 'ks'],
  ['poloniex', 'Poloniex', 'ks'],
  ['tokocrypto', 'Tokocrypto', 'ks'],
  ['toobit', 'Toobit', 'ks'],
  ['weex', 'Weex', 'ksp'],
  ['whitebit', 'WhiteBit', 'ks'],
  ['woo', 'WOO X', 'ks'],
  ['xt', 'XT', 'ks'],
  ['zebpay', 'Zebpay', 'ks'],
];

export const CONNECTABLE_EXCHANGES: readonly ConnectableExchange[] = LIST.map(([id, name, letters]) => ({
  id,
  name,
  fields: [...letters].flatMap((letter) => FIELDS[letter] ?? []),
  isTested: TESTED.has(id),
  evidence: RECORDED.has(id) ? 'recorded' : DOCUMENTED.has(id) ? 'documented' : 'none',
}));

export function connectableExchange(id: string): ConnectableExchange | undefined {
  return CONNECTABLE_EXCHANGES.find((exchange) => exchange.id === id);
}
