/** The HTTP application: the API first, then the web app. Tests call it with a Request, without a port. */
import { type Context, Hono } from 'hono';
import { accountRoutes } from './account/account-routes.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { declarationRoutes } from './billing/declaration-routes.ts';
import { functionRoutes } from './billing/function-routes.ts';
import { testCheckoutRoutes } from './billing/test-checkout-page.ts';
import { webhookRoutes } from './billing/webhook-routes.ts';
import { chainRoutes } from './chains/chain-routes.ts';
import { exchangeRoutes } from './exchanges/exchange-routes.ts';
import { answerProblems } from './http/answer-problems.ts';
import { cors } from './http/cors.ts';
import { cspReports } from './http/csp-reports.ts';
import { pageStyle } from './http/page-style.ts';
import { isOutboxShown, outboxRoutes } from './mail/outbox-page.ts';
import { countRequests } from './ops/count-requests.ts';
import { opsRoutes } from './ops/ops-routes.ts';
import { readOutside } from './proxy/outside.ts';
import { proxyRoutes } from './proxy/proxy-routes.ts';
import { publicApi } from './public-api/api-routes.ts';
import { restRoutes } from './rest/rest-routes.ts';
import { securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { webFiles } from './web-files.ts';

export function createApp(services: Services): Hono {
  const app = new Hono();
  app.use(securityHeaders(services.config.connectOrigins, readOutside(process.env).frames));
  app.route('/api', apiRoutes(services));
  app.route('/', webFiles(services.config.webRoot));
  answerProblems(app, services);
  return app;
}

/** Each group of routes is an application of its own; a further one is one more line here. */
function apiRoutes(services: Services): Hono {
  const { config, payments } = services;
  const api = new Hono();
  api.use(countRequests(services));
  api.use(cors(config));
  api.route('/', opsRoutes(services));
  api.get('/page.css', async (context) =>
    context.body(await pageStyle(config.webRoot), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  api.route('/csp-report', cspReports(services));
  api.route('/', proxyRoutes(readOutside(process.env)));
  api.route('/auth/v1', authRoutes(services));
  api.route('/rest/v1', restRoutes(services));
  api.route('/functions/v1', functionRoutes(services));
  api.route('/account', accountRoutes(services));
  api.route('/contracts', declarationRoutes(services));
  api.route('/chains', chainRoutes(services));
  api.route('/exchanges', exchangeRoutes(services));
  api.route('/v1', publicApi(services));
  if (payments.kind === 'stripe') api.route('/stripe', webhookRoutes(services));
  if (payments.kind === 'test') api.route('/checkout/test', testCheckoutRoutes(services));
  if (isOutboxShown(services)) api.route('/dev', outboxRoutes(services));
  api.all('*', notFound);
  answerProblems(api, services);
  return api;
}

function notFound(context: Context): Response {
  return context.json({ code: 'not-found', message: 'No such API path.' }, 404);
}
