/**
 * A payment service that takes no money, for one's own machine. It speaks in the same notices as Stripe and sends them
 * through the same door, signed with a secret that never leaves the process.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { BILLING_CYCLES, type BillingCycle, type PaidPlan, PRICES_CENTS } from '@cryptax/api-contract';
import { isSame, randomToken } from '../auth/secrets.ts';
import type { Db } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { applyPaymentEvent } from './apply-payment.ts';
import { endFormer } from './cancel-others.ts';
import { type CheckoutRow, findCheckout, storeCheckout } from './checkout-rows.ts';
import { type PriceTable, readPaymentEvent } from './payment-notice.ts';
import type { Payments } from './payments.ts';

export const TEST_CHECKOUT_PATH = '/api/checkout/test';

export interface TestPayments extends Payments {
  readonly kind: 'test';
  /** What the buttons of the test page do. */
  readonly pay: (checkout: CheckoutRow) => Promise<void>;
  readonly decline: (checkout: CheckoutRow) => Promise<void>;
}

interface StoredSubscription {
  readonly id: string;
  readonly plan: PaidPlan;
  readonly billing_interval: BillingCycle;
  readonly status: string;
  readonly started_at: string;
  readonly period_start: string;
  readonly period_end: string;
}

export function createTestPayments(db: Db): TestPayments {
  const secret = randomToken();
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest('hex');
  const receive: Payments['receive'] = async (payload, signature) => {
    if (!isSame(sign(payload), signature)) throw new Problem(400, 'bad_signature', 'The signature is not valid.');
    return applyPaymentEvent(db, 'test', readPaymentEvent(JSON.parse(payload), testPrice));
  };
  const send = async (id: string, type: string, object: Record<string, unknown>): Promise<void> => {
    const payload = JSON.stringify({ id, type, created: seconds(new Date()), data: { object } });
    await receive(payload, sign(payload));
  };
  const change = async (userId: string, id: string, changes: Record<string, unknown>): Promise<void> => {
    const { rows } = await db.query<StoredSubscription>(
      'select id, plan, billing_interval, status, started_at, period_start, period_end from public.subscriptions where user_id = $1::text::uuid and id = $2',
      [userId, id],
    );
    const stored = rows[0];
    if (stored === undefined) throw new Problem(404, 'no_subscription', 'There is no such subscription.');
    await send(`test_evt_${randomUUID()}`, 'customer.subscription.updated', {
      ...subscriptionOf(userId, stored),
      ...changes,
    });
  };
  const setCancel: Payments['setCancel'] = ({ userId, id }, atPeriodEnd) =>
    change(userId, id, { cancel_at_period_end: atPeriodEnd });

  const end: Payments['replace'] = ({ userId, id }) => change(userId, id, { status: 'canceled' });

  return {
    kind: 'test',
    receive,
    startCheckout: async (wish) => {
      const id = `test_cs_${randomUUID()}`;
      await storeCheckout(db, id, 'test', wish);
      const query = wish.lang === null ? '' : `?lang=${wish.lang}`;
      return { sessionId: id, url: `${wish.site}${TEST_CHECKOUT_PATH}/${id}${query}` };
    },
    settle: async () => undefined,
    portalUrl: async (_customer, returnUrl) => returnUrl,
    setCancel,
    replace: end,
    withdraw: end,
    /** Ids follow from the term that ended: two servers that renew at once send the same notices. */
    renew: async () => {
      const { rows } = await db.query<StoredSubscription & { readonly user_id: string }>(
        `select user_id, id, plan, billing_interval, status, started_at, period_start, period_end from public.subscriptions
          where provider = 'test' and status = 'active' and not cancel_at_period_end and period_end <= now()`,
      );
      for (const { user_id: userId, ...stored } of rows) {
        const name = `${stored.id}_${seconds(new Date(stored.period_end))}`;
        const subscription = subscriptionOf(userId, nextTerm(stored, new Date()));
        await send(`test_evt_${name}`, 'customer.subscription.updated', subscription);
        await send(`test_evt_inv_${name}`, 'invoice.paid', invoiceOf(`test_in_${name}`, stored, 0, subscription));
      }
    },
    /** Ids follow from the checkout: the button pressed twice, or a page loaded again, sends the same notices. */
    pay: async (checkout) => {
      const name = checkout.id.slice('test_cs_'.length);
      const stored = newSubscription(`test_sub_${name}`, checkout, new Date());
      const subscription = subscriptionOf(checkout.user_id, stored);
      await send(`test_evt_sub_${name}`, 'customer.subscription.created', subscription);
      const invoice = invoiceOf(`test_in_${name}`, checkout, checkout.credit_cents, subscription);
      await send(`test_evt_inv_${name}`, 'invoice.paid', invoice);
      const paid = { userId: checkout.user_id, checkoutId: checkout.id, subscriptionId: stored.id };
      await endFormer(db, { replace: end, setCancel }, paid);
      await send(`test_evt_cs_${name}`, 'checkout.session.completed', {
        id: checkout.id,
        client_reference_id: checkout.user_id,
        subscription: subscription.id,
        payment_status: 'paid',
      });
    },
    decline: async ({ user_id, id }) => {
      await db.query(
        `update public.checkouts set status = 'declined' where user_id = $1::text::uuid and id = $2 and status = 'open'`,
        [user_id, id],
      );
    },
  };
}

