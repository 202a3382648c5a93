/**
 * Where somebody wanted to go before an account was asked for: a plan to buy, a page to come back to. It goes along in the
 * address of every step, also through mails and other services, so that it holds in the tab where the way ends.
 */
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

export interface WayOn {
  readonly plan?: 'free' | 'premium' | 'pro' | undefined;
  /** A path inside the app, checked where the address was read. */
  readonly redirect?: string | undefined;
}

export function withWayOn(address: string, { plan, redirect }: WayOn): string {
  const url = new URL(address);
  if (plan !== undefined) url.searchParams.set('plan', plan);
  if (redirect !== undefined) url.searchParams.set('redirect', redirect);
  return url.toString();
}

/** Whether the way leads somewhere else than to the overview. */
export function leadsSomewhere({ plan, redirect }: WayOn): boolean {
  return isBuying(plan) || redirect !== undefined;
}

export function useGoOn({ plan, redirect }: WayOn): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  const [goOn] = useState(() => () => {
    const isOnTheWay = redirect === undefined || redirect === '/pricing';
    if (isOnTheWay && isBuying(plan)) void navigate({ to: '/pricing', search: { plan } });
    else if (redirect !== undefined) router.history.push(redirect);
    else void navigate({ to: '/multi-exchange' });
  });
  return goOn;
}

function isBuying(plan: WayOn['plan']): plan is 'premium' | 'pro' {
  return plan === 'premium' || plan === 'pro';
}
