/** Contract and input data of one call, or the hash by which they are looked up. A pasted secret is recognised, refused and cleared. */
import { CHAINS, type ChainId, findSecretForHash, isValidAddress } from '@cryptax/onchain';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextAreaField, TextField } from '../../../../../ui/text-input.tsx';
import { useOnline } from '../../../../prices/use-live-prices.ts';
import { chainFailureWords } from '../../../parts/failure-words.ts';
import { SecretQuestion, SecretWarning, useSecretGuard } from '../../../parts/secret-guard.tsx';
import { walletStrings } from '../../../parts/strings.ts';
import type { FoundCall } from '../../../wallet-types.ts';
import { defiStrings } from '../strings.ts';

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

const HASH = /^(https:\/\/\S+\/tx\/)?(0x[0-9a-f]{64})(?:[/?#]\S*)?$/i;
/** The links of explorers are shorter. */
const LONGEST = 300;

export interface HashLookupProps {
  readonly chain: ChainId;
  readonly onFound: (call: FoundCall) => void;
}

/**
 * Looks a transaction up by its hash. A private key has the same shape: without 0x it is refused, with 0x the user says
 * which it is before anything is sent. A link of a block explorer can only hold a hash.
 */
export function HashLookup({ chain, onFound }: HashLookupProps) {
  const t = useStrings(defiStrings);
  const walletWords = useStrings(walletStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isOnline = useOnline();
  const guard = useSecretGuard(findSecretForHash);
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const present = useRef({ chain, text });
  useEffect(() => {
    present.current = { chain, text };
  });
  const [, link, hash] = HASH.exec(text.trim()) ?? [];
  const change = (next: string) => {
    setText(guard.pass(next));
    setAsking(false);
    setProblem(undefined);
  };
  const lookupProblem = (error: LedgerError) => {
    const words = ledgerErrorText(error, locale);
    if (error.code !== 'chain.unreachable' || error.failures.length === 0) return words;
    return `${words} ${error.failures.map((failure) => chainFailureWords(failure, walletWords)).join('; ')}.`;
  };
  const [isBusy, look] = useAction(async () => {
    if (hash === undefined) return;
    setAsking(false);
    setProblem(undefined);
    const found = await ledger.findCall(chain, hash);
    // The user has gone on to something else meanwhile; that stays.
    if (present.current.chain !== chain || present.current.text !== text) return;
    if (!found.ok) {
      if (found.error.code === 'chain.secret') setText('');
      setProblem(lookupProblem(found.error));
    } else if (found.value.input === '0x') setProblem(t('hash.no-call'));
    else onFound(found.value);
  });
  return (
    <div className="grid gap-2">
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <TextField
          label={t('hash')}
          hint={t(isOnline ? 'hash.hint' : 'hash.offline')}
          error={problem}
          mono
          maxLength={LONGEST}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <Button
          className="sm:mt-5"
          icon={Search}
          disabled={hash === undefined || !isOnline || isAsking}
          loading={isBusy}
          onClick={() => (link === undefined ? setAsking(true) : look())}
        >
          {t('hash.look')}
        </Button>
      </div>
      <SecretWarning guard={guard} remedy={t('hash.remedy')} />
      {isAsking && <SecretQuestion harmless="hash" onHarmless={look} onSecret={() => change('')} />}
    </div>
  );
}
