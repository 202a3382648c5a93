/** Plans and prices. A plan in the address is scrolled to; who is not signed in registers first and comes back. */
import { type BillingCycle, type PaidPlan, PLANS, type Plan, PRICES_CENTS } from '@cryptax/api-contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { useObservable } from '../../../../platform/observable.ts';
import { usePlan } from '../../../../platform/plan/plan.ts';
import { session } from '../../../../platform/session/session.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { formatCents } from '../../../../ui/format/euro.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useSiteFacts } from '../../../legal/site-facts.ts';
import { type CheckoutProblem, startCheckout } from '../../parts/checkout.ts';
import { PlanCard, QUESTIONS, TRUST } from './components/plan-card.tsx';
import { pricingStrings } from './strings.ts';

export function PricingScreen() {
  const t = useStrings(pricingStrings);
  const locale = useLocale();
  const { plan: wanted, canceled } = useSearch({ from: '/public/pricing' });
  const [cycle, setCycle] = useState<BillingCycle>('yearly');
  const { opening, problem, open } = useCheckout(cycle);
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const current = usePlan();
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(`plan-${wanted}`)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <div className="py-8 sm:py-12">
      <h1 className="max-w-2xl text-3xl font-semibold tracking-tight sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-2xl text-ink-2">{t('intro')}</p>
      {canceled === true && (
        <div role="status" className="mt-5">
          <Callout tone="info">{t('canceled')}</Callout>
        </div>
      )}
      {problem !== undefined && <CheckoutFailed problem={problem} />}
      <div className="mt-7 mb-5 flex flex-wrap items-center gap-3">
        <Segmented
          label={t('cycle')}
          value={cycle}
          onValueChange={setCycle}
          options={[
            { value: 'monthly', label: t('monthly') },
            { value: 'yearly', label: t('yearly') },
          ]}
        />
        <Badge tone="gain">{t('save')}</Badge>
      </div>
      <div className="grid items-stretch gap-4 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            cycle={cycle}
            price={formatCents(plan === 'free' ? 0 : PRICES_CENTS[plan][cycle], locale)}
            isCurrent={isSignedIn && plan === current}
            isMarked={plan === (wanted ?? 'premium')}
            action={
              <PlanAction plan={plan} opening={opening} onChoose={open} isCurrent={isSignedIn && plan === current} />
            }
          />
        ))}
      </div>
      <Questions />
      <Trust />
    </div>
  );
}

interface PlanActionProps {
  readonly plan: Plan;
  readonly opening: PaidPlan | undefined;
  readonly isCurrent: boolean;
  readonly onChoose: (plan: PaidPlan) => void;
}

function PlanAction({ plan, opening, isCurrent, onChoose }: PlanActionProps) {
  const t = useStrings(pricingStrings);
  if (plan === 'free') {
    // The badge of the card says that this is the plan; there is nothing to start.
    if (isCurrent) return <p className="py-2.5 text-center text-sm font-medium text-ink-2">{t('current')}</p>;
    return (
      <Link to="/smart-import" className={buttonClass({ size: 'l' })}>
        {t('start-free')}
      </Link>
    );
  }
  const isOpening = opening === plan;
  return (
    <Button
      size="l"
      variant={plan === 'premium' ? 'primary' : 'suggested'}
      disabled={isCurrent || (opening !== undefined && !isOpening)}
      aria-busy={isOpening || undefined}
      onClick={() => onChoose(plan)}
    >
      {isOpening ? t('opening') : t('upgrade', { plan: t(`plan.${plan}`) })}
    </Button>
  );
}

/** What the server said, and whom to ask; the texts of the server are shown here because they name what is wrong. */
function CheckoutFailed({ problem }: { readonly problem: CheckoutProblem }) {
  const t = useStrings(pricingStrings);
  const site = useSiteFacts();
  const email = site.kind === 'ready' ? site.facts.email : '';
  const said = problem.kind === 'refused' && problem.message !== '' ? problem.message : t(`error.${problem.kind}`);
  return (
    <div role="alert" className="mt-5">
      <Callout tone="danger" title={t(problem.kind === 'offline' ? 'error.title.unreached' : 'error.title')}>
        {said.replace(/\.?$/, '.')}{' '}
        {problem.kind === 'refused' && (email === '' ? t('error.again') : t('error.help', { email }))}
      </Callout>
    </div>
  );
}

function useCheckout(cycle: BillingCycle) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<PaidPlan>();
  const [problem, setProblem] = useState<CheckoutProblem>();
  const open = async (plan: PaidPlan) => {
    if (session.get().kind === 'signed-out') {
      await navigate({ to: '/auth', search: { mode: 'register', plan, redirect: '/pricing' } });
      return;
    }
    setOpening(plan);
    setProblem(undefined);
    const started = await startCheckout(plan, cycle);
    if (started.ok) {
      location.assign(started.value);
      return;
    }
    setOpening(undefined);
    setProblem(started.error);
  };
  return { opening, problem, open };
}

/** Six questions people ask before they pay, and four things they can rely on. */
function Questions() {
  const t = useStrings(pricingStrings);
  return (
    <section aria-labelledby="faq" className="mx-auto mt-16 max-w-3xl">
      <h2 id="faq" className="mb-4 text-xl font-semibold tracking-tight">
        {t('faq')}
      </h2>
      <div className="grid">
        {QUESTIONS.map((question) => (
          <Disclosure key={question} summary={t(`q.${question}`)}>
            <p className="text-sm text-ink-2">{t(`a.${question}`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

function Trust() {
  const t = useStrings(pricingStrings);
  return (
    <section aria-labelledby="trust" className="mt-16 mb-12">
      <h2 id="trust" className="sr-only">
        {t('trust')}
      </h2>
      <ul className="grid gap-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {TRUST.map((item) => (
          <li key={item}>
            <h3 className="text-sm font-semibold">{t(`t.${item}`)}</h3>
            <p className="mt-1 text-sm text-ink-2">{t(`t.${item}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
