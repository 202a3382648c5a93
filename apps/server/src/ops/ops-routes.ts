/** Is the server up, is it ready, what does it do: for people, load balancers and Prometheus. No personal data. */
import type { Plan } from '@cryptax/api-contract';
import { Hono } from 'hono';
import type { BackupKind } from '../db/backup-schedule.ts';
import { isOutboxShown } from '../mail/outbox-page.ts';
import type { Services } from '../services.ts';

export interface Health {
  readonly status: 'ok';
  readonly version: string;
  readonly devMode: boolean;
  readonly plan: Plan;
  /** Whether mails are sent, wait in an outbox that can be opened on this machine, or reach nobody. */
  readonly mail: 'sent' | 'outbox' | 'none';
  /** Copies of the embedded database are ours; those of a PostgreSQL are its operator's. The privacy policy is built from it. */
  readonly backups: BackupKind;
  readonly payments: 'stripe' | 'test' | 'off';
  /** Whether questions that services of chains answer to no page are handed on for it. */
  readonly chainRelay: boolean;
}

export function opsRoutes(services: Services): Hono {
  const { config, db, metrics, backups, mailer, payments } = services;
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });
  app.get('/health', (context) => {
    const { version, devMode, defaultPlan: plan, chainRelay } = config;
    const mail = mailer.hasServer ? 'sent' : isOutboxShown(services) ? 'outbox' : 'none';
    const health: Health = {
      status: 'ok',
      version,
      devMode,
      plan,
      mail,
      backups: backups.kind,
      payments: payments.kind,
      chainRelay,
    };
    return context.json(health);
  });
  app.get('/ready', async (context) => {
    try {
      await db.query('select 1');
      // A server whose backup fails still serves; whoever watches it reads on.
      const backup = backups.status();
      return context.json({ status: 'ready', backup: backup ?? undefined });
    } catch {
      return context.json({ status: 'not-ready', reason: 'database' }, 503, { 'Retry-After': '2' });
    }
  });
  app.get('/metrics', (context) => context.text(metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4' }));
  return app;
}
