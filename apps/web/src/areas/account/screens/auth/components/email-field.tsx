/** The e-mail address of an account, as the browser knows to fill it in. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { TextInput } from '../../../../../ui/text-input.tsx';
import { authStrings } from '../strings.ts';

export interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export function EmailField({ value, onChange, error }: EmailFieldProps) {
  const t = useStrings(authStrings);
  return (
    <Field label={t('email')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
