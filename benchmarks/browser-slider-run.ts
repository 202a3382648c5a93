/**
 * The sale slider over a large ledger in the real page, moved by the arrow key: the longest task of the main thread in each
 * round of moves, by the processor's time and by the clock. Nothing else may run beside it, or the clock tells of that.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type LongestTask, longestTasksDuring, WATCH_BEGINS } from './browser-main-thread.ts';
import { inFolder, withBrowser } from './browser-session.ts';

const ROUNDS = 5;
export const MOVES_A_ROUND = 10;
/** Far beyond any run; a step that never comes must end the benchmark. */
const PATIENCE = { timeout: 300_000 };

const RETURNING_USER = {
  'cryptax-locale': 'en',
  'cryptax-storage-choice-made': 'true',
  'cryptax-welcome-completed': 'true',
  'cryptax-no-backup-reminders': 'true',
};

export async function measureSlider(address: string, csv: string): Promise<readonly LongestTask[]> {
  return inFolder((folder) =>
    withBrowser(async (context) => {
      const file = join(folder, 'trades.csv');
      writeFileSync(file, csv);
      const page = await context.newPage();
      await prepare(page);
      await page.goto(`${address}/smart-import`);
      await page.getByLabel('Choose files').setInputFiles(file);
      await page.getByRole('button', { name: /^Add [\d,]+ / }).click(PATIENCE);
      await page.getByText('Files imported successfully').waitFor(PATIENCE);
      await page.goto(`${address}/what-if-enhanced`);
      const slider = page.getByRole('slider', { name: 'Amount to sell' });
      await slider.waitFor(PATIENCE);
      await slider.focus();
      const rounds: LongestTask[] = [];
      // The first round compiles.
      for (let round = 0; round <= ROUNDS; round++) rounds.push(await moveSlider(page));
      return rounds.slice(1);
    }),
  );
}

function moveSlider(page: Page): Promise<LongestTask> {
  return longestTasksDuring(page, async () => {
    await page.evaluate((mark) => performance.mark(mark), WATCH_BEGINS);
    for (let move = 0; move < MOVES_A_ROUND; move++) await page.keyboard.press('ArrowRight');
    const typed = await page.getByLabel('Amount to sell in euros').inputValue();
    await page.getByText(`€${typed}.00`, { exact: true }).first().waitFor(PATIENCE);
  });
}

async function prepare(page: Page): Promise<void> {
  await page.route('**/api/health', (route) =>
    route.fulfill({ json: { status: 'ok', version: '0.0.0', devMode: false, plan: 'pro' } }),
  );
  await page.addInitScript((preferences) => {
    for (const [key, value] of Object.entries(preferences)) localStorage.setItem(key, value);
  }, RETURNING_USER);
}
