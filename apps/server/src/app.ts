/** The HTTP application: the API first, then the web app. Tests call it with a Request, without a port. */
import { Hono } from 'hono';
import type { Plan } from './config.ts';
import { readOutside } from './proxy/outside.ts';
import { proxyRoutes } from './proxy/proxy-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { webFiles } from './web-files.ts';

export interface AppOptions {
  readonly webRoot: string;
  readonly version: string;
  readonly devMode: boolean;
  readonly defaultPlan: Plan;
}

export interface Health {
  readonly status: 'ok';
  readonly version: string;
  readonly devMode: boolean;
  readonly plan: Plan;
}

export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  app.use(securityHeaders);

  app.get('/api/health', (context) => {
    const { version, devMode, defaultPlan: plan } = options;
    const health: Health = { status: 'ok', version, devMode, plan };
    context.header('Cache-Control', 'no-store');
    return context.json(health);
  });
  app.route('/', proxyRoutes(readOutside(process.env)));
  app.all('/api/*', (context) => context.json({ code: 'not-found', message: 'No such API path.' }, 404));

  app.route('/', webFiles(options.webRoot));
  app.onError((error, context) => {
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return context.json({ code: 'internal', message: 'The server failed to answer.' }, 500);
  });
  return app;
}
