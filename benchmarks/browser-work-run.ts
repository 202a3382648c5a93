/**
 * Work with a large ledger in the real screens: a search, another tab, an entry opened and edited, the ledger opened anew
 * by a reload, the tax report. Each step by the clock until its result is seen, and with its longest main-thread task.
 */
import type { CDPSession, Page } from '@playwright/test';
import { beginWatch, longestTaskDuring } from './browser-main-thread.ts';
import { press, settleDriver, trueIn } from './browser-press.ts';

export type WorkStep = 'search' | 'taxable' | 'detail' | 'form' | 'edit' | 'open' | 'report';

export interface WorkTime {
  /** By the clock of the driver, which looks every few milliseconds. */
  readonly ms: number;
  /** Longest task of the main thread, milliseconds of the processor. */
  readonly taskMs: number;
}

/** The files of `binance-file.ts` end in it. */
const LAST_YEAR = 2024;

/** Between two visits: nobody asks anything, and the app makes the reports of all years ahead. */
const REST_MS = 60_000;

export type WorkTimes = Readonly<Record<WorkStep, WorkTime>>;

const ROW = 'tr[data-event]';
const A_ROW = `document.querySelector('${ROW}') !== null`;
const REPORT = `document.body?.textContent.includes('How your result comes about') === true`;
const TABS = `document.querySelector('[role=dialog] [role=tab]') !== null`;

/** From the list of transactions at its top. What is clicked and looked for leaves the page alone (`browser-press.ts`). */
export async function measureWork(page: Page): Promise<WorkTimes> {
  const session = await page.context().newCDPSession(page);
  const step = (act: () => Promise<unknown>, seen: string) => measureStep(page, session, act, seen);
  const searchbox = page.getByRole('searchbox', { name: 'Search entries' });
  await settleDriver(page);
  await searchbox.focus();
  const search = await step(() => page.keyboard.insertText('SOL'), await otherList(page));
  const all = await otherList(page);
  await searchbox.fill('');
  await trueIn(session, all);
  const taxable = await step(() => press(page, '[role=tab]', '^Taxable'), await otherList(page));
  const detail = await step(() => press(page, ROW, ''), TABS);
  await page.getByRole('dialog').getByRole('tab', { name: 'Ledger' }).click();
  const form = await step(() => press(page, '[role=dialog] button', '^Edit$'), field('Note'));
  await page.getByRole('dialog').getByLabel('Note').fill('checked');
  const edit = await step(() => press(page, '[role=dialog] button', '^Save$'), shows('Entry changed'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(REST_MS);
  const open = await step(() => page.reload({ waitUntil: 'commit' }), A_ROW);
  const year = new URL(`/klaus-tax?year=${LAST_YEAR}`, page.url()).href;
  const report = await step(() => page.goto(year, { waitUntil: 'commit' }), REPORT);
  return { search, taxable, detail, form, edit, open, report };
}

async function measureStep(
  page: Page,
  session: CDPSession,
  act: () => Promise<unknown>,
  seen: string,
): Promise<WorkTime> {
  let ms = 0;
  const taskMs = await longestTaskDuring(page, async () => {
    await beginWatch(page);
    const start = performance.now();
    await act();
    await trueIn(session, seen);
    ms = performance.now() - start;
    await page.waitForLoadState('networkidle');
  });
  return { ms, taskMs };
}

/** A row of another list than the present one: that one stays until the next is there. */
async function otherList(page: Page): Promise<string> {
  const count = await page.getByRole('grid').getAttribute('aria-rowcount');
  return `document.querySelector('table[role="grid"]:not([aria-rowcount="${count}"]) ${ROW}') !== null`;
}

function field(label: string): string {
  return `[...document.querySelectorAll('[role=dialog] label')].some((each) => each.textContent.startsWith('${label}'))`;
}

function shows(text: string): string {
  return `document.body.textContent.includes('${text}')`;
}
