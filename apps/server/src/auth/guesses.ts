/**
 * Limits on guessing that slow the guesser and not the owner. A try is counted before it is looked at, so that many at once
 * gain nothing, and taken back when it was right. A browser that the account knows has a count of its own; all others
 * share one per account, which a mailed link lifts and does not need.
 */
import type { Context } from 'hono';
import type { Queryable } from '../db/db.ts';
import type { Services } from '../services.ts';
import { callerAddress } from './auth-context.ts';
import { knownDevice } from './known-devices.ts';
import type { LimitName } from './rate-limits.ts';

export interface Guess {
  /** Call it when the guess was right. */
  readonly wasRight: () => Promise<void>;
}

export async function guessPassword(context: Context, services: Services, email: string): Promise<Guess> {
  const device = await knownDevice(context, services.db, email);
  if (device !== null) return count(services, [['device', `${device} ${email}`]]);
  const caller = callerAddress(context, services);
  const { limits } = services;
  await limits.use('stuffing', caller);
  // In this order: one caller is stopped before he has used up what all strangers together may try.
  const guess = await count(services, [
    ['guesses', `${caller} ${email}`],
    ['failures', email],
  ]);
  return {
    wasRight: async () => {
      await limits.giveBack('stuffing', caller);
      await guess.wasRight();
    },
  };
}

export async function guessFactor(context: Context, services: Services, email: string, userId: string): Promise<Guess> {
  const device = await knownDevice(context, services.db, email);
  return count(services, [
    device === null ? ['failures', `factor ${userId}`] : ['device', `${device} factor ${userId}`],
  ]);
}

/** Who is signed in and asked for the password once more: strangers cannot use up these tries. */
export function guessAgain(services: Services, userId: string): Promise<Guess> {
  return count(services, [['failures', `again ${userId}`]]);
}

/** The owner of the mailbox came with a link: what others tried before does not hold him up. */
export async function liftLimits({ limits }: Services, on: Queryable, email: string): Promise<void> {
  await limits.reset('failures', email, on);
  await limits.reset('codes', email, on);
}

async function count({ limits }: Services, keys: readonly (readonly [LimitName, string])[]): Promise<Guess> {
  for (const [limit, key] of keys) await limits.use(limit, key);
  return {
    wasRight: async () => {
      for (const [limit, key] of keys) await limits.reset(limit, key);
    },
  };
}
