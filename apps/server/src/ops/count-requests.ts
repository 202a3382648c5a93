/** Counts and logs every API request by its route pattern, never by its address: paths and queries can tell much. */
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Services } from '../services.ts';

export function countRequests({ metrics, log }: Pick<Services, 'metrics' | 'log'>): MiddlewareHandler {
  return createMiddleware(async (context, next) => {
    const begin = performance.now();
    await next();
    const seconds = (performance.now() - begin) / 1000;
    // Middleware matches with a star; what is left is the route that answered.
    const route = matchedRoutes(context).find(({ path }) => !path.includes('*'))?.path ?? 'unknown';
    const { status } = context.res;
    metrics.countRequest(`${context.req.method} ${route}`, status, seconds);
    log.debug({ method: context.req.method, route, status, ms: Math.round(seconds * 1000) }, 'request');
  });
}
