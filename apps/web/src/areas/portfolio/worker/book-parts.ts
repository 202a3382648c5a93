/**
 * What the portfolio reads of one book, computed once per revision: balances and cash of every day, open lots, holdings
 * by wallet, prices at hand. Quantities are those of all movements, so every screen shows the same.
 */
import type { Day } from '@cryptax/kernel';
import { ALL_WALLETS } from '@cryptax/ledger';
import { type PreparedPortfolio, preparePortfolio } from '@cryptax/portfolio';
import { firstFreeDay } from '@cryptax/tax-de';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { dailyHeld } from './daily-held.ts';
import { heldCoins, heldInWallets } from './held-coins.ts';
import { type KnownPrices, knownPrices, priceLines } from './price-lines.ts';
import { walletPlaces } from './wallet-places.ts';

type LedgerParts = Pick<
  PreparedPortfolio['input'],
  'events' | 'balances' | 'cash' | 'holdings' | 'walletHoldings' | 'lots' | 'years' | 'placeOf'
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
    placeOf: walletPlaces(loaded),
  };
  const assets = [...new Set([MARKET, ...ledger.balances.pools.map(({ asset }) => asset)])];
  return { ledger, assets, prices: await knownPrices(valued, assets, markets) };
}

export function prepare(parts: BookParts, live: LivePriceMap, today: Day): PreparedPortfolio {
  const lines = priceLines(parts.prices, parts.assets, live, today);
  return preparePortfolio({ ...parts.ledger, pricesOf: (asset) => lines.get(asset), firstFreeDay, today });
}
