/** Name, address, tax number and tax office for the cover of the report; all of it optional and kept here only. */
import { useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { tellLedgerError } from '../../../../platform/ledger/tell-ledger-error.ts';
import { useSteps } from '../../../../platform/ledger/use-steps.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { PersonData } from '../../person-types.ts';
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

export interface PersonDialogProps {
  readonly person: PersonData;
  readonly onClose: () => void;
}

export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const t = useStrings(profileStrings);
  const save = useSaveProfile();
  const locale = useLocale();
  const { tellDone } = useSteps();
  const [draft, setDraft] = useState<PersonData>(person);
  const submit = async () => {
    const filled = Object.entries(draft).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]));
    const failed = await save({ person: Object.fromEntries(filled) });
    if (failed !== null) return tellLedgerError(failed, locale);
    onClose();
    await tellDone(t('person.saved'));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="form"
      title={t('person.title')}
      description={t('person.line')}
      footer={
        <>
          <Button variant="primary" onClick={() => void submit()}>
            {t('person.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
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
