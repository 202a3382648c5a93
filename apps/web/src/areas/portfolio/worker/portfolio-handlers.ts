/**
 * Answers to portfolio questions. The ledger's part is computed once per revision; the part with prices is kept for the
 * last prices asked with, because screens ask for several windows in a row.
 */
import { addToGroup, compareText, type Day, dec, ok, type Result } from '@cryptax/kernel';
import type { DailyBalances } from '@cryptax/ledger';
import {
  openLot,
  type PortfolioModel,
  type PreparedPortfolio,
  portfolioModel,
  type RebalancePlan,
  type TargetWeight,
} from '@cryptax/portfolio';
import type { CloseRequest } from '@cryptax/prices';
import type { Book } from '@cryptax/store';
import { firstFreeDay } from '@cryptax/tax-de';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import type { WithBook, WithLedger } from '../../../platform/ledger/worker/context.ts';
import { livePricesOn } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { CurveCompletion, OpenLotsPage, OpenLotsQuestion, PortfolioQuestion } from '../portfolio-types.ts';
import { type BookParts, bookParts, prepare } from './book-parts.ts';
import { knownCloses } from './price-lines.ts';
import { rebalancePlan } from './rebalance-plan.ts';

/** What is kept of one book, and for which state of it: lists and engine are replaced when the book changes. */
interface Kept {
  readonly revision: number;
  readonly valued: LoadedBook['valued'];
  readonly engine: LoadedBook['engine'];
  readonly parts: Promise<BookParts>;
  prepared?: { readonly key: string; readonly portfolio: PreparedPortfolio };
}

export function createPortfolioHandlers(withBook: WithBook, changing: WithLedger) {
  const kept = new Map<Book, Kept>();
  const keptOf = (loaded: LoadedBook, live: LiveLedger): Kept => {
    const { book, revision, valued, engine } = loaded;
    const known = kept.get(book);
    if (known?.revision === revision && known.valued === valued && known.engine === engine) return known;
    const fresh: Kept = { revision, valued, engine, parts: bookParts(loaded, live) };
    kept.set(book, fresh);
    return fresh;
  };
  const portfolioOf = async (
    loaded: LoadedBook,
    live: LiveLedger,
    prices: LivePriceMap,
  ): Promise<PreparedPortfolio> => {
    const today = live.today();
    const key = JSON.stringify([today, prices]);
    const own = keptOf(loaded, live);
    if (own.prepared?.key === key) return own.prepared.portfolio;
    const portfolio = prepare(await own.parts, prices, today);
    own.prepared = { key, portfolio };
    return portfolio;
  };

  return {
    portfolioModel: (book: Book, { range, live: prices = {} }: PortfolioQuestion): Answer<PortfolioModel> =>
      withBook(book, async ({ loaded }, live) => {
        const portfolio = await portfolioOf(loaded, live, prices);
        return ok(portfolioModel(portfolio, range, { revision: loaded.revision, isDemo: book === 'demo' }));
      }),
    /** Asks live services for the daily closes that the curve lacks, if the user allows it. */
    completeCurve: async (book: Book): Answer<CurveCompletion> => {
      const done = await withBook<CurveCompletion>(book, ({ loaded }, live) =>
        live.markets.world.alone(() => completeCurve(loaded.engine.dailyBalances(), live.today(), live)),
      );
      // New closes may also value events that had no price: the book is loaded again, and screens ask again.
      return done.ok && done.value.found > 0 ? changing(async () => done) : done;
    },
    /** Oldest first. */
    openLots: (book: Book, { live: prices = {}, ...question }: OpenLotsQuestion): Answer<OpenLotsPage> =>
      withBook(book, async ({ loaded }, live) => ok(openLotsPage(await portfolioOf(loaded, live, prices), question))),
    /** Sales and purchases that lead to the weights, and what the sales would cost in tax today. */
    rebalance: (book: Book, targets: readonly TargetWeight[], prices: LivePriceMap = {}): Answer<RebalancePlan> =>
      withBook(book, async ({ loaded }, live) => {
        const { years } = loaded;
        return ok(await rebalancePlan(years, await portfolioOf(loaded, live, prices), targets, live));
      }),
  };
}

