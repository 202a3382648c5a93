/**
 * The longest task of a page's main thread, from a trace of the browser: by the processor's time and by the clock. By the
 * clock a task also stands still while the machine works on something else.
 */
import type { Page } from '@playwright/test';

/** Times in microseconds; `tdur` is the thread's processor time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** The page sets this mark with `performance.mark` where the watch begins. */
export const WATCH_BEGINS = 'watch-begins';
const TASK = 'ThreadControllerImpl::RunTask';

export interface LongestTask {
  /** Milliseconds of the processor: what the app itself did. */
  readonly processorMs: number;
  /** Milliseconds by the clock: also what the task waited for a core. */
  readonly clockMs: number;
}

/** Sets the mark in a task of its own, so that the driver's work before it does not count. Gives the page's time. */
export function beginWatch(page: Page): Promise<number> {
  return page.evaluate(
    (mark) =>
      new Promise<number>((resolve) => {
        setTimeout(() => {
          performance.mark(mark);
          resolve(performance.now());
        }, 100);
      }),
    WATCH_BEGINS,
  );
}

/** The time of the page once it has shown what it looks like now: what the driver does afterwards is no work of the page. */
export function endWatch(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
}

/** Milliseconds of processor time. */
export async function longestTaskDuring(page: Page, work: () => Promise<void>): Promise<number> {
  return (await longestTasksDuring(page, work)).processorMs;
}

/** The longest task by either measure; they need not be the same one. */
export async function longestTasksDuring(page: Page, work: () => Promise<void>): Promise<LongestTask> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const tasks = mainThreadTasks(trace.traceEvents);
  const longest = (key: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, task[key] ?? 0), 0) / 1000;
  return { processorMs: longest('tdur'), clockMs: longest('dur') };
}

/** The mark lies on the page's main thread and so tells which of the browser's threads that is; its own task counts. */
function mainThreadTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const begin = events.find(({ name }) => name === WATCH_BEGINS);
  if (begin === undefined) throw new Error('The trace does not know the page.');
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === TASK && pid === begin.pid && tid === begin.tid && ts + dur >= begin.ts,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return tasks;
}
