/** The auth service as the unmodified client library calls it, one line per call. */
import { type Context, Hono } from 'hono';
import { isImpossibleValue, isOutage } from '../db/db.ts';
import { IMPOSSIBLE_VALUE } from '../http/answer-problems.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { challengeFactor, enrolFactor, removeFactor, verifyFactor } from './factors.ts';
import { reauthenticate, recover, resend, sendOtp } from './mail-requests.ts';
import { authorize, authorizeLink, providerCallback, unlinkIdentity } from './oauth-routes.ts';
import { verifyRecoveryCode } from './recovery-codes.ts';
import { signUp } from './sign-up.ts';
import { grantToken } from './token-grants.ts';
import { getUser, logOut, updateUser } from './user-routes.ts';
import { verifyByLink, verifyByPost } from './verify.ts';

const API_VERSION = '2024-01-01';

type Handler = (context: Context, services: Services) => Promise<Response>;

export function authRoutes(services: Services): Hono {
  const app = new Hono();
  const on = (handler: Handler) => (context: Context) => handler(context, services);
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });

  app.post('/signup', on(signUp));
  app.post('/token', on(grantToken));
  app.get('/verify', on(verifyByLink));
  app.post('/verify', on(verifyByPost));
  app.post('/recover', on(recover));
  app.post('/resend', on(resend));
  app.post('/otp', on(sendOtp));
  app.get('/reauthenticate', on(reauthenticate));
  app.get('/user', on(getUser));
  app.put('/user', on(updateUser));
  app.post('/logout', on(logOut));
  app.get('/authorize', on(authorize));
  app.on(['GET', 'POST'], '/callback', on(providerCallback));
  app.get('/user/identities/authorize', on(authorizeLink));
  app.delete('/user/identities/:id', on(unlinkIdentity));
  app.post('/factors', on(enrolFactor));
  app.post('/factors/recovery', on(verifyRecoveryCode));
  app.post('/factors/:id/challenge', on(challengeFactor));
  app.post('/factors/:id/verify', on(verifyFactor));
  app.delete('/factors/:id', on(removeFactor));
  app.post('/sso', async () => {
    throw new Problem(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });
  app.get('/.well-known/jwks.json', async (context) => context.json({ keys: await services.keys.published() }));
  app.get('/settings', (context) => context.json(settingsOf(services)));
  app.get('/health', (context) => {
    const { version } = services.config;
    return context.json({ version, name: 'Cryptax', description: 'Accounts and sessions' });
  });
  app.notFound((context) => answerProblem(context, new Problem(404, 'not_found', 'No such path')));
  app.onError((error, context) => answerError(context, services, error));
  return app;
}

function settingsOf({ config }: Services): Record<string, unknown> {
  const external = Object.fromEntries(config.providers.map(({ name }) => [name, true]));
  return {
    external: { email: true, phone: false, ...external },
    disable_signup: false,
    mailer_autoconfirm: config.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  };
}

/** An outage must be a 5xx: the client keeps the session and tries again, while a 4xx would sign the user out. */
function answerError(context: Context, { log, metrics }: Services, error: Error): Response {
  if (error instanceof Problem) {
    if (error.status === 429) metrics.count('rate_limited');
    return answerProblem(context, error);
  }
  if (isImpossibleValue(error)) return answerProblem(context, new Problem(400, 'validation_failed', IMPOSSIBLE_VALUE));
  log.error({ err: error }, 'auth call failed');
  if (isOutage(error))
    return answerProblem(
      context,
      new Problem(503, 'request_timeout', 'The database does not answer', { retryAfterSeconds: 2 }),
    );
  return answerProblem(context, new Problem(500, 'unexpected_failure', 'The server failed to answer'));
}

function answerProblem(context: Context, { status, code, message, extra }: Problem): Response {
  const { retryAfterSeconds, ...fields } = extra;
  if (typeof retryAfterSeconds === 'number') context.header('Retry-After', String(retryAfterSeconds));
  if (context.req.header('x-supabase-api-version') === API_VERSION) {
    context.header('X-Supabase-Api-Version', API_VERSION);
    return context.json({ code, message, ...fields }, status);
  }
  return context.json({ code: status, error_code: code, msg: message, ...fields }, status);
}
