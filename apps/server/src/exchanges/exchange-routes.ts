/**
 * The relay of exchange connections, below `/api/exchanges`. It signs a question with the key of the request, asks the
 * exchange and forgets both. Nothing is stored, and nothing of the request or the answer is logged.
 */
import {
  EXCHANGE_STREAMS,
  type ExchangeBalances,
  type ExchangeCheck,
  type ExchangeCredentials,
  type ExchangeFailureCode,
  exchangeCheckRequest,
  exchangeReadRequest,
  type KeyRights,
} from '@cryptax/api-contract';
import { type Context, Hono } from 'hono';
import { admitOwnPage } from '../http/own-page.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { heldNow } from './plans/balances.ts';
import { planOf } from './plans/plan-of.ts';
import { BadCursor, type ExchangePlan } from './reading/stream-reader.ts';
import { createClients, type ExchangeClient, type OpenClient } from './relay/exchange-client.ts';
import { readMirror } from './relay/guarded-fetch.ts';
import { relayFailure } from './relay/relay-failure.ts';

const MAX_BYTES = 32_000;
/** A request hands over what it has after this; one question may still be under way. */
const WORK_MS = 8_000;

type RelayServices = Pick<Services, 'config' | 'keys' | 'limits'>;

export function exchangeRoutes(
  services: RelayServices,
  open: OpenClient = createClients({ mirror: readMirror(process.env), now: Date.now }),
  workMs = WORK_MS,
): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    await admitOwnPage(context, services, 'exchange');
    context.header('Cache-Control', 'no-store');
    await next();
  });
  routes.post('/check', async (context) => {
    const { exchange, credentials } = await readValid(context, exchangeCheckRequest, MAX_BYTES);
    return answer(context, async () => {
      const { client, plan } = await connect(open, exchange, credentials);
      return check(client, plan);
    });
  });
  routes.post('/balances', async (context) => {
    const { exchange, credentials } = await readValid(context, exchangeCheckRequest, MAX_BYTES);
    return answer(context, async (): Promise<ExchangeBalances> => {
      const { client } = await connect(open, exchange, credentials);
      /** Before the question: what happens while it is under way is not said to be in the answer. */
      const at = new Date().toISOString();
      const held = await heldNow(client);
      if (held === undefined) throw new Problem(404, 'exchange.unsupported', 'No such answer.');
      return { at, part: held.part, balances: [...held.balances] };
    });
  });
  routes.post('/read', async (context) => {
    const { exchange, credentials, stream, ...range } = await readValid(context, exchangeReadRequest, MAX_BYTES);
    return answer(context, async () => {
      const { client, plan } = await connect(open, exchange, credentials);
      const reader = plan.streams[stream];
      if (reader === undefined) throw new Problem(404, 'exchange.unsupported', 'No such history.');
      const end = Date.now() + workMs;
      return reader({ client, ...range, hasTime: () => Date.now() < end });
    });
  });
  return routes;
}

async function connect(
  open: OpenClient,
  exchange: string,
  credentials: ExchangeCredentials,
): Promise<{ readonly client: ExchangeClient; readonly plan: ExchangePlan }> {
  const client = await open(exchange, credentials);
  const plan = client === undefined ? undefined : planOf(client);
  if (client === undefined || plan === undefined) throw new Problem(404, 'exchange.unknown', 'No such exchange.');
  return { client, plan };
}

/** The time is that of the first answer to the key, markets and loading of the library not counted. */
async function check(client: ExchangeClient, plan: ExchangePlan): Promise<ExchangeCheck> {
  await plan.prepare?.(client);
  const begin = performance.now();
  await plan.greet(client);
  const responseMs = Math.round(performance.now() - begin);
  return {
    responseMs,
    rights: await rightsOf(client, plan),
    streams: EXCHANGE_STREAMS.filter((name) => plan.streams[name] !== undefined),
    keepsDays: { ...plan.keepsDays },
  };
}

/** Some exchanges tell the rights only to keys with a right of its own: then nothing is known, and the key is still good. */
async function rightsOf(client: ExchangeClient, { rights }: ExchangePlan): Promise<KeyRights | null> {
  try {
    return rights === undefined ? null : await rights(client);
  } catch (error) {
    const code = relayFailure(error)?.code;
    if (code !== undefined && UNTOLD.has(code)) return null;
    throw error;
  }
}

const UNTOLD: ReadonlySet<ExchangeFailureCode> = new Set<ExchangeFailureCode>([
  'exchange.key-refused',
  'exchange.permission',
  'exchange.bad-answer',
  'exchange.unsupported',
]);

const STATUS = {
  'exchange.key-refused': 422,
  'exchange.permission': 422,
  'exchange.rate-limited': 429,
  'exchange.unreachable': 502,
  'exchange.timeout': 504,
  'exchange.bad-answer': 502,
  'exchange.unknown': 404,
  'exchange.unsupported': 404,
} as const satisfies Record<ExchangeFailureCode, number>;

async function answer(context: Context, work: () => Promise<object>): Promise<Response> {
  try {
    return context.json(await work());
  } catch (error) {
    if (error instanceof BadCursor) throw new Problem(400, 'bad_cursor', error.message);
    const failure = relayFailure(error);
    if (failure === undefined) throw error;
    return context.json(failure, STATUS[failure.code]);
  }
}
