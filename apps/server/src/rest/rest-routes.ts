/**
 * Table access as the client library calls it. Every request is one transaction under the caller's role: row policies
 * and grants decide what is seen and changed, this code only translates.
 */
import { type Context, Hono } from 'hono';
import { DbError } from '../db/db.ts';
import { bearerToken } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { type Catalogue, readCatalogue, type Table } from './catalogue.ts';
import { readRows } from './read-rows.ts';
import { problemOf, refuse } from './rest-problem.ts';
import { insert, remove, update } from './write-rows.ts';

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

function requirePublicSchema(context: Context): void {
  const profile = context.req.header('accept-profile') ?? context.req.header('content-profile') ?? 'public';
  if (profile !== 'public') throw refuse(406, 'PGRST106', 'The schema must be one of the following: public');
}

function answerError(context: Context, { log, metrics }: Services, error: Error): Response {
  const known = error instanceof DbError ? problemOf(error, bearerToken(context) !== null) : error;
  if (known instanceof Problem) {
    if (known.status >= 500) log.error({ err: error }, 'data request failed');
    if (known.status === 429) metrics.count('rate_limited');
    const { code, message, extra } = known;
    const { retryAfterSeconds = known.status === 503 ? 2 : undefined, ...fields } = extra;
    if (typeof retryAfterSeconds === 'number') context.header('Retry-After', String(retryAfterSeconds));
    return context.json({ code, message, details: null, hint: null, ...fields }, known.status);
  }
  log.error({ err: error }, 'data request failed');
  return context.json({ code: 'PGRST000', message: 'The server failed to answer.', details: null, hint: null }, 500);
}
