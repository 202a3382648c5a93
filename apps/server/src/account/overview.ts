/** Plan, limits, use and subscription of the caller, and his invoices. */
import {
  type AccountOverview,
  type BillingCycle,
  type InvoiceView,
  PLAN_LIMITS,
  type Plan,
  proRataCents,
  type SubscriptionState,
  type SubscriptionView,
  WITHDRAWAL_DAYS,
} from '@cryptax/api-contract';
import type { Queryable } from '../db/db.ts';
import type { AccountHandler } from './account-handler.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly customer: string | null;
  readonly plan: Plan;
  readonly billing_interval: BillingCycle;
  readonly amount_cents: number;
  readonly status: string;
  readonly cancel_at_period_end: boolean;
  readonly withdrawn_at: string | null;
  readonly started_at: string;
  readonly period_start: string;
  readonly period_end: string;
}

interface UsageRow {
  readonly plan: Plan;
  readonly transactions: number;
  readonly exchanges: number;
  readonly calls: number;
  readonly bytes: number;
}

const DAY_MS = 86_400_000;

export const overview: AccountHandler = async (context, { db }, { sub }) => {
  const { rows } = await db.query<UsageRow>(
    `select public.plan_of($1::text::uuid) as plan,
      (select count(*) from public.transactions where user_id = $1::text::uuid
        and not (id like 'statement:%' or id like 'unread:%')) as transactions,
      (select count(*) from public.exchange_connections where user_id = $1::text::uuid) as exchanges,
      coalesce((select calls from public.api_usage where user_id = $1::text::uuid and day = (now() at time zone 'utc')::date), 0) as calls,
      coalesce((select bytes from public.account_storage where user_id = $1::text::uuid), 0) as bytes`,
    [sub],
  );
  const { plan = 'free', transactions = 0, exchanges = 0, calls = 0, bytes = 0 } = rows[0] ?? {};
  const subscription = await latestSubscription(db, sub);
  const answer: AccountOverview = {
    plan,
    limits: PLAN_LIMITS[plan],
    used: { transactions, exchanges, apiCallsToday: calls, storageBytes: bytes },
    subscription: subscription === null ? null : subscriptionView(subscription, new Date()),
  };
  return context.json(answer);
};

/**
 * The one that counts: a living subscription before an ended one, one that renews before one that runs out, the newest
 * first. Starts are reported in whole seconds, so two of them may be equal.
 */
export async function latestSubscription(on: Queryable, userId: string): Promise<SubscriptionRow | null> {
  const { rows } = await on.query<SubscriptionRow>(
    `select id, customer, plan, billing_interval, amount_cents, status, cancel_at_period_end, withdrawn_at, started_at,
        period_start, period_end from public.subscriptions where user_id = $1::text::uuid
      order by status in ('active', 'trialing') desc, cancel_at_period_end, plan = 'pro' desc, started_at desc, id limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}

export function subscriptionView(row: SubscriptionRow, now: Date): SubscriptionView {
  const state = stateOf(row, now);
  const view: SubscriptionView = {
    state,
    plan: row.plan,
    billingCycle: row.billing_interval,
    priceCents: row.amount_cents,
    startedAt: row.started_at,
    periodEnd: row.period_end,
  };
  const until = new Date(Date.parse(row.started_at) + WITHDRAWAL_DAYS * DAY_MS);
  const isLiving = state === 'active' || state === 'cancelled-at-period-end';
  if (!isLiving || now > until) return view;
  const chargeCents = proRataCents(row.amount_cents, daysBetween(row.started_at, now), periodDays(row));
  return {
    ...view,
    withdrawal: { until: until.toISOString(), chargeCents, refundCents: row.amount_cents - chargeCents },
  };
}

function stateOf(
  { status, cancel_at_period_end, withdrawn_at, period_end }: SubscriptionRow,
  now: Date,
): SubscriptionState {
  if (withdrawn_at !== null) return 'withdrawn';
  if (['past_due', 'unpaid', 'incomplete'].includes(status)) return 'blocked';
  if (status !== 'active' && status !== 'trialing') return 'ended';
  if (!cancel_at_period_end) return 'active';
  return new Date(period_end) > now ? 'cancelled-at-period-end' : 'ended';
}

/** A day begun is a day used. */
function daysBetween(start: string, end: Date): number {
  return Math.ceil((end.getTime() - Date.parse(start)) / DAY_MS);
}

function periodDays({ period_start, period_end }: SubscriptionRow): number {
  return Math.max(1, Math.round((Date.parse(period_end) - Date.parse(period_start)) / DAY_MS));
}

export const listInvoices: AccountHandler = async (context, { db }, { sub }) => {
  const { rows } = await db.query<InvoiceView>(
    `select id, number, status, amount_cents as "amountCents", currency, created_at as "createdAt", url
      from public.invoices where user_id = $1::text::uuid order by created_at desc limit 200`,
    [sub],
  );
  return context.json({ invoices: rows });
};
