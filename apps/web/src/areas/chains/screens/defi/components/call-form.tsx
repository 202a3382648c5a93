/** Contract and input data of one call. A pasted secret is recognised, refused and cleared. */
import { CHAINS, type ChainId, isValidAddress } from '@cryptax/onchain';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextAreaField, TextField } from '../../../../../ui/text-input.tsx';
import { SecretWarning, useSecretGuard } from '../../../parts/secret-guard.tsx';
import { defiStrings } from '../strings.ts';
import { HashLookup } from './hash-lookup.tsx';

export interface CallInput {
  readonly chain: string;
  readonly to: string;
  readonly input: string;
  /** Empty for a call that was typed in. */
  readonly hash: string;
  /** Events of the ledger that came from it. */
  readonly eventIds: readonly string[];
}

const EVM_CHAINS = CHAINS.filter(({ type }) => type === 'evm');
const INPUT = /^0x[0-9a-fA-F]{8,}$/;
/** Input data of real calls stays far below this. */
const MAX_LENGTH = 200_000;
const LONGEST_ADDRESS = 160;

export interface CallFormProps {
  readonly value: CallInput;
  readonly onChange: (value: CallInput) => void;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
}

export function CallForm({ value, onChange, onSubmit, onBack }: CallFormProps) {
  const t = useStrings(defiStrings);
  const [isChecked, setChecked] = useState(false);
  const guard = useSecretGuard();
  const chain = EVM_CHAINS.find(({ id }) => id === value.chain) ?? EVM_CHAINS[0];
  const isAddress = chain !== undefined && isValidAddress(chain.id, value.to);
  const isInput = INPUT.test(value.input.trim());
  const change = (field: 'to' | 'input', text: string) => {
    onChange({ ...value, [field]: guard.pass(text), hash: '', eventIds: [] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isAddress && isInput) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
      <SelectField
        label={t('chain')}
        fieldClass="max-w-64"
        value={value.chain}
        onValueChange={(next) => onChange({ ...value, chain: next, hash: '', eventIds: [] })}
        options={EVM_CHAINS.map(({ id, name }) => ({ value: id as string, label: name }))}
      />
      <HashLookup
        chain={value.chain as ChainId}
        onFound={({ to, input, hash, eventIds }) => onChange({ ...value, to, input, hash, eventIds })}
      />
      <TextField
        label={t('address')}
        error={isChecked && !isAddress ? t('address.wrong') : undefined}
        mono
        maxLength={LONGEST_ADDRESS}
        value={value.to}
        onChange={(event) => change('to', event.target.value)}
      />
      <TextAreaField
        label={t('input')}
        hint={t('input.hint')}
        error={isChecked && !isInput ? t('input.wrong') : undefined}
        rows={6}
        spellCheck={false}
        className="font-mono text-xs break-all"
        maxLength={MAX_LENGTH}
        value={value.input}
        onChange={(event) => change('input', event.target.value)}
      />
      <SecretWarning guard={guard} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={value.to.trim() === '' || value.input.trim() === ''}>
          {t('analyse')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </form>
  );
}
