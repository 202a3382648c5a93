/** Order of lots and its scope; what the tax office does not accept is called planning. */
import { METHODS, SCOPES } from '@cryptax/ledger';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import type { ProfileDraft } from './profile-form.ts';
import { profileStrings } from './strings.ts';

export interface MethodFieldsProps {
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

export function MethodFields({ draft, onChange }: MethodFieldsProps) {
  const t = useStrings(profileStrings);
  return (
    <>
      <Field label={t('method')} hint={t('method.hint')}>
        {(control) => (
          <Select
            {...control}
            value={draft.method}
            onValueChange={(method) => onChange({ method })}
            options={METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('scope')}>
        {(control) => (
          <Select
            {...control}
            value={draft.scope}
            onValueChange={(scope) => onChange({ scope })}
            options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
          />
        )}
      </Field>
    </>
  );
}
