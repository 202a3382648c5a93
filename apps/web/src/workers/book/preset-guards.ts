/** What the user saved under a name must look like to be used: it comes from storage, or from a backup file. */
import { INCOME_KINDS } from '@cryptax/ledger';
import { isRecord } from '../../lib/is-record.ts';
import type { EventLabel, LabelRule } from '../../lib/ledger/edit-api.ts';
import type { SavedMapping } from '../../lib/ledger/import-api.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const fields =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(shape).every(([name, check]) => check(value[name]));

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
  }),
});
/** A known format under other column names. */
const isDriftedMapping = fields({ headerFingerprint: isText, base: isText, columns: isColumns });

export function isSavedMapping(value: unknown): value is SavedMapping {
  return isOwnMapping(value) || (isDriftedMapping(value) && isRecord(value) && !('definition' in value));
}

const LABELS: readonly EventLabel[] = [
  ...INCOME_KINDS.map((kind) => `income:${kind}` as const),
  'gift-in',
  'buy',
  'sell',
  'spend',
  'gift-out',
  'fee',
  'lost',
  'redeem',
];

const isRule = fields({
  match: fields({ kind: isText, asset: isText, wallet: isText, format: optional(isText) }),
  label: (value) => LABELS.some((label) => label === value),
});

export function isRuleContent(value: unknown): value is Pick<LabelRule, 'match' | 'label'> {
  return isRule(value);
}
