/** The effect of an answer that is given at once, for who wants to see it before. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { Fix, ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { EffectView } from '../edit/effect-view.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { gapStrings } from '../strings/gap-strings.ts';

export interface ShownEffectProps {
  readonly card: ReviewCard;
  readonly edits: Edits;
  readonly fix: Fix;
}

export function ShownEffect({ card, edits, fix }: ShownEffectProps) {
  const t = useStrings(gapStrings);
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return <EffectView name={`${card.id} ${fix.kind}`} ask={(api) => api.previewFix(edits.book, [card.id], fix)} />;
  }
  return (
    <Button size="s" className="justify-self-start" onClick={() => setIsShown(true)}>
      {t('gapEffect')}
    </Button>
  );
}