/** Open lots of one asset, oldest first, with what a sale today would bring; one page of them. */
function openLotsPage(
  { input, positions }: PreparedPortfolio,
  { asset, isFree, wallets, offset, limit }: Omit<OpenLotsQuestion, 'live'>,
): OpenLotsPage {
  const price = positions.find((position) => position.asset === asset)?.now?.price;
  const terms = { today: input.today, firstFreeDay, price: price === undefined ? undefined : dec(price) };
  const own = input.lots
    .filter((lot) => lot.asset === asset && (wallets === undefined || wallets.includes(lot.wallet)))
    .sort((a, b) => compareText(a.acquiredAt, b.acquiredAt));
  if (isFree === undefined) {
    return { total: own.length, lots: own.slice(offset, offset + limit).map((lot) => openLot(lot, terms)) };
  }
  const free = own.map((lot) => openLot(lot, terms)).filter((lot) => lot.isFree);
  return { total: free.length, lots: free.slice(offset, offset + limit) };
}

/**
 * Daily closes for everything the ledger ever held, asked of the live services in the order of the tax valuation and kept
 * by them: one question per service for all coins and days together, and only for days that nobody before it knew.
 */
async function completeCurve(
  balances: DailyBalances,
  today: Day,
  { store, markets }: LiveLedger,
): Promise<Result<CurveCompletion, never>> {
  if (!(await livePricesOn(store))) return ok({ mode: 'off', found: 0 });
  if (!markets.world.isOnline()) return ok({ mode: 'offline', found: 0 });
  const wanted = heldDays(balances, today);
  const before = await openDays(wanted, markets);
  const services = (await markets.sources.withNetwork()).filter(({ rank }) => rank === 'live');
  let open = before;
  for (const service of services) {
    if (open.length === 0) break;
    await service.closes(open);
    open = await openDays(wanted, markets);
  }
  return ok({ mode: 'live', found: count(before) - count(open) });
}

/** Days without a close in euro. */
async function openDays(
  wanted: ReadonlyMap<string, readonly Day[]>,
  markets: LiveLedger['markets'],
): Promise<CloseRequest[]> {
  const known = await knownCloses([...wanted.keys()], markets);
  return Array.from(wanted).flatMap(([asset, days]) => {
    const closed = new Set(known.get(asset)?.map(({ day }) => day));
    const missing = days.filter((day) => !closed.has(day));
    return missing.length === 0 ? [] : [{ asset, days: missing }];
  });
}

/** By asset: the days on whose evening some of it was held, up to yesterday, whose close is there. */
function heldDays({ pools, day, pool, units }: DailyBalances, today: Day): ReadonlyMap<string, readonly Day[]> {
  const held = new Map<string, Set<number>>();
  const places = new Map<number, { readonly day: number; readonly units: bigint }[]>();
  day.forEach((at, index) => {
    addToGroup(places, pool[index] ?? 0, { day: at, units: units[index] ?? 0n });
  });
  for (const [of, changes] of places) {
    const days = held.get(pools[of]?.asset ?? '') ?? new Set<number>();
    held.set(pools[of]?.asset ?? '', days);
    changes.forEach((change, index) => {
      const until = changes[index + 1]?.day ?? today;
      if (change.units > 0n) for (let at = change.day; at < until; at++) days.add(at);
    });
  }
  return new Map(Array.from(held, ([asset, days]) => [asset, [...days].sort((a, b) => a - b) as Day[]]));
}

function count(requests: readonly CloseRequest[]): number {
  return requests.reduce((sum, { days }) => sum + days.length, 0);
}
