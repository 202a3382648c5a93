/**
 * The relay of chains, below `/api/chains`. It hands a question that a page may not ask itself on to a service of a fixed
 * list and forgets it: nothing is stored, no address is logged, no key travels (decision 0072). Off where the operator says so.
 */
import { knownQuestion, RELAYED_SERVICES } from '@cryptax/api-contract';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { admitOwnPage } from '../http/own-page.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import { type AskService, createAskService, NoAnswer, type ServiceAnswer } from './ask-service.ts';

const MAX_QUESTION_BYTES = 16_000;
/** Answers are held whole before they go on; so many at once fit into the memory of a small machine. */
const MAX_AT_ONCE = 16;

const relayRequest = z.strictObject({ url: z.string().max(2_000), body: z.unknown().optional() });

type RelayServices = Pick<Services, 'config' | 'keys' | 'limits'>;

export function chainRoutes(services: RelayServices, ask: AskService = createAskService()): Hono {
  const routes = new Hono();
  let underWay = 0;
  routes.post('/relay', async (context) => {
    if (!services.config.chainRelay) throw new Problem(403, 'relay.off', 'This server hands no questions on.');
    await admitOwnPage(context, services, 'relay');
    const { url, body } = await readValid(context, relayRequest, MAX_QUESTION_BYTES);
    const question = knownQuestion(url, body);
    if (question === undefined) throw new Problem(400, 'relay.unknown-question', 'No reader asks this.');
    const { requests, perMs } = RELAYED_SERVICES[question.service].limit;
    await services.limits.use('relayed', question.service, { points: requests, seconds: perMs / 1_000 });
    if (underWay >= MAX_AT_ONCE) throw new Problem(429, 'relay.busy', 'Too many at once.', { retryAfterSeconds: 1 });
    underWay++;
    try {
      return handOn(await ask(question, context.req.raw.signal));
    } catch (error) {
      if (error instanceof NoAnswer) throw new Problem(STATUS[error.code], `relay.${error.code}`, error.message);
      throw error;
    } finally {
      underWay--;
    }
  });
  return routes;
}

const STATUS = { unreachable: 502, redirect: 502, 'too-large': 502, timeout: 504 } as const satisfies Record<
  NoAnswer['code'],
  ContentfulStatusCode
>;

/** Only data comes back: no header of the service but the wait it asks for, and never a page. */
function handOn({ status, body, retryAfter }: ServiceAnswer): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' });
  if (retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter)) headers.set('Retry-After', retryAfter);
  if (status === 200) return new Response(new Uint8Array(body), { status, headers });
  const told = status >= 400 && status < 600 ? status : 502;
  return new Response(JSON.stringify({ code: 'relay.refused', status }), { status: told, headers });
}
