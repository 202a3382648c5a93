/**
 * The transaction list over a large ledger, opened and scrolled as people do: by the wheel, by jumps to far places, to the end and
 * back. The list only ever holds the lines in view, so its size must not be felt.
 */
import type { Page } from '@playwright/test';
import { beginWatch, endWatch, longestTaskDuring } from './browser-main-thread.ts';
import { press, there } from './browser-press.ts';

export interface ScrollTimes {
  readonly longestTask: {
    readonly processorMs: number;
    /** As the page itself reports long tasks: 0 when none took over 50 ms. */
    readonly clockMs: number;
  };
}

const ROW = 'tr[data-event]';
const WHEEL_STEPS = 60;
const WHEEL_PIXELS = 700;
const JUMPS = [0.5, 0.1, 0.9, 0.3, 0.7, 1, 0];

/** From any screen of the app that shows its navigation. */
export async function measureScroll(page: Page): Promise<ScrollTimes> {
  let [begun, ended] = [0, 0];
  const processorMs = await longestTaskDuring(page, async () => {
    begun = await beginWatch(page);
    await openList(page);
    await scroll(page);
    ended = await endWatch(page);
  });
  const clockMs = await page.evaluate(
    ([from, to]) =>
      window.noted.longTasks.filter(({ at }) => at >= from && at <= to).reduce((most, { ms }) => Math.max(most, ms), 0),
    [begun, ended] as const,
  );
  return { longestTask: { processorMs, clockMs } };
}

async function openList(page: Page): Promise<void> {
  await press(page, 'nav a', '^Transactions');
  await there(page, ROW);
  await page.waitForLoadState('networkidle');
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(600, 500);
  for (let step = 0; step < WHEEL_STEPS; step++) await page.mouse.wheel(0, WHEEL_PIXELS);
  for (const share of JUMPS) {
    await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), share);
    await there(page, ROW);
  }
}
