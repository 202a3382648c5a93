/** After the checkout: asks the server whether the payment counts, and shows what was bought or why it failed. */
import type { VerifyPaymentAnswer } from '@cryptax/api-contract';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { track } from '../../../../platform/analytics/track.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { formatEuro } from '../../../../ui/format/euro.ts';
import { Spinner } from '../../../../ui/progress.tsx';
import { useSiteFacts } from '../../../legal/site-facts.ts';
import { verifyPayment } from '../../parts/checkout.ts';
import { refreshPlan } from '../../parts/follow-session.ts';
import { paymentSuccessStrings } from './strings.ts';

type FailureReason = 'no-session' | 'not-verified' | 'offline' | 'error';

type State =
  | { readonly kind: 'verifying' }
  | { readonly kind: 'success'; readonly bought: VerifyPaymentAnswer }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

export function PaymentSuccessScreen() {
  const { session_id: id } = useSearch({ from: '/public/payment/success' });
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="mx-auto w-full max-w-lg py-10 sm:py-16">
      <Verification key={attempt} id={id} onAgain={() => setAttempt(attempt + 1)} />
    </div>
  );
}

/** One attempt; a new one is a new component, so nothing of the old answer is left. */
function Verification({ id, onAgain }: { readonly id: string | undefined; readonly onAgain: () => void }) {
  const t = useStrings(paymentSuccessStrings);
  const state = useVerification(id);
  return (
    <>
      {state.kind === 'verifying' && (
        <>
          <h1 className="mb-4 text-2xl font-semibold tracking-tight">{t('verifying')}</h1>
          <Spinner />
        </>
      )}
      {state.kind === 'success' && <Bought bought={state.bought} />}
      {state.kind === 'failed' && <Failed reason={state.reason} onAgain={onAgain} />}
    </>
  );
}

function useVerification(id: string | undefined): State {
  const [state, setState] = useState<State>({ kind: 'verifying' });
  useEffect(() => {
    let isWanted = true;
    const notify = (next: State) => {
      if (isWanted) setState(next);
    };
    if (id === undefined) notify({ kind: 'failed', reason: 'no-session' });
    else {
      notify({ kind: 'verifying' });
      verifyPayment(id).then(async (answer) => {
        if (!answer.ok)
          return notify({ kind: 'failed', reason: answer.error.kind === 'offline' ? 'offline' : 'error' });
        if (!answer.value.success) return notify({ kind: 'failed', reason: 'not-verified' });
        await refreshPlan();
        track('plan-upgraded');
        notify({ kind: 'success', bought: answer.value });
      });
    }
    return () => {
      isWanted = false;
    };
  }, [id]);
  return state;
}

function Bought({ bought }: { readonly bought: VerifyPaymentAnswer }) {
  const t = useStrings(paymentSuccessStrings);
  const price = formatEuro(bought.price, useLocale(), { whole: !bought.price.includes('.') });
  return (
    <>
      <h1 className="mb-5 text-2xl font-semibold tracking-tight">{t('title', { plan: bought.planName })}</h1>
      <Card>
        <CardBody className="pt-4">
          <DescriptionList
            items={[
              { id: 'plan', term: t('plan'), value: bought.planName },
              { id: 'price', term: t('price'), value: t(`per.${bought.interval}`, { price }) },
              { id: 'status', term: t('status'), value: <Badge tone="gain">{t('active')}</Badge> },
            ]}
          />
        </CardBody>
      </Card>
      <h2 className="mt-7 mb-2 text-base font-semibold">{t('next')}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-ink-2">
        {(['next.1', 'next.2', 'next.3'] as const).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap gap-3">
        <Link to="/multi-exchange" className={buttonClass({ variant: 'primary', size: 'l' })}>
          {t('dashboard')}
        </Link>
        <Link {...toSettings('billing')} className={buttonClass({ size: 'l' })}>
          {t('settings')}
        </Link>
      </div>
    </>
  );
}

function Failed({ reason, onAgain }: { readonly reason: FailureReason; readonly onAgain: () => void }) {
  const t = useStrings(paymentSuccessStrings);
  const site = useSiteFacts();
  const email = site.kind === 'ready' ? site.facts.email : '';
  return (
    <div role="alert">
      <h1 className="mb-5 text-2xl font-semibold tracking-tight">{t('failed')}</h1>
      <Callout tone="danger">{t(reason === 'offline' ? 'error' : reason)}</Callout>
      {/* Offline nobody was asked, so nothing speaks for a payment that failed. */}
      {reason === 'offline' ? <p className="mt-4 text-sm text-ink-2">{t('offline')}</p> : <Causes />}
      <p className="mt-4 text-sm text-ink-2">{t('safe')}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Link to="/pricing" className={buttonClass({ variant: 'primary', size: 'l' })}>
          {t('pricing')}
        </Link>
        {reason !== 'no-session' && (
          <Button size="l" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        {email !== '' && (
          <a href={`mailto:${email}`} className={buttonClass({ size: 'l' })}>
            {t('support')}
          </a>
        )}
      </div>
    </div>
  );
}

function Causes() {
  const t = useStrings(paymentSuccessStrings);
  return (
    <>
      <h2 className="mt-6 mb-2 text-base font-semibold">{t('causes')}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        {(['cause.1', 'cause.2', 'cause.3'] as const).map((cause) => (
          <li key={cause}>{t(cause)}</li>
        ))}
      </ul>
    </>
  );
}
