/** Plans and prices. A plan in the address is scrolled to; who is not signed in registers first and comes back. */
import {
  type BillingCycle,
  type PaidPlan,
  PLANS,
  type Plan,
  type PlanChange,
  PRICES_CENTS,
  type SubscriptionView,
} from '@cryptax/api-contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { useObservable } from '../../../../platform/observable.ts';
import { usePlan } from '../../../../platform/plan/plan.ts';
import { session } from '../../../../platform/session/session.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { formatCents } from '../../../../ui/format/euro.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useIsPrivate, useSiteFacts } from '../../../legal/site-facts.ts';
import { askAccount, askOverview } from '../../parts/account-api.ts';
import { type CheckoutProblem, startCheckout } from '../../parts/checkout.ts';
import { ChangeDialog, PlanCard, QUESTIONS, TRUST } from './components/plan-card.tsx';
import { pricingStrings } from './strings.ts';

export function PricingScreen() {
  const t = useStrings(pricingStrings);
  const locale = useLocale();
  const { plan: wanted, canceled } = useSearch({ from: '/public/pricing' });
  const [cycle, setCycle] = useState<BillingCycle>('yearly');
  const checkout = useCheckout(cycle);
  const { opening, problem } = checkout;
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const current = usePlan();
  const contract = useContract();
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
              <PlanAction
                plan={plan}
                cycle={cycle}
                contract={contract}
                opening={opening}
                onChoose={checkout.choose}
                isCurrent={isSignedIn && plan === current}
              />
            }
          />
        ))}
      </div>
      {checkout.change !== undefined && (
        <ChangeDialog change={checkout.change} cycle={cycle} onClose={checkout.close} onConfirm={checkout.open} />
      )}
      <Questions />
      <Trust />
    </div>
  );
}

interface PlanActionProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly contract: SubscriptionView | null;
  readonly opening: PaidPlan | undefined;
  readonly isCurrent: boolean;
  readonly onChoose: (plan: PaidPlan) => void;
}

function PlanAction({ plan, cycle, contract, opening, isCurrent, onChoose }: PlanActionProps) {
  const t = useStrings(pricingStrings);
  if (plan === 'free') {
    // The badge of the card says that this is the plan; there is nothing to start.
    if (isCurrent) return <p className="py-2.5 text-center text-sm font-medium text-ink-2">{t('current')}</p>;
    if (contract !== null) {
      return (
        <Link {...toSettings('billing')} className={buttonClass({ size: 'l' })}>
          {t('to-free')}
        </Link>
      );
    }
    return (
      <Link to="/smart-import" className={buttonClass({ size: 'l' })}>
        {t('start-free')}
      </Link>
    );
  }
  const isOther = contract !== null && contract.plan === plan && contract.billingCycle !== cycle;
  const label = isOther ? t(`switch.${cycle}`) : t('upgrade', { plan: t(`plan.${plan}`) });
  const isOpening = opening === plan;
  return (
    <Button
      size="l"
      variant={plan === 'premium' ? 'primary' : 'suggested'}
      disabled={(isCurrent && !isOther) || (opening !== undefined && !isOpening)}
      aria-busy={isOpening || undefined}
      onClick={() => onChoose(plan)}
    >
      {isOpening ? t('opening') : label}
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

/** A change of plan that waits for a yes, with its price. */
interface Change {
  readonly plan: PaidPlan;
  readonly terms: PlanChange;
}

function useCheckout(cycle: BillingCycle) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<PaidPlan>();
  const [problem, setProblem] = useState<CheckoutProblem>();
  const [change, setChange] = useState<Change>();
  const open = async (plan: PaidPlan) => {
    setChange(undefined);
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
  const choose = async (plan: PaidPlan) => {
    if (session.get().kind === 'signed-out') {
      await navigate({ to: '/auth', search: { mode: 'register', plan, redirect: '/pricing' } });
      return;
    }
    setOpening(plan);
    const quoted = await askAccount<PlanChange>(`/plan-change?plan=${plan}&billingCycle=${cycle}`);
    setOpening(undefined);
    // Who has no contract yet sees the price on the card; a server that does not answer is met by the checkout.
    if (quoted.ok && quoted.value.from !== null) setChange({ plan, terms: quoted.value });
    else await open(plan);
  };
  return { opening, problem, change, choose, open, close: () => setChange(undefined) };
}

/** The contract of whoever is signed in and pays. */
function useContract(): SubscriptionView | null {
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const [contract, setContract] = useState<SubscriptionView | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = isSignedIn ? await askOverview() : undefined;
      const found = answer?.ok === true ? answer.value.subscription : null;
      const isLiving = found?.state === 'active' || found?.state === 'cancelled-at-period-end';
      if (isWanted) setContract(isLiving ? found : null);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [isSignedIn]);
  return contract;
}

/** Six questions people ask before they pay, and four things they can rely on. */
function Questions() {
  const t = useStrings(pricingStrings);
  const isPrivate = useIsPrivate();
  return (
    <section aria-labelledby="faq" className="mx-auto mt-16 max-w-3xl">
      <h2 id="faq" className="mb-4 text-xl font-semibold tracking-tight">
        {t('faq')}
      </h2>
      <div className="grid">
        {QUESTIONS.filter((question) => !isPrivate || question !== 'student').map((question) => (
          <Disclosure key={question} summary={t(`q.${question}`)}>
            <p className="text-sm text-ink-2">
              {t(isPrivate && question === 'withdraw' ? 'a.withdraw.private' : `a.${question}`)}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

function Trust() {
  const t = useStrings(pricingStrings);
  const isPrivate = useIsPrivate();
  return (
    <section aria-labelledby="trust" className="mt-16 mb-12">
      <h2 id="trust" className="sr-only">
        {t('trust')}
      </h2>
      <ul className="grid gap-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {TRUST.map((item) => (
          <li key={item}>
            <h3 className="text-sm font-semibold">{t(`t.${item}`)}</h3>
            <p className="mt-1 text-sm text-ink-2">
              {t(isPrivate && item === 'protected' ? 't.protected.text.private' : `t.${item}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
