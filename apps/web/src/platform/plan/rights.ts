/** Which plan opens which planning feature, by the permissions of specification 6. Basic FIFO is always allowed. */
import { isAllowed, type PaidPlan, type Permission, type Plan } from '@cryptax/api-contract/plans';

export type PlanFeature = 'what-if' | 'optimiser' | 'harvesting' | 'comparison';

const PERMISSION: Readonly<Record<PlanFeature, Permission>> = {
  'what-if': 'whatif_simulator',
  optimiser: 'tax_optimization',
  harvesting: 'tax_loss_harvesting',
  comparison: 'fifo_lifo_compare',
};

/** The smallest plan that has it. */
export function neededPlan(feature: PlanFeature): PaidPlan {
  return allows('premium', feature) ? 'premium' : 'pro';
}

export function allows(plan: Plan, feature: PlanFeature): boolean {
  return isAllowed(plan, PERMISSION[feature]);
}
