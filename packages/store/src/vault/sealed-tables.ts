/**
 * The layer of the database that seals what is written and opens what is read, below everything that knows what a record means.
 * WebCrypto answers later, and IndexedDB ends a transaction that waits for anything else: `Dexie.waitFor` keeps it alive.
 */
import { cmp, type DBCore, type DBCoreTable, Dexie, type Middleware } from 'dexie';
import { hasNames, type RecordCipher } from './record-cipher.ts';
import { createSealedCursor } from './sealed-cursor.ts';
import type { VaultState } from './vault-state.ts';

export function sealedTables(vault: VaultState, names: readonly string[]): Middleware<DBCore> {
  return {
    stack: 'dbcore',
    name: 'sealed-tables',
    // Directly above IndexedDB: what Dexie keeps beside it are then the records themselves.
    level: -2,
    create: (core) => ({
      table: (name) => (names.includes(name) ? sealedTable(core.table(name), vault) : core.table(name)),
    }),
  };
}

function sealedTable(table: DBCoreTable, vault: VaultState): DBCoreTable {
  const { schema } = table;
  const { primaryKey } = schema;
  const isNamed = hasNames(schema);
  const keyOf = (record: unknown): unknown => primaryKey.extractKey?.(record);
  const open = (cipher: RecordCipher, found: readonly unknown[]): Promise<unknown[]> =>
    found.every((stored) => stored === undefined)
      ? Dexie.Promise.resolve([...found])
      : whileAlive(() =>
          Promise.all(found.map((stored) => (stored === undefined ? stored : cipher.open(schema, stored)))),
        );
  const readByName: Reader = (cipher, { trans, query }) =>
    table
      .query({ trans, values: true, query: rangeIn(cipher, query) })
      .then(({ result }) => open(cipher, result))
      .then((records) => records.sort((a, b) => cmp(query.index.extractKey?.(a), query.index.extractKey?.(b))));
  const rangeIn = (cipher: RecordCipher, query: Query) => ({
    ...query,
    range: cipher.range(schema, query.index, query.range),
  });

  return {
    ...table,
    get: (request) => {
      const cipher = vault.reading(request.trans);
      if (cipher === undefined) return table.get(request);
      return table
        .get({ ...request, key: cipher.key(schema, primaryKey, request.key) })
        .then((found) => open(cipher, [found]))
        .then(([record]) => record);
    },
    getMany: (request) => {
      const cipher = vault.reading(request.trans);
      if (cipher === undefined) return table.getMany(request);
      return table
        .getMany({ ...request, keys: request.keys.map((key) => cipher.key(schema, primaryKey, key)) })
        .then((found) => open(cipher, found));
    },
    query: (request) => {
      const cipher = vault.reading(request.trans);
      if (cipher === undefined) return table.query(request);
      const { values, limit = Number.POSITIVE_INFINITY, direction = 'next' } = request;
      if (!isNamed) {
        const found = table.query({ ...request, query: rangeIn(cipher, request.query) });
        return values ? found.then(({ result }) => open(cipher, result)).then((result) => ({ result })) : found;
      }
      return readByName(cipher, request).then((records) => {
        const ordered = direction.startsWith('prev') ? records.reverse() : records;
        const result = ordered.slice(0, limit);
        return { result: values ? result : result.map(keyOf) };
      });
    },
    count: (request) => {
      const cipher = vault.reading(request.trans);
      return table.count(cipher === undefined ? request : { ...request, query: rangeIn(cipher, request.query) });
    },
    openCursor: (request) => {
      const cipher = vault.reading(request.trans);
      if (cipher === undefined) return table.openCursor(request);
      const { trans, query, reverse } = request;
      if (isNamed) {
        return readByName(cipher, request).then((records) => {
          const ordered = reverse ? records.reverse() : records;
          return createSealedCursor(trans, query.index, keyOf, ordered.length, (from, to) =>
            Dexie.Promise.resolve(ordered.slice(from, to)),
          );
        });
      }
      // Keys first: whoever looks for the last block of many opens that one alone.
      return table.query({ trans, values: false, query: rangeIn(cipher, query) }).then(({ result }) => {
        const keys = reverse ? result.reverse() : result;
        const load = (from: number, to: number) =>
          table.getMany({ trans, keys: keys.slice(from, to) }).then((found) => open(cipher, found));
        return createSealedCursor(trans, query.index, keyOf, keys.length, load);
      });
    },
    mutate: (request) => {
      const cipher = vault.writing(request.trans);
      if (cipher === undefined) return table.mutate(request);
      if (request.type === 'delete') {
        return table
          .mutate({ ...request, keys: request.keys.map((key) => cipher.key(schema, primaryKey, key)) })
          .then((done) => ({ ...done, results: request.keys }));
      }
      if (request.type === 'deleteRange') {
        return table.mutate({ ...request, range: cipher.range(schema, primaryKey, request.range) });
      }
      const { values } = request;
      if (values.length === 0) return table.mutate(request);
      return whileAlive(() => Promise.all(values.map((record) => cipher.seal(schema, record))))
        .then((sealed) => table.mutate({ ...request, values: sealed }))
        .then((done) => ({ ...done, results: values.map(keyOf), lastResult: keyOf(values.at(-1)) }));
    },
  };
}

/** Outside of Dexie's zone, so that the promises of WebCrypto are not taken for steps of the transaction. */
function whileAlive<T>(work: () => Promise<T>): Promise<T> {
  return Dexie.waitFor(Dexie.ignoreTransaction(work));
}

type Query = Parameters<DBCoreTable['query']>[0]['query'];
type Reader = (
  cipher: RecordCipher,
  request: Pick<Parameters<DBCoreTable['query']>[0], 'trans' | 'query'>,
) => Promise<unknown[]>;
