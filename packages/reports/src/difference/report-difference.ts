/** What would change in a sealed report if it were made again today, event by event. Plain data; words come later. */
import type { EventKind } from '@cryptax/ledger';
import type { FieldChange } from '@cryptax/tax-de';

/** `tax` is the sum of the extra tax of sections 22, 23 and of the flat tax. */
export type FigureName =
  | 'tax'
  | 'private-sales.net'
  | 'private-sales.taxable'
  | 'tax-free'
  | 'income.net'
  | 'income.taxable'
  | 'capital.net'
  | 'capital.taxable'
  | 'carry-out';

export interface FigureChange {
  readonly figure: FigureName;
  readonly before: string;
  readonly after: string;
  /** After minus before. */
  readonly change: string;
}

export type EffectLaw = 'private-sales' | 'tax-free' | 'income' | 'capital';

/** The result of one event under one law, before and after; null where the event had or has none. */
export interface EventEffect {
  readonly law: EffectLaw;
  readonly eventId: string;
  readonly kind: EventKind;
  readonly at: string;
  readonly wallet: string;
  /** Null for futures, which settle in money. */
  readonly asset: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly change: string;
  /** Ids of the changed ledger events behind it; empty if only settings or profile changed. */
  readonly causes: readonly string[];
}

/** What happened to one event of the ledger since the report was sealed. */
export interface LedgerChange {
  readonly kind: 'added' | 'removed' | 'edited';
  readonly eventId: string;
  readonly eventKind: EventKind;
  readonly at: string;
  readonly wallet: string;
  /** What the event gave or received, before or after. */
  readonly assets: readonly string[];
  readonly fields: readonly FieldChange[];
}

/** Changes beside the ledger that can move every figure. */
export type Circumstance = 'settings' | 'profile' | 'spouse' | 'engine' | 'rule-book';

export interface ReportDifference {
  readonly year: number;
  /** No figure of the list below changed. */
  readonly isSame: boolean;
  /** Only figures that changed. */
  readonly figures: readonly FigureChange[];
  /** Largest first. */
  readonly effects: readonly EventEffect[];
  readonly causes: readonly LedgerChange[];
  readonly circumstances: readonly Circumstance[];
  /** Change of a law's net that no event explains: cents of rounding, entries of the profile. */
  readonly rest: readonly { readonly law: EffectLaw; readonly change: string }[];
}
