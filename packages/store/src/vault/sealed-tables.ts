/**
 * The layer of the database that seals what is written and opens what is read, below everything that knows what a record means.
 * WebCrypto answers later, and IndexedDB ends a transaction that waits for anything else: `Dexie.waitFor` keeps it alive. What a
 * transaction writes is therefore gathered (`sealed-writes.ts`), and what was at hand just before is opened without WebCrypto.
 */
import { cmp, type DBCore, type DBCoreTable, Dexie, type Middleware } from 'dexie';
import { hasNames, type Keep, type RecordCipher } from './record-cipher.ts';
import { createSealedCursor } from './sealed-cursor.ts';
import { afterWrites, whileAlive } from './sealed-writes.ts';
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
  const open = (cipher: RecordCipher, found: readonly unknown[]): Promise<unknown[]> => {
    const keep = keepOf(found);
    const known = found.map((stored) => (keep === 'known' ? cipher.openKnown(schema, stored) : undefined));
    if (found.every((stored, i) => stored === undefined || known[i] !== undefined)) {
      return Dexie.Promise.resolve(known.map((opened) => opened?.record));
    }
    return whileAlive(() =>
      Promise.all(
        found.map((stored, i) =>
          stored === undefined ? stored : (known[i]?.record ?? cipher.open(schema, stored, keep)),
        ),
      ),
    );
  };
  const readByName: Reader = (cipher, { trans, query }) =>
    table
      .query({ trans, values: true, query: rangeIn(cipher, query) })
      .then(({ result }) => open(cipher, result))
      .then((records) => records.sort((a, b) => cmp(query.index.extractKey?.(a), query.index.extractKey?.(b))));
  const rangeIn = (cipher: RecordCipher, query: Query) => ({
    ...query,
    range: cipher.range(schema, query.index, query.range),
  });

  const sealed: DBCoreTable = {
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
        const load = (from: number, to: number) => ordered.getMany({ trans, keys: keys.slice(from, to) });
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
      const keep = keepOf(values);
      const seal = () => Promise.all(values.map((record) => cipher.seal(schema, record, keep)));
      const put = (records: readonly unknown[]) => table.mutate({ ...request, values: records });
      const results = { results: values.map(keyOf), lastResult: keyOf(values.at(-1)) };
      const writes = request.type === 'put' ? vault.writes(request.trans) : undefined;
      if (writes === undefined) {
        return whileAlive(seal)
          .then(put)
          .then((done) => ({ ...done, ...results }));
      }
      return writes
        .add({ table: schema.name, count: values.length, sealed: Dexie.ignoreTransaction(seal), put })
        .then(() => ({ numFailures: 0, failures: {}, ...results }));
    },
  };
  const ordered = afterWrites(sealed, (trans) => vault.writes(trans));
  return ordered;
}

/** A few at a time are those of a change; many are a whole book, which is not asked for again. */
const FEW = 4;

function keepOf(records: readonly unknown[]): Keep {
  return records.length <= FEW ? 'known' : 'forgotten';
}

type Query = Parameters<DBCoreTable['query']>[0]['query'];
type Reader = (
  cipher: RecordCipher,
  request: Pick<Parameters<DBCoreTable['query']>[0], 'trans' | 'query'>,
) => Promise<unknown[]>;
