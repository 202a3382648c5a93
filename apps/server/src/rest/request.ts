/** Parts that reading and writing share: the address of a request, one row instead of a list, the answer as JSON. */
import type { Context } from 'hono';
import { MAX_ANSWER_BYTES } from './build-sql.ts';
import type { Preferences } from './preferences.ts';
import { badQuery, refuse } from './rest-problem.ts';

const OBJECT_TYPE = 'application/vnd.pgrst.object+json';

/** Not through the framework's own reading: repeated parameters must all be seen. */
export function queryOf(context: Context): URLSearchParams {
  try {
    return new URL(context.req.url).searchParams;
  } catch {
    throw badQuery('the address cannot be read');
  }
}

export function isObjectWanted(context: Context): boolean {
  return (context.req.header('accept') ?? '').includes(OBJECT_TYPE);
}

export function onlyRow(body: string, found: number): string {
  if (found === 1) return body.trim().slice(1, -1);
  throw refuse(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${found} rows`,
  );
}

export function requireSize(bytes: number): void {
  if (bytes <= MAX_ANSWER_BYTES) return;
  const most = MAX_ANSWER_BYTES / 1_000_000;
  throw refuse(413, 'PGRST413', `The answer would be larger than ${most} MB. Ask for fewer rows (limit) or columns.`);
}

/** Says which preferences were followed, where a caller may doubt it. */
export function applied(context: Context, { rollsBack, maxAffected }: Preferences): void {
  const done = [
    ...(rollsBack ? ['tx=rollback'] : []),
    ...(maxAffected === null ? [] : [`max-affected=${maxAffected}`]),
  ];
  if (done.length > 0) context.header('Preference-Applied', done.join(', '));
}

export function json(context: Context, body: string, status: 200 | 201 | 206): Response {
  return context.body(body, status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
}
