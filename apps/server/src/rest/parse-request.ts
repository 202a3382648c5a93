/** Columns, order, paging and preferences of a request, each checked against the table. */
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

export interface Preferences {
  readonly wantsRows: boolean;
  readonly wantsCount: boolean;
  readonly resolution: 'merge' | 'ignore' | null;
  readonly missingIsDefault: boolean;
}

const CASTS = new Set(['text', 'numeric', 'integer', 'bigint', 'date', 'timestamptz', 'boolean']);
const MAX_NAMES = 100;

export function findColumn(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column === undefined) throw unknownColumn(table.name, name);
  return column;
}

export function parseSelect(table: Table, text: string | null): readonly Selected[] {
  const parts = splitNames(text ?? '*');
  return parts.flatMap((part) => (part === '*' ? allColumns(table) : [parseSelected(table, part)]));
}

function allColumns(table: Table): Selected[] {
  return [...table.columns.values()].map((column) => ({ column, alias: column.name, cast: null }));
}

function parseSelected(table: Table, text: string): Selected {
  const match = /^(?:([A-Za-z_][A-Za-z0-9_]{0,62}):(?!:))?"?([A-Za-z_][A-Za-z0-9_]*)"?(?:::([a-z]+))?$/.exec(text);
  if (match === null) throw badQuery(`failed to parse select parameter (${text.slice(0, 60)})`);
  const [, alias, name = '', cast] = match;
  if (cast !== undefined && !CASTS.has(cast)) throw badQuery(`cast to ${cast} is not supported`);
  const column = findColumn(table, name);
  return { column, alias: alias ?? column.name, cast: cast ?? null };
}

export function parseOrder(table: Table, text: string | null): readonly Ordering[] {
  if (text === null) return [];
  return splitNames(text).map((part) => {
    const match = /^([A-Za-z_][A-Za-z0-9_]*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(part);
    if (match === null) throw badQuery(`failed to parse order (${part.slice(0, 60)})`);
    const [, name = '', direction, nulls] = match;
    return {
      column: findColumn(table, name),
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

export function parsePrefer(header: string | undefined): Preferences {
  const wishes = new Set((header ?? '').split(',').map((wish) => wish.trim()));
  const merges = wishes.has('resolution=merge-duplicates');
  const ignores = wishes.has('resolution=ignore-duplicates');
  return {
    wantsRows: wishes.has('return=representation'),
    wantsCount: wishes.has('count=exact') || wishes.has('count=planned') || wishes.has('count=estimated'),
    resolution: merges ? 'merge' : ignores ? 'ignore' : null,
    missingIsDefault: wishes.has('missing=default'),
  };
}

function splitNames(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length > MAX_NAMES) throw badQuery('too many columns');
  return parts;
}
