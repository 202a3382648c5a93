/** The scratch database of the diagnosis: opened by the first button, deleted when the screen is left. */
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { type CheckState, runChecks } from '../../run-checks.ts';
import { type CheckId, SUITES } from '../../self-test/suites.data.ts';
import type { CopyCheckId, CopyInfo } from '../../self-test-types.ts';

export type Doing = 'idle' | 'test' | 'fill' | 'check' | 'clear';

export const DATA_CHECKS: readonly CopyCheckId[] = SUITES.data.categories[0].checks;
/** What only looks: for data that are there already. */
const LOOKING: readonly CopyCheckId[] = ['records-readable', 'conservation'];

const NO_STATES: ReadonlyMap<CheckId, CheckState> = new Map();

export function useScratch() {
  const ledger = useLedger();
  const [doing, setDoing] = useState<Doing>('idle');
  const [scratch, setScratch] = useState<CopyInfo>();
  const [states, setStates] = useState(NO_STATES);
  const [error, setError] = useState<string>();
  const open = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (open.current !== undefined) void ledger.closeCopy(open.current);
    },
    [ledger],
  );

  const take = async (answer: Answer<CopyInfo>): Promise<CopyInfo> => {
    const info = await answer;
    if (!info.ok) throw new Error(info.error.code);
    open.current = info.value.id;
    setScratch(info.value);
    return info.value;
  };
  const check = async (copyId: string, ids: readonly CopyCheckId[]) => {
    await runChecks(ids, {
      run: async (id) => {
        const outcome = await ledger.runCheck(copyId, id as CopyCheckId);
        if (!outcome.ok) throw new Error(outcome.error.code);
        return outcome.value;
      },
      onState: (state) => setStates((old) => new Map(old).set(state.id, state)),
      now: () => performance.now(),
      pause: async () => undefined,
      isWanted: () => true,
    });
  };
  const act = async (what: Exclude<Doing, 'idle'>) => {
    setDoing(what);
    setError(undefined);
    try {
      const { id } = scratch ?? (await take(ledger.openCopy('empty')));
      if (what === 'fill') await take(ledger.fillCopy(id));
      if (what === 'clear') await take(ledger.clearCopy(id));
      if (what === 'clear' || what === 'fill') setStates(NO_STATES);
      if (what === 'test') await check(id, DATA_CHECKS);
      if (what === 'check') await check(id, LOOKING);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
    } finally {
      setDoing('idle');
    }
  };
  return { doing, scratch, states, error, act };
}
