/** The few calls of Stripe that the server makes, answered on this machine, and notices signed as Stripe signs them. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export interface FakeStripe {
  readonly base: string;
  readonly calls: { readonly method: string; readonly path: string; readonly body: URLSearchParams }[];
  /** Answers by "METHOD /path"; a path may end with * for any id. */
  readonly answers: Map<string, unknown>;
  readonly sign: (event: unknown) => { readonly payload: string; readonly signature: string };
  readonly close: () => Promise<void>;
}

export const STRIPE_ENVIRONMENT = {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
  STRIPE_PRICE_PREMIUM_MONTHLY: 'price_premium_monthly',
  STRIPE_PRICE_PREMIUM_YEARLY: 'price_premium_yearly',
  STRIPE_PRICE_PRO_MONTHLY: 'price_pro_monthly',
  STRIPE_PRICE_PRO_YEARLY: 'price_pro_yearly',
};

export async function startFakeStripe(): Promise<FakeStripe> {
  const calls: FakeStripe['calls'] = [];
  const answers: FakeStripe['answers'] = new Map();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = new URLSearchParams(await textOf(request));
    calls.push({ method: request.method ?? '', path, body });
    const answer =
      answers.get(`${request.method} ${path}`) ?? answers.get(`${request.method} ${path.replace(/[^/]+$/, '*')}`);
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: { message: 'no such thing', type: 'invalid_request_error' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stripe = new Stripe('sk_test_fake');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers,
    sign: (event) => {
      const payload = JSON.stringify(event);
      const secret = STRIPE_ENVIRONMENT.STRIPE_WEBHOOK_SECRET;
      return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret }) };
    },
    close: () => closeServer(server),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
