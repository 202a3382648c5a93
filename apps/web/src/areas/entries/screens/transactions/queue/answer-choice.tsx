/** One answer: its number, its name, one sentence for beginners, and what the year would be after it. */
import type { Book } from '@cryptax/store';
import type { ReactNode } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { Kbd } from '../../../../../ui/kbd.tsx';
import type { QueueQuestion } from '../../../question-types.ts';
import { useAnswerName } from '../review/answer-buttons.tsx';
import { type Answer, type AnswerInput, answerKey } from '../review/answers.ts';
import { answerWhyStrings } from '../strings/review-strings.ts';
import { AnswerEffect } from './answer-effect.tsx';

export interface AnswerChoiceProps {
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
