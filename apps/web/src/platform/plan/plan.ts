/**
 * The plan and what it allows. The plan comes from our own server, which may not be there: then it is free. The limit
 * only stops new imports; nothing that is in the ledger is ever locked away.
 */
import { isAllowed, type PaidPlan, type Permission, PLAN_LIMITS, PLANS, type Plan } from '@cryptax/api-contract/plans';
import { useEffect } from 'react';
import { Observable, useObservable } from '../observable.ts';
import { askServerHealth } from '../services/server-health.ts';

/** Which plan opens which planning feature, by the permissions of specification 6. Basic FIFO is always allowed. */
export type PlanFeature = 'what-if' | 'optimiser' | 'harvesting' | 'comparison' | 'proposals';

const PERMISSION: Readonly<Record<PlanFeature, Permission>> = {
  'what-if': 'whatif_simulator',
  optimiser: 'tax_optimization',
  harvesting: 'tax_loss_harvesting',
  comparison: 'fifo_lifo_compare',
  proposals: 'adviser_proposals',
};

/** The smallest plan that has it. */
export function neededPlan(feature: PlanFeature): PaidPlan {
  return allows('premium', feature) ? 'premium' : 'pro';
}

export function allows(plan: Plan, feature: PlanFeature): boolean {
  return isAllowed(plan, PERMISSION[feature]);
}

/** What the server gives everybody, and what the signed-in account has on top. */
const known = { server: 'free' as Plan, account: 'free' as Plan };
const current = new Observable<Plan>('free');
let asking: Promise<void> | undefined;

/** The account client tells what the server says about the account; signed out it is free again. */
export function setKnownPlan(source: keyof typeof known, plan: Plan): void {
  known[source] = plan;
  current.set(PLANS.indexOf(known.account) > PLANS.indexOf(known.server) ? known.account : known.server);
}

/** The plan as it is known now, for code outside of screens. */
export function currentPlan(): Plan {
  return current.get();
}

export function usePlan(): Plan {
  useEffect(() => void askServer(), []);
  return useObservable(current);
}

/** For what is made once and kept, a marked file for example: waits for the server's word instead of taking free for it. */
export async function settledPlan(): Promise<Plan> {
  await askServer();
  return current.get();
}

/** Once; a server that did not answer is asked again by the next who wants to know. */
function askServer(): Promise<void> {
  asking ??= askServerHealth().then((health) => {
    if (health.ok) setKnownPlan('server', health.value.plan);
    else asking = undefined;
  });
  return asking;
}

export interface PlannedImport {
  readonly known: { readonly events: number; readonly sources: readonly string[] };
  readonly newEvents: number;
  readonly newSources: readonly string[];
}

export type LimitVerdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'transactions'; readonly left: number; readonly wanted: number }
  | { readonly kind: 'sources'; readonly names: readonly string[] };

export function checkLimit(plan: Plan, { known, newEvents, newSources }: PlannedImport): LimitVerdict {
  const { transactions, exchanges } = PLAN_LIMITS[plan];
  if (newEvents === 0) return { kind: 'allowed' };
  const names = [...known.sources, ...newSources];
  if (exchanges !== null && newSources.length > 0 && names.length > exchanges) return { kind: 'sources', names };
  if (transactions === null) return { kind: 'allowed' };
  const left = Math.max(0, transactions - known.events);
  return newEvents > left ? { kind: 'transactions', left, wanted: newEvents } : { kind: 'allowed' };
}
