/** The passphrase in use, to be proved or to be left behind. */
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { cloudStrings } from './cloud-strings.ts';

export function PassphraseField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useStrings(cloudStrings);
  return (
    <Field label={t('passphrase')}>
      {(control) => (
        <TextInput
          {...control}
          type="password"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
