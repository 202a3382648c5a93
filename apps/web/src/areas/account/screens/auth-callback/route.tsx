/** Where mailed links and other sign-in services lead back to: exchanges the code and says how it went. */
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Spinner } from '../../../../ui/progress.tsx';
import { failureStrings } from '../../parts/failure-strings.ts';
import { isAddressProblem, type LinkProblem, redeemLink } from '../../parts/link-outcome.ts';
import type { Factor } from '../../parts/second-factor.ts';
import { SecondFactorForm } from '../../parts/second-factor-form.tsx';
import { errandOf } from '../../parts/sign-in-services.ts';
import { linkStrings } from '../../parts/strings.ts';
import { leadsSomewhere, useGoOn, type WayOn } from '../../parts/way-on.ts';
import { Page } from './components/page.tsx';
import { StaleLink } from './components/stale-link.tsx';
import { authCallbackStrings } from './strings.ts';

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
