/**
 * The tables that the data API serves, read from the database itself once. A name of a request is only ever a key into
 * this map; SQL gets the quoted name from here, so nothing that a caller writes becomes part of a statement.
 */
import type { Db } from '../db/db.ts';

export interface Column {
  readonly name: string;
  readonly sql: string;
  readonly type: string;
}

export interface Table {
  readonly name: string;
  readonly sql: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly key: readonly string[];
}

export type Catalogue = ReadonlyMap<string, Table>;

export const SERVED_TABLES = [
  'profiles',
  'transactions',
  'tombstones',
  'transaction_history',
  'sync_heads',
  'sync_keys',
  'books',
  'portfolio',
  'exchange_connections',
  'tax_reports',
  'entitlements',
  'subscriptions',
  'invoices',
  'api_keys',
  'api_usage',
  'plan_limits',
] as const;

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly key_place: number | null;
}

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const { rows } = await db.query<ColumnRow>(
    `select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type,
        array_position(i.indkey::int2[], a.attnum) as key_place
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where n.nspname = 'public' and c.relname in (select json_array_elements_text($1::text::json))
        and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
      order by c.relname, a.attnum`,
    [JSON.stringify(SERVED_TABLES)],
  );
  return new Map(
    SERVED_TABLES.map((name) => [
      name,
      tableOf(
        name,
        rows.filter((row) => row.table_name === name),
      ),
    ]),
  );
}

function tableOf(name: string, rows: readonly ColumnRow[]): Table {
  const columns = rows.map((row) => ({ name: row.column_name, sql: quote(row.column_name), type: row.type }));
  const key = rows
    .filter((row) => row.key_place !== null)
    .sort((a, b) => Number(a.key_place) - Number(b.key_place))
    .map((row) => row.column_name);
  return { name, sql: `public.${quote(name)}`, columns: new Map(columns.map((column) => [column.name, column])), key };
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
