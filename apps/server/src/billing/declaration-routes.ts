/**
 * Cancelling a contract (section 312k BGB) and withdrawing from it (section 356a BGB) without logging in. The declaration is kept
 * and confirmed by mail at once, with its content, day and time. Where the address is that of a customer, the contract is
 * cancelled to the end of its term, or ended with a refund as by the button of the account (decision 0108). The answer says nothing
 * about whether the address is known.
 */
import { type ContractDeclaration, contractDeclaration, type DeclarationReceipt } from '@cryptax/api-contract';
import { Hono } from 'hono';
import { latestSubscription, stateOf, subscriptionView } from '../account/overview.ts';
import { carryOutWithdrawals } from '../account/subscription-routes.ts';
import { callerAddress, limitMail } from '../auth/auth-context.ts';
import type { Queryable } from '../db/db.ts';
import { answerProblems } from '../http/answer-problems.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { refreshEntitlement } from './apply-payment.ts';
import { declarationMail, type KnownCustomer } from './declaration-mail.ts';

const MAX_BYTES = 20_000;

export function declarationRoutes(services: Services): Hono {
  const app = new Hono();
  app.post('/declare', async (context) => {
    context.header('Cache-Control', 'no-store');
    const declared = await readValid(context, contractDeclaration, MAX_BYTES);
    const email = declared.email.toLowerCase();
    const isWithdrawal = declared.kind === 'withdrawal';
    await services.limits.use('account', `cancel ${callerAddress(context, services)}`);
    await limitMail(context, services, isWithdrawal ? 'withdraw' : 'cancel', email);
    const receivedAt = new Date();
    const contract = await livingContract(services.db, email, isWithdrawal ? receivedAt : undefined);
    const cancelled = isWithdrawal || contract?.id === undefined ? undefined : { ...contract, id: contract.id };
    if (cancelled !== undefined) await services.payments.setCancel(cancelled, true);
    await services.db.transaction(async (tx) => {
      await keep(tx, declared, email, contract, receivedAt);
      if (cancelled !== undefined) await markCancelled(tx, cancelled.userId, cancelled.id);
      const mail = declarationMail({ declared, receivedAt, contract });
      await services.mailer.post(tx, { userId: contract?.userId ?? null, to: email, ...mail });
    });
    services.background.run(async () => {
      await services.mailer.deliver();
      if (isWithdrawal) await carryOutWithdrawals(services);
    });
    const receipt: DeclarationReceipt = { receivedAt: receivedAt.toISOString() };
    return context.json(receipt);
  });
  answerProblems(app, services);
  return app;
}

/** The account of an address, with its contract if that runs and, for a withdrawal, its time is not over. */
async function livingContract(
  db: Queryable,
  email: string,
  withdrawnAt: Date | undefined,
): Promise<KnownCustomer | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'select id from auth.users where email = $1 and email_confirmed_at is not null',
    [email],
  );
  const userId = rows[0]?.id;
  if (userId === undefined) return undefined;
  const row = await latestSubscription(db, userId);
  const state = row === null ? 'ended' : stateOf(row, new Date());
  if (row === null || state === 'ended' || state === 'withdrawn') return { userId };
  if (withdrawnAt !== undefined && subscriptionView(row, withdrawnAt, 'free').withdrawal === undefined)
    return { userId };
  return { userId, id: row.id, plan: row.plan, until: row.period_end };
}

async function keep(
  tx: Queryable,
  { kind, name, contract: words, reason, endsOn }: ContractDeclaration,
  email: string,
  known: KnownCustomer | undefined,
  receivedAt: Date,
): Promise<void> {
  await tx.query(
    `insert into public.declarations (user_id, received_at, kind, name, email, contract, reason, ends_on, subscription_id)
      values ($1::text::uuid, $2::text::timestamptz, $3, $4, $5, $6, $7, $8::text::date, $9)`,
    [
      known?.userId ?? null,
      receivedAt.toISOString(),
      kind,
      name,
      email,
      words,
      reason ?? null,
      endsOn ?? null,
      known?.id ?? null,
    ],
  );
}

async function markCancelled(tx: Queryable, userId: string, id: string): Promise<void> {
  await tx.query(
    'update public.subscriptions set cancel_at_period_end = true where user_id = $1::text::uuid and id = $2',
    [userId, id],
  );
  await refreshEntitlement(tx, userId);
}
