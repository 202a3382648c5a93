/** The portfolio with the newest prices; the old answer stays while a newer one is on its way. */
import type { Book } from '@cryptax/store';
import { useEffect } from 'react';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import { type Asked, useAnswer, useLedger, useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { useLivePrices, useLivePricesOn, useOnline } from '../../prices/use-live-prices.ts';
import { completionMark, usePriceCompletion } from '../../prices/use-price-completion.ts';
import type { PortfolioModel, PortfolioRange } from '../portfolio-types.ts';

const asked = new WeakMap<LedgerApi, Set<string>>();

type Question = Extract<keyof LedgerApi, 'completeCurve'>;

/**
 * While live prices are on and there is a network, something is asked of the ledger in the background, once per `mark`
 * and tab, after the values of this state of the book: their progress is shown, and who stops them stops this too. What it finds changes the book, and screens then ask again; what fails is asked with the next mark. `day`:
 * asked again on another one, where the answer grows with time.
 */
function useBackgroundQuestion(question: Question, day = ''): void {
  const api = useLedger();
  const state = useLedgerState();
  const isOnline = useOnline();
  const { runner } = usePriceCompletion();
  const isOn = useLivePricesOn() === true && isOnline && runner.hasCompleted(completionMark(state) ?? '');
  const book: Book | undefined = 'book' in state ? state.book : undefined;
  const mark = 'book' in state ? `${question} ${state.book} ${state.revision} ${day}` : undefined;
  useEffect(() => {
    if (!isOn || book === undefined || mark === undefined) return;
    const done = asked.get(api) ?? new Set<string>();
    asked.set(api, done);
    if (done.has(mark)) return;
    done.add(mark);
    void api[question](book);
  }, [api, isOn, book, mark, question]);
}

export interface PortfolioData {
  readonly model: Asked<PortfolioModel>;
  readonly live: LivePriceMap;
  /** Names the prices, for questions that depend on them. */
  readonly priceKey: string;
}

export function usePortfolio(book: Book, range: PortfolioRange): PortfolioData {
  const live = useLivePrices();
  const priceKey = JSON.stringify(live);
  const model = useAnswer(`portfolio ${book} ${range} ${priceKey}`, (api) => api.portfolioModel(book, { range, live }));
  return { model, live, priceKey };
}

/** Daily closes that the curve lacks are fetched in the background, once per revision of the book and day. */
export function useCompleteCurve(): void {
  useBackgroundQuestion('completeCurve', new Date().toDateString());
}
