/** Columns, order and paging of a request, each checked against the table. */
import type { Column, Table } from './catalogue.ts';
import { badQuery, unknownColumn } from './rest-problem.ts';

export interface Selected {
  readonly column: Column;
  readonly alias: string;
  readonly cast: string | null;
}

export interface Ordering {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
  readonly nulls: 'first' | 'last' | null;
}

const CASTS = new Set(['text', 'numeric', 'integer', 'bigint', 'date', 'timestamptz', 'boolean']);
const MAX_NAMES = 100;

export function findColumn(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column === undefined) throw unknownColumn(table.name, name);
  return column;
}

/** Each column once, under whatever name: an answer is no larger than the rows it is made of. */
export function parseSelect(table: Table, text: string | null): readonly Selected[] {
  const parts = splitNames(text ?? '*');
  const selected = parts.flatMap((part) => (part === '*' ? allColumns(table) : [parseSelected(table, part)]));
  if (new Set(selected.map(({ column }) => column.name)).size < selected.length) {
    throw badQuery('a column can be selected once');
  }
  if (new Set(selected.map(({ alias }) => alias)).size < selected.length) throw badQuery('two columns have one name');
  return selected;
}

function allColumns(table: Table): Selected[] {
  return [...table.columns.values()].map((column) => ({ column, alias: column.name, cast: null }));
}

function parseSelected(table: Table, text: string): Selected {
  const match = /^(?:([A-Za-z_][A-Za-z0-9_]{0,62}):(?!:))?(?:"([^"]+)"|([A-Za-z_][A-Za-z0-9_]*))(?:::([a-z]+))?$/.exec(
    text,
  );
  if (match === null) throw badQuery(`failed to parse select parameter (${text.slice(0, 60)})`);
  const [, alias, quoted, plain = '', cast] = match;
  const name = quoted ?? plain;
  if (cast !== undefined && !CASTS.has(cast)) throw badQuery(`cast to ${cast} is not supported`);
  const column = findColumn(table, name);
  return { column, alias: alias ?? column.name, cast: cast ?? null };
}

export function parseOrder(table: Table, text: string | null): readonly Ordering[] {
  if (text === null) return [];
  return splitNames(text).map((part) => {
    const match = /^(?:"([^"]+)"|([A-Za-z_][A-Za-z0-9_]*))(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(part);
    if (match === null) throw badQuery(`failed to parse order (${part.slice(0, 60)})`);
    const [, quoted, plain = '', direction, nulls] = match;
    return {
      column: findColumn(table, quoted ?? plain),
      direction: direction === 'desc' ? 'desc' : 'asc',
      nulls: nulls === undefined ? null : (nulls as 'first' | 'last'),
    };
  });
}

/** Names of columns as `columns` and `on_conflict` list them. */
export function parseNames(table: Table, text: string): readonly Column[] {
  return splitNames(text).map((part) => findColumn(table, part.replace(/^"(.*)"$/, '$1')));
}

export function parseCount(text: string | null, name: string): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw badQuery(`${name} must be a whole number`);
  return Number(text);
}

/** Parts between commas; those inside of double quotes belong to a name. */
function splitNames(text: string): readonly string[] {
  const parts = (text.match(/(?:"[^"]*"|[^",])+|(?<=^|,)(?=,|$)/g) ?? []).map((part) => part.trim());
  if (parts.length > MAX_NAMES) throw badQuery('too many columns');
  return parts;
}
