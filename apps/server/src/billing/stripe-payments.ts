/** Stripe: hosted checkout, customer portal, signed notices. The library is loaded when it is first needed. */

import { BILLING_CYCLES, type PaidPlan, PRICES_CENTS } from '@cryptax/api-contract';
import { defined } from '@cryptax/kernel';
import type Stripe from 'stripe';
import type { Db } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { applyNotice, applyPaymentEvent } from './apply-payment.ts';
import type { BillingConfig } from './billing-config.ts';
import { endFormer } from './cancel-others.ts';
import { storeCheckout } from './checkout-rows.ts';
import { type PriceTable, readPaymentEvent, readSubscription } from './payment-notice.ts';
import type { CheckoutWish, Payments } from './payments.ts';

type StripeConfig = Extract<BillingConfig, { kind: 'stripe' }>;

export function createStripePayments(config: StripeConfig, db: Db): Payments {
  const connect = memo(() => connectStripe(config));
  const prices = priceTable(config);
  const setCancel: Payments['setCancel'] = async ({ id }, atPeriodEnd) => {
    await (await connect()).subscriptions.update(id, { cancel_at_period_end: atPeriodEnd });
  };

  const replace: Payments['replace'] = async ({ id }, refundCents) => {
    const stripe = await connect();
    await refund(stripe, [id], refundCents, `change-${id}`);
    await endNow(stripe, id);
  };

  return {
    kind: 'stripe',
    startCheckout: async (wish) => {
      const owner = { user_id: wish.userId, plan: wish.plan, billing_cycle: wish.billingCycle };
      const session = await (await connect()).checkout.sessions.create({
        mode: 'subscription',
        client_reference_id: wish.userId,
        ...(await payerOf(db, wish)),
        ...(await creditOf(await connect(), wish)),
        line_items: [{ price: config.prices[wish.plan][wish.billingCycle], quantity: 1 }],
        subscription_data: { metadata: owner },
        metadata: owner,
        success_url: wish.successUrl,
        cancel_url: wish.cancelUrl,
      });
      if (!session.url) throw new Problem(502, 'checkout_failed', 'Failed to create checkout session');
      await storeCheckout(db, session.id, 'stripe', wish);
      return { sessionId: session.id, url: session.url };
    },
    settle: async (userId, checkoutId) => {
      const stripe = await connect();
      const session = await stripe.checkout.sessions.retrieve(checkoutId, { expand: ['subscription'] });
      if (session.client_reference_id !== userId || session.payment_status === 'unpaid') return;
      const notice = readSubscription(session.subscription, prices);
      if (notice === null || session.status !== 'complete') return;
      // Dated by when the contract began: any real notice is newer and wins.
      const at = notice.kind === 'subscription' ? notice.subscription.startedAt : new Date(session.created * 1000);
      await db.transaction(async (tx) => {
        await applyNotice(tx, 'stripe', notice, at);
        await applyNotice(tx, 'stripe', { kind: 'checkout-paid', userId, checkoutId, subscriptionId: null }, at);
      });
    },
    receive: async (payload, signature) => {
      const event = readPaymentEvent(verified(await connect(), config, payload, signature), prices);
      const { notice } = event;
      // Before the notice is noted as done: should this fail, it is sent again.
      if (notice?.kind === 'checkout-paid' && notice.subscriptionId !== null) {
        const { userId, checkoutId, subscriptionId } = notice;
        await endFormer(db, { replace, setCancel }, { userId, checkoutId, subscriptionId });
      }
      return applyPaymentEvent(db, 'stripe', event);
    },
    portalUrl: async (customer, returnUrl) => {
      if (customer === null) throw new Problem(404, 'no_subscription', 'There is no subscription to manage.');
      const portal = await (await connect()).billingPortal.sessions.create({ customer, return_url: returnUrl });
      return portal.url;
    },
    setCancel,
    replace,
    renew: async () => undefined,
    withdraw: async ({ userId, id }, refundCents) => {
      const stripe = await connect();
      await refund(stripe, [id, ...(await replacedBy(db, userId, id))], refundCents, `withdraw-${id}`);
      await endNow(stripe, id);
    },
  };
}

