/**
 * What a payment notice tells us, read from the events of the payment service. Every subscription carries user, plan and
 * interval as metadata from the checkout on, so each notice can be understood alone, in whatever order they arrive.
 */
import { BILLING_CYCLES, type BillingCycle, type PaidPlan } from '@cryptax/api-contract';
import { z } from 'zod';

export type PaymentNotice =
  | {
      readonly kind: 'checkout-paid';
      readonly userId: string;
      readonly checkoutId: string;
      readonly subscriptionId: string | null;
    }
  | { readonly kind: 'subscription'; readonly userId: string; readonly subscription: SubscriptionState }
  | { readonly kind: 'invoice'; readonly userId: string; readonly invoice: InvoiceState };

export interface Bought {
  readonly plan: PaidPlan;
  readonly billingCycle: BillingCycle;
}

export interface SubscriptionState {
  readonly id: string;
  readonly customer: string | null;
  /** Null when the price is none of ours: such a notice grants nothing, and changes only what is known already. */
  readonly bought: Bought | null;
  readonly status: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

export interface InvoiceState {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly number: string | null;
  readonly status: string;
  readonly amountCents: number;
  /** What a change of plan took off the price. */
  readonly creditCents: number;
  readonly currency: string;
  readonly url: string | null;
  readonly createdAt: Date;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  /** Null for events that do not concern us. */
  readonly notice: PaymentNotice | null;
}

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const metadata = z.object({
  user_id: z.uuid(),
  plan: z.enum(['premium', 'pro']),
  billing_cycle: z.enum(BILLING_CYCLES),
});
const seconds = z.number().transform((value) => new Date(value * 1000));

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  created: seconds,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

const checkoutSchema = z.object({
  id: z.string(),
  client_reference_id: z.uuid(),
  subscription: reference,
  payment_status: z.string(),
});

const subscriptionSchema = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  start_date: seconds,
  metadata,
  items: z.object({
    data: z
      .array(
        z.object({ current_period_start: seconds, current_period_end: seconds, price: z.object({ id: z.string() }) }),
      )
      .min(1),
  }),
});

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullish(),
  status: z.string().nullish(),
  total: z.number().int(),
  total_discount_amounts: z.array(z.object({ amount: z.number().int() })).nullish(),
  currency: z.string(),
  hosted_invoice_url: z.string().nullish(),
  created: seconds,
  parent: z.object({ subscription_details: z.object({ subscription: reference, metadata }) }),
});

/** Plan and interval of a price. The metadata of a subscription name them too, but the portal may have changed the price. */
export type PriceTable = (priceId: string) => Bought | null;

export function readPaymentEvent(event: unknown, prices: PriceTable): PaymentEvent {
  const { id, type, created, data } = eventSchema.parse(event);
  return { id, type, at: created, notice: readNotice(type, data.object, prices) };
}

function readNotice(type: string, object: unknown, prices: PriceTable): PaymentNotice | null {
  if (type.startsWith('customer.subscription.')) return readSubscription(object, prices);
  if (type.startsWith('invoice.')) return readInvoice(object);
  if (type !== 'checkout.session.completed') return null;
  const parsed = checkoutSchema.safeParse(object);
  if (!parsed.success || parsed.data.payment_status === 'unpaid') return null;
  const { id, client_reference_id: userId, subscription } = parsed.data;
  return { kind: 'checkout-paid', userId, checkoutId: id, subscriptionId: subscription ?? null };
}

export function readSubscription(object: unknown, prices: PriceTable): PaymentNotice | null {
  const parsed = subscriptionSchema.safeParse(object);
  const item = parsed.data?.items.data[0];
  if (!parsed.success || item === undefined) return null;
  const { data } = parsed;
  const subscription: SubscriptionState = {
    id: data.id,
    customer: data.customer ?? null,
    bought: prices(item.price.id),
    status: data.status,
    cancelAtPeriodEnd: data.cancel_at_period_end,
    startedAt: data.start_date,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
  };
  return { kind: 'subscription', userId: data.metadata.user_id, subscription };
}

function readInvoice(object: unknown): PaymentNotice | null {
  const parsed = invoiceSchema.safeParse(object);
  if (!parsed.success) return null;
  const { data } = parsed;
  const { subscription, metadata: owner } = data.parent.subscription_details;
  const invoice: InvoiceState = {
    id: data.id,
    subscriptionId: subscription ?? null,
    number: data.number ?? null,
    status: data.status ?? 'open',
    amountCents: data.total,
    creditCents: (data.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    currency: data.currency,
    url: data.hosted_invoice_url ?? null,
    createdAt: data.created,
  };
  return { kind: 'invoice', userId: owner.user_id, invoice };
}
