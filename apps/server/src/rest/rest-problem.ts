/** Refusals of the data API in the shape its client reads: code, message, details, hint. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DbError } from '../db/db.ts';
import { Problem } from '../http/problem.ts';

export function refuse(
  status: ContentfulStatusCode,
  code: string,
  message: string,
  details: string | null = null,
): Problem {
  return new Problem(status, code, message, { details, hint: null });
}

export const badQuery = (message: string): Problem => refuse(400, 'PGRST100', message);
export const unknownColumn = (table: string, column: string): Problem =>
  refuse(400, 'PGRST204', `Could not find the '${column.slice(0, 60)}' column of '${table}' in the schema cache`);

/** What the database said, as a status (protocol notes, section 1). Its words name columns, never other users' rows. */
export function problemOf(error: DbError, isSignedIn: boolean): Problem {
  const { code, message, detail, hint } = error;
  const status = statusOf(code, isSignedIn);
  const text = status >= 500 ? 'The database could not answer.' : message;
  return new Problem(status, code, text, { details: status >= 500 ? null : detail, hint: status >= 500 ? null : hint });
}

function statusOf(code: string, isSignedIn: boolean): ContentfulStatusCode {
  const raised = /^PT(4\d\d)$/.exec(code)?.[1];
  if (raised !== undefined) return Number(raised) as ContentfulStatusCode;
  if (code === '42501') return isSignedIn ? 403 : 401;
  if (code === '23505' || code === '23503') return 409;
  if (code === '42P01') return 404;
  if (code === '57014') return 504;
  // 21000: the same row twice in one upsert.
  if (/^(21000|22|23|42|54|P0001)/.test(code)) return 400;
  if (/^(08|53|57P|25P|25006)/.test(code)) return 503;
  return 500;
}
