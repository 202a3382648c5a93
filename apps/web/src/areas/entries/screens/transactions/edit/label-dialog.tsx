/** What was this? One answer for one or many events, with its effect before it counts. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { type EventLabel, LABELS_IN, LABELS_OUT } from '../../../../../platform/ledger/event-labels.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SelectField, type SelectOption } from '../../../../../ui/select.tsx';
import { editStrings } from '../strings/edit-strings.ts';
import { EffectView } from './effect-view.tsx';
import { useLabelName } from './label-name.ts';
import { NewerEntries } from './newer-entries.tsx';
import { type Edits, type ManyEdit, useManyEntries, type Write } from './use-edits.ts';

export interface LabelDialogProps {
  readonly edits: Edits;
  readonly eventIds: readonly string[];
  /** Which way the coins went, if it is the same for all: only labels that fit are offered then. */
  readonly direction?: 'in' | 'out' | undefined;
  readonly onClose: () => void;
  /** Writes it; afterwards the next question may open. */
  readonly onApply: Write;
}

export function LabelDialog({ edits, eventIds: chosen, direction, onClose, onApply }: LabelDialogProps) {
  const t = useStrings(editStrings);
  const entries = useManyEntries(edits, chosen, onApply);
  const { eventIds, newer, apply } = entries;
  const name = useLabelName();
  const [label, setLabel] = useState<EventLabel | null>(null);
  const option = (value: EventLabel, side: 'in' | 'out'): SelectOption<EventLabel> => ({
    value,
    label: name(value),
    note: direction === undefined ? t(side === 'in' ? 'labelIn' : 'labelOut') : undefined,
  });
  const options = [
    ...(direction === 'out' ? [] : LABELS_IN.map((value) => option(value, 'in'))),
    ...(direction === 'in' ? [] : LABELS_OUT.map((value) => option(value, 'out'))),
  ];
  const edit: ManyEdit | undefined = label === null ? undefined : { kind: 'label', eventIds, label, why: 'label' };
  return (
    <Dialog
      onClose={onClose}
      title={t('labelTitle')}
      description={t('labelCount', { count: eventIds.length })}
      footer={
        <>
          <Button
            variant="primary"
            disabled={edit === undefined || eventIds.length === 0 || newer.length > 0}
            loading={edits.isBusy}
            onClick={() => edit && void apply(edit)}
          >
            {t('apply')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <SelectField label={t('kind')} value={label} options={options} onValueChange={setLabel} placeholder="–" />
      {edit && (
        <div className="mt-4 grid gap-4">
          <NewerEntries {...{ entries, edit }} isBusy={edits.isBusy} onApplyToo={() => void entries.applyToo(edit)} />
          <EffectView name={`label ${label} ${eventIds.join()}`} ask={(api) => api.previewEdit(edits.book, edit)} />
        </div>
      )}
    </Dialog>
  );
}
