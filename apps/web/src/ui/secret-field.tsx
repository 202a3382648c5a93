/** A passphrase, typed unseen. What the browser may do with it is said by its use: offered, kept as a new one, or neither. */
import { Field, type FieldProps } from './field.tsx';
import { TextInput } from './text-input.tsx';

export interface SecretFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly autoComplete?: 'off' | 'current-password' | 'new-password' | undefined;
  readonly minLength?: number | undefined;
}

export function SecretField({ value, onValueChange, autoComplete = 'off', minLength, ...field }: SecretFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          type="password"
          autoComplete={autoComplete}
          minLength={minLength}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
