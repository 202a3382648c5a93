/** Name, address, tax number and tax office for the cover of the report; all of it optional and kept here only. */
import { defined } from '@cryptax/kernel';
import { useState } from 'react';
import { differencesOf, NewerState, useOpenedState } from '../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useSteps } from '../../../../platform/ledger/use-steps.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { PersonData } from '../../screen-types.ts';
import type { FilledProfile } from './profile-form.ts';
import { profileStrings } from './strings.ts';
import { useSaveProfile } from './use-profile.ts';

const FIELDS = ['name', 'street', 'town', 'taxNumber', 'taxOffice'] as const;
const AUTOCOMPLETE = {
  name: 'name',
  street: 'street-address',
  town: 'address-level2',
  taxNumber: 'off',
  taxOffice: 'off',
};

export function PersonDialog({ kept, onClose }: { readonly kept: FilledProfile; readonly onClose: () => void }) {
  const t = useStrings(profileStrings);
  const save = useSaveProfile();
  const locale = useLocale();
  const { announceDone } = useSteps();
  const { base, newer, meet, settle } = useOpenedState(kept);
  const [draft, setDraft] = useState<PersonData>(kept.person);
  const submit = async (against: FilledProfile) => {
    // What this form does not show (the state) stays as it is stored.
    const shown = FIELDS.flatMap((field) => (draft[field]?.trim() ? [[field, draft[field].trim()]] : []));
    const { state } = against.person;
    const person = { ...Object.fromEntries(shown), ...defined({ state }) };
    const saved = await save({ person }, against);
    if (saved.kind === 'failed') return notifyLedgerError(saved.error, locale);
    if (saved.kind === 'newer') return meet(saved.stored);
    onClose();
    await announceDone(t('person.saved'));
  };
  const keepMine = (stored: FilledProfile) => {
    settle(stored);
    void submit(stored);
  };
  const takeStored = (stored: FilledProfile) => {
    settle(stored);
    setDraft(stored.person);
  };
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t('person.title')}
      description={t('person.line')}
      footer={
        <>
          <Button variant="primary" disabled={newer !== undefined} onClick={() => void submit(base)}>
            {t('person.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      {newer !== undefined && (
        <div className="mb-4">
          <NewerState
            differences={differencesOf(readable(newer.person), readable(draft), (field) => t(`person.${field}`))}
            isBusy={false}
            onTakeStored={() => takeStored(newer)}
            onKeepMine={() => keepMine(newer)}
          />
        </div>
      )}
      <div className="grid gap-3.5 sm:grid-cols-2">
        {FIELDS.map((field) => (
          <Field key={field} label={t(`person.${field}`)} {...(field === 'name' ? { className: 'sm:col-span-2' } : {})}>
            {(control) => (
              <TextInput
                {...control}
                value={draft[field] ?? ''}
                maxLength={80}
                autoComplete={AUTOCOMPLETE[field]}
                onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </Dialog>
  );
}

function readable(person: PersonData): ReadonlyMap<(typeof FIELDS)[number], string> {
  return new Map(FIELDS.map((field) => [field, person[field]?.trim() ?? '']));
}
