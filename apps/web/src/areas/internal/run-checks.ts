/** The engine of every suite: one check after the other, each with its time; an exception is a failure, never an end. */
import type { CheckId } from './self-test/suites.data.ts';
import type { CheckOutcome } from './self-test-types.ts';

export type CheckStatus = 'pending' | 'running' | CheckOutcome['status'];

export interface CheckState {
  readonly id: CheckId;
  readonly status: CheckStatus;
  readonly outcome?: CheckOutcome;
  readonly durationMs?: number;
}

export interface RunOptions {
  readonly run: (id: CheckId) => Promise<CheckOutcome>;
  readonly onState: (state: CheckState) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** The specified breath between two checks. */
  readonly pause: () => Promise<void>;
  /** False stops after the present check. */
  readonly isWanted: () => boolean;
}

export async function runChecks(
  ids: readonly CheckId[],
  { run, onState, now, pause, isWanted }: RunOptions,
): Promise<readonly CheckState[]> {
  const done: CheckState[] = [];
  for (const [index, id] of ids.entries()) {
    if (index > 0) await pause();
    if (!isWanted()) break;
    onState({ id, status: 'running' });
    const startedAt = now();
    const outcome = await run(id).catch(
      (error: unknown): CheckOutcome => ({
        status: 'failed',
        where: 'exception',
        expected: 'no exception',
        found: error instanceof Error ? error.message : String(error),
      }),
    );
    const state = { id, status: outcome.status, outcome, durationMs: Math.round(now() - startedAt) };
    onState(state);
    done.push(state);
  }
  return done;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly warning: number;
  readonly total: number;
}

export function tallyOf(ids: readonly CheckId[], states: ReadonlyMap<CheckId, CheckState>): Tally {
  const count = (status: CheckStatus) => ids.filter((id) => states.get(id)?.status === status).length;
  return { passed: count('passed'), failed: count('failed'), warning: count('warning'), total: ids.length };
}
