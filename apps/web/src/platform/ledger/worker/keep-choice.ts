/**
 * What a person decides about the ledger beside its events: how it is computed, prices of their own, data for the
 * cover. Each is an entry of the user's own journal with undo and redo, under a code that screens turn into words,
 * whichever book is shown. Everything else in the store's settings is working data (`Store.settings.set`).
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { JsonValue, SettingChange, Store, StoreError } from '@cryptax/store';
import { RECEIVED_REMARKS, RECEIVED_ROWS } from './import-details.ts';
import { RECEIVED_FILES, RECEIVED_STEPS } from './received-history.ts';
import { RECEIVED_STATEMENTS } from './statements/received-statements.ts';

/** The form was opened with another state than there is by now: it shows both, and nothing is written. */
export const newerChoice = err({ code: 'choice.newer' } as const);

export const CHOICE_KEYS = {
  tax: 'tax-settings',
  person: 'tax-person',
  declared: 'declared-years',
  spouse: 'spouse-book',
  manualPrices: 'manual-prices',
  priceFiles: 'price-files',
  livePrices: 'live-prices',
  venueFees: 'venue-fees',
} as const;

interface ChoiceNote {
  readonly why: ChoiceCode;
  /** What of it changed, in codes and names that are no secret: an adviser pack carries them. */
  readonly subjects: readonly string[];
}

/** What a change of a setting means for the books in memory. */
export type SettingMeaning =
  /** Which book is shown. */
  | 'shown'
  /** Rules of matching or the person's figures: everything is matched anew. */
  | 'rules'
  /** Values of events: everything is valued anew. */
  | 'values'
  /** Only screens that show it. */
  | 'shown-facts'
  | 'none';

export const SHOWN_BOOK = 'shown-book';

export function meaningOfSetting(key: string | undefined): SettingMeaning {
  switch (key) {
    case SHOWN_BOOK:
      return 'shown';
    case CHOICE_KEYS.tax:
    case CHOICE_KEYS.spouse:
      return 'rules';
    case CHOICE_KEYS.manualPrices:
    case CHOICE_KEYS.priceFiles:
    case CHOICE_KEYS.livePrices:
    case RECEIVED_ROWS:
    case RECEIVED_REMARKS:
      return 'values';
    case RECEIVED_STATEMENTS:
    case RECEIVED_STEPS:
    case RECEIVED_FILES:
    case CHOICE_KEYS.person:
    case CHOICE_KEYS.declared:
    case CHOICE_KEYS.venueFees:
      return 'shown-facts';
    default:
      return 'none';
  }
}

/** `before` is the value that the caller's decision rests on: what another tab changed beside it stays. */
export async function keepChoices(
  store: Store,
  set: readonly SettingChange[],
  note: ChoiceNote,
): Promise<Result<void, StoreError>> {
  const kept = await store.events.apply('own', 0, { kind: 'settings', ...note, set });
  return kept.ok ? ok(undefined) : kept;
}

export function choice(key: string, before: JsonValue | undefined, after: unknown): SettingChange {
  return { key, before, after: after as JsonValue };
}

/** Codes that the journal keeps as the reason of a step that is no edit of an event; screens turn them into words. */
export const CHOICE_CODES = [
  'tax.method',
  'tax.reading',
  'tax.profile',
  'tax.person',
  'tax.declared',
  'tax.spouse',
  'price.manual',
  'price.manual-remove',
  'price.file',
  'price.file-remove',
  'price.live',
  'fees',
] as const;

export type ChoiceCode = (typeof CHOICE_CODES)[number];
