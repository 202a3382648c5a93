/**
 * What the portfolio reads of one book, computed once per revision: balances and cash of every day, open lots, holdings
 * by wallet, prices at hand. Quantities are those of all movements, so every screen shows the same.
 */
import { add, compare, compareText, type Day, dec, formatShortest, groupBy, ZERO } from '@cryptax/kernel';
import {
  ALL_WALLETS,
  type BalanceView,
  costOfUnits,
  type DailyBalances,
  type HoldingView,
  type LedgerEngine,
  type PoolRef,
} from '@cryptax/ledger';
import { type PreparedPortfolio, preparePortfolio, type WalletPlace } from '@cryptax/portfolio';
import { firstFreeDay } from '@cryptax/tax-de';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { walletTypeOf } from '../../../platform/ledger/worker/source-names.ts';
import { type KnownPrices, knownPrices, priceLines } from './price-lines.ts';

type LedgerParts = Pick<
  PreparedPortfolio['input'],
  | 'events'
  | 'balances'
  | 'cash'
  | 'holdings'
  | 'walletHoldings'
  | 'lots'
  | 'years'
  | 'incompleteDisposals'
  | 'missing'
  | 'placeOf'
>;

export interface BookParts {
  readonly ledger: LedgerParts;
  readonly assets: readonly string[];
  readonly prices: KnownPrices;
}

/** The market that beta is measured against is always asked for. */
const MARKET = 'BTC';

export async function bookParts(loaded: LoadedBook, { markets }: LiveLedger): Promise<BookParts> {
  /** Read in one go: the book may move on while something is awaited. */
  const { engine, valued } = loaded;
  const ledger = {
    events: valued,
    balances: dailyHeld(engine),
    cash: engine.cashHistory(),
    holdings: heldCoins(engine, ALL_WALLETS),
    walletHoldings: heldInWallets(engine),
    lots: engine.openLots(),
    years: engine.years(),
    incompleteDisposals: engine.incompleteDisposals(),
    missing: missingCoins(engine.balances()),
    placeOf: walletPlaces(loaded),
  };
  const assets = [...new Set([MARKET, ...ledger.balances.pools.map(({ asset }) => asset)])];
  return { ledger, assets, prices: await knownPrices(valued, assets, markets) };
}

export function prepare(parts: BookParts, live: LivePriceMap, today: Day): PreparedPortfolio {
  const lines = priceLines(parts.prices, parts.assets, live, today);
  return preparePortfolio({ ...parts.ledger, pricesOf: (asset) => lines.get(asset), firstFreeDay, today });
}

/** Where a wallet lies: its own record first; else the kind of source that its events came from. */
function walletPlaces({ wallets, stored }: LoadedBook): (wallet: string) => WalletPlace | undefined {
  const places = new Map<string, WalletPlace>();
  for (const { wallet, source } of stored) {
    if (places.get(wallet)?.isVenue === true) continue;
    places.set(wallet, { name: wallet, isVenue: walletTypeOf(source?.format) === 'exchange', chains: [] });
  }
  for (const { id, name, type, chains = [] } of wallets) {
    const place = { name, isVenue: type === 'exchange', chains };
    places.set(id, place);
    places.set(name, place);
  }
  return (wallet) => places.get(wallet);
}

/**
 * What is held, for valuing: quantities by all movements, cost by the lots. Where the two differ (a sale without
 * enough lots, coins without a lot) the difference has no known cost, so no gain is made of it.
 */
type Quantities = Pick<LedgerEngine, 'balances' | 'holdings'>;

/** One line for each coin; `wallet` is the name given. */
function heldCoins(engine: Quantities, wallet: string): readonly HoldingView[] {
  const lots = groupBy(engine.holdings(), ({ asset }) => asset);
  const held = groupBy(engine.balances().filter(isHeld), ({ asset }) => asset);
  return Array.from(held, ([asset, own]) => {
    const amount = own.reduce((sum, each) => add(sum, dec(each.amount)), ZERO);
    return { wallet, asset, amount: formatShortest(amount), ...costOfUnits(lots.get(asset) ?? [], amount) };
  });
}

