/** Bodies and answers of the two payment functions (`functions.invoke`). */
import { z } from 'zod';
import { BILLING_CYCLES } from './plans.ts';

export const quickApiRequest = z.object({
  plan: z.enum(['premium', 'pro']),
  billingCycle: z.enum(BILLING_CYCLES),
  /** Holds `{CHECKOUT_SESSION_ID}`, which is replaced by the id of the checkout. */
  successUrl: z.string().max(2000),
  cancelUrl: z.string().max(2000),
  /** The language of the page to pay on; without it the browser's counts. */
  lang: z.enum(['de', 'en']).optional(),
  // The client sends these as well; the server takes the user from the token.
  userId: z.string().max(100).optional(),
  userEmail: z.string().max(254).optional(),
});
export type QuickApiRequest = z.infer<typeof quickApiRequest>;

export interface QuickApiAnswer {
  readonly sessionId: string;
  /** Where the browser goes to pay. */
  readonly url: string;
}

export const verifyPaymentRequest = z.object({ sessionId: z.string().min(1).max(255) });
export type VerifyPaymentRequest = z.infer<typeof verifyPaymentRequest>;

export interface VerifyPaymentAnswer {
  readonly success: boolean;
  readonly planName: string;
  /** Euro as a decimal text. */
  readonly price: string;
  readonly interval: 'Monat' | 'Jahr';
  readonly message: string;
}

/** The body of every refusal of a function or an account call. */
export interface ApiProblem {
  readonly code: string;
  readonly message: string;
}
