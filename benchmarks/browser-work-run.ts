/**
 * Work with a large ledger in the real screens: a search, another tab, an entry opened and edited, the ledger opened anew
 * by a reload, the tax report. Each step by the clock until its result is seen, and with its longest main-thread task.
 */
import type { Locator, Page } from '@playwright/test';
import { beginWatch, longestTaskDuring } from './browser-main-thread.ts';

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

/** From the list of transactions at its top. */
export async function measureWork(page: Page): Promise<WorkTimes> {
  const step = (act: () => Promise<void>, seen: Locator) => measureStep(page, act, seen);
  const search = await step(
    () => page.getByRole('searchbox', { name: 'Search entries' }).fill('SOL'),
    await otherList(page),
  );
  const all = await otherList(page);
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('');
  await all.waitFor();
  const taxable = await step(() => page.getByRole('tab', { name: /^Taxable/ }).click(), await otherList(page));
  const detail = await step(() => aRow(page).click(), page.getByRole('dialog').getByRole('tab', { name: 'Ledger' }));
  await page.getByRole('dialog').getByRole('tab', { name: 'Ledger' }).click();
  const form = await step(
    () => page.getByRole('dialog').getByRole('button', { name: 'Edit' }).first().click(),
    page.getByRole('dialog').getByLabel('Note'),
  );
  await page.getByRole('dialog').getByLabel('Note').fill('checked');
  const edit = await step(
    () => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
    page.getByText('Entry changed'),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(REST_MS);
  const open = await step(async () => void (await page.reload()), aRow(page));
  const report = await step(
    async () => void (await page.goto(new URL(`/klaus-tax?year=${LAST_YEAR}`, page.url()).href)),
    page.getByText('How your result comes about'),
  );
  return { search, taxable, detail, form, edit, open, report };
}

async function measureStep(page: Page, act: () => Promise<void>, seen: Locator): Promise<WorkTime> {
  let ms = 0;
  const taskMs = await longestTaskDuring(page, async () => {
    await beginWatch(page);
    const start = performance.now();
    await act();
    await seen.first().waitFor();
    ms = performance.now() - start;
    await page.waitForLoadState('networkidle');
  });
  return { ms, taskMs };
}

/** A row of another list than the present one: that one stays until the next is there. */
async function otherList(page: Page): Promise<Locator> {
  const count = await page.getByRole('grid').getAttribute('aria-rowcount');
  return page.locator(`table[role="grid"]:not([aria-rowcount="${count}"]) tr[data-event]`).first();
}

function aRow(page: Page): Locator {
  return page.locator('tr[data-event]').first();
}
