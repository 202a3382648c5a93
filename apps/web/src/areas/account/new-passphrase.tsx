/** A new passphrase, typed twice so that a slip shows; leaving it empty means no encryption. */
import { useState } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { SecretField } from '../../ui/text-input.tsx';
import { passphraseStrings } from './parts/strings.ts';

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
  const t = useStrings(passphraseStrings);
  const { value, repeated, isReady, setValue, setRepeated } = passphrase;
  return (
    <>
      <SecretField
        label={label}
        hint={hint}
        optional={!isRequired}
        autoComplete="new-password"
        value={value}
        onValueChange={setValue}
      />
      {value !== '' && (
        <SecretField
          label={t('passphrase.again')}
          error={repeated !== '' && !isReady ? t('passphrase.differs') : undefined}
          autoComplete="new-password"
          value={repeated}
          onValueChange={setRepeated}
        />
      )}
    </>
  );
}