/** Who has paid before stays one customer, so that the portal shows everything. */
async function payerOf(
  db: Db,
  { userId, email }: CheckoutWish,
): Promise<{ customer: string } | { customer_email: string }> {
  const { rows } = await db.query<{ customer: string }>(
    `select customer from public.subscriptions where user_id = $1::text::uuid and provider = 'stripe'
      and customer is not null order by started_at desc limit 1`,
    [userId],
  );
  return rows[0] === undefined ? { customer_email: email } : { customer: rows[0].customer };
}

async function connectStripe({ secretKey, apiBase }: StripeConfig): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = apiBase === null ? null : new URL(apiBase);
  return new Client(secretKey, {
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...defined({
      host: base?.hostname,
      port: base?.port,
      protocol: base?.protocol === 'http:' ? ('http' as const) : undefined,
    }),
  });
}

function verified(stripe: Stripe, { webhookSecret }: StripeConfig, payload: string, signature: string): unknown {
  try {
    return stripe.webhooks.constructEvent(payload, signature, webhookSecret);
  } catch {
    throw new Problem(400, 'bad_signature', 'The signature of the notice is not valid.');
  }
}

/** What is left of the former contract, as a discount of the first invoice. */
async function creditOf(stripe: Stripe, wish: CheckoutWish): Promise<{ discounts?: [{ coupon: string }] }> {
  const amount = Math.min(wish.creditCents, PRICES_CENTS[wish.plan][wish.billingCycle]);
  if (amount === 0) return {};
  const coupon = await stripe.coupons.create({
    amount_off: amount,
    currency: 'eur',
    duration: 'once',
    max_redemptions: 1,
    name: 'Guthaben / credit',
  });
  return { discounts: [{ coupon: coupon.id }] };
}

/** The contract whose rest paid for a part of this one: that part goes back to its payment. */
async function replacedBy(db: Db, userId: string, id: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ replaces: string }>(
    `select replaces from public.checkouts where user_id = $1::text::uuid and subscription_id = $2 and replaces is not null`,
    [userId, id],
  );
  return rows.map(({ replaces }) => replaces);
}

/** One that has ended already is what is wanted. */
async function endNow(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptions.cancel(id).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error;
  });
}

/** Pays back to the payments of the contracts in turn, to each no more than it brought. */
async function refund(stripe: Stripe, contracts: readonly string[], cents: number, key: string): Promise<void> {
  let left = cents;
  for (const contract of contracts) {
    if (left <= 0) return;
    const payment = await paymentOf(stripe, contract);
    const amount = Math.min(left, payment?.paidCents ?? 0);
    if (payment === null || amount === 0) continue;
    await stripe.refunds.create(
      { payment_intent: payment.intent, amount },
      { idempotencyKey: contract === contracts[0] ? key : `${key}-${contract}` },
    );
    left -= amount;
  }
}

interface Payment {
  readonly intent: string;
  readonly paidCents: number;
}

/** The payment of the latest invoice; it is what can be paid back. */
async function paymentOf(stripe: Stripe, subscription: string): Promise<Payment | null> {
  const invoices = await stripe.invoices.list({ subscription, limit: 1, status: 'paid' });
  const invoice = invoices.data[0];
  if (invoice?.id === undefined) return null;
  const payments = await stripe.invoicePayments.list({ invoice: invoice.id, limit: 1 });
  const found = payments.data[0]?.payment.payment_intent ?? null;
  const intent = typeof found === 'string' ? found : found?.id;
  return intent === undefined ? null : { intent, paidCents: invoice.amount_paid };
}

function priceTable({ prices }: StripeConfig): PriceTable {
  const known = new Map(
    (['premium', 'pro'] satisfies PaidPlan[]).flatMap((plan: PaidPlan) =>
      BILLING_CYCLES.map((billingCycle) => [prices[plan][billingCycle], { plan, billingCycle }] as const),
    ),
  );
  return (id) => known.get(id) ?? null;
}

function memo<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
