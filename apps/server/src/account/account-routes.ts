/** What a signed-in user does with the account itself: plan, invoices, sessions, API keys, export, deletion. */
import { type Context, Hono } from 'hono';
import type { Claims } from '../auth/access-token.ts';
import { answerProblems } from '../http/answer-problems.ts';
import { requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { AccountHandler } from './account-handler.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { listInvoices, overview } from './overview.ts';
import { listSessions, revokeSession } from './session-list.ts';
import { cancelSubscription, openPortal, resumeSubscription, withdrawSubscription } from './subscription-routes.ts';

export function accountRoutes(services: Services): Hono {
  const app = new Hono();
  const on = (handler: AccountHandler) => async (context: Context) => {
    context.header('Cache-Control', 'no-store');
    return handler(context, services, await requireFullSession(context, services));
  };
  app.get('/', on(overview));
  app.delete('/', on(deleteAccount));
  app.get('/export', on(exportData));
  app.get('/invoices', on(listInvoices));
  app.post('/subscription/portal', on(openPortal));
  app.post('/subscription/cancel', on(cancelSubscription));
  app.post('/subscription/resume', on(resumeSubscription));
  app.post('/subscription/withdraw', on(withdrawSubscription));
  app.get('/sessions', on(listSessions));
  app.delete('/sessions/:id', on(revokeSession));
  app.get('/api-keys', on(listApiKeys));
  app.post('/api-keys', on(createApiKey));
  app.delete('/api-keys/:id', on(revokeApiKey));
  answerProblems(app, services);
  return app;
}

/** With a second factor enrolled, a session without it may not touch the account, as it may not see the data. */
async function requireFullSession(context: Context, services: Services): Promise<Claims> {
  const claims = await requireSession(context, services);
  if (claims.aal === 'aal2') return claims;
  const { rows } = await services.db.query(
    "select id from auth.mfa_factors where user_id = $1::text::uuid and status = 'verified' limit 1",
    [claims.sub],
  );
  if (rows.length > 0) throw new Problem(403, 'insufficient_aal', 'The second factor is required.');
  return claims;
}
