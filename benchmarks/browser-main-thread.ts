/**
 * Processor time of the longest task of a page's main thread, from a trace of the browser. By the clock a task also
 * stands still while the machine works on something else; the processor time says what the app itself did.
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

/** Milliseconds. */
export async function longestTaskDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  return longestTaskMs(trace.traceEvents);
}

/** The mark lies on the page's main thread and so tells which of the browser's threads that is; its own task counts. */
function longestTaskMs(events: readonly TraceEvent[]): number {
  const begin = events.find(({ name }) => name === WATCH_BEGINS);
  if (begin === undefined) throw new Error('The trace does not know the page.');
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === TASK && pid === begin.pid && tid === begin.tid && ts + dur >= begin.ts,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000;
}
