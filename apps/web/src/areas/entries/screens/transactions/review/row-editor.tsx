/** An unreadable row entered by hand, in place: the event keeps file and line, so nothing is lost on the way. */
import type { Instant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import type { ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { EventFormFields } from '../edit/event-form-fields.tsx';
import { type EventForm, emptyForm, eventOf } from '../model/event-form.ts';
import { reviewStrings } from '../strings/review-strings.ts';

export interface RowEditorProps {
  readonly card: ReviewCard;
  readonly facets: EventFacets | undefined;
  readonly isBusy: boolean;
  readonly onEnter: (event: LedgerEvent) => void;
  readonly onBack: () => void;
}

export function RowEditor({ card, facets, isBusy, onEnter, onBack }: RowEditorProps) {
  const t = useStrings(reviewStrings);
  const [form, setForm] = useState<EventForm>(() => ({
    ...emptyForm(Math.floor(Date.now() / 1_000) as Instant),
    day: '',
    time: '12:00:00',
    wallet: card.wallet ?? '',
  }));
  const [isTried, setTried] = useState(false);
  const { origin } = card;
  const made = eventOf(form, `row:${origin?.importNo ?? 0}:${origin?.line ?? 0}:${card.id}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!made.ok) return;
    const source = origin && { file: origin.file, line: origin.line };
    onEnter({ ...made.value, ...(source === undefined ? {} : { source }) });
  };
  return (
    <form onSubmit={submit} className="grid max-w-2xl gap-3" noValidate>
      <EventFormFields
        {...{ form, facets }}
        errors={isTried && !made.ok ? made.error : {}}
        onChange={(part) => setForm((old) => ({ ...old, ...part }))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" variant="suggested" loading={isBusy}>
          {t('save')}
        </Button>
        <Button size="s" variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
