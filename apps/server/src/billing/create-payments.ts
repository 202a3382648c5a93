/** The way of taking money that the settings name; without one every call says so. */
import type { Db } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { BillingConfig } from './billing-config.ts';
import type { Payments } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createTestPayments } from './test-payments.ts';

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
    replace: refuse,
    renew: async () => undefined,
    setCancel: refuse,
    withdraw: refuse,
  };
}
