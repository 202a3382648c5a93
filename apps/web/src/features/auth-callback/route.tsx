/** Where the confirmation link of a new account leads: exchanges its code and says how it went. */
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { failureStrings } from '../../lib/account/failure-strings.ts';
import { type LinkProblem, redeemLink } from '../../lib/account/link-outcome.ts';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Callout } from '../../ui/callout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { authCallbackStrings } from './strings.ts';

type State = 'working' | 'done' | LinkProblem;

export function AuthCallbackScreen() {
  const t = useStrings(authCallbackStrings);
  const failures = useStrings(failureStrings);
  const [state, setState] = useState<State>('working');
  useEffect(() => {
    let isWanted = true;
    redeemLink().then((outcome) => {
      if (isWanted) setState(outcome.ok ? 'done' : outcome.error);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  if (state === 'working') {
    return (
      <Page title={t('working')}>
        <Spinner />
      </Page>
    );
  }
  if (state === 'done') {
    return (
      <Page title={t('done')}>
        <p className="text-sm text-ink-2">{t('done.text')}</p>
        <Link to="/multi-exchange" className={buttonClass({ variant: 'primary', size: 'l', className: 'mt-6' })}>
          {t('open')}
        </Link>
      </Page>
    );
  }
  const text =
    state === 'missing-code' ? t('missing') : state === 'expired-link' ? t('other-browser') : failures(state);
  return (
    <Page title={t('failed')}>
      <Callout tone="review">{text}</Callout>
      <Link to="/auth" className={buttonClass({ variant: 'primary', size: 'l', className: 'mt-6' })}>
        {t('login')}
      </Link>
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md py-10 sm:py-16">
      <h1 className="mb-4 text-2xl font-semibold tracking-tight">{title}</h1>
      {children}
    </div>
  );
}
