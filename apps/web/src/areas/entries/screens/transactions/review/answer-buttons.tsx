/** The answers as buttons, the likely one first and outlined. One that asks for nothing is given at once. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Fix, ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { reviewStrings } from '../strings/review-strings.ts';
import { type Answer, answerKey, asksFor, fixOf, NO_INPUT } from './answers.ts';

export interface AnswerButtonsProps {
  readonly answers: readonly Answer[];
  readonly card: ReviewCard;
  readonly isBusy: boolean;
  readonly onOpen: (answer: Answer) => void;
  readonly onFix: (fix: Fix) => void;
}

export function AnswerButtons({ answers, card, isBusy, onOpen, onFix }: AnswerButtonsProps) {
  const name = useAnswerName();
  const t = useStrings(reviewStrings);
  const choose = (answer: Answer) => {
    const fix = asksFor(answer, card).length === 0 ? fixOf(answer, card, NO_INPUT) : undefined;
    if (fix) onFix(fix);
    else onOpen(answer);
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('answers')}</legend>
      {answers.map((answer, index) => (
        <Button
          key={answerKey(answer)}
          size="s"
          variant={index === 0 ? 'suggested' : 'secondary'}
          disabled={isBusy}
          onClick={() => choose(answer)}
        >
          {name(answer)}
        </Button>
      ))}
    </fieldset>
  );
}

export function useAnswerName(): (answer: Answer) => string {
  const t = useStrings(reviewStrings);
  return (answer) => {
    if (answer.kind === 'choose-asset') return t('fix.choose-asset', { asset: answer.asset });
    if (answer.kind === 'airdrop') return t(`fix.airdrop.${answer.withService ? 'with' : 'without'}`);
    if (answer.kind === 'trim-assumption') return t(`fix.trim-assumption.${answer.spare}`);
    return t(`fix.${answer.kind}`);
  };
}
