/**
 * What a connection reads of an exchange and what it does not, told before the first sync and after each. Each area names
 * the histories that hold it; `file` is not read by the connection, only a file of the exchange brings it; `absent` the
 * exchange does not offer. Tests of the server hold the table against the plans and the calls they really make.
 */
import { connectableExchange } from './exchange-catalogue.ts';
import type { ExchangeStream } from './exchanges.ts';

export const COVERAGE_AREAS = [
  'spot',
  'convert',
  'transfers',
  'fiat',
  'earn',
  'staking',
  'auto-invest',
  'p2p',
  'pay',
  'card',
  'dust',
  'rebates',
  'margin',
  'futures',
] as const;
export type CoverageArea = (typeof COVERAGE_AREAS)[number];

export type AreaCoverage = readonly ExchangeStream[] | 'file' | 'absent';

export interface ExchangeCoverage {
  readonly areas: Readonly<Record<CoverageArea, AreaCoverage>>;
  /** Days that the exchange hands out; histories that are not named reach back to the opening of the account. */
  readonly keepsDays: Readonly<Partial<Record<ExchangeStream, number>>>;
  /** Why only a file brings an area, where the exchange's documentation was looked through for it. */
  readonly whyFile: Readonly<Partial<Record<CoverageArea, WhyFile>>>;
  /** Fills are asked for market by market: one that the exchange no longer lists cannot be asked for. */
  readonly listedMarketsOnly?: true;
}

/** `without-coins`: listed, but not which coins paid. `undocumented`: no list of it is documented. */
export type WhyFile = 'without-coins' | 'undocumented';

type Areas = Partial<Record<CoverageArea, AreaCoverage>>;

/** What is not named needs a file: silence must never look like completeness. */
function coverage(
  areas: Areas,
  keepsDays: ExchangeCoverage['keepsDays'] = {},
  whyFile: ExchangeCoverage['whyFile'] = {},
): ExchangeCoverage {
  const all = COVERAGE_AREAS.map((area) => [area, areas[area] ?? 'file']);
  return { areas: Object.fromEntries(all) as ExchangeCoverage['areas'], keepsDays, whyFile };
}

const MOVES = ['deposits', 'withdrawals'] as const;
/** One list of everything that touches the account. */
const LEDGER = ['ledger'] as const;

