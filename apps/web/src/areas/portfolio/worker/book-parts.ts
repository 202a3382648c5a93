/**
 * What the portfolio reads of one book, computed once per revision: balances and cash of every day, open lots, holdings
 * by wallet, prices at hand. Quantities are those of all movements, so every screen shows the same.
 */
import { add, compare, compareText, type Day, dec, formatShortest, groupBy, ZERO } from '@cryptax/kernel';
import { ALL_WALLETS, type BalanceView, costOfUnits, type HoldingView, type LedgerEngine } from '@cryptax/ledger';
import { type PreparedPortfolio, preparePortfolio, type WalletPlace } from '@cryptax/portfolio';
import { firstFreeDay } from '@cryptax/tax-de';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { walletTypeOf } from '../../../platform/ledger/worker/source-names.ts';
import { dailyHeld } from './daily-held.ts';
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
