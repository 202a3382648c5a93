/** Puts a confirmation into the outbox of mails, in the transaction of what it confirms. */
import type { Queryable } from '../db/db.ts';
import { postMail } from '../mail/mailer.ts';
import { type BillingMail, billingMail } from './billing-mails.ts';

export async function postBillingMail(on: Queryable, userId: string, mail: BillingMail): Promise<void> {
  const { rows } = await on.query<{ email: string }>('select email from auth.users where id = $1::text::uuid', [
    userId,
  ]);
  const to = rows[0]?.email;
  if (to !== undefined) await postMail(on, { userId, to, ...billingMail(mail, new Date()) });
}
