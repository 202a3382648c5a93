/** Rows of an insert or upsert as statements: usually one, one per run of keys when missing keys take their defaults. */

import { MAX_ROWS } from '@cryptax/api-contract';
import { isRecord } from '@cryptax/kernel';
import type { Statement } from '../db/db.ts';
import { parseJson } from '../http/read-json.ts';
import { insertStatement } from './build-sql.ts';
import type { Column, Table } from './catalogue.ts';
import { findColumn, type Selected } from './parse-request.ts';
import { refuse } from './rest-problem.ts';

export interface InsertWish {
  readonly resolution: 'merge' | 'ignore' | null;
  readonly missingIsDefault: boolean;
  readonly target: readonly Column[] | null;
  /** The columns that the request names itself. */
  readonly named: readonly Column[] | null;
  readonly returning: readonly Selected[] | null;
}

type JsonRow = Readonly<Record<string, unknown>>;

export interface Insertion {
  readonly statements: readonly Statement[];
  readonly rows: number;
}

export function insertRows(table: Table, text: string, wish: InsertWish): Insertion {
  const rows = readRows(text);
  const target = wish.target ?? table.key.map((name) => findColumn(table, name));
  const conflict = wish.resolution === null ? null : { target, resolution: wish.resolution };
  const statements = groups(rows, wish.missingIsDefault).map((group) => {
    const columns = (wish.named !== null && !wish.missingIsDefault ? wish.named : columnsOf(table, group)).slice();
    return insertStatement(table, JSON.stringify(group), { columns, conflict, returning: wish.returning });
  });
  return { statements, rows: rows.length };
}

function readRows(text: string): readonly JsonRow[] {
  const body = parseJson(text === '' ? '{}' : text);
  const rows = Array.isArray(body) ? body : [body];
  if (rows.length > MAX_ROWS) throw refuse(400, 'PGRST102', `A request may hold ${MAX_ROWS} rows.`);
  if (!rows.every(isRecord)) throw refuse(400, 'PGRST102', 'The body must be an object or a list of objects.');
  return rows;
}

export function columnsOf(table: Table, rows: readonly JsonRow[]): readonly Column[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].map((name) => findColumn(table, name));
}

/** Rows with the same keys that follow each other: the answer keeps the order of the request. */
function groups(rows: readonly JsonRow[], byKeys: boolean): readonly (readonly JsonRow[])[] {
  if (rows.length === 0) return [];
  if (!byKeys) return [rows];
  const runs: JsonRow[][] = [];
  let last: string | undefined;
  for (const row of rows) {
    const keys = JSON.stringify(Object.keys(row).sort());
    if (keys === last) runs.at(-1)?.push(row);
    else runs.push([row]);
    last = keys;
  }
  return runs;
}
