/** What the account pages ask: plan and subscription, invoices, sessions, API keys. */
import { z } from 'zod';
import type { BillingCycle, Plan, PlanLimits } from './plans.ts';

export interface AccountOverview {
  readonly plan: Plan;
  readonly limits: PlanLimits;
  /** Rows stored now, to show what is left of a limit. */
  readonly used: {
    readonly transactions: number;
    readonly exchanges: number;
    readonly apiCallsToday: number;
    readonly storageBytes: number;
  };
  readonly subscription: SubscriptionView | null;
}

/** `blocked` is a payment default: paid features stop, everything stored stays. */
export type SubscriptionState = 'active' | 'cancelled-at-period-end' | 'blocked' | 'withdrawn' | 'ended';

export interface SubscriptionView {
  readonly state: SubscriptionState;
  readonly plan: Plan;
  readonly billingCycle: BillingCycle;
  readonly priceCents: number;
  readonly startedAt: string;
  readonly periodEnd: string;
  /** Present while the right of withdrawal lasts. */
  readonly withdrawal?: { readonly until: string; readonly chargeCents: number; readonly refundCents: number };
}

export interface InvoiceView {
  readonly id: string;
  readonly number: string | null;
  readonly status: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly createdAt: string;
  readonly url: string | null;
}

export interface SessionView {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly userAgent: string | null;
  /** Shortened, so that it tells a place but no household. */
  readonly address: string | null;
  readonly secondFactor: boolean;
}

export const API_SCOPES = ['transactions:read', 'holdings:read', 'tax:read', 'reports:read'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const newApiKeyRequest = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
});
export type NewApiKeyRequest = z.infer<typeof newApiKeyRequest>;

export interface ApiKeyView {
  readonly id: string;
  readonly name: string;
  /** First characters of the key, to tell keys apart. */
  readonly prefix: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** The whole key is shown once, when it is made. */
export interface NewApiKey extends ApiKeyView {
  readonly key: string;
}

/** Deleting asks for the password (or, without one, the e-mail address) once more. */
export const deleteAccountRequest = z.object({
  password: z.string().max(1000).optional(),
  email: z.string().max(254).optional(),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;
