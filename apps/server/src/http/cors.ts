/**
 * Pages of other origins may call the API only if they are on the list; our own page needs no permission. Requests with
 * a foreign Origin that are not on it are refused before anything runs.
 */
import { DEVICE_HEADER } from '@cryptax/api-contract';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerConfig } from '../config.ts';
import { isAllowedOrigin } from './site.ts';

const HEADERS = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'x-client-info',
  DEVICE_HEADER.toLowerCase(),
  'x-retry-count',
  'x-supabase-api-version',
].join(', ');
const EXPOSED = `Content-Range, Retry-After, X-Supabase-Api-Version, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, ${DEVICE_HEADER}`;

export function cors(config: ServerConfig): MiddlewareHandler {
  return createMiddleware(async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined) return next();
    if (!isAllowedOrigin(context, config, origin)) {
      return context.json({ code: 'bad_origin', message: 'This origin may not call the API.' }, 403);
    }
    if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined) {
      const answer = context.body(null, 204, {
        'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
        'Access-Control-Allow-Headers': HEADERS,
        'Access-Control-Max-Age': '3600',
      });
      answer.headers.set('Access-Control-Allow-Origin', origin);
      answer.headers.set('Vary', 'Origin');
      return answer;
    }
    await next();
    context.res.headers.set('Access-Control-Allow-Origin', origin);
    context.res.headers.set('Access-Control-Expose-Headers', EXPOSED);
    context.res.headers.append('Vary', 'Origin');
    return undefined;
  });
}
