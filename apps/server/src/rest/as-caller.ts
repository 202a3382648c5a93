/** Runs the statements of a request in one transaction under the caller's role, with his claims for the row policies. */
import type { Context } from 'hono';
import { type Answers, DbError, type Statement } from '../db/db.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { refuse } from './rest-problem.ts';

export async function readAsCaller(
  context: Context,
  services: Services,
  statements: readonly Statement[],
): Promise<Answers> {
  const enter = enterStatement(await admit(context, services, 1));
  return (await services.db.read([enter, ...statements]).catch(sessionEnded)).slice(1);
}

/** @param check may refuse what was done; nothing is kept then */
export async function writeAsCaller(
  context: Context,
  services: Services,
  statements: readonly Statement[],
  { rows, check }: { readonly rows: number; readonly check: (answers: Answers) => void },
): Promise<Answers> {
  const enter = enterStatement(await admit(context, services, 1 + Math.ceil(rows / ROWS_PER_POINT)));
  const checked = (answers: Answers) => check(answers.slice(1));
  return (await services.db.write([enter, ...statements], checked).catch(sessionEnded)).slice(1);
}

/** A full batch of the app (50 rows) counts about as much as ten questions. */
const ROWS_PER_POINT = 5;

async function admit(context: Context, services: Services, points: number): Promise<Caller> {
  const caller = await restCaller(context, services);
  const who = caller.kind === 'user' ? caller.claims.sub : clientAddress(context, services.config.trustProxy);
  services.dataLimit.use(who, points);
  return caller;
}

async function restCaller(context: Context, services: Services): Promise<Caller> {
  try {
    return await callerOf(context, services);
  } catch (error) {
    if (error instanceof Problem) throw refuse(401, 'PGRST301', error.message);
    throw error;
  }
}

function enterStatement(caller: Caller): Statement {
  const claims = caller.kind === 'user' ? JSON.stringify(caller.claims) : null;
  return {
    sql: 'select cryptax.enter($1, $2::text::jsonb)',
    params: [claims === null ? 'anon' : 'authenticated', claims],
  };
}

function sessionEnded(error: unknown): never {
  if (error instanceof DbError && error.code === 'PT401') throw refuse(401, 'PGRST301', error.message);
  throw error;
}
