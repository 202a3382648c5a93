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
  /** The plan that holds once this contract is gone. */
  readonly planAfter: Plan;
  /** Present while the right of withdrawal lasts. */
  readonly withdrawal?: PlanReturn & { readonly chargeCents: number };
  /** Present while our promise of money back lasts. */
  readonly moneyBack?: PlanReturn;
  /**
   * Present after the first term: then the contract runs for an indefinite time and can be ended at once (section 309 no. 9 b
   * BGB allows a month's notice at most); the days not used are paid back.
   */
  readonly endNow?: Omit<PlanReturn, 'until'>;
}

/** What ending a contract with a refund pays back. */
export interface PlanReturn {
  readonly until: string;
  readonly refundCents: number;
}

/** What a change to another plan or interval costs today: the price less what is left of the present contract. */
export interface PlanChange {
  readonly priceCents: number;
  readonly creditCents: number;
  readonly dueCents: number;
  /** What is left of the credit beyond the price; it is paid back. */
  readonly refundCents: number;
  readonly from: { readonly plan: Plan; readonly billingCycle: BillingCycle } | null;
}

/** A refund has a negative amount. */
export interface InvoiceView {
  readonly id: string;
  readonly number: string | null;
  /** Of the contract it belongs to; null where that is not known any more. */
  readonly plan: Plan | null;
  readonly status: string;
  readonly amountCents: number;
  /** What a change of plan took off the price. */
  readonly creditCents: number;
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

/** One line of visible text. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim());

/**
 * Cancelling or withdrawing without logging in, with what sections 312k (2) and 356a (2) BGB let the customer state: kind and,
 * for an important reason, why; who; which contract; when it shall end; where the confirmation goes.
 */
export const contractDeclaration = z.object({
  kind: z.enum(['ordinary', 'extraordinary', 'withdrawal']),
  reason: z.string().trim().max(2000).optional(),
  name: line(100).pipe(z.string().min(1)),
  email: z.email().max(254),
  contract: line(100).pipe(z.string().min(1)),
  /** A day (YYYY-MM-DD); without one the earliest possible. */
  endsOn: z.iso.date().optional(),
});
export type ContractDeclaration = z.infer<typeof contractDeclaration>;

/** The same answer whether the address is known or not; what became of it is in the mail. */
export interface DeclarationReceipt {
  readonly receivedAt: string;
}
