/** After an answer: does it hold for the similar cards too? Shown with what it would do, and it can become a rule. */
import { useState } from 'react';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { EditDone, Fix, ReviewCard } from '../../../lib/ledger/ledger-api.ts';
import { useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EffectView } from '../edit/effect-view.tsx';
import { useKeepRule } from '../edit/similar-dialog.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { reviewStrings } from '../strings/review-strings.ts';
import { holdsForOthers, labelOf } from './answers.ts';

/** A card that was just answered. */
export interface Answered {
  readonly card: ReviewCard;
  readonly fix: Fix;
  readonly done: EditDone;
}

export interface SimilarPromptProps {
  readonly answered: Answered;
  readonly edits: Edits;
  readonly onClose: () => void;
}

export function SimilarPrompt({ answered, edits, onClose }: SimilarPromptProps) {
  const t = useStrings(reviewStrings);
  const api = useLedger();
  const keep = useKeepRule();
  const [asRule, setAsRule] = useState(false);
  const { card, fix, done } = answered;
  if (!holdsForOthers(fix)) return null;
  const label = labelOf(fix, card.direction);
  const apply = async () => {
    const [made] = done.eventIds;
    if (asRule && label !== undefined && made !== undefined) {
      const similar = await api.similarEvents(edits.book, made);
      if (similar.ok) await keep(similar.value.basis, label);
    }
    await edits.fix(card.similar, fix);
    onClose();
  };
  return (
    <Card className="mb-3 border-accent-line bg-accent-tint px-4 py-3.5 sm:px-4.5" aria-live="polite">
      <h2 className="text-base font-semibold">{t('similarTitle', { count: card.similar.length })}</h2>
      <div className="mt-2 max-w-lg">
        <EffectView
          name={`${card.id} similar ${JSON.stringify(fix)}`}
          ask={(ledger) => ledger.previewFix(edits.book, card.similar, fix)}
        />
      </div>
      {label !== undefined && (
        <Checkbox className="mt-2" label={t('asRule')} checked={asRule} onCheckedChange={setAsRule} />
      )}
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
