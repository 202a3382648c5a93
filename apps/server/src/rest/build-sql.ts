/**
 * Statements from parsed requests. Names come quoted from the catalogue, operators from fixed tables, and every value is
 * a bound text that is cast to the type of its column.
 */
import { assertNever } from '@cryptax/kernel';
import type { Statement } from '../db/db.ts';
import type { Column, Table } from './catalogue.ts';
import { COMPARISONS, type Filter, STATES } from './parse-filter.ts';
import { findColumn, type Ordering, type Selected } from './parse-request.ts';

/**
 * An answer is built only as far as this: rows are summed up as they come, and beyond it they are counted but not kept.
 * The caller is then told to ask for less.
 */
export const MAX_ANSWER_BYTES = 16_000_000;

/** Collects the parameters of one statement. */
class Parameters {
  readonly values: string[] = [];

  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

export function selectStatement(
  table: Table,
  wanted: {
    readonly columns: readonly Selected[];
    readonly filters: readonly Filter[];
    readonly order: readonly Ordering[];
    readonly limit: number;
    readonly offset: number;
  },
): Statement {
  const params = new Parameters();
  const where = whereClause(table, wanted.filters, params);
  const order = wanted.order.map(orderTerm).join(', ');
  const rows = `select ${selectList(wanted.columns, 't')} from ${table.sql} t ${where} ${order === '' ? '' : `order by ${order}`}
      limit ${wanted.limit} offset ${wanted.offset}`;
  const sql = `select count(*) as found, ${BODY} from (
      select j, sum(octet_length(j)) over (rows unbounded preceding) as up_to
        from (select row_to_json(page)::text as j from (${rows}) page) texts) sized`;
  return { sql, params: params.values };
}

export function countStatement(table: Table, filters: readonly Filter[]): Statement {
  const params = new Parameters();
  const where = whereClause(table, filters, params);
  return { sql: `select count(*) as total from ${table.sql} t ${where}`, params: params.values };
}

export function insertStatement(
  table: Table,
  rows: string,
  wanted: {
    readonly columns: readonly Column[];
    readonly conflict: { readonly target: readonly Column[]; readonly resolution: 'merge' | 'ignore' } | null;
    readonly returning: readonly Selected[] | null;
  },
): Statement {
  const names = wanted.columns.map(({ sql }) => sql).join(', ');
  const source = `json_populate_recordset(null::${table.sql}, $1::text::json)`;
  // A row without any value still is a row: its columns take their defaults.
  const insert =
    wanted.columns.length === 0
      ? `insert into ${table.sql} as t default values`
      : `insert into ${table.sql} as t (${names}) select ${names} from ${source}`;
  const sql = written(`${insert} ${conflictClause(wanted.columns, wanted.conflict)}`, wanted.returning, '(t.xmax = 0)');
  return { sql, params: wanted.columns.length === 0 ? [] : [rows] };
}

export function updateStatement(
  table: Table,
  body: string,
  wanted: {
    readonly columns: readonly Column[];
    readonly filters: readonly Filter[];
    readonly returning: readonly Selected[] | null;
  },
): Statement {
  const params = new Parameters();
  const source = `json_populate_record(null::${table.sql}, ${params.add(body)}::json)`;
  const changes = wanted.columns.map(({ sql }) => `${sql} = body.${sql}`).join(', ');
  const where = whereClause(table, wanted.filters, params);
  const sql = written(`update ${table.sql} t set ${changes} from ${source} body ${where}`, wanted.returning, 'false');
  return { sql, params: params.values };
}

export function deleteStatement(
  table: Table,
  wanted: { readonly filters: readonly Filter[]; readonly returning: readonly Selected[] | null },
): Statement {
  const params = new Parameters();
  const where = whereClause(table, wanted.filters, params);
  return { sql: written(`delete from ${table.sql} t ${where}`, wanted.returning, 'false'), params: params.values };
}

/** What is kept of the rows, and how large all of them are. */
const BODY = `'[' || coalesce(string_agg(j, ',') filter (where up_to <= ${MAX_ANSWER_BYTES}), '') || ']' as body,
    coalesce(max(up_to), 0)::bigint as bytes`;

/** One answer for every write: how many rows, how many of them new, and the rows themselves if asked for. */
function written(write: string, returning: readonly Selected[] | null, isNew: string): string {
  if (returning === null) {
    return `with w as (${write} returning ${isNew} as _is_new)
      select count(*) as found, count(*) filter (where _is_new) as added, '[]' as body, 0 as bytes from w`;
  }
  const names = returning.map(({ alias }) => `w.${quoteAlias(alias)}`).join(', ');
  return `with w as (${write} returning ${isNew} as _is_new, ${selectList(returning, 't')})
    select count(*) as found, count(*) filter (where _is_new) as added, ${BODY} from (
      select _is_new, j, sum(octet_length(j)) over (rows unbounded preceding) as up_to from (
        select w._is_new, (select row_to_json(r)::text from (select ${names}) r) as j from w) texts) sized`;
}

function selectList(columns: readonly Selected[], from: string): string {
  return columns
    .map(({ column, alias, cast }) => {
      const value = `${from}.${column.sql}`;
      return `${cast === null ? value : `cast(${value} as ${cast})`} as ${quoteAlias(alias)}`;
    })
    .join(', ');
}

function conflictClause(
  columns: readonly Column[],
  conflict: { readonly target: readonly Column[]; readonly resolution: 'merge' | 'ignore' } | null,
): string {
  if (conflict === null) return '';
  const target = `on conflict (${conflict.target.map(({ sql }) => sql).join(', ')})`;
  const isTarget = new Set(conflict.target.map(({ name }) => name));
  const changes = columns.filter(({ name }) => !isTarget.has(name)).map(({ sql }) => `${sql} = excluded.${sql}`);
  const merges = conflict.resolution === 'merge' && changes.length > 0;
  return `${target} ${merges ? `do update set ${changes.join(', ')}` : 'do nothing'}`;
}

function orderTerm({ column, direction, nulls }: Ordering): string {
  return `t.${column.sql} ${direction}${nulls === null ? '' : ` nulls ${nulls}`}`;
}

function whereClause(table: Table, filters: readonly Filter[], params: Parameters): string {
  if (filters.length === 0) return '';
  return `where ${filters.map((filter) => condition(table, filter, params)).join(' and ')}`;
}

function condition(table: Table, filter: Filter, params: Parameters): string {
  switch (filter.kind) {
    case 'compare': {
      const column = findColumn(table, filter.column);
      const isPattern = filter.operator === 'like' || filter.operator === 'ilike';
      const left = isPattern ? `t.${column.sql}::text` : `t.${column.sql}`;
      return `${left} ${COMPARISONS[filter.operator]} cast(${params.add(filter.value)} as ${isPattern ? 'text' : column.type})`;
    }
    case 'in': {
      const column = findColumn(table, filter.column);
      const list = `select cast(v as ${column.type}) from json_array_elements_text(${params.add(JSON.stringify(filter.values))}::json) v`;
      return `t.${column.sql} in (${list})`;
    }
    case 'is':
      return `t.${findColumn(table, filter.column).sql} is ${STATES[filter.state]}`;
    case 'not':
      return `not (${condition(table, filter.filter, params)})`;
    case 'group':
      return `(${filter.filters.map((member) => condition(table, member, params)).join(` ${filter.join} `)})`;
    default:
      return assertNever(filter);
  }
}

function quoteAlias(alias: string): string {
  return `"${alias.replaceAll('"', '""')}"`;
}
