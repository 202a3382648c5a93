/** A suite while one looks at it: its states, its log, and the copy that it works in. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';
import { useLedger, useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { type CheckState, runChecks } from '../run-checks.ts';
import { type CheckOutcome, COPY_CHECKS, type CopyCheckId, type Fault } from '../self-test-types.ts';
import { runPageCheck } from './page-checks.ts';
import { type CheckId, checksOf, type PageCheckId, type Suite } from './suites.data.ts';

export interface LogLine {
  readonly no: number;
  readonly at: number;
  readonly state: CheckState;
}

export type Phase = 'idle' | 'running' | 'done';

export interface SuiteRun {
  readonly checks: readonly CheckId[];
  readonly states: ReadonlyMap<CheckId, CheckState>;
  readonly log: readonly LogLine[];
  readonly phase: Phase;
  readonly fault: Fault;
  readonly setFault: (fault: Fault) => void;
  /** All checks, or some of them. */
  readonly run: (ids?: readonly CheckId[]) => Promise<readonly CheckState[]>;
  readonly reset: () => void;
}

const NO_STATES: ReadonlyMap<CheckId, CheckState> = new Map();

export function useSuite(suite: Suite, logLimit = 200): SuiteRun {
  const ledger = useLedger();
  const state = useLedgerState();
  const router = useRouter();
  const [states, setStates] = useState(NO_STATES);
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [phase, setPhase] = useState<Phase>('idle');
  const [fault, setFault] = useState<Fault>('none');
  const turn = useRef(0);
  const lines = useRef(0);
  useEffect(
    () => () => {
      turn.current = -1;
    },
    [],
  );

  const onState = (next: CheckState) => {
    setStates((old) => new Map(old).set(next.id, next));
    lines.current += 1;
    const line = { no: lines.current, at: Date.now(), state: next };
    setLog((old) => [...old, line].slice(-logLimit));
  };
  const run = async (ids: readonly CheckId[] = checksOf(suite)) => {
    const own = turn.current + 1;
    turn.current = own;
    setStates((old) => new Map([...old, ...ids.map((id): [CheckId, CheckState] => [id, { id, status: 'pending' }])]));
    setPhase('running');
    const parts = { router, storage: localStorage, fetch: window.fetch.bind(window), performance };
    const bench = copyBench(ledger, state, fault);
    try {
      return await runChecks(ids, {
        run: (id) => (isCopyCheck(id) ? bench.run(id) : runPageCheck(id as PageCheckId, parts)),
        onState,
        now: () => performance.now(),
        pause: () => new Promise((resolve) => setTimeout(resolve, suite.pauseMs)),
        isWanted: () => turn.current === own,
      });
    } finally {
      await bench.close();
      if (turn.current === own) setPhase('done');
    }
  };
  const reset = () => {
    turn.current += 1;
    setStates(NO_STATES);
    setLog([]);
    setPhase('idle');
  };
  return { checks: checksOf(suite), states, log, phase, fault, setFault, run, reset };
}

function isCopyCheck(id: CheckId): id is CopyCheckId {
  return COPY_CHECKS.some((known) => known === id);
}

/** One copy for the whole run, opened by the first check that needs it. Without data it holds the demo ledger. */
function copyBench(ledger: LedgerApi, state: LedgerState, fault: Fault) {
  let opening: Promise<string> | undefined;
  const open = async (): Promise<string> => {
    const book = state.kind === 'ready' ? state.book : 'empty';
    const copy = await ledger.openCopy(book, fault);
    if (!copy.ok) throw new Error(copy.error.code);
    if (book !== 'empty') return copy.value.id;
    const filled = await ledger.fillCopy(copy.value.id, fault);
    if (!filled.ok) throw new Error(filled.error.code);
    return copy.value.id;
  };
  return {
    run: async (id: CopyCheckId): Promise<CheckOutcome> => {
      opening ??= open();
      const outcome = await ledger.runCheck(await opening, id);
      if (!outcome.ok) throw new Error(outcome.error.code);
      return outcome.value;
    },
    close: async () => {
      const copyId = await opening?.catch(() => undefined);
      if (copyId !== undefined) await ledger.closeCopy(copyId);
    },
  };
}
