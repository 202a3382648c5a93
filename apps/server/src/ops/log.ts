/**
 * One JSON line per event on standard error. Only what helps to run the server is written: no bodies, no query texts, no
 * addresses, no tokens, and of errors only their kind and where they were thrown (a message may quote a row).
 */
import pino from 'pino';

export type Logger = pino.Logger;

export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination === undefined ? pino(options, pino.destination(2)) : pino(options, destination);
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    code: typeof code === 'string' ? code : undefined,
    at: frames.slice(0, 8).map((f) => f.trim()),
  };
}
