/** GET and HEAD of a table: one page of rows, and how many there are if the caller asks for it. */
import { MAX_ROWS } from '@cryptax/api-contract';
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { readAsCaller } from './as-caller.ts';
import { countStatement, selectStatement } from './build-sql.ts';
import type { Table } from './catalogue.ts';
import { parseFilters } from './parse-filter.ts';
import { parseCount, parseOrder, parseSelect } from './parse-request.ts';
import { parsePrefer } from './preferences.ts';
import { isObjectWanted, json, onlyRow, queryOf, requireSize } from './request.ts';
import { refuse } from './rest-problem.ts';

export async function readRows(context: Context, services: Services, table: Table): Promise<Response> {
  const query = queryOf(context);
  const { wantsCount } = parsePrefer(context.req.header('prefer'));
  const wantsOne = isObjectWanted(context);
  const filters = parseFilters(query);
  const offset = parseCount(query.get('offset'), 'offset') ?? 0;
  const limit = Math.min(parseCount(query.get('limit'), 'limit') ?? MAX_ROWS, MAX_ROWS);
  const columns = parseSelect(table, query.get('select'));
  const order = parseOrder(table, query.get('order'));
  const statements = [selectStatement(table, { columns, filters, order, limit, offset })];
  if (wantsCount) statements.push(countStatement(table, filters));
  const [page, count] = (await readAsCaller(context, services, statements)).map(({ rows }) => rows[0] ?? {});
  const { body, found, bytes } = page as unknown as { body: string; found: number; bytes: number };
  const total = wantsCount ? Number(count?.total) : null;
  requireSize(bytes);
  if (total !== null && offset > 0 && offset > total) {
    throw refuse(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    );
  }
  const isPart = total !== null && found < total && context.req.method !== 'HEAD';
  context.header('Content-Range', `${found === 0 ? '*' : `${offset}-${offset + found - 1}`}/${total ?? '*'}`);
  return json(context, wantsOne ? onlyRow(body, found) : body, isPart && !wantsOne ? 206 : 200);
}
