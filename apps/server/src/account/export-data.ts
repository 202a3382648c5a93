/**
 * Everything stored about the caller as one zip of JSON files (Art. 15 and 20 GDPR). A table is read in parts of a few
 * megabytes, each a file of its own, so that a large account does not fill the memory.
 */
import { audit } from '../auth/audit.ts';
import { visitorOf } from '../auth/auth-context.ts';
import type { Db } from '../db/db.ts';
import type { AccountHandler } from './account-handler.ts';
import { exportedTables, type UserTable, userTables } from './user-tables.ts';
import { ZipArchive } from './zip-archive.ts';

const MAX_ROWS = 2000;
const MAX_BYTES = 8_000_000;
const README = `Your data at Cryptax. One file per table (large ones have several), each a list of rows; decimals are texts.
Deine Daten bei Cryptax. Eine Datei je Tabelle (große haben mehrere), jede eine Liste von Zeilen; Dezimalzahlen sind Texte.
`;

export const exportData: AccountHandler = async (context, services, { sub }) => {
  const { db } = services;
  const tables = exportedTables(await userTables(db));
  await audit(db, sub, 'data_exported', visitorOf(context, services).address);
  const parts = zipParts(db, sub, tables);
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return context.body(stream, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="cryptax-data.zip"',
  });
};

async function* zipParts(db: Db, userId: string, tables: readonly UserTable[]): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipArchive();
  yield zip.add('README.txt', Buffer.from(README));
  for await (const part of partsOf(db, userId, ACCOUNT)) yield zip.add('account.json', Buffer.from(part));
  for (const table of tables) {
    let part = 0;
    for await (const rows of partsOf(db, userId, table)) {
      part += 1;
      yield zip.add(`${table.name}${part === 1 ? '' : `-${part}`}.json`, Buffer.from(rows));
    }
  }
  yield zip.end();
}

/** The account itself has its owner's id as `id`. */
const ACCOUNT: UserTable = {
  schema: 'auth',
  name: 'users',
  columns: [
    'id',
    'email',
    'email_confirmed_at',
    'last_sign_in_at',
    'raw_app_meta_data',
    'raw_user_meta_data',
    'created_at',
  ].map((name) => ({ name, type: 'any' })),
};

async function* partsOf(db: Db, userId: string, { schema, name, columns }: UserTable): AsyncGenerator<string, void> {
  const owner = name === 'users' ? 'id' : 'user_id';
  // Names come from the database's own catalogue; numeric columns become texts.
  const fields = columns
    .map(({ name: column, type }) => `'${column}', t."${column}"${type === 'numeric' ? '::text' : ''}`)
    .join(', ');
  for (let offset = 0; ; ) {
    const { rows } = await db.query<{ body: string; is_last: boolean }>(
      `select body, place = total as is_last from (
          select j as body, row_number() over () as place, count(*) over () as total,
            sum(octet_length(j)) over (rows unbounded preceding) - octet_length(j) as before
          from (select json_build_object(${fields})::text as j from "${schema}"."${name}" t
            where t."${owner}" = $1::text::uuid order by t.ctid limit ${MAX_ROWS} offset ${offset}) texts) sized
        where before < ${MAX_BYTES}`,
      [userId],
    );
    yield `[\n${rows.map(({ body }) => body).join(',\n')}\n]\n`;
    offset += rows.length;
    if (rows.length < MAX_ROWS && (rows.at(-1)?.is_last ?? true)) return;
  }
}
