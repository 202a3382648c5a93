/** Plan, limits, use and subscription of the caller, and his invoices. */
import {
  type AccountOverview,
  type BillingCycle,
  type InvoiceView,
  MONEY_BACK_DAYS,
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
  const planAfter = subscription === null ? plan : await planWithout(db, sub, subscription.id);
  const answer: AccountOverview = {
    plan,
    limits: PLAN_LIMITS[plan],
    used: { transactions, exchanges, apiCallsToday: calls, storageBytes: bytes },
    subscription: subscription === null ? null : subscriptionView(subscription, new Date(), planAfter),
  };
  return context.json(answer);
};

/**
 * The one that counts: a living subscription before an ended one; of the living one that renews before one that runs out, and
 * the larger plan; then the newest. Starts are reported in whole seconds, so two of them may be equal.
 */
export async function latestSubscription(on: Queryable, userId: string): Promise<SubscriptionRow | null> {
  const { rows } = await on.query<SubscriptionRow>(
    `select id, customer, plan, billing_interval, amount_cents, status, cancel_at_period_end, withdrawn_at, started_at,
        period_start, period_end from public.subscriptions where user_id = $1::text::uuid
      order by case when status in ('active', 'trialing') then 0 else 1 end,
        status in ('active', 'trialing') and cancel_at_period_end, (status in ('active', 'trialing') and plan = 'pro') desc,
        started_at desc, id limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}

/** The plan that holds once a contract is gone: the best other one that is paid, else what everybody has here. */
export async function planWithout(on: Queryable, userId: string, id: string): Promise<Plan> {
  const { rows } = await on.query<{ plan: Plan }>(
    `select coalesce(
      (select s.plan from public.subscriptions s where s.user_id = $1::text::uuid and s.id <> $2
        and s.status in ('active', 'trialing') and s.withdrawn_at is null and s.period_end > now()
        order by s.plan = 'pro' desc limit 1),
      (select value from public.server_settings where name = 'default_plan'), 'free') as plan`,
    [userId, id],
  );
  return rows[0]?.plan ?? 'free';
}

export function subscriptionView(row: SubscriptionRow, now: Date, planAfter: Plan): SubscriptionView {
  const state = stateOf(row, now);
  const view: SubscriptionView = {
    state,
    plan: row.plan,
    billingCycle: row.billing_interval,
    priceCents: row.amount_cents,
    startedAt: row.started_at,
    periodEnd: row.period_end,
    planAfter,
  };
  if (!isLiving(state)) return view;
  const untilDay = (days: number) => new Date(Date.parse(row.started_at) + days * DAY_MS);
  const [withdrawUntil, backUntil] = [untilDay(WITHDRAWAL_DAYS), untilDay(MONEY_BACK_DAYS)];
  const chargeCents = usedCents(row, row.started_at, now);
  const refundCents = row.amount_cents - chargeCents;
  return {
    ...view,
    ...(now <= withdrawUntil && {
      withdrawal: { until: withdrawUntil.toISOString(), chargeCents, refundCents },
    }),
    ...(now <= backUntil && {
      moneyBack: { until: backUntil.toISOString(), refundCents: row.amount_cents },
    }),
    ...(isRenewed(row) && {
      endNow: { refundCents: row.amount_cents - usedCents(row, row.period_start, now) },
    }),
  };
}

/** The first term is over; starts are given in whole seconds, and periods may begin some time after. */
function isRenewed({ started_at, period_start }: SubscriptionRow): boolean {
  return Date.parse(period_start) - Date.parse(started_at) > DAY_MS;
}

export function isLiving(state: SubscriptionState): boolean {
  return state === 'active' || state === 'cancelled-at-period-end';
}

/** What of the price of a period is used up; a day begun is a day used. */
export function usedCents(row: SubscriptionRow, since: string, now: Date): number {
  return proRataCents(row.amount_cents, daysBetween(since, now), periodDays(row));
}

export function stateOf(
  { status, cancel_at_period_end, withdrawn_at, period_end }: SubscriptionRow,
  now: Date,
): SubscriptionState {
  if (withdrawn_at !== null) return 'withdrawn';
  if (['past_due', 'unpaid', 'incomplete'].includes(status)) return 'blocked';
  if (status !== 'active' && status !== 'trialing') return 'ended';
  if (!cancel_at_period_end) return 'active';
  return new Date(period_end) > now ? 'cancelled-at-period-end' : 'ended';
}

function daysBetween(start: string, end: Date): number {
  return Math.ceil((end.getTime() - Date.parse(start)) / DAY_MS);
}

function periodDays({ period_start, period_end }: SubscriptionRow): number {
  return Math.max(1, Math.round((Date.parse(period_end) - Date.parse(period_start)) / DAY_MS));
}

export const listInvoices: AccountHandler = async (context, { db }, { sub }) => {
  const { rows } = await db.query<InvoiceView>(
    `select i.id, i.number, s.plan, i.status, i.amount_cents as "amountCents", i.credit_cents as "creditCents", i.currency,
        i.created_at as "createdAt", i.url
      from public.invoices i left join public.subscriptions s on s.user_id = i.user_id and s.id = i.subscription_id
      where i.user_id = $1::text::uuid order by i.created_at desc limit 200`,
    [sub],
  );
  return context.json({ invoices: rows });
};
