/** POST, PATCH and DELETE of a table. What the request does not allow is taken back before it was kept. */
import { isRecord } from '@cryptax/kernel';
import type { Context } from 'hono';
import type { Answers, Statement } from '../db/db.ts';
import { parseJson, readText } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { writeAsCaller } from './as-caller.ts';
import { deleteStatement, updateStatement } from './build-sql.ts';
import type { Column, Table } from './catalogue.ts';
import { columnsOf, insertRows } from './insert-rows.ts';
import { type Filter, parseFilters } from './parse-filter.ts';
import { parseNames, parseSelect } from './parse-request.ts';
import { type Preferences, parsePrefer } from './preferences.ts';
import { applied, isObjectWanted, json, onlyRow, queryOf, requireSize } from './request.ts';
import { refuse } from './rest-problem.ts';
import { type Written, writtenAnswer } from './written-answer.ts';

const MAX_BODY = 4_000_000;

export async function insert(context: Context, services: Services, table: Table): Promise<Response> {
  const query = queryOf(context);
  const prefer = parsePrefer(context.req.header('prefer'));
  const target = query.get('on_conflict');
  const { statements, rows } = insertRows(table, await readText(context, MAX_BODY), {
    resolution: prefer.resolution,
    missingIsDefault: prefer.missingIsDefault,
    target: target === null ? null : wholeKey(table, parseNames(table, target)),
    named: query.get('columns') === null ? null : parseNames(table, query.get('columns') ?? ''),
    returning: returningOf(table, query, prefer),
  });
  const answer = await write(context, services, statements, { prefer, rows });
  // An upsert that met only known rows created nothing; one that skips them has answered what was asked.
  const status = prefer.resolution === 'merge' && answer.added === 0 ? 200 : 201;
  if (prefer.wantsCount) context.header('Content-Range', `*/${answer.found}`);
  return answerWith(context, answer, prefer, status, status);
}

export async function update(context: Context, services: Services, table: Table): Promise<Response> {
  const query = queryOf(context);
  const prefer = parsePrefer(context.req.header('prefer'));
  const filters = requireFilters(parseFilters(query), 'UPDATE');
  const { columns, body } = readChanges(table, await readText(context, MAX_BODY));
  const statement = updateStatement(table, body, { columns, filters, returning: returningOf(table, query, prefer) });
  const answer = await write(context, services, [statement], { prefer, rows: 1 });
  const range = answer.found === 0 ? '*' : `0-${answer.found - 1}`;
  context.header('Content-Range', `${range}/${prefer.wantsCount ? answer.found : '*'}`);
  return answerWith(context, answer, prefer, 200, 204);
}

export async function remove(context: Context, services: Services, table: Table): Promise<Response> {
  const query = queryOf(context);
  const prefer = parsePrefer(context.req.header('prefer'));
  const filters = requireFilters(parseFilters(query), 'DELETE');
  const statement = deleteStatement(table, { filters, returning: returningOf(table, query, prefer) });
  const answer = await write(context, services, [statement], { prefer, rows: 1 });
  if (prefer.wantsCount) context.header('Content-Range', `*/${answer.found}`);
  return answerWith(context, answer, prefer, 200, 204);
}

function returningOf(table: Table, query: URLSearchParams, { wantsRows }: Preferences) {
  return wantsRows ? parseSelect(table, query.get('select')) : null;
}

/** A client of the REST protocol that keeps one book names the key without it; its rows then belong to the first one. */
function wholeKey({ key, columns }: Table, target: readonly Column[]): readonly Column[] {
  const missing = key.filter((name) => !target.some((column) => column.name === name));
  const book = columns.get('book');
  const isOfFirstBook = missing.length === 1 && missing[0] === 'book' && target.length === key.length - 1;
  return isOfFirstBook && book !== undefined ? [...target, book] : target;
}

/** Thrown to end a transaction that was asked to keep nothing. */
class RolledBack extends Error {
  readonly answer: Written;

  constructor(answer: Written) {
    super('rolled back as wished');
    this.answer = answer;
  }
}

async function write(
  context: Context,
  services: Services,
  statements: readonly Statement[],
  { prefer, rows }: { readonly prefer: Preferences; readonly rows: number },
): Promise<Written> {
  const check = (answers: Answers): void => {
    const answer = answerOf(answers);
    requireSize(answer.bytes);
    requireFew(answer.found, prefer.maxAffected);
    // A change of several rows where one was meant.
    if (prefer.wantsRows && isObjectWanted(context)) onlyRow(answer.body, answer.found);
    if (prefer.rollsBack) throw new RolledBack(answer);
  };
  try {
    return answerOf(await writeAsCaller(context, services, statements, { rows, check }));
  } catch (error) {
    if (error instanceof RolledBack) return error.answer;
    throw error;
  }
}

function answerOf(answers: Answers): Written {
  return writtenAnswer(answers.map(({ rows }) => rows[0] as unknown as Written));
}

function requireFew(found: number, most: number | null): void {
  if (most === null || found <= most) return;
  throw refuse(
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    `The query affects ${found} rows`,
  );
}

function answerWith(
  context: Context,
  { body, found }: Written,
  prefer: Preferences,
  withRows: 200 | 201,
  without: 200 | 201 | 204,
): Response {
  applied(context, prefer);
  if (!prefer.wantsRows) return context.body(null, without);
  return json(context, isObjectWanted(context) ? onlyRow(body, found) : body, withRows);
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
