/** What a change to another plan or interval costs today, and the question for it. */
import { BILLING_CYCLES, type BillingCycle, type PaidPlan, type PlanChange, PRICES_CENTS } from '@cryptax/api-contract';
import { z } from 'zod';
import type { Queryable } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { AccountHandler } from './account-handler.ts';
import { isLiving, latestSubscription, stateOf, usedCents } from './overview.ts';

export interface ChangeWish {
  readonly plan: PaidPlan;
  readonly billingCycle: BillingCycle;
}

export interface ChangeTerms extends PlanChange {
  /** The contract that ends with the change. */
  readonly replaces: string | null;
}

export async function planChange(on: Queryable, userId: string, wish: ChangeWish, now: Date): Promise<ChangeTerms> {
  const priceCents = PRICES_CENTS[wish.plan][wish.billingCycle];
  const present = await latestSubscription(on, userId);
  if (present === null || !isLiving(stateOf(present, now))) {
    return { priceCents, creditCents: 0, dueCents: priceCents, refundCents: 0, from: null, replaces: null };
  }
  const creditCents = present.amount_cents - usedCents(present, present.period_start, now);
  return {
    priceCents,
    creditCents,
    dueCents: Math.max(0, priceCents - creditCents),
    refundCents: Math.max(0, creditCents - priceCents),
    from: { plan: present.plan, billingCycle: present.billing_interval },
    replaces: present.id,
  };
}

const wishSchema = z.object({ plan: z.enum(['premium', 'pro']), billingCycle: z.enum(BILLING_CYCLES) });

export const quotePlanChange: AccountHandler = async (context, { db }, { sub }) => {
  const wish = wishSchema.safeParse(context.req.query());
  if (!wish.success) throw new Problem(400, 'validation_failed', 'Name a plan and an interval.');
  const { replaces: _, ...answer } = await planChange(db, sub, wish.data, new Date());
  return context.json(answer satisfies PlanChange);
};