const BINANCE: ExchangeCoverage = {
  ...coverage(
    {
      spot: ['trades'],
      convert: ['conversions'],
      transfers: MOVES,
      fiat: ['movements'],
      earn: ['rewards'],
      staking: ['staking', 'rewards'],
      'auto-invest': ['plans'],
      p2p: ['p2p'],
      pay: ['pay'],
      dust: ['dust'],
      rebates: ['rebates'],
    },
    { p2p: 180, pay: 540 },
  ),
  listedMarketsOnly: true,
};
const KRAKEN = coverage({
  spot: LEDGER,
  convert: LEDGER,
  transfers: LEDGER,
  fiat: LEDGER,
  earn: LEDGER,
  staking: LEDGER,
  'auto-invest': LEDGER,
  dust: LEDGER,
  rebates: LEDGER,
  margin: LEDGER,
  p2p: 'absent',
});
const COINBASE = coverage({
  spot: LEDGER,
  convert: LEDGER,
  transfers: LEDGER,
  fiat: LEDGER,
  earn: LEDGER,
  staking: LEDGER,
  'auto-invest': LEDGER,
  card: LEDGER,
  rebates: LEDGER,
  p2p: 'absent',
  dust: 'absent',
});
const BITPANDA = coverage({
  spot: ['trades'],
  'auto-invest': ['trades'],
  transfers: ['movements'],
  earn: ['movements'],
  staking: ['movements'],
  rebates: ['movements'],
  p2p: 'absent',
  dust: 'absent',
});
const BYBIT = coverage(
  {
    spot: ['trades'],
    convert: ['conversions'],
    transfers: [...MOVES, 'internal'],
    earn: ['rewards'],
    staking: ['rewards'],
    rebates: LEDGER,
    margin: LEDGER,
    futures: LEDGER,
  },
  { trades: 729, deposits: 729, withdrawals: 729, ledger: 729, rewards: 90, internal: 729 },
  // `/v5/card/transaction/query-asset-records` tells money and shop.
  { card: 'without-coins' },
);
const BITVAVO = coverage({
  spot: LEDGER,
  transfers: LEDGER,
  fiat: LEDGER,
  earn: LEDGER,
  staking: LEDGER,
  'auto-invest': LEDGER,
  rebates: LEDGER,
  convert: 'absent',
  p2p: 'absent',
  pay: 'absent',
  card: 'absent',
  margin: 'absent',
});
const BITSTAMP = coverage({
  spot: LEDGER,
  transfers: LEDGER,
  fiat: LEDGER,
  earn: LEDGER,
  staking: LEDGER,
  rebates: LEDGER,
  p2p: 'absent',
  pay: 'absent',
  card: 'absent',
  dust: 'absent',
});
const OKX = coverage(
  {
    spot: ['trades'],
    convert: ['conversions'],
    /** Payments between users of OKX stand in both lists. */
    transfers: MOVES,
    earn: LEDGER,
    staking: LEDGER,
    rebates: LEDGER,
  },
  { trades: 90 },
  { card: 'undocumented' },
);
const KUCOIN = coverage(
  {
    spot: ['trades', 'rapid'],
    transfers: MOVES,
    earn: LEDGER,
    staking: LEDGER,
    rebates: LEDGER,
    margin: ['rapid'],
  },
  { ledger: 365, rapid: 7 },
  { card: 'undocumented' },
);
const GATE = coverage({
  spot: ['trades'],
  transfers: MOVES,
  earn: ['rewards', 'ledger'],
  staking: LEDGER,
  rebates: LEDGER,
});
const CRYPTO_COM = coverage({ spot: ['trades'], transfers: MOVES, staking: ['rewards'], p2p: 'absent' });
const BITFINEX = coverage({
  spot: ['trades'],
  transfers: ['movements'],
  fiat: ['movements'],
  earn: LEDGER,
  staking: LEDGER,
  rebates: LEDGER,
  margin: LEDGER,
  p2p: 'absent',
  card: 'absent',
});

/** Companies of one exchange for a part of the world answer alike. */
export const EXCHANGE_COVERAGE: Readonly<Record<string, ExchangeCoverage>> = {
  binance: BINANCE,
  kraken: KRAKEN,
  coinbase: COINBASE,
  bitpanda: BITPANDA,
  bybit: BYBIT,
  bybiteu: BYBIT,
  bitvavo: BITVAVO,
  bitstamp: BITSTAMP,
  okx: OKX,
  myokx: OKX,
  okxus: OKX,
  kucoin: KUCOIN,
  gate: GATE,
  gateeu: GATE,
  cryptocom: CRYPTO_COM,
  bitfinex: BITFINEX,
};

/** Exchanges without a plan of our own: fills and coins that come and go, as far as they hand them out. */
const UNTESTED: ExchangeCoverage = {
  ...coverage({ spot: ['trades'], transfers: MOVES }),
  listedMarketsOnly: true,
};

/**
 * They answer for fills of one or two days at a time (HTX and BitTrade 48 hours within 120 days, LBank two days, P2B 24
 * hours; the exchanges' rules as ccxt 4.5.84 notes them). A longer question is cut without a word, so it is not asked.
 */
const SHORT_STRETCHES: ReadonlySet<string> = new Set(['bittrade', 'htx', 'lbank', 'p2b']);
const WITHOUT_FILLS = coverage({ transfers: MOVES });

export function coverageOf(exchange: string): ExchangeCoverage | undefined {
  if (connectableExchange(exchange) === undefined) return undefined;
  if (Object.hasOwn(EXCHANGE_COVERAGE, exchange)) return EXCHANGE_COVERAGE[exchange];
  return SHORT_STRETCHES.has(exchange) ? WITHOUT_FILLS : UNTESTED;
}