/** One line for each wallet and coin. */
function heldInWallets(engine: Quantities): readonly HoldingView[] {
  return engine
    .balances()
    .filter(isHeld)
    .map(({ wallet, asset, amount }) => ({ wallet, asset, amount, cost: null }));
}

/** Coins with a balance below zero, by name. */
export function missingCoins(balances: readonly BalanceView[]): readonly string[] {
  const short = balances.filter(({ amount }) => amount.startsWith('-')).map(({ asset }) => asset);
  return [...new Set(short)].sort(compareText);
}

function isHeld({ amount }: { readonly amount: string }): boolean {
  return compare(dec(amount), ZERO) > 0;
}

/**
 * Every evening's holdings for the value curve: units by all movements, wallet by wallet, and the cost of a coin by its lots. The
 * rule for the cost is that of today's position: where lots hold more than there is (something was sold that no lot covers),
 * nobody knows which of them are gone, and no cost is known.
 */
export function dailyHeld(engine: Pick<LedgerEngine, 'dailyBalances' | 'dailyQuantities'>): DailyBalances {
  const lots = engine.dailyBalances();
  const moved = engine.dailyQuantities();
  const coins = new Coins([...moved.places, ...lots.pools]);
  const [places, pools] = [moved.places.map(coins.of), lots.pools.map(coins.of)];
  const rows: Row[] = [];
  for (let a = 0, b = 0; a < moved.day.length || b < lots.day.length; ) {
    const today = Math.min(moved.day[a] ?? Number.POSITIVE_INFINITY, lots.day[b] ?? Number.POSITIVE_INFINITY);
    const touched = new Set<Coin>();
    for (; moved.day[a] === today; a++) {
      const place = moved.place[a] ?? 0;
      const units = moved.units[a] ?? 0n;
      // A place that fell below zero holds nothing.
      const held = units > 0n ? units : 0n;
      const coin = places[place] as Coin;
      coin.held += held - (coin.heldAt.get(place) ?? 0n);
      coin.heldAt.set(place, held);
      touched.add(coin);
      rows.push({ day: today, pool: place, units: held, cost: 0 });
    }
    for (; lots.day[b] === today; b++) {
      const pool = lots.pool[b] ?? 0;
      const coin = pools[pool] as Coin;
      const before = coin.lots.get(pool);
      const now = { units: lots.units[b] ?? 0n, cost: lots.cost[b] ?? 0 };
      coin.inLots += now.units - (before?.units ?? 0n);
      coin.lots.set(pool, now);
      touched.add(coin);
    }
    for (const coin of touched)
      rows.push({ day: today, pool: moved.places.length + coin.no, units: 0n, cost: costOf(coin) });
  }
  return {
    pools: [...moved.places, ...coins.refs],
    day: Int32Array.from(rows, ({ day }) => day),
    pool: Int32Array.from(rows, ({ pool }) => pool),
    units: rows.map(({ units }) => units),
    cost: Float64Array.from(rows, ({ cost }) => cost),
  };
}

interface Row {
  readonly day: number;
  readonly pool: number;
  readonly units: bigint;
  readonly cost: number;
}

interface Coin {
  readonly no: number;
  held: bigint;
  readonly heldAt: Map<number, bigint>;
  inLots: bigint;
  readonly lots: Map<number, { readonly units: bigint; readonly cost: number }>;
}

/** Summed anew: running differences of floats would drift over the years. */
function costOf({ held, inLots, lots }: Coin): number {
  if (inLots > held) return 0;
  let sum = 0;
  for (const { cost } of lots.values()) sum += cost;
  return sum;
}

class Coins {
  readonly refs: PoolRef[] = [];
  readonly #coins = new Map<string, Coin>();

  constructor(pools: readonly PoolRef[]) {
    for (const { asset, scale } of pools) {
      if (this.#coins.has(asset)) continue;
      this.#coins.set(asset, { no: this.refs.length, held: 0n, heldAt: new Map(), inLots: 0n, lots: new Map() });
      this.refs.push({ wallet: ALL_WALLETS, asset, scale });
    }
  }

  readonly of = ({ asset }: PoolRef): Coin => this.#coins.get(asset) as Coin;
}
