/** Open questions in the order of what they decide, or each on its own card. Where no question decides anything, the cards. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { Segmented } from '../../../../../ui/segmented.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { QueueTab } from '../queue/queue-tab.tsx';
import { RulesTab } from '../rules/rules-tab.tsx';
import { queueStrings } from '../strings/queue-strings.ts';
import { ReviewTab } from './review-tab.tsx';

export type ReviewLook = 'queue' | 'cards' | 'rules';

export interface ReviewViewsProps {
  readonly look: ReviewLook;
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onLook: (look: ReviewLook) => void;
  readonly onShow: (eventId: string) => void;
}

export function ReviewViews({ look, edits, facets, onLook, onShow }: ReviewViewsProps) {
  const t = useStrings(queueStrings);
  return (
    <>
      <Segmented
        className="mb-3"
        label={t('looks')}
        value={look}
        onValueChange={onLook}
        options={[
          { value: 'queue', label: t('look.queue') },
          { value: 'cards', label: t('look.cards') },
          { value: 'rules', label: t('look.rules') },
        ]}
      />
      {look === 'queue' ? (
        <QueueTab edits={edits} facets={facets} onCards={() => onLook('cards')} />
      ) : look === 'rules' ? (
        <RulesTab edits={edits} facets={facets} />
      ) : (
        <ReviewTab edits={edits} facets={facets} onShow={onShow} />
      )}
    </>
  );
}
