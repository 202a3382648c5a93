/**
 * Writes what a payment notice says, once: its id is noted in the same transaction, so a notice that comes twice changes
 * nothing, and one that comes late never overwrites a newer state. Plans are granted here and nowhere else.
 */
import { type BillingCycle, type PaidPlan, PRICES_CENTS } from '@cryptax/api-contract';
import type { Db, Queryable, Transaction } from '../db/db.ts';
import { findCheckout } from './checkout-rows.ts';
import type { Bought, InvoiceState, PaymentEvent, PaymentNotice, SubscriptionState } from './payment-notice.ts';
import { postBillingMail } from './post-billing-mail.ts';

export type Provider = 'stripe' | 'test';

/** @returns whether the event was new */
export function applyPaymentEvent(db: Db, provider: Provider, event: PaymentEvent): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `insert into public.payment_events (id, type, event_at) values ($1, $2, $3::text::timestamptz)
        on conflict (id) do nothing returning id`,
      [event.id, event.type, event.at.toISOString()],
    );
    if (rows.length === 0) return false;
    if (event.notice !== null) await applyNotice(tx, provider, event.notice, event.at);
    return true;
  });
}

export async function applyNotice(tx: Transaction, provider: Provider, notice: PaymentNotice, at: Date): Promise<void> {
  // The lock keeps two notices about one user from reading the same old state; a deleted account gets nothing.
  const { rows } = await tx.query('select id from auth.users where id = $1::text::uuid for update', [notice.userId]);
  if (rows.length === 0) return;
  switch (notice.kind) {
    case 'checkout-paid':
      await confirmPurchase(tx, provider, notice);
      await tx.query(
        `update public.checkouts set status = 'paid', subscription_id = coalesce($3, subscription_id)
          where user_id = $1::text::uuid and id = $2`,
        [notice.userId, notice.checkoutId, notice.subscriptionId],
      );
      break;
    case 'subscription':
      await storeSubscription(tx, provider, notice.userId, notice.subscription, at);
      await refreshEntitlement(tx, notice.userId);
      break;
    case 'invoice':
      await storeInvoice(tx, notice.userId, notice.invoice, at);
  }
}

/** Once, however often it is said that this checkout was paid. */
async function confirmPurchase(
  on: Queryable,
  provider: Provider,
  { userId, checkoutId }: { readonly userId: string; readonly checkoutId: string },
): Promise<void> {
  const checkout = await findCheckout(on, checkoutId, userId);
  if (checkout === null || checkout.status === 'paid') return;
  const { plan, billing_interval: billingCycle, credit_cents: creditCents } = checkout;
  await postBillingMail(on, userId, { kind: 'bought', plan, billingCycle, creditCents, isTest: provider === 'test' });
}

/** An ended subscription never lives again: a late notice of its active days is out of date whatever its time says. */
async function storeSubscription(
  on: Queryable,
  provider: Provider,
  userId: string,
  subscription: SubscriptionState,
  at: Date,
): Promise<void> {
  const bought = subscription.bought ?? (await knownPlan(on, userId, subscription.id));
  if (bought === null) return;
  await on.query(
    `insert into public.subscriptions as s (user_id, id, provider, customer, plan, billing_interval, amount_cents, status,
        cancel_at_period_end, started_at, period_start, period_end, event_at)
      values ($1::text::uuid, $2, $3, $4, $5, $6, $7::text::integer, $8, $9::text::boolean, $10::text::timestamptz,
        $11::text::timestamptz, $12::text::timestamptz, $13::text::timestamptz)
      on conflict (user_id, id) do update set customer = excluded.customer, plan = excluded.plan,
        billing_interval = excluded.billing_interval, amount_cents = excluded.amount_cents, status = excluded.status,
        cancel_at_period_end = excluded.cancel_at_period_end, started_at = excluded.started_at,
        period_start = excluded.period_start, period_end = excluded.period_end, event_at = excluded.event_at
      where s.status <> 'canceled' and (excluded.event_at >= s.event_at or excluded.status = 'canceled')`,
    [
      userId,
      subscription.id,
      provider,
      subscription.customer,
      bought.plan,
      bought.billingCycle,
      priceCents(bought.plan, bought.billingCycle),
      subscription.status,
      subscription.cancelAtPeriodEnd,
      subscription.startedAt.toISOString(),
      subscription.periodStart.toISOString(),
      subscription.periodEnd.toISOString(),
      at.toISOString(),
    ],
  );
}

/** What was bought at a price that has been replaced since. */
async function knownPlan(on: Queryable, userId: string, id: string): Promise<Bought | null> {
  const { rows } = await on.query<Bought>(
    `select plan, billing_interval as "billingCycle" from public.subscriptions where user_id = $1::text::uuid and id = $2`,
    [userId, id],
  );
  return rows[0] ?? null;
}

/** Renewals are confirmed a little after the period ends; access does not flicker meanwhile. */
const GRACE = "interval '3 days'";

/** The best plan among the paid-up subscriptions; a payment default gives none, and all data stay. */
export async function refreshEntitlement(on: Queryable, userId: string): Promise<void> {
  await on.query(
    `insert into public.entitlements as e (user_id, plan, valid_until, updated_at)
      select $1::text::uuid, coalesce(best.plan, 'free'), best.valid_until, now()
      from (select 1) one left join (
        select s.plan, s.period_end + case when s.cancel_at_period_end then interval '0' else ${GRACE} end as valid_until
          from public.subscriptions s
          where s.user_id = $1::text::uuid and s.status in ('active', 'trialing') and s.withdrawn_at is null
          order by s.plan = 'pro' desc, s.period_end desc limit 1
      ) best on true
      on conflict (user_id) do update set plan = excluded.plan, valid_until = excluded.valid_until, updated_at = now()
        where (e.plan, e.valid_until) is distinct from (excluded.plan, excluded.valid_until)`,
    [userId],
  );
}

async function storeInvoice(on: Queryable, userId: string, invoice: InvoiceState, at: Date): Promise<void> {
  await on.query(
    `insert into public.invoices as i
        (user_id, id, subscription_id, number, status, amount_cents, currency, url, event_at, created_at, credit_cents)
      values ($1::text::uuid, $2, $3, $4, $5, $6::text::integer, $7, $8, $9::text::timestamptz, $10::text::timestamptz,
        $11::text::integer)
      on conflict (user_id, id) do update set number = excluded.number, status = excluded.status, url = excluded.url,
        amount_cents = excluded.amount_cents, credit_cents = excluded.credit_cents, event_at = excluded.event_at
      where i.status <> 'paid' and excluded.event_at >= i.event_at or excluded.status = 'paid'`,
    [
      userId,
      invoice.id,
      invoice.subscriptionId,
      invoice.number,
      invoice.status,
      invoice.amountCents,
      invoice.currency,
      invoice.url,
      at.toISOString(),
      invoice.createdAt.toISOString(),
      invoice.creditCents,
    ],
  );
}

/** What was paid back for a contract, as a line among its invoices. */
export async function storeRefund(on: Queryable, userId: string, subscription: string, cents: number): Promise<void> {
  if (cents === 0) return;
  await on.query(
    `insert into public.invoices (user_id, id, subscription_id, status, amount_cents, currency, event_at, created_at)
      values ($1::text::uuid, $2, $3, 'refunded', $4::text::integer, 'eur', now(), now()) on conflict (user_id, id) do nothing`,
    [userId, `refund-${subscription}`, subscription, -cents],
  );
}

function priceCents(plan: PaidPlan, cycle: BillingCycle): number {
  return PRICES_CENTS[plan][cycle];
}
