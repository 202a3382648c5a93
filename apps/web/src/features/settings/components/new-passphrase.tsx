/** A new passphrase, typed twice so that a slip shows; leaving it empty means no encryption. */
import { useState } from 'react';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { dataStrings } from '../data-strings.ts';

export interface NewPassphrase {
  readonly value: string;
  readonly repeated: string;
  /** Empty, or typed the same twice. What was repeated before the first field was emptied counts no more. */
  readonly isReady: boolean;
  readonly setValue: (value: string) => void;
  readonly setRepeated: (value: string) => void;
}

export function useNewPassphrase(): NewPassphrase {
  const [value, setValue] = useState('');
  const [repeated, setRepeated] = useState('');
  return { value, repeated, isReady: value === '' || value === repeated, setValue, setRepeated };
}

export interface NewPassphraseFieldsProps {
  readonly passphrase: NewPassphrase;
  readonly label: string;
  readonly hint: string;
  /** Without it there is no going on. */
  readonly isRequired?: boolean;
}

export function NewPassphraseFields({ passphrase, label, hint, isRequired = false }: NewPassphraseFieldsProps) {
  const t = useStrings(dataStrings);
  const { value, repeated, isReady, setValue, setRepeated } = passphrase;
  return (
    <>
      <Field label={label} hint={hint} optional={!isRequired}>
        {(control) => <Hidden control={control} value={value} onChange={setValue} />}
      </Field>
      {value !== '' && (
        <Field label={t('passphrase.again')} error={repeated !== '' && !isReady ? t('passphrase.differs') : undefined}>
          {(control) => <Hidden control={control} value={repeated} onChange={setRepeated} />}
        </Field>
      )}
    </>
  );
}

interface HiddenProps {
  readonly control: FieldControl;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Hidden({ control, value, onChange }: HiddenProps) {
  return (
    <TextInput
      {...control}
      type="password"
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
