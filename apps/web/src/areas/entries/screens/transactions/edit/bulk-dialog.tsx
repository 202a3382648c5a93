/** One change for all chosen events: wallet, note, time, merge or delete, each shown with its effect first. */
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EditDone } from '../../../../../platform/ledger/edit-types.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { editStrings } from '../strings/edit-strings.ts';
import { EffectView } from './effect-view.tsx';
import { NewerEntries } from './newer-entries.tsx';
import { SuggestedText } from './plain-fields.tsx';
import { type Edits, type ManyEdit, useManyEntries } from './use-edits.ts';

export type BulkAction = 'wallet' | 'note' | 'shift' | 'merge' | 'delete';

export interface BulkDialogProps {
  readonly action: BulkAction;
  readonly edits: Edits;
  readonly eventIds: readonly string[];
  readonly facets: EventFacets | undefined;
  readonly onClose: () => void;
  readonly onDone: (eventIds: readonly string[]) => void;
}

export function BulkDialog({ action, edits, eventIds: chosen, facets, onClose, onDone }: BulkDialogProps) {
  const t = useStrings(editStrings);
  const entries = useManyEntries(edits, chosen);
  const { eventIds, newer } = entries;
  const [text, setText] = useState('');
  const [hours, setHours] = useState<string | null>(null);
  const edit = bulkEdit(action, eventIds, text, hours);
  const isDelete = action === 'delete';
  const finish = async (applied: Promise<EditDone | undefined>) => {
    if (!(await applied)) return;
    onDone(eventIds);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      role={isDelete ? 'alertdialog' : 'dialog'}
      title={isDelete ? t('deleteTitle', { count: eventIds.length }) : t(TITLES[action])}
      description={descriptionOf(action, eventIds.length, t)}
      footer={
        <>
          <Button
            variant={isDelete ? 'danger' : 'primary'}
            disabled={!edit || eventIds.length === 0 || newer.length > 0}
            loading={edits.isBusy}
            onClick={() => edit && void finish(entries.apply(edit))}
          >
            {t(isDelete ? 'delete' : action === 'merge' ? 'merge' : 'apply')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      {action === 'wallet' && (
        <SuggestedText
          label={t('wallet')}
          value={text}
          suggestions={facets?.wallets.map(({ value }) => value) ?? []}
          onChange={setText}
        />
      )}
      {action === 'note' && (
        <TextField label={t('note')} maxLength={5_000} value={text} onChange={(event) => setText(event.target.value)} />
      )}
      {action === 'shift' && (
        <DecimalField
          label={t('hours')}
          hint={t('shiftHint')}
          value={hours}
          maxDecimals={2}
          allowNegative
          onEntry={(entry) => setHours(entry.kind === 'value' ? entry.value : null)}
        />
      )}
      {edit && (
        <div className="mt-3.5 grid gap-3.5 empty:hidden">
          <NewerEntries
            {...{ entries, edit }}
            isBusy={edits.isBusy}
            onApplyToo={() => void finish(entries.applyToo(edit))}
          />
          {action !== 'note' && (
            <EffectView name={JSON.stringify(edit)} ask={(api) => api.previewEdit(edits.book, edit)} />
          )}
        </div>
      )}
    </Dialog>
  );
}

const TITLES = {
  wallet: 'changeWalletTitle',
  note: 'changeNoteTitle',
  shift: 'shiftTitle',
  merge: 'mergeTitle',
} as const;

type Words = (key: 'deleteLine' | 'mergeLine' | 'labelCount', params: { readonly count: number }) => string;

function descriptionOf(action: BulkAction, count: number, t: Words): ReactNode {
  if (action === 'delete') return t('deleteLine', { count });
  return action === 'merge' ? t('mergeLine', { count }) : t('labelCount', { count });
}

/** A quarter of an hour is the finest difference between zones: hours with two decimals are whole seconds. */
function bulkEdit(
  action: BulkAction,
  eventIds: readonly string[],
  text: string,
  hours: string | null,
): ManyEdit | undefined {
  switch (action) {
    case 'delete':
      return { kind: 'delete', eventIds, why: 'delete' };
    case 'merge':
      return { kind: 'merge', eventIds, why: 'merge' };
    case 'wallet':
      return text.trim() === ''
        ? undefined
        : { kind: 'bulk-edit', eventIds, patch: { wallet: text.trim() }, why: 'wallet' };
    case 'note':
      return text.trim() === ''
        ? undefined
        : { kind: 'bulk-edit', eventIds, patch: { note: text.trim() }, why: 'note' };
    case 'shift': {
      const shiftSeconds = Math.round(Number(hours ?? 0) * 3_600);
      return shiftSeconds === 0 ? undefined : { kind: 'bulk-edit', eventIds, patch: { shiftSeconds }, why: 'shift' };
    }
  }
}
