/** A session for this browser, which the account knows from now on; with a second factor, only once that is given. */
import type { Context } from 'hono';
import type { Transaction } from '../db/db.ts';
import type { Services } from '../services.ts';
import { visitorOf } from './auth-context.ts';
import { rememberDevice } from './known-devices.ts';
import { type SignInMethod, startSession } from './sessions.ts';

export async function openSession(
  context: Context,
  services: Services,
  tx: Transaction,
  userId: string,
  method: SignInMethod,
): Promise<Record<string, unknown>> {
  const { answer, isComplete } = await startSession(tx, services, userId, method, visitorOf(context, services));
  if (isComplete) await rememberDevice(context, tx, userId);
  return answer;
}
