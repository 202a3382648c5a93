/** Notices of the payment service. Anything but a valid signature is refused; a failure makes the service send it again. */
import { Hono } from 'hono';
import { answerProblems } from '../http/answer-problems.ts';
import { readText } from '../http/read-json.ts';
import type { Services } from '../services.ts';

const MAX_BODY = 1_000_000;

export function webhookRoutes(services: Services): Hono {
  const app = new Hono();
  app.post('/webhook', async (context) => {
    const payload = await readText(context, MAX_BODY);
    const isNew = await services.payments.receive(payload, context.req.header('stripe-signature') ?? '');
    services.metrics.count('payment_event');
    if (isNew) services.background.run(services.mailer.deliver);
    return context.json({ received: true, isNew });
  });
  answerProblems(app, services);
  return app;
}
