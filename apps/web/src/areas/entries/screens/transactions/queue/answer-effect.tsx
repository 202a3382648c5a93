/**
 * One answer and what the years would be after it, in euro: as it was worked out with the queue, else tried as soon as
 * somebody looks at the question or has typed what the answer asks for. Where nothing bounds it, that is said.
 */
import type { Book } from '@cryptax/store';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { RangeText, YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import { type Asked, useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { Kbd } from '../../../../../ui/kbd.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { AnswerTrial, QuestionKind, QueueQuestion } from '../../../entry-types.ts';
import { useAnswerName } from '../review/answer-buttons.tsx';
import { type Answer, type AnswerInput, answerKey } from '../review/answers.ts';
import { queueStrings } from '../strings/queue-strings.ts';
import { answerWhyStrings } from '../strings/review-strings.ts';
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

interface AnswerChoiceProps {
  readonly book: Book;
  readonly question: QueueQuestion;
  readonly answer: Answer;
  readonly number: number;
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly isChosen: boolean;
  /** What was typed for it. */
  readonly input: AnswerInput;
  readonly onChoose: () => void;
  /** What it still asks for. */
  readonly children?: ReactNode;
}

/** One answer: its number, its name, one sentence for beginners, and what the year would be after it. */
export function AnswerChoice(props: AnswerChoiceProps) {
  const { book, question, answer, number, name, isChosen, input, onChoose, children } = props;
  const nameOf = useAnswerName();
  const isBeginner = useSetting('userMode') === 'klaus';
  const t = useStrings(answerWhyStrings);
  const why = isBeginner ? answerWhy(answer, question.card.direction, t) : undefined;
  return (
    <div
      className={cx('rounded-md border px-3 py-2', isChosen ? 'border-accent bg-accent-tint' : 'border-line-strong')}
    >
      <label className="flex min-h-6 cursor-pointer items-start gap-2.5 touch:min-h-11">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          data-answer={answerKey(answer)}
          className="mt-1 accent-accent"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-medium">
            {nameOf(answer)}
            <AnswerEffect {...{ book, question, answer, input }} />
          </span>
          {why && <span className="mt-0.5 block text-xs text-ink-2">{why}</span>}
        </span>
        <span aria-hidden="true" className="touch:hidden">
          <Kbd>{number}</Kbd>
        </span>
      </label>
      {children && <div className="mt-2 grid gap-3 empty:hidden sm:pl-6">{children}</div>}
    </div>
  );
}

/** One sentence for beginners; undefined where the name says it all. */
function answerWhy(
  answer: Answer,
  direction: 'in' | 'out' | undefined,
  t: Translate<(typeof answerWhyStrings)['table']>,
): string | undefined {
  switch (answer.kind) {
    case 'gift':
      return t(`gift.${direction ?? 'out'}`);
    case 'keep-price':
    case 'keep-assumption':
    case 'trim-assumption':
    case 'airdrop':
      return undefined;
    default:
      return t(answer.kind);
  }
}
