/** An address by hand. Only public addresses pass; a seed or a private key is refused and the field cleared. */
import { detectChains, mayBeSecret } from '@cryptax/onchain';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-input.tsx';
import { connectorStrings } from './connector-strings.ts';
import { SecretQuestion, SecretWarning, useSecretGuard } from './secret-guard.tsx';

export function ManualAddress({ onUse }: { readonly onUse: (address: string) => void }) {
  const t = useStrings(connectorStrings);
  const guard = useSecretGuard();
  const [text, setText] = useState('');
  /** What the user said is no secret. */
  const [named, setNamed] = useState('');
  const address = text.trim();
  const isDoubtful = mayBeSecret(address) && named !== address;
  const isValid = address !== '' && !isDoubtful && detectChains(address).kind === 'address';
  const problem =
    address === '' || isValid || isDoubtful
      ? undefined
      : t(address.startsWith('0x') ? 'manual.wrong' : 'manual.unknown');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onUse(address);
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby="by-hand" className="grid max-w-xl gap-2">
      <h2 id="by-hand" className="text-base font-semibold">
        {t('via.manual')}
      </h2>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <TextField
          label={t('manual.label')}
          hint={t('manual.hint')}
          error={problem}
          mono
          value={text}
          maxLength={160}
          onChange={(event) => setText(guard.pass(event.target.value))}
        />
        <Button type="submit" disabled={!isValid} className="sm:mt-5">
          {t('manual.add')}
        </Button>
      </div>
      <SecretWarning guard={guard} />
      {isDoubtful && (
        <SecretQuestion harmless="near" onHarmless={() => setNamed(address)} onSecret={() => setText('')} />
      )}
    </form>
  );
}
