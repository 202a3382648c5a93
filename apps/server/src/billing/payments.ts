/** Taking money, behind one interface: Stripe, or our own page that only plays it. */
import type { BillingCycle, PaidPlan, QuickApiAnswer } from '@cryptax/api-contract';
import type { BillingConfig } from './billing-config.ts';

export interface CheckoutWish {
  readonly userId: string;
  readonly email: string;
  readonly plan: PaidPlan;
  readonly billingCycle: BillingCycle;
  /** What is left of the present contract, and its id: it ends when the new one is paid. */
  readonly creditCents: number;
  readonly replaces: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Origin of our own pages. */
  readonly site: string;
  /** Of our own page; Stripe takes the browser's. */
  readonly lang: 'de' | 'en' | null;
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
  /** Ends the contract now, and pays back what is left of a credit beyond the new price; a repeated call is harmless. */
  readonly replace: (subscription: SubscriptionHandle, refundCents: number) => Promise<void>;
  /** Begins the next term of contracts whose term is over; Stripe does that by itself. */
  readonly renew: () => Promise<void>;
  /** Ends the contract now and pays back; a repeated call is harmless. */
  readonly withdraw: (subscription: SubscriptionHandle, refundCents: number) => Promise<void>;
}
