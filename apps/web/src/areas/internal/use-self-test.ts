/** The user's self-test: the checks that only read, over the book that is shown. */
import { useState } from 'react';
import { useLedger, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { type CheckState, runChecks } from './run-checks.ts';
import type { CheckId } from './self-test/suites.data.ts';
import { READING_CHECKS, type ReadingCheckId } from './self-test-types.ts';

export interface SelfTest {
  readonly states: ReadonlyMap<CheckId, CheckState>;
  readonly isRunning: boolean;
  /** When the last run ended. */
  readonly doneAt: Date | undefined;
  readonly run: () => Promise<void>;
}

const NO_STATES: ReadonlyMap<CheckId, CheckState> = new Map();

export function useSelfTest(): SelfTest {
  const ledger = useLedger();
  const state = useLedgerState();
  const [states, setStates] = useState(NO_STATES);
  const [isRunning, setRunning] = useState(false);
  const [doneAt, setDoneAt] = useState<Date>();
  const book = 'book' in state ? state.book : 'own';
  const run = async () => {
    setRunning(true);
    setStates(NO_STATES);
    await runChecks(READING_CHECKS, {
      run: async (id) => {
        const outcome = await ledger.readingCheck(book, id as ReadingCheckId);
        if (!outcome.ok) throw new Error(outcome.error.code);
        return outcome.value;
      },
      onState: (next) => setStates((old) => new Map(old).set(next.id, next)),
      now: () => performance.now(),
      pause: async () => undefined,
      isWanted: () => true,
    });
    setRunning(false);
    setDoneAt(new Date());
  };
  return { states, isRunning, doneAt, run };
}