export async function findTestCheckout(db: Db, id: string): Promise<CheckoutRow> {
  const checkout = id.startsWith('test_cs_') ? await findCheckout(db, id, null) : null;
  if (checkout === null) throw new Problem(404, 'not_found', 'There is no such checkout.');
  return checkout;
}

/** The one that runs now; terms that nobody was there to renew are passed over. */
function nextTerm(stored: StoredSubscription, now: Date): StoredSubscription {
  const period_start = stored.period_end;
  const next = { ...stored, period_start, period_end: termEnd(new Date(period_start), stored.billing_interval) };
  return new Date(next.period_end) > now ? next : nextTerm(next, now);
}

function termEnd(start: Date, cycle: BillingCycle): string {
  const end = new Date(start);
  if (cycle === 'yearly') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return end.toISOString();
}

function newSubscription(id: string, { plan, billing_interval }: CheckoutRow, now: Date): StoredSubscription {
  const started_at = now.toISOString();
  return {
    id,
    plan,
    billing_interval,
    status: 'active',
    started_at,
    period_start: started_at,
    period_end: termEnd(now, billing_interval),
  };
}

/** The test page has prices of its own, named after what they buy. */
const testPrice: PriceTable = (priceId) => {
  const [, plan, billingCycle] = priceId.split(' ');
  const known = Object.keys(PRICES_CENTS).find((name): name is PaidPlan => name === plan);
  const cycle = BILLING_CYCLES.find((name) => name === billingCycle);
  return known === undefined || cycle === undefined ? null : { plan: known, billingCycle: cycle };
};

function subscriptionOf(userId: string, stored: StoredSubscription): Record<string, unknown> & { id: string } {
  const { id, plan, billing_interval, status } = stored;
  const period = {
    current_period_start: seconds(new Date(stored.period_start)),
    current_period_end: seconds(new Date(stored.period_end)),
    price: { id: `test ${plan} ${billing_interval}` },
  };
  return {
    id,
    customer: null,
    status,
    cancel_at_period_end: false,
    start_date: seconds(new Date(stored.started_at)),
    metadata: { user_id: userId, plan, billing_cycle: billing_interval },
    items: { data: [period] },
  };
}

function invoiceOf(
  id: string,
  { plan, billing_interval }: Pick<StoredSubscription, 'plan' | 'billing_interval'>,
  creditCents: number,
  subscription: Record<string, unknown>,
): Record<string, unknown> {
  const price = PRICES_CENTS[plan][billing_interval];
  const credit = Math.min(price, creditCents);
  return {
    id,
    number: 'TEST',
    status: 'paid',
    total: price - credit,
    total_discount_amounts: [{ amount: credit }],
    currency: 'eur',
    hosted_invoice_url: null,
    created: seconds(new Date()),
    parent: { subscription_details: { subscription: subscription.id, metadata: subscription.metadata } },
  };
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
