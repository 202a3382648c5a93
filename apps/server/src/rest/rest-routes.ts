/**
 * Table access as the client library calls it. Every request is one transaction under the caller's role: row policies
 * and grants decide what is seen and changed, this code only translates.
 */

import { MAX_ROWS } from '@cryptax/api-contract';
import { isRecord } from '@cryptax/kernel';
import { type Context, Hono } from 'hono';
import { DbError, type Transaction } from '../db/db.ts';
import { bearerToken } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { parseJson, readText } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { asCaller } from './as-caller.ts';
import { countStatement, deleteStatement, type Statement, selectStatement, updateStatement } from './build-sql.ts';
import { type Catalogue, type Column, readCatalogue, type Table } from './catalogue.ts';
import { columnsOf, insertRows } from './insert-rows.ts';
import { type Filter, parseFilters } from './parse-filter.ts';
import { parseCount, parseNames, parseOrder, parsePrefer, parseSelect } from './parse-request.ts';
import { badQuery, problemOf, refuse } from './rest-problem.ts';
import { type Written, writtenAnswer } from './written-answer.ts';

const MAX_BODY = 4_000_000;
const OBJECT_TYPE = 'application/vnd.pgrst.object+json';

export function restRoutes(services: Services): Hono {
  const app = new Hono();
  let catalogue: Promise<Catalogue> | undefined;
  const tableOf = async (context: Context): Promise<Table> => {
    catalogue ??= readCatalogue(services.db);
    // A failed read must not be remembered.
    catalogue.catch(() => {
      catalogue = undefined;
    });
    requirePublicSchema(context);
    const name = context.req.param('table') ?? '';
    const table = (await catalogue).get(name);
    if (table === undefined) {
      throw refuse(404, 'PGRST205', `Could not find the table 'public.${name.slice(0, 60)}' in the schema cache`);
    }
    return table;
  };

  // HEAD comes here too: the body is left out on the way.
  app.get('/:table', async (context) => readRows(context, services, await tableOf(context)));
  app.post('/:table', async (context) => insert(context, services, await tableOf(context)));
  app.patch('/:table', async (context) => update(context, services, await tableOf(context)));
  app.delete('/:table', async (context) => remove(context, services, await tableOf(context)));
  app.notFound((context) =>
    context.json({ code: 'PGRST125', message: 'Invalid path', details: null, hint: null }, 404),
  );
  app.onError((error, context) => answerError(context, services, error));
  return app;
}

async function readRows(context: Context, services: Services, table: Table): Promise<Response> {
  const query = queryOf(context);
  const { wantsCount } = parsePrefer(context.req.header('prefer'));
  const wantsOne = isObjectWanted(context);
  const filters = parseFilters(query);
  const offset = parseCount(query.get('offset'), 'offset') ?? 0;
  const limit = Math.min(parseCount(query.get('limit'), 'limit') ?? MAX_ROWS, MAX_ROWS);
  const columns = parseSelect(table, query.get('select'));
  const order = parseOrder(table, query.get('order'));
  const statement = selectStatement(table, { columns, filters, order, limit, offset });
  const { body, found, total } = await asCaller(context, services, async (tx) => {
    const page = await first<{ body: string; found: number }>(tx, statement);
    const count = wantsCount ? await first<{ total: number }>(tx, countStatement(table, filters)) : null;
    return { ...page, total: count?.total ?? null };
  });
  if (total !== null && offset > 0 && offset > total) {
    throw refuse(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    );
  }
  const isPart = total !== null && found < total && context.req.method !== 'HEAD';
  const range = `${found === 0 ? '*' : `${offset}-${offset + found - 1}`}/${total ?? '*'}`;
  return json(context, wantsOne ? onlyRow(body, found) : body, isPart && !wantsOne ? 206 : 200, range);
}

async function insert(context: Context, services: Services, table: Table): Promise<Response> {
  const query = queryOf(context);
  const prefer = parsePrefer(context.req.header('prefer'));
  const text = await readText(context, MAX_BODY);
  const target = query.get('on_conflict');
  const plan = insertRows(table, text, {
    resolution: prefer.resolution,
    missingIsDefault: prefer.missingIsDefault,
    target: target === null ? null : parseNames(table, target),
    named: query.get('columns') === null ? null : parseNames(table, query.get('columns') ?? ''),
    returning: prefer.wantsRows ? parseSelect(table, query.get('select')) : null,
  });
  const results = await asCaller(context, services, async (tx) => {
    const all: Written[] = [];
    for (const statement of plan) all.push(await first<Written>(tx, statement));
    return all;
  });
  const answer = writtenAnswer(results);
  // An upsert that met only known rows created nothing.
  const status = prefer.resolution !== null && answer.added === 0 ? 200 : 201;
  if (!prefer.wantsRows) return context.body(null, status);
  return json(context, isObjectWanted(context) ? onlyRow(answer.body, answer.found) : answer.body, status);
}

