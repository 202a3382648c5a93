/** Fields that both the form of an event and the answers of a review card ask for. */
import { INCOME_KINDS, type IncomeKind } from '@cryptax/ledger';
import { type ReactNode, useId } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { DateField } from '../../../../../ui/date-input.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextInput } from '../../../../../ui/text-input.tsx';

interface PlainFieldProps<T> {
  readonly label: ReactNode;
  readonly value: T;
  readonly error?: ReactNode;
  readonly onChange: (value: T) => void;
}

export function IncomeKindField({ label, value, onChange }: PlainFieldProps<IncomeKind>) {
  const kinds = useStrings(kindStrings);
  const options = INCOME_KINDS.map((kind) => ({ value: kind, label: kinds(`income.${kind}`) }));
  return <SelectField label={label} value={value} options={options} onValueChange={onChange} />;
}

export interface DayFieldProps extends PlainFieldProps<string> {
  readonly optional?: boolean;
}

export function DayField({ label, value, error, optional = false, onChange }: DayFieldProps) {
  return <DateField label={label} error={error} optional={optional} value={value} onDay={onChange} />;
}

export interface SuggestedTextProps extends PlainFieldProps<string> {
  readonly suggestions: readonly string[];
}

const MOST_SUGGESTIONS = 100;

/** Free text with what the ledger already knows as suggestions. */
export function SuggestedText({ label, value, suggestions, error, onChange }: SuggestedTextProps) {
  const listId = useId();
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            list={listId}
            autoComplete="off"
            maxLength={200}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={listId}>
            {suggestions.slice(0, MOST_SUGGESTIONS).map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
