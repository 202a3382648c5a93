/** Where mailed links and other sign-in services lead back to: exchanges the code and says how it went. */
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { useObservable } from '../../../../platform/observable.ts';
import { useMailWay } from '../../../../platform/services/server-health.ts';
import { session } from '../../../../platform/session/session.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Spinner } from '../../../../ui/progress.tsx';
import type { AccountFailure } from '../../parts/account-failure.ts';
import { ConfirmMail } from '../../parts/confirm-mail.tsx';
import { EmailField, emailProblem, PasswordField } from '../../parts/credential-fields.tsx';
import { failureStrings } from '../../parts/failure-strings.ts';
import { isAddressProblem, type LinkProblem, redeemLink } from '../../parts/link-outcome.ts';
import type { Factor } from '../../parts/second-factor.ts';
import { SecondFactorForm } from '../../parts/second-factor-form.tsx';
import { errandOf } from '../../parts/sign-in-services.ts';
import { authCallbackStrings, confirmStrings, linkStrings } from '../../parts/strings.ts';
import { leadsSomewhere, useGoOn, type WayOn } from '../../parts/way-on.ts';
import { type NewAccount, signUp } from '../../sign-in.ts';

type State = 'working' | 'done' | LinkProblem | { readonly factors: readonly Factor[] };

const WORKING = { mail: 'working', 'sign-in': 'working.service', link: 'working.link' } as const;

export function AuthCallbackScreen() {
  const t = useStrings(authCallbackStrings);
  const [state, setState] = useState<State>('working');
  const navigate = useNavigate();
  const [errand] = useState(() => errandOf(location.search));
  const [way] = useState<WayOn>(useSearch({ from: '/public/auth/callback' }));
  const goOn = useGoOn(way);
  const textOf = useProblemText();
  useEffect(() => {
    let isWanted = true;
    redeemLink().then((outcome) => {
      if (!isWanted) return;
      if (!outcome.ok) setState(outcome.error);
      else setState(outcome.value.kind === 'done' ? 'done' : { factors: outcome.value.factors });
    });
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(() => {
    // Nothing was confirmed and nothing is left to read: who came from a service goes on at once.
    if (errand === undefined || state !== 'done') return;
    if (errand === 'link') void navigate({ ...toSettings('account'), replace: true });
    else goOn();
  }, [errand, state, navigate, goOn]);
  if (typeof state === 'object') {
    return (
      <Page title={t('factor')}>
        <SecondFactorForm factors={state.factors} onDone={() => setState('done')} />
      </Page>
    );
  }
  if (state === 'working' || (errand !== undefined && state === 'done')) {
    return (
      <Page title={t(WORKING[errand ?? 'mail'])}>
        <Spinner />
      </Page>
    );
  }
  if (state === 'done') {
    return (
      <Page title={t('done')}>
        <p className="text-sm text-ink-2">{t('done.text')}</p>
        <Button variant="primary" size="l" className="mt-6" onClick={goOn}>
          {t(leadsSomewhere(way) ? 'go-on' : 'open')}
        </Button>
      </Page>
    );
  }
  if (errand === undefined && (state === 'expired-link' || state === 'other-browser')) {
    return <StaleLink problem={state} way={way} onConfirmed={goOn} />;
  }
  return (
    <Page title={t(state === 'other-mailbox' ? 'half' : 'failed')}>
      <Callout tone="review">{textOf(state)}</Callout>
      <Link
        {...(errand === 'link' ? toSettings('account') : { to: '/auth' })}
        className={buttonClass({ variant: 'primary', size: 'l', className: 'mt-6' })}
      >
        {t(errand === 'link' ? 'settings' : 'login')}
      </Link>
    </Page>
  );
}

function useProblemText(): (problem: LinkProblem) => string {
  const failures = useStrings(failureStrings);
  const links = useStrings(linkStrings);
  return (problem) => (isAddressProblem(problem) ? links(problem) : failures(problem));
}

/**
 * A mailed link that is of no use any more: says why, and gets a new mail on the spot, whose digits end the registration in
 * this tab. Who is signed in has asked for a change of address, and asks again in the settings.
 */
interface StaleLinkProps {
  readonly problem: 'expired-link' | 'other-browser';
  readonly way: WayOn;
  readonly onConfirmed: () => void;
}

function StaleLink({ problem, way, onConfirmed }: StaleLinkProps) {
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

/** The narrow page that mailed links lead to: one heading, and what follows from it. */
function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md py-10 sm:py-16">
      <h1 className="mb-4 text-2xl font-semibold tracking-tight">{title}</h1>
      {children}
    </div>
  );
}
