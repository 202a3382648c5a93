/** Adds an event by hand or changes one. The form asks only for what its kind has; the effect stands below it. */

import type { Instant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { Edit } from '../../../../../platform/ledger/edit-types.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import { type EventForm, emptyForm, eventOf, formOf } from '../model/event-form.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { newerStrings } from '../strings/newer-strings.ts';
import { EffectView } from './effect-view.tsx';
import { EventFormFields } from './event-form-fields.tsx';
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
  const [base, setBase] = useState(event);
  const [newer, setNewer] = useState<LedgerEvent>();
  // Problems are named from the first try on, each until it is mended.
  const [isTried, setTried] = useState(false);
  const made = useMemo(() => eventOf(form, event?.id ?? NEW_ID, base), [form, event, base]);
  const edit = made.ok ? editFor(made.value, base) : undefined;
  const save = async (wanted: Edit | undefined) => {
    setTried(true);
    if (wanted && (await edits.apply(wanted, setNewer))) onClose();
  };
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    void save(edit);
  };
  const keepMine = (stored: LedgerEvent) => {
    setBase(stored);
    setNewer(undefined);
    const again = eventOf(form, stored.id, stored);
    void save(again.ok ? editFor(again.value, stored) : undefined);
  };
  const takeStored = (stored: LedgerEvent) => {
    setBase(stored);
    setNewer(undefined);
    setForm(formOf(stored));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
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
          <NewerState
            stored={formOf(newer)}
            mine={form}
            isBusy={edits.isBusy}
            onKeepMine={() => keepMine(newer)}
            onTakeStored={() => takeStored(newer)}
          />
        )}
        <EventFormFields
          {...{ form, facets }}
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

/** The entry was changed since the form was opened: both states side by side, and nothing is written before one is chosen. */
interface NewerStateProps {
  readonly stored: EventForm;
  readonly mine: EventForm;
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeStored: () => void;
}

function NewerState({ stored, mine, isBusy, onKeepMine, onTakeStored }: NewerStateProps) {
  const t = useStrings(newerStrings);
  const kinds = useStrings(kindStrings);
  const differences = formDifferences(stored, mine, { kind: kinds, locale: useLocale() });
  return (
    <div role="alert" className="grid gap-3">
      <Callout tone="review" title={t('title')}>
        {t(differences.length === 0 ? 'line.hidden' : 'line')}
      </Callout>
      {differences.length > 0 && (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-xs text-ink-3">
              <th className="py-1 pr-3 font-medium">{t('field')}</th>
              <th className="py-1 pr-3 font-medium">{t('stored')}</th>
              <th className="py-1 font-medium">{t('mine')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, stored: there, mine: here }) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-2">
                  {t(`field.${field}`)}
                </th>
                <td className="py-1.5 pr-3 break-words">{there === '' ? '–' : there}</td>
                <td className="py-1.5 break-words">{here === '' ? '–' : here}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={onTakeStored}>
          {t('take-stored')}
        </Button>
        <Button size="s" loading={isBusy} onClick={onKeepMine}>
          {t('keep-mine')}
        </Button>
      </div>
    </div>
  );
}

/** Where two states of one form differ, field by field, as a person reads them. */
type ComparedField = 'kind' | 'moment' | 'wallet' | 'toWallet' | 'out' | 'in' | 'value' | 'fee' | 'details' | 'note';

interface FormDifference {
  readonly field: ComparedField;
  readonly stored: string;
  readonly mine: string;
}

interface FormWords {
  readonly kind: (kind: EventForm['kind']) => string;
  readonly locale: Locale;
}

function formDifferences(stored: EventForm, mine: EventForm, words: FormWords): readonly FormDifference[] {
  const left = readable(stored, words);
  const right = readable(mine, words);
  return [...left].flatMap(([field, text]) => {
    const other = right.get(field) ?? '';
    return text === other ? [] : [{ field, stored: text, mine: other }];
  });
}

function readable(form: EventForm, { kind, locale }: FormWords): ReadonlyMap<ComparedField, string> {
  const amount = (asset: string, units: string | null) =>
    units === null || units === '' ? '' : `${formatExact(units, locale)} ${asset}`;
  return new Map<ComparedField, string>([
    ['kind', kind(form.kind)],
    ['moment', `${formatDay(form.day, locale)}, ${form.time}`],
    ['wallet', form.wallet],
    ['toWallet', form.toWallet],
    ['out', amount(form.outAsset, form.outAmount)],
    ['in', amount(form.inAsset, form.inAmount)],
    ['value', amount('EUR', form.valueEur)],
    ['fee', amount(form.feeAsset, form.feeAmount)],
    [
      'details',
      [form.forkOf, form.acquiredDay === '' ? '' : formatDay(form.acquiredDay, locale)].filter(Boolean).join(', '),
    ],
    ['note', form.note],
  ]);
}
