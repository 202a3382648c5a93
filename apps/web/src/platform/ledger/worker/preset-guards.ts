/** What the user saved under a name must look like to be used: it comes from storage, or from a backup file. */
import { type Check, fields, isRecord, isText, listOf, oneOf, optional, recordOf } from '@cryptax/kernel';
import type { LabelRule } from '../edit-types.ts';
import { LABELS_IN, LABELS_OUT } from '../event-labels.ts';
import type { SavedMapping } from '../import-types.ts';

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
  }),
});
/** A known format under other column names. */
const isDriftedMapping = fields({ headerFingerprint: isText, base: isText, columns: isColumns });

export function isSavedMapping(value: unknown): value is SavedMapping {
  return isOwnMapping(value) || (isDriftedMapping(value) && isRecord(value) && !('definition' in value));
}

const isRule = fields({
  match: fields({ kind: isText, asset: isText, wallet: isText, format: optional(isText) }),
  label: oneOf(...LABELS_IN, ...LABELS_OUT),
});

export function isRuleContent(value: unknown): value is Pick<LabelRule, 'match' | 'label'> {
  return isRule(value);
}
