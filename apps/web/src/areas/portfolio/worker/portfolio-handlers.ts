/**
 * Answers to portfolio questions. The ledger's part is computed once per revision; the part with prices is kept for the
 * last prices asked with, because screens ask for several windows in a row.
 */

import { ok } from '@cryptax/kernel';
import {
  type PortfolioModel,
  type PreparedPortfolio,
  portfolioModel,
  type RebalancePlan,
  type TargetWeight,
} from '@cryptax/portfolio';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import type { WithBook, WithLedger } from '../../../platform/ledger/worker/context.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { CurveCompletion, OpenLotsPage, OpenLotsQuestion, PortfolioQuestion } from '../portfolio-types.ts';
import { type BookParts, bookParts, prepare } from './book-parts.ts';
import { completeCurve } from './complete-curve.ts';
import { openLotsPage } from './open-lots-page.ts';
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
        completeCurve(loaded.engine.dailyBalances(), live.today(), live),
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
