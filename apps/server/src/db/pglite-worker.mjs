/**
 * The embedded database in a thread of its own: a long query does not stop the server, and a query that never ends
 * can be ended with the thread. Plain JavaScript, because Node starts this file directly, from tests and from bundles.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** Texts pass through untouched both ways; decoding happens on the other side, alike for every engine. */
const asText = (text) => text;
const PLAIN_TYPES = [16, 17, 20, 21, 23, 25, 114, 700, 701, 1042, 1043, 1082, 1114, 1184, 1700, 2950, 3802];
const plain = Object.fromEntries(PLAIN_TYPES.map((type) => [type, asText]));

const { folder, template } = workerData;
const db = new PGlite({
  dataDir: folder ?? undefined,
  parsers: plain,
  serializers: plain,
  loadDataDir: template && new Blob([typeof template === 'string' ? readFileSync(template) : template]),
});

async function query({ sql, params }) {
  const { fields, rows, affectedRows } = await db.query(sql, params, { rowMode: 'array' });
  return {
    fields: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
    rows,
    affected: affectedRows ?? 0,
  };
}

const answers = {
  query,
  /** A whole transaction with one message there and one back. */
  batch: async ({ begin, statements }) => {
    await db.exec(begin);
    try {
      const results = [];
      for (const statement of statements) results.push(await query(statement));
      await db.exec('commit');
      return results;
    } catch (error) {
      await db.exec('rollback');
      throw error;
    }
  },
  exec: async ({ sql }) => {
    await db.exec(sql);
  },
  listen: async ({ channel }) => {
    await db.listen(channel, (payload) => parentPort.postMessage({ kind: 'notice', channel, payload }));
  },
  dump: async () => new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer()),
  close: () => db.close(),
};

parentPort.on('message', async (request) => {
  try {
    const value = await answers[request.kind](request);
    parentPort.postMessage({ kind: 'answer', id: request.id, value });
  } catch (error) {
    const { code, message, detail, hint } = error;
    parentPort.postMessage({ kind: 'failure', id: request.id, error: { code, message, detail, hint } });
  }
});

await db.waitReady;
parentPort.postMessage({ kind: 'ready' });
