/** Adds an event by hand or changes one. The form asks only for what its kind has; the effect stands below it. */
import type { Instant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useOpenedState } from '../../../../../platform/forms/newer-state.tsx';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Edit } from '../../../../../platform/ledger/edit-types.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { type EventForm, emptyForm, eventOf, formOf } from '../model/event-form.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { EffectView } from './effect-view.tsx';
import { EventFormFields } from './event-field.tsx';
import { NewerEntry } from './newer-entries.tsx';
import type { Edits } from './use-edits.ts';

export interface EventEditorProps {
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  /** The event to change; without it a new one is added. */
  readonly event?: LedgerEvent | undefined;
  readonly onClose: () => void;
}

/** The ledger gives the real id when the event is written. */
const NEW_ID = 'new';

export function EventEditor({ edits, facets, event, onClose }: EventEditorProps) {
  const t = useStrings(editStrings);
  const formId = useId();
  const [form, setForm] = useState<EventForm>(() =>
    event ? formOf(event) : emptyForm(Math.floor(Date.now() / 1_000) as Instant),
  );
  // What the form is saved against: where the entry stands otherwise by then, both are shown.
  const { base, newer, meet, settle } = useOpenedState(event);
  // Problems are named from the first try on, each until it is repaired.
  const [isTried, setTried] = useState(false);
  const made = useMemo(() => eventOf(form, event?.id ?? NEW_ID, base), [form, event, base]);
  const edit = made.ok ? editFor(made.value, base) : undefined;
  const save = async (wanted: Edit | undefined) => {
    setTried(true);
    if (wanted && (await edits.apply(wanted, ({ events: [now] }) => meet(now)))) onClose();
  };
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    // Made once more: an instruction to sell carries the moment at which it is saved.
    const now = eventOf(form, event?.id ?? NEW_ID, base);
    void save(now.ok ? editFor(now.value, base) : undefined);
  };
  const keepMine = (stored: LedgerEvent) => {
    settle(stored);
    const again = eventOf(form, stored.id, stored);
    void save(again.ok ? editFor(again.value, stored) : undefined);
  };
  const takeStored = (stored: LedgerEvent) => {
    settle(stored);
    setForm(formOf(stored));
  };
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t(event ? 'editTitle' : 'addTitle')}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} disabled={newer !== undefined} loading={edits.isBusy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-3" noValidate>
        {newer !== undefined && (
          <NewerEntry
            stored={formOf(newer)}
            mine={form}
            isBusy={edits.isBusy}
            onKeepMine={() => keepMine(newer)}
            onTakeStored={() => takeStored(newer)}
          />
        )}
        <EventFormFields
          {...{ form, facets }}
          naming={{ book: edits.book, eventId: event?.id }}
          errors={isTried && !made.ok ? made.error : {}}
          onChange={(part) => setForm((old) => ({ ...old, ...part }))}
        />
        {edit && <EffectView name={JSON.stringify(edit)} ask={(api) => api.previewEdit(edits.book, edit)} />}
      </form>
    </Dialog>
  );
}

function editFor(made: LedgerEvent, before: LedgerEvent | undefined): Edit {
  if (before !== undefined) return { kind: 'edit', event: made, base: before, why: 'edit' };
  const { id: _, ...draft } = made;
  return { kind: 'add', event: draft, why: 'add' } as Edit;
}
