/** The dialogs of the screen; at most one is open. */
import type { LedgerEvent } from '@cryptax/ledger';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import {
  type EditDone,
  type EventLabel,
  LABELS_IN,
  LABELS_OUT,
  type SimilarEvents,
} from '../../../../../platform/ledger/edit-types.ts';
import type { EventFacets, EventRow } from '../../../../../platform/ledger/event-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SelectField, type SelectOption } from '../../../../../ui/select.tsx';
import { HistoryDialog } from '../../../history-dialog.tsx';
import { editStrings } from '../strings/edit-strings.ts';
import { type BulkAction, BulkDialog } from './bulk-dialog.tsx';
import { EffectView } from './effect-view.tsx';
import { EventEditor } from './event-editor.tsx';
import { useLabelName } from './label-name.ts';
import { NewerEntries } from './newer-entries.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { type Edits, type ManyEdit, useManyEntries, type Write } from './use-edits.ts';

export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'split'; readonly event: LedgerEvent }
  /** `eventIds` where more is chosen than is loaded. */
  | { readonly kind: 'label'; readonly rows: readonly EventRow[]; readonly eventIds?: readonly string[] }
  | { readonly kind: 'similar'; readonly similar: SimilarEvents; readonly label: EventLabel }
  | { readonly kind: 'bulk'; readonly action: BulkAction; readonly eventIds: readonly string[] }
  | { readonly kind: 'history' };

export interface TransactionDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onDialog: (dialog: OpenDialog | null) => void;
  /** Events that were deleted or merged away. */
  readonly onGone: (eventIds: readonly string[]) => void;
}

export function TransactionDialogs({ dialog, edits, facets, onDialog, onGone }: TransactionDialogsProps) {
  const label = useLabelling(edits, onDialog);
  const close = () => onDialog(null);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'add':
      return <EventEditor {...{ edits, facets }} onClose={close} />;
    case 'edit':
      return <EventEditor {...{ edits, facets }} event={dialog.event} onClose={close} />;
    case 'split':
      return <SplitDialog edits={edits} event={dialog.event} onClose={close} />;
    case 'label': {
      const eventIds = dialog.eventIds ?? dialog.rows.map(({ id }) => id);
      return (
        <LabelDialog
          {...{ edits, eventIds }}
          direction={directionOf(dialog.rows, eventIds.length)}
          onClose={close}
          onApply={label}
        />
      );
    }
    case 'similar':
      return <SimilarDialog edits={edits} similar={dialog.similar} label={dialog.label} onClose={close} />;
    case 'bulk': {
      const { action, eventIds } = dialog;
      const leaves = action === 'delete' || action === 'merge';
      return (
        <BulkDialog
          {...{ action, edits, eventIds, facets }}
          onClose={close}
          onDone={(gone) => leaves && onGone(gone)}
        />
      );
    }
    case 'history':
      return <HistoryDialog book={edits.book} steps={edits} onClose={close} />;
  }
}

/** Labels, and after a single one asks about the others like it: they are found before the change, while they are alike. */
function useLabelling(edits: Edits, onDialog: (dialog: OpenDialog | null) => void): Write {
  const api = useLedger();
  return async (edit, onNewer) => {
    const [only] = edit.eventIds.length === 1 ? edit.eventIds : [];
    const similar = only === undefined ? undefined : await api.similarEvents(edits.book, only);
    const done = await edits.apply(edit, onNewer);
    if (!done) return undefined;
    const others = similar?.ok && similar.value.eventIds.length > 0 ? similar.value : undefined;
    onDialog(others && edit.kind === 'label' ? { kind: 'similar', similar: others, label: edit.label } : null);
    return done;
  };
}

/** The one direction of all rows, if all are known and agree. */
function directionOf(rows: readonly EventRow[], count: number): 'in' | 'out' | undefined {
  if (rows.length < count) return undefined;
  if (rows.every((row) => row.in !== undefined && row.out === undefined)) return 'in';
  return rows.every((row) => row.out !== undefined && row.in === undefined) ? 'out' : undefined;
}

/** "Does this also hold for 12 similar ones?", asked after one was labelled; the answer can be kept as a rule. */
interface SimilarDialogProps {
  readonly edits: Edits;
  readonly similar: SimilarEvents;
  readonly label: EventLabel;
  readonly onClose: () => void;
}

function SimilarDialog({ edits, similar, label, onClose }: SimilarDialogProps) {
  const t = useStrings(editStrings);
  const nameOf = useLabelName();
  const [asRule, setAsRule] = useState(false);
  const { basis } = similar;
  const entries = useManyEntries(edits, similar.eventIds);
  const { eventIds, newer } = entries;
  const name = t('ruleName', { asset: basis.asset, wallet: basis.wallet, label: nameOf(label) });
  const rule = asRule ? { rule: { name, match: basis } } : {};
  const edit: ManyEdit = { kind: 'label', eventIds, label, why: 'label.similar', ...rule };
  const finish = async (applied: Promise<EditDone | undefined>) => {
    if (!(await applied)) return;
    if (asRule) notices.success(t('ruleSaved'), name);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('similarTitle', { count: eventIds.length })}
      description={t('similarLine', { asset: basis.asset, wallet: basis.wallet })}
      footer={
        <>
          <Button
            variant="primary"
            disabled={eventIds.length === 0 || newer.length > 0}
            loading={edits.isBusy}
            onClick={() => void finish(entries.apply(edit))}
          >
            {t('similarApply')}
          </Button>
          <Button onClick={onClose}>{t('similarNo')}</Button>
        </>
      }
    >
      <NewerEntries
        {...{ entries, edit }}
        isBusy={edits.isBusy}
        onApplyToo={() => void finish(entries.applyToo(edit))}
      />
      <EffectView name={`similar ${label} ${eventIds.join()}`} ask={(api) => api.previewEdit(edits.book, edit)} />
      <Checkbox className="mt-3" label={t('asRule')} checked={asRule} onCheckedChange={setAsRule} />
    </Dialog>
  );
}

/** What was this? One answer for one or many events, with its effect before it counts. */
interface LabelDialogProps {
  readonly edits: Edits;
  readonly eventIds: readonly string[];
  /** Which way the coins went, if it is the same for all: only labels that fit are offered then. */
  readonly direction?: 'in' | 'out' | undefined;
  readonly onClose: () => void;
  /** Writes it; afterwards the next question may open. */
  readonly onApply: Write;
}

function LabelDialog({ edits, eventIds: chosen, direction, onClose, onApply }: LabelDialogProps) {
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