async function update(context: Context, services: Services, table: Table): Promise<Response> {
  const query = queryOf(context);
  const { wantsRows } = parsePrefer(context.req.header('prefer'));
  const filters = requireFilters(parseFilters(query), 'UPDATE');
  const text = await readText(context, MAX_BODY);
  const { columns, body } = readChanges(table, text);
  const returning = wantsRows ? parseSelect(table, query.get('select')) : null;
  return write(context, services, updateStatement(table, body, { columns, filters, returning }), wantsRows);
}

async function remove(context: Context, services: Services, table: Table): Promise<Response> {
  const query = queryOf(context);
  const { wantsRows } = parsePrefer(context.req.header('prefer'));
  const filters = requireFilters(parseFilters(query), 'DELETE');
  const returning = wantsRows ? parseSelect(table, query.get('select')) : null;
  return write(context, services, deleteStatement(table, { filters, returning }), wantsRows);
}

async function write(
  context: Context,
  services: Services,
  statement: Statement,
  wantsRows: boolean,
): Promise<Response> {
  const { body, found } = await asCaller(context, services, async (tx) => {
    const result = await first<Written>(tx, statement);
    // Refused inside the transaction: a change of several rows where one was meant is taken back.
    if (wantsRows && isObjectWanted(context)) onlyRow(result.body, result.found);
    return result;
  });
  if (!wantsRows) return context.body(null, 204);
  return json(context, isObjectWanted(context) ? onlyRow(body, found) : body, 200);
}

function readChanges(table: Table, text: string): { columns: readonly Column[]; body: string } {
  const body = parseJson(text === '' ? '{}' : text);
  if (!isRecord(body) || Object.keys(body).length === 0)
    throw refuse(400, 'PGRST102', 'The body must name a column to change.');
  return { columns: columnsOf(table, [body]), body: JSON.stringify(body) };
}

/** A forgotten filter would change everything the caller owns. */
function requireFilters(filters: readonly Filter[], verb: string): readonly Filter[] {
  if (filters.length === 0) throw refuse(400, '21000', `${verb} requires a WHERE clause`);
  return filters;
}

function onlyRow(body: string, found: number): string {
  if (found === 1) return body.trim().slice(1, -1);
  throw refuse(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${found} rows`,
  );
}

function isObjectWanted(context: Context): boolean {
  return (context.req.header('accept') ?? '').includes(OBJECT_TYPE);
}

function requirePublicSchema(context: Context): void {
  const profile = context.req.header('accept-profile') ?? context.req.header('content-profile') ?? 'public';
  if (profile !== 'public') throw refuse(406, 'PGRST106', 'The schema must be one of the following: public');
}

/** Not through the framework's own reading: repeated parameters must all be seen. */
function queryOf(context: Context): URLSearchParams {
  try {
    return new URL(context.req.url).searchParams;
  } catch {
    throw badQuery('the address cannot be read');
  }
}

async function first<Row>(tx: Transaction, { sql, params }: Statement): Promise<Row> {
  return (await tx.query<Row>(sql, params)).rows[0] as Row;
}

function json(context: Context, body: string, status: 200 | 201 | 206, range?: string): Response {
  if (range !== undefined) context.header('Content-Range', range);
  return context.body(body, status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
}

function answerError(context: Context, { log }: Services, error: Error): Response {
  const known = error instanceof DbError ? problemOf(error, bearerToken(context) !== null) : error;
  if (known instanceof Problem) {
    if (known.status >= 500) log.error({ err: error }, 'data request failed');
    if (known.status === 503) context.header('Retry-After', '2');
    const { code, message, extra } = known;
    return context.json({ code, message, details: null, hint: null, ...extra }, known.status);
  }
  log.error({ err: error }, 'data request failed');
  return context.json({ code: 'PGRST000', message: 'The server failed to answer.', details: null, hint: null }, 500);
}
