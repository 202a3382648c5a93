/**
 * Deletes the account and every row of it. Asks for the password once more (or the address, where there is none): a
 * forgotten open session is not enough. A living subscription is cancelled first, so that nobody pays for nothing.
 */
import { deleteAccountRequest } from '@cryptax/api-contract';
import { guessAgain } from '../auth/guesses.ts';
import { checkPassword } from '../auth/passwords.ts';
import { isSame } from '../auth/secrets.ts';
import { findUser, type UserRow } from '../auth/users.ts';
import type { Db } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { AccountHandler } from './account-handler.ts';
import { latestSubscription } from './overview.ts';

export const deleteAccount: AccountHandler = async (context, services, { sub }) => {
  const { password, email } = await readValid(context, deleteAccountRequest, 10_000);
  const user = (await findUser(services.db, sub)) as UserRow;
  const guess = await guessAgain(services, sub);
  const isProved =
    user.encrypted_password === null
      ? isSame((email ?? '').toLowerCase(), user.email)
      : await checkPassword(user.encrypted_password, password ?? '');
  if (!isProved) throw new Problem(403, 'not_confirmed', 'The password is not correct.');
  await guess.wasRight();
  const subscription = await latestSubscription(services.db, sub);
  if (subscription !== null && ['active', 'trialing', 'past_due'].includes(subscription.status)) {
    await services.payments.setCancel({ userId: sub, id: subscription.id }, true);
  }
  await eraseUser(services.db, sub);
  return context.body(null, 204);
};

/** Rows go with the account by their foreign keys; the outbox of changes has none. */
async function eraseUser(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('delete from auth.users where id = $1::text::uuid', [userId]);
    await tx.query('delete from cryptax.outbox where user_id = $1::text::uuid', [userId]);
  });
}
