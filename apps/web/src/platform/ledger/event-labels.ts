/** What a receipt or a sending was, as the user can say it. */
import { INCOME_KINDS, type IncomeKind } from '@cryptax/ledger';

export const LABELS_OUT = ['spend', 'sell', 'gift-out', 'fee', 'lost', 'redeem'] as const;

export const LABELS_IN = [...INCOME_KINDS.map((kind) => `income:${kind}` as const), 'gift-in', 'buy'] as const;

export type EventLabel = `income:${IncomeKind}` | (typeof LABELS_OUT | typeof LABELS_IN)[number];
