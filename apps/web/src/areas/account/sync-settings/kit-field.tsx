/** The key of the recovery kit, typed from paper or taken from the file. */
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Field } from '../../../ui/field.tsx';
import { FilePick } from '../../../ui/file-pick.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { findRecoveryCode } from '../sync/recovery-code.ts';
import { cloudStrings } from './cloud-strings.ts';

/** A kit is one page; anything larger is another file. */
const MAX_BYTES = 20_000;

export function KitField({ value, onChange }: { readonly value: string; readonly onChange: (kit: string) => void }) {
  const t = useStrings(cloudStrings);
  const [isWrongFile, setWrongFile] = useState(false);
  const take = async (file: File) => {
    const text = file.size > MAX_BYTES ? '' : await file.text().catch(() => '');
    const code = findRecoveryCode(text);
    setWrongFile(code === undefined);
    if (code !== undefined) onChange(code);
  };
  return (
    <>
      <Field label={t('kit.key')} error={isWrongFile ? t('kit.file.wrong') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            mono
            value={value}
            onChange={(event) => {
              setWrongFile(false);
              onChange(event.target.value);
            }}
          />
        )}
      </Field>
      <FilePick label={t('kit.file')} note={t('kit.file.note')} accept=".txt" onPick={(file) => void take(file)} />
    </>
  );
}
