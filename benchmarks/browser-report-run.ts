/**
 * The PDF of a large report as a user makes it: a ledger through the import screen, the report, one click. The page's main
 * thread is watched from the click to the finished download; the page itself notes the long tasks that its clock saw.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { beginWatch, longestTaskDuring } from './browser-main-thread.ts';
import { inFolder, withBrowser } from './browser-session.ts';

export interface PdfTimes {
  /** From the click to the saved file. */
  readonly pdfMs: number;
  readonly longestTask: {
    readonly processorMs: number;
    /** As the page itself reports long tasks: 0 when none took over 50 ms. */
    readonly clockMs: number;
  };
}

declare global {
  interface Window {
    longTasks: { readonly at: number; readonly ms: number }[];
  }
}

const PREFERENCES = {
  'cryptax-locale': 'en',
  'cryptax-storage-choice-made': 'true',
  'cryptax-welcome-completed': 'true',
  'cryptax-no-backup-reminders': 'true',
};

/** Far beyond any run; a step that never comes must end the benchmark. */
const PATIENCE_MS = 300_000;

/** `ledger` is a ledger file; the report is that of `year`. */
export function measurePdf(address: string, ledger: string, year: number): Promise<PdfTimes> {
  return inFolder((folder) =>
    withBrowser(async (context) => {
      const file = join(folder, 'ledger.json');
      writeFileSync(file, ledger);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await prepare(page);
      await page.goto(`${address}/smart-import`);
      await page.getByLabel('Choose files').setInputFiles(file);
      await page.getByRole('button', { name: /^Add [\d,]+ / }).click();
      await page.getByText('Files imported successfully').waitFor();
      await page.goto(`${address}/klaus-tax?year=${year}`);
      await page.getByText('How your result comes about').waitFor();
      await page.waitForLoadState('networkidle');
      return makePdf(page);
    }),
  );
}

async function makePdf(page: Page): Promise<PdfTimes> {
  let [begun, pdfMs] = [0, 0];
  const processorMs = await longestTaskDuring(page, async () => {
    begun = await beginWatch(page);
    const start = Date.now();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF', exact: true }).first().click();
    await saved;
    pdfMs = Date.now() - start;
  });
  const clockMs = await page.evaluate(
    (from) => window.longTasks.filter(({ at }) => at >= from).reduce((most, { ms }) => Math.max(most, ms), 0),
    begun,
  );
  return { pdfMs, longestTask: { processorMs, clockMs } };
}

/** The free plan ends at 100 transactions. */
async function prepare(page: Page): Promise<void> {
  await page.route('**/api/health', (route) =>
    route.fulfill({ json: { status: 'ok', version: '0.0.0', devMode: false, plan: 'premium' } }),
  );
  await page.addInitScript((preferences) => {
    for (const [key, value] of Object.entries(preferences)) localStorage.setItem(key, value);
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask' });
  }, PREFERENCES);
}
