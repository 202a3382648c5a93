/** A portfolio from ledger notation and a few prices, for tests: one wallet per name, German one-year period. */
import { addYears, type Day, dec, invariant, parseDay } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, LedgerEngine, type MatchSettings, parseNotation } from '@cryptax/ledger';
import type { WalletPlace } from '../chains/chain-of.ts';
import type { PortfolioInput } from '../model/build-portfolio.ts';
import { type PriceLine, type PricePoint, priceLine } from '../prices/price-line.ts';
import { tradePrices } from '../prices/trade-prices.ts';

export interface SampleOptions {
  /** Closes by asset: `{ ETH: { '2024-01-01': '100' } }`. */
  readonly prices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly today: string;
  readonly places?: readonly WalletPlace[];
  readonly settings?: Partial<MatchSettings>;
}

export function samplePortfolio(text: string, options: SampleOptions): PortfolioInput {
  const { prices = {}, today, places = [], settings = {} } = options;
  const parsed = parseNotation(text);
  invariant(parsed.ok, parsed.ok ? '' : `line ${parsed.error.line}: ${parsed.error.reason}`);
  const events = parsed.value;
  const engine = new LedgerEngine({ ...DEFAULT_SETTINGS, ...settings }, (day) => addYears(day, 1));
  engine.load(events);
  const trades = tradePrices(events, () => true);
  const balances = engine.dailyBalances();
  const names = new Set(['BTC', ...balances.pools.map(({ asset }) => asset)]);
  const lines = new Map<string, PriceLine | undefined>(
    Array.from(names, (name) => [name, priceLine(closesOf(prices[name] ?? {}), trades.get(name) ?? [])]),
  );
  return {
    events,
    balances,
    cash: engine.cashHistory(),
    holdings: engine.holdings(),
    walletHoldings: engine.holdings(),
    lots: engine.openLots(),
    years: engine.years(),
    incompleteDisposals: engine.incompleteDisposals(),
    pricesOf: (asset) => lines.get(asset),
    placeOf: (wallet) => places.find(({ name }) => name === wallet),
    firstFreeDay: (acquired) => (addYears(acquired, 1) + 1) as Day,
    today: day(today),
  };
}

function closesOf(prices: Readonly<Record<string, string>>): PricePoint[] {
  return Object.entries(prices).map(([text, price]) => ({
    day: day(text),
    price: dec(price),
    kind: 'close',
    source: 'test',
  }));
}

function day(text: string): Day {
  const parsed = parseDay(text);
  invariant(parsed.ok, `a day: ${text}`);
  return parsed.value;
}
