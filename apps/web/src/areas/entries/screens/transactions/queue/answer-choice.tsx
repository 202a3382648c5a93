/** One answer: its number, its name, one sentence for beginners, and what the year would be after it. */
import type { Book } from '@cryptax/store';
import type { ReactNode } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { RangeText, YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { Kbd } from '../../../../../ui/kbd.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { QueueQuestion } from '../../../question-types.ts';
import { useAnswerName } from '../review/answer-buttons.tsx';
import { type Answer, answerKey } from '../review/answers.ts';
import { answerWhyStrings } from '../strings/answer-why-strings.ts';
import { queueStrings } from '../strings/queue-strings.ts';
import { queueAsks, rangesAfter } from './question-answers.ts';

export interface AnswerChoiceProps {
  readonly book: Book;
  readonly question: QueueQuestion;
  readonly answer: Answer;
  readonly number: number;
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** What it still asks for. */
  readonly children?: ReactNode;
}

export function AnswerChoice(props: AnswerChoiceProps) {
  const { book, question, answer, number, name, isChosen, onChoose, children } = props;
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
            {isTriedWhenChosen(answer, question) && isChosen ? (
              <TriedEffect {...{ book, question, answer }} />
            ) : (
              <AnswerEffect question={question} answer={answer} />
            )}
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

/** Years that the question touches, at most two. */
const SHOWN = 2;

function AnswerEffect({ question, answer }: Pick<AnswerChoiceProps, 'question' | 'answer'>) {
  const t = useStrings(queueStrings);
  const years = rangesAfter(answer, question);
  if (years !== undefined) return <EffectOnYears question={question} years={years} />;
  if (question.kind === 'row') return null;
  if (isTriedWhenChosen(answer, question)) return <EffectWord word={t('effect.choose')} />;
  const word = queueAsks(answer, question).length > 0 ? 'asked' : question.effect === '0.00' ? 'nothing' : 'later';
  return <EffectWord word={t(`effect.${word}`)} />;
}

function EffectWord({ word }: { readonly word: string }) {
  return <span className="text-xs font-normal text-ink-3">{word}</span>;
}

/** To leave a movement out is none of the meanings that were worked out for all questions: it is tried when it is looked at. */
function isTriedWhenChosen(answer: Answer, question: QueueQuestion): boolean {
  return answer.kind === 'ignore-row' && question.kind !== 'row' && rangesAfter(answer, question) === undefined;
}

function TriedEffect({ book, question, answer }: Pick<AnswerChoiceProps, 'book' | 'question' | 'answer'>) {
  const t = useStrings(queueStrings);
  const { cardIds } = question;
  const asked = useAnswer(`try ${book} ${question.id} ${answerKey(answer)}`, (api) =>
    api.tryAnswer(book, cardIds, { kind: 'ignore-row' }),
  );
  if (asked.kind === 'failed') return <EffectWord word={t('effect.later')} />;
  if (asked.kind === 'loading' || !asked.isFresh) return <EffectWord word={t('effect.tried')} />;
  const years = asked.value.years.map(({ after }) => after);
  if (years.length > 0) return <EffectOnYears question={question} years={years} />;
  return <EffectWord word={t(asked.value.isUnbounded ? 'effect.open.all' : 'effect.nothing')} />;
}

function EffectOnYears({ question, years }: Pick<AnswerChoiceProps, 'question'> & { years: readonly YearRange[] }) {
  const t = useStrings(queueStrings);
  const euro = useEuro();
  const words = (year: number, { low, high }: RangeText, law: 'tax.' | '') => {
    if (low === null || high === null) {
      if (low !== null) return t(`effect.${law}least`, { year, low: euro(low) });
      return high === null ? t(`effect.${law}open`, { year }) : t(`effect.${law}most`, { year, high: euro(high) });
    }
    return t(`effect.${law}${low === high ? 'point' : 'range'}`, { year, low: euro(low), high: euro(high) });
  };
  const shown = years.slice(0, SHOWN).map(({ year, tax, privateSales, income }) => {
    if (tax !== undefined) return { year, range: tax, law: 'tax.' } as const;
    const isIncome = question.kind === 'inflow' && income.low !== income.high;
    return { year, range: isIncome ? income : privateSales, law: '' } as const;
  });
  // One year after another without an end says no more than one sentence.
  if (shown.length > 1 && shown.every(({ range }) => range.low === null && range.high === null)) {
    return <EffectWord word={t('effect.open.all')} />;
  }
  return (
    <span className="num text-xs font-normal whitespace-normal text-ink-2">
      {shown.map(({ year, range, law }) => words(year, range, law)).join(' · ')}
    </span>
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
