/** The forms beside the log-in: creating an account, asking for a new password. */
import { MIN_PASSWORD_LENGTH } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { TextField } from '../../../../../ui/text-input.tsx';
import type { AccountFailure } from '../../../parts/account-failure.ts';
import { MailWayNote } from '../../../parts/confirm-mail.tsx';
import { EmailField, emailProblem, PasswordField } from '../../../parts/credential-fields.tsx';
import { failureStrings } from '../../../parts/failure-strings.ts';
import { authStrings } from '../../../parts/strings.ts';
import type { WayOn } from '../../../parts/way-on.ts';
import { type NewAccount, type SignedUp, sendReset, signUp } from '../../../sign-in.ts';

interface RegisterFormProps {
  readonly way: WayOn;
  readonly onSignedUp: (signed: SignedUp, account: NewAccount) => void;
}

export function RegisterForm({ way, onSignedUp }: RegisterFormProps) {
  const t = useStrings(authStrings);
  const failures = useStrings(failureStrings);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const wrongEmail = emailProblem(email);
  const problems = {
    name: name.trim() === '' ? t('required.name') : undefined,
    email: wrongEmail && t(wrongEmail),
    password:
      password === ''
        ? t('required')
        : [...password].length < MIN_PASSWORD_LENGTH
          ? failures('weak-password')
          : undefined,
  };
  const [isBusy, register] = useAction(async () => {
    const account = { name: name.trim(), email: email.trim(), password };
    const result = await signUp(account, way);
    setFailure(result.ok ? undefined : result.error);
    if (result.ok) onSignedUp(result.value, account);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(problems).every((problem) => problem === undefined)) register();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('name')}
        error={isChecked ? problems.name : undefined}
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <EmailField value={email} onChange={setEmail} error={isChecked ? problems.email : undefined} />
      <PasswordField value={password} onChange={setPassword} isNew error={isChecked ? problems.password : undefined} />
      {failure !== undefined && (
        <div role="alert">
          <Callout tone="danger" title={`✗ ${t('register.failed')}.`}>
            {failure === 'unknown' ? t('register.unknown') : failures(failure)}
          </Callout>
        </div>
      )}
      <Button type="submit" variant="primary" size="l" loading={isBusy}>
        {t('register')}
      </Button>
      <p className="text-xs text-ink-3">
        {t('terms')}{' '}
        <Link to="/agb" className={linkClass('prose')}>
          {t('terms.agb')}
        </Link>
        {' · '}
        <Link to="/datenschutz" className={linkClass('prose')}>
          {t('terms.privacy')}
        </Link>
      </p>
    </form>
  );
}

interface ResetRequestFormProps {
  readonly way: WayOn;
  readonly onBack: () => void;
}

/** Asks for a recovery link. The answer is the same whether the account exists or not. */
export function ResetRequestForm({ way, onBack }: ResetRequestFormProps) {
  const t = useStrings(authStrings);
  const failures = useStrings(failureStrings);
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<'sent' | AccountFailure>();
  const [isChecked, setChecked] = useState(false);
  const problem = emailProblem(email);
  const [isBusy, send] = useAction(async () => {
    setAnswer(undefined);
    const result = await sendReset(email.trim(), way);
    setAnswer(result.ok ? 'sent' : result.error);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === undefined) send();
  };
  const failure = answer === undefined || answer === 'sent' ? undefined : `${t('forgot.failed')} ${failures(answer)}`;
  const missing = problem === 'required' ? t('required.email') : problem && t(problem);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-ink-2">{t('forgot.text')}</p>
      <EmailField value={email} onChange={setEmail} error={(isChecked && missing) || failure} />
      {answer === 'sent' && (
        <div role="status" className="grid gap-3">
          <Callout tone="gain">{t('forgot.sent')}</Callout>
          <MailWayNote />
        </div>
      )}
      <Button type="submit" variant="primary" size="l" loading={isBusy}>
        {t('forgot.send')}
      </Button>
      <button
        type="button"
        onClick={onBack}
        className={`${linkClass('inline')} justify-self-start text-sm touch:min-h-11`}
      >
        {t('back')}
      </button>
    </form>
  );
}
