/** One amount of the profile: label, euro field, hint or message. */
import { DecimalInput } from '../../../../ui/decimal-input.tsx';
import { Field } from '../../../../ui/field.tsx';
import type { DecimalEntry } from '../../../../ui/format/parse-decimal-input.ts';
import { type AmountField as AmountName, isSigned } from './profile-form.ts';

export interface AmountFieldProps {
  readonly field: AmountName;
  readonly label: string;
  readonly hint: string;
  readonly problem: string | undefined;
  readonly entry: DecimalEntry;
  readonly onEntry: (entry: DecimalEntry) => void;
}

export function AmountField({ field, label, hint, problem, entry, onEntry }: AmountFieldProps) {
  return (
    <Field label={label} hint={hint} error={problem}>
      {(control) => (
        <DecimalInput
          {...control}
          value={entry.kind === 'value' ? entry.value : null}
          onEntry={onEntry}
          unit="€"
          maxDecimals={2}
          allowNegative={isSigned(field)}
        />
      )}
    </Field>
  );
}
