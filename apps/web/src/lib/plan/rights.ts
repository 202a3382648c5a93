/** Which plan opens which planning feature (specification 6). Basic FIFO is always allowed. */
import type { Plan } from './plan.ts';

export type PlanFeature = 'what-if' | 'optimiser' | 'harvesting' | 'comparison';

const NEEDED: Readonly<Record<PlanFeature, Exclude<Plan, 'free'>>> = {
  'what-if': 'pro',
  optimiser: 'pro',
  harvesting: 'pro',
  comparison: 'premium',
};

const RANK: Readonly<Record<Plan, number>> = { free: 0, premium: 1, pro: 2 };

export function neededPlan(feature: PlanFeature): Exclude<Plan, 'free'> {
  return NEEDED[feature];
}

export function allows(plan: Plan, feature: PlanFeature): boolean {
  return RANK[plan] >= RANK[NEEDED[feature]];
}
