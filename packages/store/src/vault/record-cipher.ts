/**
 * Seals the records of a locked database. What IndexedDB needs to find a record stays outside: numbers and the book as they are,
 * texts (coins, wallets, names of settings) as keyed names that only the owner of the key can make. Everything else is one
 * ciphertext, bound to its place, so that no record can be moved to another.
 */
import { type Bytes, isRecord, toBase64 } from '@cryptax/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DBCoreIndex, DBCoreKeyRange, DBCoreTableSchema } from 'dexie';
import type { TableName } from '../database/database.ts';
import { OpenedRecords, sealName } from './opened-records.ts';
import { packText, unpackText } from './packed-text.ts';
import type { VaultKeys } from './vault-keys.ts';

/** Fields of keys whose texts would tell something. The others are numbers, the book, and the state of a step. */
const NAMED_FIELDS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  answers: ['id'],
  wallets: ['id'],
  statements: ['id'],
  prices: ['source', 'asset', 'currency', 'year'],
  settings: ['key'],
  presets: ['id'],
  reports: ['id'],
  evidence: ['id'],
  quarantine: ['id'],
};

/** The end of a range of texts, where the browser has no greater key: no name, and greater than every one. */
const AFTER_ALL_TEXTS = '\uffff';

const IV_BYTES = 12;
const NAME_BYTES = 18;

/** Whether a record is likely to be asked for again soon. */
export type Keep = 'known' | 'forgotten';

export interface RecordCipher {
  readonly epoch: string;
  readonly seal: (schema: DBCoreTableSchema, record: unknown, keep: Keep) => Promise<unknown>;
  /** A record that cannot be opened comes back without content, which no guard lets pass. */
  readonly open: (schema: DBCoreTableSchema, stored: unknown, keep: Keep) => Promise<unknown>;
  /** Opened without waiting, if it was sealed or opened just before. */
  readonly openKnown: (schema: DBCoreTableSchema, stored: unknown) => { readonly record: unknown } | undefined;
  /** A key as it is stored. */
  readonly key: (schema: DBCoreTableSchema, index: DBCoreIndex, key: unknown) => unknown;
  readonly range: (schema: DBCoreTableSchema, index: DBCoreIndex, range: DBCoreKeyRange) => DBCoreKeyRange;
}

/** Whether keys of this table are stored as names, which have no order of their own. */
export function hasNames({ name }: DBCoreTableSchema): boolean {
  return namedFields(name).length > 0;
}

export function createRecordCipher({ epoch, records, names }: VaultKeys): RecordCipher {
  const known = new Map<string, string>();
  const opened = new OpenedRecords();
  const nameOf = (table: string, text: string): string => {
    const full = `${table}\n${text}`;
    const found = known.get(full);
    if (found !== undefined) return found;
    const name = toBase64(hmac(sha256, names, encoder.encode(full)).subarray(0, NAME_BYTES));
    known.set(full, name);
    return name;
  };
  const keyPart = (table: string, field: string | undefined, part: unknown): unknown =>
    typeof part === 'string' && part !== AFTER_ALL_TEXTS && field !== undefined && namedFields(table).includes(field)
      ? nameOf(table, part)
      : part;
  const key: RecordCipher['key'] = ({ name }, { keyPath }, value) =>
    Array.isArray(value)
      ? value.map((part, i) => keyPart(name, pathOf(keyPath)[i], part))
      : keyPart(name, pathOf(keyPath)[0], value);
  return {
    epoch,
    key,
    range: (schema, index, range) => ({
      ...range,
      lower: key(schema, index, range.lower),
      upper: key(schema, index, range.upper),
    }),
    seal: async (schema, record, keep) => {
      const outside = outsideOf(schema, record, (field, value) => keyPart(schema.name, field, value));
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const additionalData = placeOf(schema, outside);
      const text = JSON.stringify(record);
      const algorithm = { name: 'AES-GCM', iv, additionalData };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, records, packText(text)));
      if (keep === 'known') opened.keep(sealName(additionalData, iv, sealed), text);
      return { ...outside, iv, sealed };
    },
    open: async (schema, stored, keep) => {
      const { outside, box } = boxIn(schema, stored);
      if (box === undefined) return outside;
      const { iv, sealed, additionalData } = box;
      try {
        const algorithm = { name: 'AES-GCM', iv, additionalData };
        const text = unpackText(new Uint8Array(await crypto.subtle.decrypt(algorithm, records, sealed)));
        const record: unknown = JSON.parse(text);
        if (keep === 'known') opened.keep(sealName(additionalData, iv, sealed), text);
        return record;
      } catch {
        // Bytes that were altered: only this record is lost, and the diagnosis names it.
        return outside;
      }
    },
    openKnown: (schema, stored) => {
      const { box } = boxIn(schema, stored);
      const text = box && opened.find(sealName(box.additionalData, box.iv, box.sealed));
      return text === undefined ? undefined : { record: JSON.parse(text) as unknown };
    },
  };
}

/** The ciphertext of a stored record and what it is bound to, if there is one. */
function boxIn(schema: DBCoreTableSchema, stored: unknown) {
  const outside = outsideOf(schema, stored, (_, value) => value);
  if (!isRecord(stored) || !isBytes(stored.iv) || !isBytes(stored.sealed)) return { outside };
  return { outside, box: { iv: stored.iv, sealed: stored.sealed, additionalData: placeOf(schema, outside) } };
}

const encoder = new TextEncoder();

function namedFields(table: string): readonly string[] {
  return Object.hasOwn(NAMED_FIELDS, table) ? (NAMED_FIELDS[table as TableName] ?? []) : [];
}

/** The fields by which IndexedDB finds the record. */
function outsideOf(
  { primaryKey, indexes }: DBCoreTableSchema,
  record: unknown,
  part: (field: string, value: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  if (!isRecord(record)) return {};
  const names = [primaryKey, ...indexes].flatMap(({ keyPath }) => pathOf(keyPath));
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, part(name, record[name])]));
}

function placeOf({ name }: DBCoreTableSchema, outside: Readonly<Record<string, unknown>>): Bytes {
  return encoder.encode(`${name}\n${JSON.stringify(Object.entries(outside).sort(([a], [b]) => (a < b ? -1 : 1)))}`);
}

function pathOf(keyPath: DBCoreIndex['keyPath']): readonly string[] {
  if (keyPath === null) return [];
  return typeof keyPath === 'string' ? [keyPath] : keyPath;
}

function isBytes(value: unknown): value is Bytes {
  return ArrayBuffer.isView(value);
}
