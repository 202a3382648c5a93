/** What each plan holds, in the order in which the cards list it. */
import type { Plan } from '@cryptax/api-contract';

export const PLAN_FEATURES = {
  free: {
    included: ['f.transactions-100', 'f.one-source', 'f.import', 'f.tax', 'f.pdf-preview'],
    excluded: ['f.exports', 'f.compare', 'f.what-if'],
  },
  premium: {
    included: ['f.unlimited', 'f.all-sources', 'f.exports', 'f.compare', 'f.sync', 'f.api-100', 'f.mail'],
    excluded: [],
  },
  pro: {
    included: ['f.all-premium', 'f.what-if', 'f.optimizer', 'f.harvesting', 'f.adviser', 'f.api-1000', 'f.priority'],
    excluded: [],
  },
} as const satisfies Record<Plan, { readonly included: readonly string[]; readonly excluded: readonly string[] }>;

export const QUESTIONS = ['free', 'data', 'office', 'cancel', 'withdraw', 'student'] as const;
export const TRUST = ['german', 'secure', 'fast', 'protected'] as const;
