/** Log in and register. Where to go afterwards comes from the address; a chosen plan leads on to the checkout. */
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { settings } from '../../../../platform/settings/settings.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import type { AccountFailure } from '../../parts/account-failure.ts';
import { ConfirmMail } from '../../parts/confirm-mail.tsx';
import { EmailField, PasswordField } from '../../parts/credential-fields.tsx';
import { failureStrings } from '../../parts/failure-strings.ts';
import { type Factor, openFactors } from '../../parts/second-factor.ts';
import { SecondFactorForm } from '../../parts/second-factor-form.tsx';
import { authStrings, factorStrings } from '../../parts/strings.ts';
import { useGoOn } from '../../parts/way-on.ts';
import { type NewAccount, type SignedIn, type SignedUp, signIn } from '../../sign-in.ts';
import { RegisterForm, ResetRequestForm } from './components/forms.tsx';
import { Services } from './components/services.tsx';

/** Time to read "account created" (specification: 1.5 s). */
const REDIRECT_MS = 1_500;

type Step =
  | { readonly kind: 'forms' }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'second-factor'; readonly factors: readonly Factor[] }
  | { readonly kind: 'confirm-email'; readonly account: NewAccount; readonly isSent: boolean }
  | { readonly kind: 'registered' };

export function AuthScreen() {
  const t = useStrings(authStrings);
  const factors = useStrings(factorStrings);
  const { mode, plan, redirect } = useSearch({ from: '/public/auth' });
  const way = { plan, redirect };
  const [tab, setTab] = useState<'login' | 'register'>(mode === 'register' || mode === 'cloud' ? 'register' : 'login');
  const [step, setStep] = useState<Step>({ kind: 'forms' });
  const goOn = useGoOn(way);
  const isCloud = mode === 'cloud';
  useEffect(() => {
    // Chosen before there is an account; the mail's link may lead back without it.
    if (isCloud) settings.set('cloudWanted', true);
  }, [isCloud]);
  useEffect(() => {
    // A reload between password and second factor goes on where it was.
    void openFactors().then((found) => {
      if (found.ok && found.value.length > 0) setStep({ kind: 'second-factor', factors: found.value });
    });
  }, []);
  useEffect(() => {
    if (step.kind !== 'registered') return;
    const timer = setTimeout(goOn, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [step, goOn]);
  const onSignedIn = (signed: SignedIn) => (signed.kind === 'done' ? goOn() : setStep(signed));
  const onSignedUp = (signed: SignedUp, account: NewAccount) =>
    setStep(signed.kind === 'done' ? { kind: 'registered' } : { kind: 'confirm-email', account, isSent: true });
  return (
    <div className="mx-auto w-full max-w-md py-8 sm:py-14">
      <h1 className="text-2xl font-semibold tracking-tight">
        {step.kind === 'second-factor' ? factors('title') : t(titleOf(step))}
      </h1>
      {step.kind === 'forms' && <p className="mt-2 mb-6 text-sm text-ink-2">{t(isCloud ? 'intro.cloud' : 'intro')}</p>}
      {step.kind === 'forms' && (
        <Sheet>
          <Tabs
            label={t('tabs')}
            value={tab}
            onValueChange={setTab}
            items={[
              {
                value: 'login',
                label: t('tab.login'),
                content: (
                  <LoginForm
                    onSignedIn={onSignedIn}
                    onUnconfirmed={(account) => setStep({ kind: 'confirm-email', account, isSent: false })}
                    onForgot={() => setStep({ kind: 'forgot' })}
                  />
                ),
              },
              {
                value: 'register',
                label: t('tab.register'),
                content: <RegisterForm way={way} onSignedUp={onSignedUp} />,
              },
            ]}
          />
          <Services way={way} />
        </Sheet>
      )}
      {step.kind === 'forgot' && (
        <Sheet className="mt-6">
          <ResetRequestForm way={way} onBack={() => setStep({ kind: 'forms' })} />
        </Sheet>
      )}
      {step.kind === 'second-factor' && (
        <Sheet className="mt-6">
          <SecondFactorForm factors={step.factors} onDone={goOn} />
        </Sheet>
      )}
      {step.kind === 'confirm-email' && (
        <ConfirmMail
          account={step.account}
          way={way}
          isSent={step.isSent}
          onConfirmed={() => setStep({ kind: 'registered' })}
        />
      )}
      {step.kind === 'registered' && (
        <div role="status" className="mt-6">
          <Callout tone="gain">{t('register.done')}</Callout>
        </div>
      )}
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <Link to="/smart-import" className={linkClass('inline')}>
          {t('no-account')}
        </Link>
        <Link to="/" className={linkClass('inline')}>
          {t('home')}
        </Link>
      </p>
    </div>
  );
}

function titleOf({ kind }: Step): 'title' | 'forgot.title' | 'register.confirm' {
  if (kind === 'forgot') return 'forgot.title';
  return kind === 'confirm-email' ? 'register.confirm' : 'title';
}

function Sheet({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <Card className={className}>
      <CardBody className="pt-4">{children}</CardBody>
    </Card>
  );
}

/** Log in with e-mail and password; what is missing is said at its field, what failed above the button. */
interface LoginFormProps {
  readonly onSignedIn: (signed: SignedIn) => void;
  /** The password was right, the address is not confirmed. */
  readonly onUnconfirmed: (account: NewAccount) => void;
  readonly onForgot: () => void;
}

function LoginForm({ onSignedIn, onUnconfirmed, onForgot }: LoginFormProps) {
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
    else if (result.error === 'unconfirmed') onUnconfirmed({ name: '', email: email.trim(), password });
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
