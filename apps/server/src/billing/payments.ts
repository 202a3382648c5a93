/** Taking money, behind one interface: Stripe, or our own page that only plays it. */
import type { BillingCycle, PaidPlan, QuickApiAnswer } from '@cryptax/api-contract';
import type { Db } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { BillingConfig } from './billing-config.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createTestPayments } from './test-payments.ts';

export interface CheckoutWish {
  readonly userId: string;
  readonly email: string;
  readonly plan: PaidPlan;
  readonly billingCycle: BillingCycle;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Origin of our own pages. */
  readonly site: string;
}

export interface SubscriptionHandle {
  readonly userId: string;
  readonly id: string;
}

export interface Payments {
  readonly kind: BillingConfig['kind'];
  readonly startCheckout: (wish: CheckoutWish) => Promise<QuickApiAnswer>;
  /** Asks the payment service itself, for the case that its notice is late. */
  readonly settle: (userId: string, checkoutId: string) => Promise<void>;
  /** @returns whether the notice was new; throws when the signature is not theirs */
  readonly receive: (payload: string, signature: string) => Promise<boolean>;
  readonly portalUrl: (customer: string | null, returnUrl: string) => Promise<string>;
  readonly setCancel: (subscription: SubscriptionHandle, atPeriodEnd: boolean) => Promise<void>;
  /** Ends the contract now and pays back; `key` makes a repeated call harmless. */
  readonly withdraw: (subscription: SubscriptionHandle, refundCents: number) => Promise<void>;
}

export function createPayments(config: BillingConfig, db: Db): Payments {
  switch (config.kind) {
    case 'stripe':
      return createStripePayments(config, db);
    case 'test':
      return createTestPayments(db);
    case 'off':
      return createNoPayments();
  }
}

function createNoPayments(): Payments {
  const refuse = async (): Promise<never> => {
    throw new Problem(503, 'payments_off', 'Payments are not set up on this server.');
  };
  return {
    kind: 'off',
    startCheckout: refuse,
    settle: refuse,
    receive: refuse,
    portalUrl: refuse,
    setCancel: refuse,
    withdraw: refuse,
  };
}
