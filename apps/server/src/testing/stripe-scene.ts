/** For tests of payments: a server that talks to a Stripe on this machine, and a fresh payer for every test. */
import type { Plan } from '@cryptax/api-contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { account } from './billing.ts';
import type { Engine } from './engines.ts';
import { type FakeStripe, STRIPE_ENVIRONMENT, startFakeStripe } from './fake-stripe.ts';
import { openTestBed, type TestBed, type TestUser } from './test-bed.ts';

export interface StripeScene {
  readonly bed: TestBed;
  readonly stripe: FakeStripe;
  readonly user: TestUser;
  /** Another one in every test, for ids of its own. */
  readonly number: number;
  /** A notice to our webhook, signed by Stripe unless another signature is given. */
  readonly deliver: (notice: unknown, signature?: string) => Promise<Response>;
  readonly plan: () => Promise<Plan>;
}

/** Opens before the tests of the block that calls this and closes after them. */
export function useStripeScene(engine: Engine): StripeScene {
  let bed: TestBed;
  let stripe: FakeStripe;
  let user: TestUser;
  let number = 0;
  beforeAll(async () => {
    stripe = await startFakeStripe();
    bed = await openTestBed(engine, { ...STRIPE_ENVIRONMENT, STRIPE_API_BASE: stripe.base });
  });
  afterAll(async () => {
    await bed.close();
    await stripe.close();
  });
  beforeEach(async () => {
    number += 1;
    user = await bed.user(`payer${number}`);
    stripe.calls.length = 0;
  });
  return {
    get bed() {
      return bed;
    },
    get stripe() {
      return stripe;
    },
    get user() {
      return user;
    },
    get number() {
      return number;
    },
    deliver: async (notice, signature) => {
      const signed = stripe.sign(notice);
      const headers = { 'stripe-signature': signature ?? signed.signature };
      return bed.request('/api/stripe/webhook', { method: 'POST', body: signed.payload, headers });
    },
    plan: async () => (await account(bed, user)).plan,
  };
}
