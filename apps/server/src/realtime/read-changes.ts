/** Changed rows from the outbox. Numbers become texts in the database, before any JSON parser could round them. */
import type { Db } from '../db/db.ts';
import type { Catalogue } from '../rest/catalogue.ts';
import type { Change } from './bindings.ts';

interface OutboxRow {
  readonly id: number;
  readonly user_id: string;
  readonly table_name: string;
  readonly operation: Change['operation'];
  readonly record: Change['record'];
  readonly old_record: Change['oldRecord'];
  readonly created_at: string;
}

const asTexts = (column: string) => `(select jsonb_object_agg(e.key,
    case when jsonb_typeof(e.value) = 'number' then to_jsonb(e.value #>> '{}') else e.value end)
  from jsonb_each(o.${column}) e)`;

const SELECT = `select o.id, o.user_id, o.table_name, o.operation, ${asTexts('record')} as record,
  ${asTexts('old_record')} as old_record, o.created_at from cryptax.outbox o`;

export type ChangeRange = { readonly first: string; readonly last: string } | { readonly lastMs: number };

/** How long changes are kept (chores.ts). */
export const OUTBOX_MS = 600_000;

export async function readChanges(db: Db, range: ChangeRange, users: readonly string[]): Promise<readonly Change[]> {
  const isLast = 'lastMs' in range;
  const where = isLast
    ? "o.created_at > now() - $2::text::double precision * interval '1 millisecond'"
    : 'o.id between $2::text::bigint and $3::text::bigint';
  const { rows } = await db.query<OutboxRow>(
    `${SELECT} where ${where} and o.user_id in (select v::uuid from json_array_elements_text($1::text::json) v) order by o.id`,
    [JSON.stringify(users), ...(isLast ? [range.lastMs] : [range.first, range.last])],
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    table: row.table_name,
    operation: row.operation,
    record: row.record,
    oldRecord: row.old_record,
    at: row.created_at,
  }));
}

const CLIENT_TYPES: Readonly<Record<string, string>> = {
  integer: 'int4',
  bigint: 'int8',
  boolean: 'bool',
  jsonb: 'jsonb',
  'timestamp with time zone': 'timestamptz',
};

/** Decimals are announced as texts, so that the client leaves them alone. */
export function columnsFor(catalogue: Catalogue, table: string): readonly { name: string; type: string }[] {
  const columns = catalogue.get(table)?.columns.values() ?? [];
  return [...columns].map(({ name, type }) => ({ name, type: CLIENT_TYPES[type] ?? 'text' }));
}

/** What tells rows of a table apart. */
export function rowKey(catalogue: Catalogue, { table, record, oldRecord }: Change): string {
  const row = record ?? oldRecord ?? {};
  return (catalogue.get(table)?.key ?? []).map((name) => String(row[name])).join(' ');
}
