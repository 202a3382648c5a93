/**
 * What a person can do to events. Every edit is one journal entry with a reason, can be shown with its effect before it
 * is applied, and can be undone.
 */
import { INCOME_KINDS, type IncomeKind, type LedgerEvent } from '@cryptax/ledger';
import type { JsonValue } from '@cryptax/store';

/** An event without the id, which the worker makes. */
export type EventDraft = LedgerEvent extends infer Each ? (Each extends LedgerEvent ? Omit<Each, 'id'> : never) : never;

export interface BulkPatch {
  readonly wallet?: string;
  readonly note?: string;
  readonly label?: EventLabel;
  /** Seconds to add: repairs a wrong time zone. */
  readonly shiftSeconds?: number;
}

interface Reasoned {
  /** The user's words or the code of the action; kept in the journal. */
  readonly why: string;
  /** What the form was opened with, whole or as prints: where an event stands otherwise by now, nothing is written. */
  readonly base?: LedgerEvent;
  readonly prints?: EventPrints;
}

/** What events held when a form about many of them was opened, as short texts by their ids. */
export type EventPrints = Readonly<Record<string, string>>;

export type Edit = Reasoned &
  (
    | { readonly kind: 'add'; readonly event: EventDraft }
    /** Several at once, as one step. */
    | { readonly kind: 'add-many'; readonly events: readonly EventDraft[] }
    | { readonly kind: 'edit'; readonly event: LedgerEvent }
    | { readonly kind: 'bulk-edit'; readonly eventIds: readonly string[]; readonly patch: BulkPatch }
    /** Amounts of the parts in the event's own unit (out, else in); they must add up to it. */
    | { readonly kind: 'split'; readonly eventId: string; readonly amounts: readonly string[] }
    | { readonly kind: 'merge'; readonly eventIds: readonly string[] }
    /** With `rule` the same is done to entries of later imports that are alike. */
    | {
        readonly kind: 'label';
        readonly eventIds: readonly string[];
        readonly label: EventLabel;
        readonly rule?: Pick<LabelRule, 'name' | 'match'>;
      }
    | { readonly kind: 'delete'; readonly eventIds: readonly string[] }
    /** What somebody else proposes for entries that change together, against how they stood when he saw them. */
    | { readonly kind: 'proposal'; readonly before: readonly LedgerEvent[]; readonly after: readonly LedgerEvent[] }
    /** Takes the match behind a transfer apart: both sides wait on the review list again. */
    | { readonly kind: 'unmatch'; readonly eventId: string }
  );

export interface EditDone {
  readonly revision: number;
  readonly changed: number;
  /** Ids of events the edit made or changed. */
  readonly eventIds: readonly string[];
  /** Of a step back or forth: entries that another device changed since, and that were left so. */
  readonly kept?: number;
}

/** Events alike in kind, assets, wallet and format: what "apply to n similar" means. */
export interface SimilarEvents {
  readonly eventIds: readonly string[];
  readonly basis: { readonly kind: string; readonly asset: string; readonly wallet: string; readonly format?: string };
}

/** A rule does the same to future imports. */
export interface LabelRule {
  readonly id: string;
  readonly name: string;
  readonly match: SimilarEvents['basis'];
  readonly label: EventLabel;
}

/** A saved view of the transaction list; `data` belongs to the screen. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly data: JsonValue;
}

/** What a receipt or a sending was, as the user can say it. */
export const LABELS_OUT = ['spend', 'sell', 'gift-out', 'fee', 'lost', 'redeem'] as const;

export const LABELS_IN = [...INCOME_KINDS.map((kind) => `income:${kind}` as const), 'gift-in', 'buy'] as const;

export type EventLabel = `income:${IncomeKind}` | (typeof LABELS_OUT | typeof LABELS_IN)[number];
