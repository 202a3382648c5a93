/** What the worker keeps in the store's settings and presets, read with care: a damaged value counts as absent. */
import { type Check, fields, isRecord, isText, listOf, optional, type Result, recordOf } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, soundSettings } from '@cryptax/ledger';
import type { Book, JsonValue, NewPreset, Store, StoreError } from '@cryptax/store';
import { parseProfile } from '@cryptax/tax-de';
import type { SavedMapping } from '../import-types.ts';
import type { TaxSettings } from '../ledger-state.ts';
import { CHOICE_KEYS, choice, keepChoices, SHOWN_BOOK } from './keep-choice.ts';

export async function shownBook(store: Store): Promise<Book> {
  return (await readSetting(store, SHOWN_BOOK)) === 'demo' ? 'demo' : 'own';
}

export function setShownBook(store: Store, book: Book): Promise<Result<void, StoreError>> {
  return store.settings.set(SHOWN_BOOK, book);
}

export async function taxSettings(store: Store): Promise<TaxSettings> {
  const value = await readSetting(store, CHOICE_KEYS.tax);
  if (!isRecord(value)) return { match: DEFAULT_SETTINGS, profile: {} };
  const profile = parseProfile(value.profile ?? {});
  return { match: soundSettings(value.match), profile: profile.ok ? profile.value : {} };
}

export async function livePricesOn(store: Store): Promise<boolean> {
  return (await readSetting(store, CHOICE_KEYS.livePrices)) === true;
}

export async function setLivePrices(store: Store, isOn: boolean): Promise<Result<void, StoreError>> {
  const before = await readSetting(store, CHOICE_KEYS.livePrices);
  const note = { why: 'price.live', subjects: [isOn ? 'on' : 'off'] } as const;
  return keepChoices(store, [choice(CHOICE_KEYS.livePrices, before, isOn)], note);
}

export async function savedMappings(store: Store): Promise<readonly SavedMapping[]> {
  const presets = await store.presets.list('mapping');
  return presets.ok ? presets.value.map(({ data }): unknown => data).filter(isSavedMapping) : [];
}

/** How the columns of a file were read, as it is remembered. */
export function mappingPreset(mapping: SavedMapping): NewPreset {
  const { headerFingerprint: id } = mapping;
  const name = 'definition' in mapping ? mapping.definition.source : mapping.base;
  return { kind: 'mapping', id, name, data: mapping as unknown as JsonValue };
}

/** What the user saved under a name must look like to be used: it comes from storage, or from a backup file. */
const isFlag: Check = (value) => typeof value === 'boolean';
const isTexts = listOf(isText);
const isColumns = recordOf((ref) => isText(ref) || isTexts(ref));

/** Everything that the wizard writes. */
const isOwnMapping = fields({
  headerFingerprint: isText,
  definition: fields({
    id: isText,
    source: isText,
    sourceKind: isText,
    idSpace: isText,
    layouts: listOf(isTexts),
    signature: isTexts,
    columns: isColumns,
    date: fields({ layouts: isTexts, zone: isText }),
    numbers: optional(isText),
    signed: optional(isFlag),
    types: optional(recordOf(isText)),
    bySign: optional(recordOf(isText)),
    bySides: optional(recordOf(isText)),
    fees: optional(recordOf(isText)),
    defaults: optional(recordOf(isText)),
    walletName: optional(isText),
    answers: optional(
      fields({
        fee: optional(isText),
        feeSent: optional(isText),
        feeReceived: optional(isText),
        feeColumns: optional(isText),
        feeCoins: optional(recordOf(isText)),
      }),
    ),
  }),
});
/** A known format under other column names. */
const isDriftedMapping = fields({ headerFingerprint: isText, base: isText, columns: isColumns });

export function isSavedMapping(value: unknown): value is SavedMapping {
  return isOwnMapping(value) || (isDriftedMapping(value) && isRecord(value) && !('definition' in value));
}

/** A value of the store's settings; one that cannot be read counts as absent. */
export async function readSetting(store: Store, key: string): Promise<JsonValue | undefined> {
  const value = await store.settings.get(key);
  return value.ok ? value.value : undefined;
}
