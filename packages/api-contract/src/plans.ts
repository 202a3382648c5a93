/**
 * Plans, prices and what each plan allows, in one place for the web app and the server. The limits of the database
 * (migration 0002) hold the same figures; a test of the server compares them.
 */
export const PLANS = ['free', 'premium', 'pro'] as const;
export type Plan = (typeof PLANS)[number];
export type PaidPlan = Exclude<Plan, 'free'>;

export const BILLING_CYCLES = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** Euro cents, VAT included. */
export const PRICES_CENTS: Readonly<Record<PaidPlan, Readonly<Record<BillingCycle, number>>>> = {
  premium: { monthly: 500, yearly: 4900 },
  pro: { monthly: 1000, yearly: 9900 },
};

export interface PlanLimits {
  /** null means without limit. */
  readonly transactions: number | null;
  readonly exchanges: number | null;
  readonly apiCallsPerDay: number;
  /** Of everything the account stores: entries, reports, what edits replaced, traces of deleted entries. */
  readonly storageBytes: number;
}

export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  free: { transactions: 100, exchanges: 1, apiCallsPerDay: 0, storageBytes: 20_000_000 },
  premium: { transactions: null, exchanges: null, apiCallsPerDay: 100, storageBytes: 500_000_000 },
  pro: { transactions: null, exchanges: null, apiCallsPerDay: 1000, storageBytes: 2_000_000_000 },
};

/** The first plan that has each permission. */
const FIRST_PLAN = {
  csv_import_basic: 'free',
  portfolio_view: 'free',
  basic_tax_calc: 'free',
  pdf_export: 'premium',
  unlimited_transactions: 'premium',
  multi_exchange: 'premium',
  fifo_lifo_compare: 'premium',
  email_support: 'premium',
  // The permission list names API access for pro alone, the plan table gives premium 100 calls: the table counts.
  api_access: 'premium',
  tax_optimization: 'pro',
  tax_loss_harvesting: 'pro',
  whatif_simulator: 'pro',
  adviser_proposals: 'pro',
  priority_support: 'pro',
} as const satisfies Readonly<Record<string, Plan>>;

export type Permission = keyof typeof FIRST_PLAN;

export function isAllowed(plan: Plan, permission: Permission): boolean {
  return PLANS.indexOf(plan) >= PLANS.indexOf(FIRST_PLAN[permission]);
}

/** The legal right of withdrawal, in days (section 355 BGB). */
export const WITHDRAWAL_DAYS = 14;

/** Our own promise: so long the whole price is paid back, without charging the days used. */
export const MONEY_BACK_DAYS = 30;

/**
 * What an early use costs after a withdrawal: price times days used by days of the period, rounded to the cent
 * (49 EUR, 365 days, 7 days used: 0.94 EUR).
 */
export function proRataCents(priceCents: number, daysUsed: number, daysOfPeriod: number): number {
  const used = BigInt(Math.min(daysUsed, daysOfPeriod)) * BigInt(priceCents);
  const days = BigInt(daysOfPeriod);
  return Number((2n * used + days) / (2n * days));
}
