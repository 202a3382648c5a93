/** Refusals and failures of a group of routes as `{ code, message }`; an outage says when to try again. */
import type { ErrorHandler } from 'hono';
import { isImpossibleValue, isOutage } from '../db/db.ts';
import type { Services } from '../services.ts';
import { Problem } from './problem.ts';

/** Any application of the framework, whatever its types of environment. */
interface Answering {
  onError(handler: ErrorHandler): unknown;
}

export const IMPOSSIBLE_VALUE = 'A value holds characters or figures that cannot be stored.';

export function answerProblems(app: Answering, { log, metrics }: Pick<Services, 'log' | 'metrics'>): void {
  app.onError((error, context) => {
    if (error instanceof Problem) {
      const { status, code, message, extra } = error;
      const { retryAfterSeconds, ...fields } = extra;
      if (typeof retryAfterSeconds === 'number') context.header('Retry-After', String(retryAfterSeconds));
      if (status === 429) metrics.count('rate_limited');
      return context.json({ code, message, ...fields }, status);
    }
    if (isImpossibleValue(error)) return context.json({ code: 'validation_failed', message: IMPOSSIBLE_VALUE }, 400);
    log.error({ err: error }, 'request failed');
    if (isOutage(error)) {
      context.header('Retry-After', '2');
      return context.json({ code: 'unavailable', message: 'The database does not answer.' }, 503);
    }
    return context.json({ code: 'internal', message: 'The server failed to answer.' }, 500);
  });
}
