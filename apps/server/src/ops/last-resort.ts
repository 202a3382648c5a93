/**
 * For faults that nobody expected: one line in the log, what runs is finished, and the process ends with a code of its own,
 * so that whoever watches it starts it anew (docs/deploy.md). Going on in an unknown state could cost data.
 */
import type { Logger } from './log.ts';

/** `EX_SOFTWARE` of sysexits.h. */
export const FAULT_EXIT_CODE = 70;
const FINISH_MS = 5000;

type Fault = 'uncaughtException' | 'unhandledRejection';

export interface LastResortParts {
  readonly log: Pick<Logger, 'fatal' | 'flush'>;
  readonly close: () => Promise<void>;
  readonly exit?: (code: number) => void;
}

/** @returns what takes the handlers away again */
export function installLastResort({ log, close, exit = (code) => process.exit(code) }: LastResortParts): () => void {
  let isEnding = false;
  const end = () => {
    log.flush();
    exit(FAULT_EXIT_CODE);
  };
  const handle = (fault: Fault) => (error: unknown) => {
    log.fatal({ err: error, fault }, 'unexpected fault, stopping');
    // A second fault while the first is dealt with: nothing more can be hoped for.
    if (isEnding) return end();
    isEnding = true;
    setTimeout(end, FINISH_MS).unref();
    close().then(end, end);
  };
  const handlers = { uncaughtException: handle('uncaughtException'), unhandledRejection: handle('unhandledRejection') };
  for (const [fault, handler] of Object.entries(handlers)) process.on(fault, handler);
  return () => {
    for (const [fault, handler] of Object.entries(handlers)) process.off(fault, handler);
  };
}
