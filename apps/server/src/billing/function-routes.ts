/** The functions that the client invokes: begin a checkout, ask for its outcome. The user comes from the token alone. */
import { quickApiRequest, type VerifyPaymentAnswer, verifyPaymentRequest } from '@cryptax/api-contract';
import { type Context, Hono } from 'hono';
import { planChange } from '../account/plan-change.ts';
import { answerProblems } from '../http/answer-problems.ts';
import { requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import { isAllowedOrigin, siteOrigin } from '../http/site.ts';
import type { Services } from '../services.ts';
import { type CheckoutRow, findCheckout } from './checkout-rows.ts';

const MAX_BODY = 20_000;
const PLAN_NAMES = { premium: 'Premium', pro: 'Pro' } as const;

export function functionRoutes(services: Services): Hono {
  const app = new Hono();
  app.post('/quick-api', (context) => startCheckout(context, services));
  app.post('/verify-payment', (context) => verifyPayment(context, services));
  app.notFound((context) => context.json({ code: 'not_found', message: 'There is no such function.' }, 404));
  answerProblems(app, services);
  return app;
}

async function startCheckout(context: Context, services: Services): Promise<Response> {
  const claims = await requireSession(context, services);
  const body = await readValid(context, quickApiRequest, MAX_BODY);
  for (const url of [body.successUrl, body.cancelUrl]) requireOwnAddress(context, services, url);
  const { rows } = await services.db.query(
    `select id from public.subscriptions where user_id = $1::text::uuid and plan = $2 and billing_interval = $3
      and status in ('active', 'trialing') and not cancel_at_period_end and withdrawn_at is null`,
    [claims.sub, body.plan, body.billingCycle],
  );
  if (rows.length > 0) throw new Problem(409, 'already_subscribed', 'You have this plan already.');
  const { creditCents, replaces } = await planChange(services.db, claims.sub, body, new Date());
  const answer = await services.payments.startCheckout({
    creditCents,
    replaces,
    userId: claims.sub,
    email: claims.email,
    plan: body.plan,
    billingCycle: body.billingCycle,
    successUrl: body.successUrl,
    cancelUrl: body.cancelUrl,
    site: siteOrigin(context, services.config),
    lang: body.lang ?? null,
  });
  return context.json(answer);
}

function requireOwnAddress(context: Context, { config }: Services, url: string): void {
  const plain = url.replaceAll('{CHECKOUT_SESSION_ID}', 'id');
  if (!URL.canParse(plain) || !isAllowedOrigin(context, config, new URL(plain).origin)) {
    throw new Problem(400, 'bad_return_address', 'The address to return to is not one of this site.');
  }
}

async function verifyPayment(context: Context, services: Services): Promise<Response> {
  const { sub } = await requireSession(context, services);
  const { sessionId } = await readValid(context, verifyPaymentRequest, MAX_BODY);
  const begun = await findCheckout(services.db, sessionId, sub);
  if (begun === null) throw new Problem(404, 'unknown_checkout', 'Zahlung konnte nicht verifiziert werden');
  if (begun.status === 'open') await services.payments.settle(sub, sessionId);
  const checkout = (await findCheckout(services.db, sessionId, sub)) ?? begun;
  // The confirmation of the contract need not wait for the minute.
  if (checkout.status === 'paid') services.background.run(services.mailer.deliver);
  return context.json(answerOf(checkout));
}

function answerOf({ plan, billing_interval, amount_cents, status }: CheckoutRow): VerifyPaymentAnswer {
  const success = status === 'paid';
  return {
    success,
    planName: PLAN_NAMES[plan],
    price: (amount_cents / 100).toFixed(amount_cents % 100 === 0 ? 0 : 2),
    interval: billing_interval === 'yearly' ? 'Jahr' : 'Monat',
    message: success ? 'Zahlung bestätigt' : 'Zahlung konnte nicht verifiziert werden',
  };
}
