/**
 * Everything stored about the caller as one zip of JSON files (Art. 15 and 20 GDPR). One table at a time is read, so that
 * a large account does not fill the memory at once.
 */
import { audit } from '../auth/audit.ts';
import { visitorOf } from '../auth/auth-context.ts';
import type { Db } from '../db/db.ts';
import type { AccountHandler } from './account-handler.ts';
import { exportedTables, type UserTable, userTables } from './user-tables.ts';
import { ZipArchive } from './zip-archive.ts';

const PAGE = 2000;
const README = `Your data at Cryptax. One file per table, each a list of rows; decimals are texts.
Deine Daten bei Cryptax. Eine Datei je Tabelle, jede eine Liste von Zeilen; Dezimalzahlen sind Texte.
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
  yield zip.add('account.json', Buffer.from(await rowsOf(db, userId, ACCOUNT)));
  for (const table of tables) {
    yield zip.add(`${table.name}.json`, Buffer.from(await rowsOf(db, userId, table)));
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

async function rowsOf(db: Db, userId: string, { schema, name, columns }: UserTable): Promise<string> {
  const owner = name === 'users' ? 'id' : 'user_id';
  // Names come from the database's own catalogue; numeric columns become texts.
  const fields = columns
    .map(({ name: column, type }) => `'${column}', t."${column}"${type === 'numeric' ? '::text' : ''}`)
    .join(', ');
  const pages: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await db.query<{ body: string }>(
      `select json_build_object(${fields})::text as body from "${schema}"."${name}" t
        where t."${owner}" = $1::text::uuid order by t.ctid limit ${PAGE} offset ${offset}`,
      [userId],
    );
    pages.push(...rows.map(({ body }) => body));
    if (rows.length < PAGE) return `[\n${pages.join(',\n')}\n]\n`;
  }
}
