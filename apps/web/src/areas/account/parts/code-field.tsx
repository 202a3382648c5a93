/** The six digits of an authenticator app or of a message; anything else than a digit is not taken. */
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export const CODE_DIGITS = 6;

export function CodeField({ label, value, onChange, error }: CodeFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          mono
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_DIGITS}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        />
      )}
    </Field>
  );
}
