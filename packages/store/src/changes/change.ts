/**
 * What can be done to a book. A change says what and why in the caller's terms; the plan works out what that
 * means for the chunks. Edited events come whole, under the id they have.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { RawBlock } from '../imports/raw-rows.ts';
import type { RowOutcome } from '../imports/row-outcomes.ts';
import type { ChangeCounts, ImportRecord, JsonValue, PresetRecord, StatementRecord, WalletRecord } from '../records.ts';

export type NewWallet = Omit<WalletRecord, 'book'>;
export type NewStatement = Omit<StatementRecord, 'book' | 'savedAt'>;
export type NewPreset = Omit<PresetRecord, 'savedAt'>;

/** A setting as the caller read it and as it should be; a missing side is a setting that is not there. */
export interface SettingChange {
  readonly key: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** One file as the importer understood it. `outcomes` has exactly one entry per data row. */
export interface NewImport {
  readonly fileName: string;
  readonly sha256: string;
  readonly size: number;
  readonly format: string;
  readonly outcomes: readonly RowOutcome[];
  readonly events: readonly LedgerEvent[];
  /** The rows as they stand in the file (`packRawRows`); an import works without them. */
  readonly rawRows?: readonly RawBlock[];
  readonly details?: JsonValue;
}

/** Rows of one import settled by hand: as events of that file, or set aside with a reason. */
export interface RepairedRows {
  readonly importNo: number;
  readonly rows: readonly RowOutcome[];
  readonly events: readonly LedgerEvent[];
}

/** What entries of other files become again that were merged with those of a file that is removed. */
export interface TakenApart {
  readonly edit: readonly LedgerEvent[];
  /** Each with the import that it came with, 0 = entered by hand. */
  readonly add: readonly { readonly event: LedgerEvent; readonly origin: number }[];
}

interface WithReason {
  /** Why: the user's words or the code of the action that led here. */
  readonly why: string;
}

/** What is remembered for the next time, in one step with the change it came from: a column mapping, a rule. */
interface WithPresets {
  readonly presets?: readonly NewPreset[];
}

export type Change = WithReason &
  (
    | ({
        /** Several files at once are one change: all of them or none. */
        readonly kind: 'import';
        readonly files: readonly NewImport[];
        readonly wallets: readonly NewWallet[];
        /** Entries of unknown meaning that the files explain: what comes under their name takes their place, else they go. */
        readonly settles?: readonly string[];
        /** It was decided against the ledger of its base what is a duplicate and what belongs together. */
        readonly needsBase?: true;
      } & WithPresets)
    /** `with` names events that make no sense without the file's: acquisitions that were assumed for them. */
    | {
        readonly kind: 'remove-import';
        readonly importNo: number;
        readonly with?: readonly string[];
        readonly apart?: TakenApart;
      }
    /** Answers to questions about the ledger. However many they are, they are one entry and one undo. */
    | ({
        readonly kind: 'answer';
        readonly add: readonly LedgerEvent[];
        readonly edit: readonly LedgerEvent[];
        readonly remove: readonly string[];
        readonly repair: readonly RepairedRows[];
        /** Questions that need no change: "it is right as it is". */
        readonly settle: readonly string[];
        /** Questions answered so that are asked again. */
        readonly reopen?: readonly string[];
      } & WithPresets)
    | { readonly kind: 'add'; readonly events: readonly LedgerEvent[] }
    | ({ readonly kind: 'edit' | 'bulk-edit' | 'label'; readonly events: readonly LedgerEvent[] } & WithPresets)
    | { readonly kind: 'split'; readonly eventId: string; readonly into: readonly LedgerEvent[] }
    /** `also` are events that follow it: acquisitions that were assumed for the merged ones. */
    | {
        readonly kind: 'merge';
        readonly eventIds: readonly string[];
        readonly into: LedgerEvent;
        readonly also?: readonly LedgerEvent[];
      }
    | { readonly kind: 'delete'; readonly eventIds: readonly string[] }
    | { readonly kind: 'wallets'; readonly put: readonly NewWallet[]; readonly remove: readonly string[] }
    /** What the user says that wallets held. */
    | { readonly kind: 'statements'; readonly put: readonly NewStatement[]; readonly remove: readonly string[] }
    /** What the ledger is computed with: choices, prices typed by hand. `subjects` tell what of it changed. */
    | { readonly kind: 'settings'; readonly set: readonly SettingChange[]; readonly subjects: readonly string[] }
    | {
        readonly kind: 'presets';
        readonly save: readonly NewPreset[];
        readonly remove: readonly Pick<PresetRecord, 'kind' | 'id'>[];
      }
    /** Empties the book but can be undone; erasing for good is `Store.erase`. */
    | { readonly kind: 'clear' }
  );

export interface Applied {
  /** `unchanged`: everything was there already; no journal entry was written. */
  readonly status: 'applied' | 'unchanged';
  readonly revision: number;
  readonly counts: ChangeCounts;
  readonly imports: readonly ImportRecord[];
  /** Of a step back or forth: events that another device had changed since, and that were left so. */
  readonly kept?: number;
}

/** These only add what is not there, or do not turn on events at all: they are right on top of any state of the book. */
export function fitsAnyBase(change: Change): boolean {
  if (change.kind === 'import') return change.needsBase !== true;
  return change.kind === 'add' || isAboutSettings(change.kind);
}

export function isAboutSettings(kind: string): boolean {
  return kind === 'settings' || kind === 'presets';
}

/** Whether it writes into what all books share. */
export function touchesShared(change: Change): boolean {
  return isAboutSettings(change.kind) || ('presets' in change && (change.presets ?? []).length > 0);
}
