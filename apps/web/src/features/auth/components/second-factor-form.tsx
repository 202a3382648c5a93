/** The code of the authenticator app, after the password was right. */
import { type FormEvent, useState } from 'react';
import type { AccountFailure } from '../../../lib/account/account-failure.ts';
import { failureStrings } from '../../../lib/account/failure-strings.ts';
import { confirmSecondFactor } from '../../../lib/account/sign-in.ts';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { authStrings } from '../strings.ts';

export interface SecondFactorFormProps {
  readonly factorId: string;
  readonly onDone: () => void;
}

export function SecondFactorForm({ factorId, onDone }: SecondFactorFormProps) {
  const t = useStrings(authStrings);
  const failures = useStrings(failureStrings);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || code.length !== 6) return;
    setBusy(true);
    const result = await confirmSecondFactor(factorId, code);
    setBusy(false);
    setFailure(result.ok ? undefined : result.error);
    if (result.ok) onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-ink-2">{t('factor.text')}</p>
      <Field label={t('factor.code')} error={failure === undefined ? undefined : failures(failure)}>
        {(control) => (
          <TextInput
            {...control}
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="l" loading={isBusy} disabled={code.length !== 6}>
        {t('factor.confirm')}
      </Button>
    </form>
  );
}
