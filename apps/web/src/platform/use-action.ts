/**
 * What a button or a form starts. Busy while it runs and free again however it ends; a second start while it runs is ignored.
 * Failures that are expected are answers of the work and are shown by the screen; what is thrown is a fault of the program and
 * goes to the error overlay. The way back of a change is offered by `useSteps`.
 */
import { useCallback, useState } from 'react';
import { errorReports } from './errors/error-report.ts';

export type Action<Args extends readonly unknown[]> = readonly [isBusy: boolean, start: (...args: Args) => void];

export function useAction<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): Action<Args> {
  const [isBusy, setBusy] = useState(false);
  // The state of the last drawing is too old for a double click.
  const [running] = useState({ isRunning: false });
  const run = async (args: Args) => {
    if (running.isRunning) return;
    running.isRunning = true;
    setBusy(true);
    try {
      await work(...args);
    } catch (error) {
      errorReports.report(error);
    } finally {
      running.isRunning = false;
      setBusy(false);
    }
  };
  return [isBusy, (...args) => void run(args)];
}

/** For work that hands its result back and may overlap: busy until the last of it has ended, also where it throws. */
export function useBusyWhile(): readonly [isBusy: boolean, whileBusy: <T>(work: () => Promise<T>) => Promise<T>] {
  const [running, setRunning] = useState(0);
  const whileBusy = useCallback(async <T>(work: () => Promise<T>): Promise<T> => {
    setRunning((count) => count + 1);
    try {
      return await work();
    } finally {
      setRunning((count) => count - 1);
    }
  }, []);
  return [running > 0, whileBusy];
}
