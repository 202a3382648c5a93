/**
 * What a stored record must look like to be used. Storage can be damaged and backup files come from outside, so
 * nothing is trusted by its place: a record that fails its guard is set aside, never guessed at.
 */
import { type Check, fields, isRecord, isText, listOf, oneOf, optional } from '@cryptax/kernel';
import { ROW_OUTCOME_KINDS } from '../imports/row-outcomes.ts';
import { BOOKS } from '../records.ts';
import type { TableName } from './database.ts';
import { isDecimal, isEvent, isMoment } from './event-guard.ts';

/** Names of what a caller passed as events and is none, for the refusal. */
export function invalidIds(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => !isEvent(value)).map((value) => String(isRecord(value) ? value.id : value));
}

const isName: Check = (value) => typeof value === 'string' && value.length > 0;
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isBook: Check = (value) => BOOKS.some((book) => book === value);
const isDefined: Check = (value) => value !== undefined;

const isRef = fields({ no: isCount, revision: isCount, count: isCount, origins: listOf(isCount) });
const isEntry = fields({ event: isEvent, origin: isCount });
const isSplice = fields({ at: isCount, removed: listOf(isEntry), inserted: listOf(isEntry) });
const isOutcome = fields({ line: isCount, kind: oneOf(...ROW_OUTCOME_KINDS) });
const isImport = fields({
  book: isBook,
  no: isCount,
  fileName: isText,
  sha256: isText,
  size: isCount,
  format: isText,
  importedAt: isText,
  rows: isCount,
  counts: fields(Object.fromEntries(ROW_OUTCOME_KINDS.map((kind) => [kind, isCount]))),
  eventsAdded: isCount,
  eventsSkipped: isCount,
  mended: listOf(isOutcome),
  rawRows: oneOf('kept', 'left-out'),
});
const isAnswer = fields({ book: isBook, id: isName, at: isText });
const isWallet = fields({ book: isBook, id: isName, name: isText, type: isText, createdAt: isText, updatedAt: isText });
const isStatement = fields({
  book: isBook,
  id: isName,
  wallet: isName,
  asset: isName,
  at: isMoment,
  amount: isDecimal,
  part: optional(isText),
  service: optional(isText),
  savedAt: isText,
});
const isPreset = fields({
  kind: oneOf('mapping', 'rule', 'view', 'address'),
  id: isName,
  name: isText,
  savedAt: isText,
  data: isDefined,
});
const isPath = listOf(isText);
const isList = listOf(isDefined);
const isSettingEdit: Check = (value) =>
  fields({ kind: oneOf('value'), path: isPath })(value) ||
  fields({ kind: oneOf('list'), path: isPath, at: isCount, removed: isList, inserted: isList })(value);
const isDelta = fields({
  chunks: optional(fields({ before: listOf(isRef), after: listOf(isRef) })),
  edits: listOf(fields({ no: isCount, splices: listOf(isSplice) })),
  imports: listOf(fields({ before: optional(isImport), after: optional(isImport) })),
  wallets: listOf(fields({ before: optional(isWallet), after: optional(isWallet) })),
  answers: optional(listOf(fields({ before: optional(isAnswer), after: optional(isAnswer) }))),
  statements: optional(listOf(fields({ before: optional(isStatement), after: optional(isStatement) }))),
  settings: optional(listOf(fields({ key: isText, edits: listOf(isSettingEdit) }))),
  presets: optional(listOf(fields({ before: optional(isPreset), after: optional(isPreset) }))),
});
const isChunkFrame = fields({ book: isBook, no: isCount, revision: isCount, origins: listOf(isCount) });

/** A chunk whose frame is sound; single events in it may still be damaged and are set aside one by one. */
export function isChunk(value: unknown): boolean {
  if (!isChunkFrame(value) || !isRecord(value) || !Array.isArray(value.events)) return false;
  return Array.isArray(value.origins) && value.events.length === value.origins.length;
}

export const RECORD_GUARDS: Readonly<Record<TableName, Check>> = {
  heads: fields({
    book: isBook,
    revision: isCount,
    chunks: listOf(isRef),
    nextChunk: isCount,
    nextImport: isCount,
    nextSeq: isCount,
  }),
  chunks: isChunk,
  imports: isImport,
  importRows: fields({
    book: isBook,
    no: isCount,
    packed: fields({
      count: isCount,
      lineRuns: listOf(isCount),
      meanings: listOf(fields({ kind: oneOf(...ROW_OUTCOME_KINDS), reason: optional(isText) })),
      codes: isText,
      eventIds: listOf(isText),
      raws: listOf((pair) => Array.isArray(pair) && isCount(pair[0]) && isText(pair[1])),
    }),
  }),
  rawRows: fields({
    book: isBook,
    no: isCount,
    from: isCount,
    to: isCount,
    compression: oneOf('gzip', 'none'),
    data: isText,
  }),
  answers: isAnswer,
  wallets: isWallet,
  statements: isStatement,
  prices: fields({
    source: isText,
    asset: isText,
    currency: isText,
    year: isText,
    points: (value) => isRecord(value) && Object.values(value).every(isText),
  }),
  settings: fields({ key: isText, value: isDefined }),
  presets: isPreset,
  journal: fields({
    book: isBook,
    seq: isCount,
    kind: isText,
    at: isText,
    why: isText,
    subjects: listOf(isText),
    counts: fields({ added: isCount, changed: isCount, removed: isCount, skipped: isCount }),
    state: oneOf('done', 'undone', 'abandoned', 'archived'),
    log: listOf(fields({ action: isText, at: isText })),
  }),
  deltas: fields({ book: isBook, seq: isCount, delta: isDelta, touched: optional(listOf(isText)) }),
  reports: fields({
    id: isName,
    book: isBook,
    year: isCount,
    title: isText,
    sealedAt: isText,
    mediaType: isText,
    content: isText,
    sha256: isText,
    inputs: isText,
  }),
  evidence: fields({
    book: isBook,
    id: isName,
    target: fields({ kind: oneOf('event', 'wallet', 'statement'), id: isName }),
    name: isName,
    about: isText,
    mediaType: isText,
    size: isCount,
    sha256: isName,
    addedAt: isText,
    content: isText,
  }),
  quarantine: fields({ id: isName, table: isText, key: isText, reason: isText, text: isText }),
};
