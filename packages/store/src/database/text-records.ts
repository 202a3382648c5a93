/**
 * The layer of the database that keeps bulky records as one text. The browser copies a record value by value: twice when it is
 * written, because its key lies inside, and once more when it is read. A text is copied as bytes, and JSON is read in less
 * than two thirds of the time. Sealed records are read as they lie there; one without its text is damaged.
 */
import { isRecord } from '@cryptax/kernel';
import type { DBCore, DBCoreCursor, DBCoreTable, DBCoreTableSchema, Middleware } from 'dexie';

export function textRecords(names: readonly string[]): Middleware<DBCore> {
  return {
    stack: 'dbcore',
    name: 'text-records',
    // Below the layer that seals: a sealed record is bytes already.
    level: -3,
    create: (core) => ({
      table: (name) => (names.includes(name) ? textTable(core.table(name)) : core.table(name)),
    }),
  };
}

function textTable(table: DBCoreTable): DBCoreTable {
  const { schema } = table;
  const open = (stored: unknown) => openRecord(schema, stored);
  return {
    ...table,
    get: (request) => table.get(request).then(open),
    getMany: (request) => table.getMany(request).then((found) => found.map(open)),
    query: (request) => {
      const found = table.query(request);
      return request.values ? found.then(({ result }) => ({ result: result.map(open) })) : found;
    },
    openCursor: (request) =>
      table.openCursor(request).then((cursor) => (cursor === null ? null : openCursor(cursor, open))),
    mutate: (request) =>
      request.type === 'put' || request.type === 'add'
        ? table.mutate({ ...request, values: request.values.map((record) => closeRecord(schema, record)) })
        : table.mutate(request),
  };
}

/** What IndexedDB finds the record by stays beside its text. */
function closeRecord(schema: DBCoreTableSchema, record: unknown): unknown {
  if (!isRecord(record) || isSealed(record)) return record;
  return { ...keyOf(schema, record), json: JSON.stringify(record) };
}

/** A text that is none any more is given out as it lies there, what lies there without one as such: no guard lets either pass. */
function openRecord(schema: DBCoreTableSchema, stored: unknown): unknown {
  if (!isRecord(stored) || isSealed(stored)) return stored;
  if (typeof stored.json !== 'string') return { ...keyOf(schema, stored), withoutText: stored };
  try {
    return JSON.parse(stored.json) as unknown;
  } catch {
    return stored;
  }
}

function keyOf({ primaryKey: { keyPath } }: DBCoreTableSchema, record: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries([keyPath ?? []].flat().map((name) => [name, record[name]]));
}

function isSealed(record: object): boolean {
  return 'sealed' in record;
}

/** Made as Dexie's own layers make theirs; what the browser's cursor answers for itself has to be asked of it. */
function openCursor(cursor: DBCoreCursor, open: (stored: unknown) => unknown): DBCoreCursor {
  return Object.create(cursor, {
    key: { get: (): unknown => cursor.key },
    primaryKey: { get: (): unknown => cursor.primaryKey },
    value: { get: () => open(cursor.value) },
  }) as DBCoreCursor;
}
