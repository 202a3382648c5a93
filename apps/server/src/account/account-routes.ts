/** What a signed-in user does with the account itself: plan, invoices, sessions, API keys, export, deletion. */
import { type Context, Hono } from 'hono';
import { countRecoveryCodes, makeRecoveryCodes } from '../auth/recovery-codes.ts';
import { answerProblems } from '../http/answer-problems.ts';
import { requireSession } from '../http/caller.ts';
import type { Services } from '../services.ts';
import type { AccountHandler } from './account-handler.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { listInvoices, overview } from './overview.ts';
import { quotePlanChange } from './plan-change.ts';
import { listSessions, revokeSession } from './session-list.ts';
import {
  cancelSubscription,
  endSubscription,
  openPortal,
  resumeSubscription,
  returnMoney,
  withdrawSubscription,
} from './subscription-routes.ts';

export function accountRoutes(services: Services): Hono {
  const app = new Hono();
  const on = (handler: AccountHandler) => async (context: Context) => {
    context.header('Cache-Control', 'no-store');
    return handler(context, services, await requireSession(context, services));
  };
  app.get('/', on(overview));
  app.delete('/', on(deleteAccount));
  app.get('/export', on(exportData));
  app.get('/invoices', on(listInvoices));
  app.post('/subscription/portal', on(openPortal));
  app.post('/subscription/cancel', on(cancelSubscription));
  app.post('/subscription/resume', on(resumeSubscription));
  app.post('/subscription/withdraw', on(withdrawSubscription));
  app.post('/subscription/money-back', on(returnMoney));
  app.post('/subscription/end-now', on(endSubscription));
  app.get('/plan-change', on(quotePlanChange));
  app.get('/recovery-codes', on(countRecoveryCodes));
  app.post('/recovery-codes', on(makeRecoveryCodes));
  app.get('/sessions', on(listSessions));
  app.delete('/sessions/:id', on(revokeSession));
  app.get('/api-keys', on(listApiKeys));
  app.post('/api-keys', on(createApiKey));
  app.delete('/api-keys/:id', on(revokeApiKey));
  answerProblems(app, services);
  return app;
}
