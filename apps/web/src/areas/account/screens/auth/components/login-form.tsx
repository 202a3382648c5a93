/** Log in with e-mail and password; what is missing is said at its field, what failed above the button. */
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import type { AccountFailure } from '../../../parts/account-failure.ts';
import { failureStrings } from '../../../parts/failure-strings.ts';
import { PasswordField } from '../../../parts/password-field.tsx';
import { type SignedIn, signIn } from '../../../sign-in.ts';
import { authStrings } from '../strings.ts';
import { EmailField } from './email-field.tsx';

export interface LoginFormProps {
  readonly onSignedIn: (signed: SignedIn) => void;
  readonly onForgot: () => void;
}

export function LoginForm({ onSignedIn, onForgot }: LoginFormProps) {
  const t = useStrings(authStrings);
  const failures = useStrings(failureStrings);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, enter] = useAction(async () => {
    const result = await signIn(email.trim(), password);
    setFailure(result.ok ? undefined : result.error);
    if (result.ok) onSignedIn(result.value);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '' || password === '';
    setMissing(missing);
    if (!missing) enter();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <EmailField
        value={email}
        onChange={setEmail}
        error={isMissing && email.trim() === '' ? t('required') : undefined}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        isNew={false}
        error={isMissing && password === '' ? t('required') : undefined}
      />
      {failure !== undefined && (
        <div role="alert">
          <Callout tone="danger" title={`${t('login.failed')}.`}>
            {failure === 'unknown' ? t('login.unknown') : failures(failure)}
          </Callout>
        </div>
      )}
      <Button type="submit" variant="primary" size="l" loading={isBusy}>
        {t('login')}
      </Button>
      <button
        type="button"
        onClick={onForgot}
        className={`${linkClass('inline')} justify-self-start text-sm touch:min-h-11`}
      >
        {t('forgot')}
      </button>
    </form>
  );
}
