/**
 * After an answer: does it hold for the similar cards too? Shown with what it would do. It is never kept as a rule for later
 * imports: a movement without its other side may still find it in the next file, and a rule would book it before.
 */
import { useEffect, useRef } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Fix, ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { EffectView } from '../edit/effect-view.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { reviewStrings } from '../strings/review-strings.ts';
import { holdsForOthers } from './answers.ts';

/** A card that was just answered. */
export interface Answered {
  readonly card: ReviewCard;
  readonly fix: Fix;
}

export interface SimilarPromptProps {
  readonly answered: Answered;
  readonly edits: Edits;
  readonly onClose: () => void;
}

export function SimilarPrompt(props: SimilarPromptProps) {
  return holdsForOthers(props.answered.fix) ? <Prompt {...props} /> : null;
}

function Prompt({ answered, edits, onClose }: SimilarPromptProps) {
  const t = useStrings(reviewStrings);
  const { card, fix } = answered;
  const question = useRef<HTMLElement>(null);
  // The card that was answered is gone, perhaps far below: the question takes the focus and comes into view.
  useEffect(() => question.current?.focus(), []);
  const apply = async () => {
    if (await edits.fix(card.similar, fix)) onClose();
  };
  return (
    <Card
      ref={question}
      tabIndex={-1}
      aria-live="polite"
      className="mb-3 scroll-mt-20 border-accent-line bg-accent-tint px-4 py-3.5 sm:px-4.5"
    >
      <h2 className="text-base font-semibold">{t('similarTitle', { count: card.similar.length })}</h2>
      <div className="mt-2 max-w-lg">
        <EffectView
          name={`${card.id} similar ${JSON.stringify(fix)}`}
          ask={(ledger) => ledger.previewFix(edits.book, card.similar, fix)}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="s" variant="primary" loading={edits.isBusy} onClick={() => void apply()}>
          {t('similarApply')}
        </Button>
        <Button size="s" onClick={onClose}>
          {t('similarNo')}
        </Button>
      </div>
    </Card>
  );
}
