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

export interface RecordCipher {
  readonly epoch: string;
  readonly seal: (schema: DBCoreTableSchema, record: unknown) => Promise<unknown>;
  /** A record that cannot be opened comes back without content, which no guard lets pass. */
  readonly open: (schema: DBCoreTableSchema, stored: unknown) => Promise<unknown>;
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
    seal: async (schema, record) => {
      const outside = outsideOf(schema, record, (field, value) => keyPart(schema.name, field, value));
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const algorithm = { name: 'AES-GCM', iv, additionalData: placeOf(schema, outside) };
      const sealed = await crypto.subtle.encrypt(algorithm, records, encoder.encode(JSON.stringify(record)));
      return { ...outside, iv, sealed: new Uint8Array(sealed) };
    },
    open: async (schema, stored) => {
      const outside = outsideOf(schema, stored, (_, value) => value);
      if (!isRecord(stored) || !isBytes(stored.iv) || !isBytes(stored.sealed)) return outside;
      const algorithm = { name: 'AES-GCM', iv: stored.iv, additionalData: placeOf(schema, outside) };
      try {
        return JSON.parse(decoder.decode(await crypto.subtle.decrypt(algorithm, records, stored.sealed))) as unknown;
      } catch {
        // Bytes that were altered: only this record is lost, and the diagnosis names it.
        return outside;
      }
    },
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

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
