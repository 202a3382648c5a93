/**
 * What the years would be after an answer, in euro: as it was worked out with the queue, else tried as soon as somebody looks at
 * the question or has typed what the answer asks for. Where nothing bounds it, that is said.
 */
import type { Book } from '@cryptax/store';
import { useEffect, useRef } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { RangeText, YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import { type Asked, useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { AnswerTrial, QuestionKind, QueueQuestion } from '../../../question-types.ts';
import type { Answer, AnswerInput } from '../review/answers.ts';
import { queueStrings } from '../strings/queue-strings.ts';
import { cardsOf, fixToTry, needsInput, rangesAfter, type TriedFix } from './question-answers.ts';

export interface AnswerEffectProps {
  readonly book: Book;
  readonly question: QueueQuestion;
  readonly answer: Answer;
  /** What was typed so far, where the answer is the chosen one. */
  readonly input?: AnswerInput | undefined;
}

export function AnswerEffect({ book, question, answer, input }: AnswerEffectProps) {
  const t = useStrings(queueStrings);
  const fix = fixToTry(answer, question, input, t('ownWalletPlain'));
  if (fix !== undefined) return <TriedEffect {...{ book, question, fix }} />;
  const figures = figuresAfter(question.kind, rangesAfter(answer, question) ?? []);
  if (needsInput(answer, question)) {
    const isKnown = figures.some(({ range }) => range.low !== null || range.high !== null);
    return isKnown ? <Figures figures={figures} more={t('effect.typed')} /> : <EffectWord word={t('effect.asked')} />;
  }
  return figures.length > 0 ? <Figures figures={figures} /> : <EffectWord word={t('effect.nothing')} />;
}

interface TriedEffectProps extends Pick<AnswerEffectProps, 'book' | 'question'> {
  readonly fix: TriedFix;
}

export function TriedEffect({ book, question, fix }: TriedEffectProps) {
  const t = useStrings(queueStrings);
  const asked = useTrial(book, cardsOf(question, fix), fix);
  if (asked.kind === 'failed') return <EffectWord word={t('effect.later')} />;
  if (asked.kind === 'loading' || !asked.isFresh) return <EffectWord word={t('effect.tried')} />;
  const { years, isUnbounded } = asked.value;
  const figures = changedFigures(years);
  if (figures.length > 0) return <Figures figures={figures} />;
  return <EffectWord word={t(isUnbounded ? 'effect.open.all' : 'effect.nothing')} />;
}

/** Each trial computes a whole book: one at a time, and none that nobody waits for any more. */
let line: Promise<unknown> = Promise.resolve();

function useTrial(book: Book, cardIds: readonly string[], fix: TriedFix): Asked<AnswerTrial> {
  const ticket = useRef(0);
  useEffect(
    () => () => {
      ticket.current++;
    },
    [],
  );
  return useAnswer(`try ${book} ${cardIds.join(' ')} ${JSON.stringify(fix)}`, (api) => {
    const own = ++ticket.current;
    const isWanted = () => own === ticket.current;
    const turn = line.then(() => (isWanted() ? api.tryAnswer(book, cardIds, fix) : GIVEN_UP));
    line = turn.catch(() => undefined);
    return turn;
  });
}

const GIVEN_UP = { ok: false, error: { code: 'store.worker-crashed' } } as const;

function EffectWord({ word }: { readonly word: string }) {
  return <span className="text-xs font-normal text-ink-3">{word}</span>;
}

/** More of them nobody reads in one line. */
const SHOWN = 3;

function Figures({ figures, more }: { readonly figures: readonly FigureAfter[]; readonly more?: string }) {
  const t = useStrings(queueStrings);
  const euro = useEuro();
  // One year after another without an end says no more than one sentence.
  if (figures.length > 1 && figures.every(({ range: { low, high } }) => low === null && high === null)) {
    return <EffectWord word={t('effect.open.all')} />;
  }
  const shown = figures.slice(0, SHOWN).map(({ year, law, range }) => {
    const what = t(`effect.of.${law}`, { year });
    return t(`effect.${formOf(range)}`, { what, low: euro(range.low ?? '0'), high: euro(range.high ?? '0') });
  });
  const rest = figures.length - shown.length;
  const words = [...shown, ...(rest > 0 ? [t('effect.more', { count: rest })] : []), ...(more ? [more] : [])];
  return <span className="num text-xs font-normal whitespace-normal text-ink-2">{words.join(' · ')}</span>;
}

function formOf({ low, high }: RangeText): 'open' | 'least' | 'most' | 'point' | 'range' {
  if (low === null) return high === null ? 'open' : 'most';
  if (high === null) return 'least';
  return low === high ? 'point' : 'range';
}

/**
 * Which figures of the years an answer is shown by: the tax where a profile tells it, else the sums that it is about.
 */
interface FigureAfter {
  readonly year: number;
  readonly law: 'tax' | 'privateSales' | 'income';
  readonly range: RangeText;
}

/** As worked out with the queue: sales and, where something came, the income that is still open. */
function figuresAfter(kind: QuestionKind, years: readonly YearRange[]): readonly FigureAfter[] {
  return years.map(({ year, tax, privateSales, income }) => {
    if (tax !== undefined) return { year, law: 'tax', range: tax };
    const isIncome = kind === 'inflow' && income.low !== income.high;
    return isIncome ? { year, law: 'income', range: income } : { year, law: 'privateSales', range: privateSales };
  });
}

/** Of a trial what changes: a row may be about the one, about the other, or about both. */
function changedFigures(years: AnswerTrial['years']): readonly FigureAfter[] {
  return years.flatMap(({ year, before, after }): readonly FigureAfter[] => {
    if (after.tax !== undefined && !isSame(before.tax, after.tax)) return [{ year, law: 'tax', range: after.tax }];
    const laws = (['privateSales', 'income'] as const).filter((law) => !isSame(before[law], after[law]));
    return laws.map((law) => ({ year, law, range: after[law] }));
  });
}

function isSame(a: RangeText | undefined, b: RangeText): boolean {
  return a?.low === b.low && a.high === b.high;
}
