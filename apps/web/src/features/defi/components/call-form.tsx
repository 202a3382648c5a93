/** Contract and input data of one call. A pasted secret is recognised, refused and cleared. */
import { CHAINS, findSecret, isValidAddress } from '@cryptax/onchain';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { defiStrings } from '../strings.ts';

export interface CallInput {
  readonly chain: string;
  readonly to: string;
  readonly input: string;
}

const EVM_CHAINS = CHAINS.filter(({ type }) => type === 'evm');
const INPUT = /^0x[0-9a-fA-F]{8,}$/;
/** Input data of real calls stays far below this. */
const MAX_LENGTH = 200_000;

export interface CallFormProps {
  readonly value: CallInput;
  readonly onChange: (value: CallInput) => void;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
}

export function CallForm({ value, onChange, onSubmit, onBack }: CallFormProps) {
  const t = useStrings(defiStrings);
  const [isChecked, setChecked] = useState(false);
  const [hasSecret, setSecret] = useState(false);
  const chain = EVM_CHAINS.find(({ id }) => id === value.chain) ?? EVM_CHAINS[0];
  const isAddress = chain !== undefined && isValidAddress(chain.id, value.to);
  const isInput = INPUT.test(value.input.trim());
  const change = (field: 'to' | 'input', text: string) => {
    const isSecret = findSecret(text) !== undefined;
    setSecret(isSecret);
    onChange({ ...value, [field]: isSecret ? '' : text });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isAddress && isInput) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
      <Field label={t('chain')} className="max-w-64">
        {(control) => (
          <Select
            {...control}
            value={value.chain}
            onValueChange={(next) => onChange({ ...value, chain: next })}
            options={EVM_CHAINS.map(({ id, name }) => ({ value: id as string, label: name }))}
          />
        )}
      </Field>
      <Field label={t('address')} error={isChecked && !isAddress ? t('address.wrong') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            mono
            spellCheck={false}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            value={value.to}
            onChange={(event) => change('to', event.target.value)}
          />
        )}
      </Field>
      <Field label={t('input')} hint={t('input.hint')} error={isChecked && !isInput ? t('input.wrong') : undefined}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            spellCheck={false}
            className="font-mono text-xs break-all"
            maxLength={MAX_LENGTH}
            value={value.input}
            onChange={(event) => change('input', event.target.value)}
          />
        )}
      </Field>
      {hasSecret && (
        <div role="alert">
          <Callout tone="danger">{t('secret')}</Callout>
        </div>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={value.to.trim() === '' || value.input.trim() === ''}>
          {t('analyse')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </form>
  );
}
