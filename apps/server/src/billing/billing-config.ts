/**
 * How payments are taken: with Stripe when its keys are set, else on our own page that is marked as a test. The test
 * page and live keys exclude each other, so that nobody gets a plan for nothing where others pay.
 */
import { BILLING_CYCLES, type BillingCycle, type PaidPlan } from '@cryptax/api-contract';
import { ConfigMistake, type Environment } from '../environment.ts';

export type BillingConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'test' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly prices: Readonly<Record<PaidPlan, Readonly<Record<BillingCycle, string>>>>;
      /** A stand-in for Stripe in tests. */
      readonly apiBase: string | null;
    };

const PAID: readonly PaidPlan[] = ['premium', 'pro'];

export function readBilling(environment: Environment): BillingConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  const test = environment.CRYPTAX_TEST_CHECKOUT;
  if (!secretKey) return { kind: test === '0' ? 'off' : 'test' };
  if (test === '1') {
    throw new ConfigMistake('CRYPTAX_TEST_CHECKOUT cannot be 1 while STRIPE_SECRET_KEY is set: it gives plans away.');
  }
  if (!webhookSecret) throw new ConfigMistake('STRIPE_WEBHOOK_SECRET is missing: payments could not be confirmed.');
  const prices = Object.fromEntries(PAID.map((plan) => [plan, readPrices(environment, plan)]));
  return {
    kind: 'stripe',
    secretKey,
    webhookSecret,
    prices: prices as Record<PaidPlan, Record<BillingCycle, string>>,
    apiBase: readApiBase(environment.STRIPE_API_BASE, secretKey),
  };
}

function readPrices(environment: Environment, plan: PaidPlan): Readonly<Record<string, string>> {
  return Object.fromEntries(
    BILLING_CYCLES.map((cycle) => {
      const name = `STRIPE_PRICE_${plan}_${cycle}`.toUpperCase();
      const price = environment[name];
      if (!price) throw new ConfigMistake(`${name} is missing: the id of the price in Stripe.`);
      return [cycle, price];
    }),
  );
}

function readApiBase(text: string | undefined, secretKey: string): string | null {
  if (!text) return null;
  if (secretKey.startsWith('sk_live_')) throw new ConfigMistake('STRIPE_API_BASE is for tests, not for live keys.');
  if (!URL.canParse(text)) throw new ConfigMistake('STRIPE_API_BASE must be an address.');
  return text;
}
