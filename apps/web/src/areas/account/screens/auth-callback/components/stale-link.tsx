/**
 * A mailed link that is of no use any more: says why, and gets a new mail on the spot, whose digits end the registration in
 * this tab. Who is signed in has asked for a change of address, and asks again in the settings.
 */
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../../../platform/navigation/settings-sections.ts';
import { useObservable } from '../../../../../platform/observable.ts';
import { useMailWay } from '../../../../../platform/services/use-mail-way.ts';
import { session } from '../../../../../platform/session/session.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import type { AccountFailure } from '../../../parts/account-failure.ts';
import { ConfirmMail } from '../../../parts/confirm-mail.tsx';
import { confirmStrings } from '../../../parts/confirm-strings.ts';
import { EmailField, emailProblem, PasswordField } from '../../../parts/credential-fields.tsx';
import { failureStrings } from '../../../parts/failure-strings.ts';
import type { WayOn } from '../../../parts/way-on.ts';
import { type NewAccount, signUp } from '../../../sign-in.ts';
import { authCallbackStrings } from '../strings.ts';
import { Page } from './page.tsx';

export interface StaleLinkProps {
  readonly problem: 'expired-link' | 'other-browser';
  readonly way: WayOn;
  readonly onConfirmed: () => void;
}

export function StaleLink({ problem, way, onConfirmed }: StaleLinkProps) {
  const t = useStrings(confirmStrings);
  const texts = useStrings(authCallbackStrings);
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const [account, setAccount] = useState<NewAccount>();
  const mailWay = useMailWay();
  const title = t(problem === 'expired-link' ? 'expired' : 'elsewhere');
  if (account !== undefined) {
    return (
      <Page title={t(mailWay === 'sent' ? 'sent.title' : 'kept.title')}>
        <ConfirmMail account={account} way={way} isSent onConfirmed={onConfirmed} />
      </Page>
    );
  }
  if (isSignedIn) {
    return (
      <Page title={title}>
        <Callout tone="review">{t('expired.change')}</Callout>
        <Link {...toSettings('account')} className={buttonClass({ variant: 'primary', size: 'l', className: 'mt-6' })}>
          {texts('settings')}
        </Link>
      </Page>
    );
  }
  return (
    <Page title={title}>
      <Callout tone="review">{t(problem === 'expired-link' ? 'expired.text' : 'elsewhere.text')}</Callout>
      <NewMailForm way={way} onSent={setAccount} />
      <Link to="/auth" search={way} className={buttonClass({ className: 'mt-4' })}>
        {texts('login')}
      </Link>
    </Page>
  );
}

interface NewMailFormProps {
  readonly way: WayOn;
  readonly onSent: (account: NewAccount) => void;
}

function NewMailForm({ way, onSent }: NewMailFormProps) {
  const t = useStrings(confirmStrings);
  const texts = useStrings(authCallbackStrings);
  const failures = useStrings(failureStrings);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, send] = useAction(async () => {
    const account = { name: '', email: email.trim(), password };
    const sent = await signUp(account, way);
    setFailure(sent.ok ? undefined : sent.error);
    if (sent.ok) onSent(account);
  });
  const problem = emailProblem(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === undefined && password !== '') send();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <EmailField
        value={email}
        onChange={setEmail}
        error={isChecked && problem !== undefined ? texts('email.needed') : undefined}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        isNew={false}
        error={isChecked && password === '' ? texts('password.needed') : undefined}
      />
      {failure !== undefined && (
        <div role="alert">
          <Callout tone="danger">{failures(failure)}</Callout>
        </div>
      )}
      <Button type="submit" variant="primary" size="l" loading={isBusy}>
        {t('first')}
      </Button>
    </form>
  );
}
