/**
 * A large file through the real import screen: chosen, previewed, taken over, then the dashboard that follows. The page
 * itself notes when each step is seen and which tasks held its main thread, so that the driver does not disturb it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { longestTaskDuring, WATCH_BEGINS } from './browser-main-thread.ts';
import { press, settleDriver } from './browser-press.ts';
import { measureScroll, type ScrollTimes } from './browser-scroll-run.ts';
import { inFolder, withBrowser } from './browser-session.ts';
import { measureWork, type WorkTimes } from './browser-work-run.ts';

export interface ImportTimes {
  readonly toPreviewMs: number;
  readonly toDoneMs: number;
  /** Of the main thread, from the choice of the file to the dashboard that follows. */
  readonly longestTask: {
    readonly processorMs: number;
    /** As the page itself reports long tasks: 0 when none took over 50 ms. */
    readonly clockMs: number;
  };
  /** In the list of transactions afterwards. */
  readonly scroll: ScrollTimes;
}

/** Moments of the page's clock. */
interface Noted {
  readonly marks: Partial<Record<'chosen' | 'preview' | 'taken' | 'done' | 'dashboard', number>>;
  readonly longTasks: { readonly at: number; readonly ms: number }[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

const RETURNING_USER = {
  'cryptax-locale': 'en',
  'cryptax-storage-choice-made': 'true',
  'cryptax-welcome-completed': 'true',
  'cryptax-no-backup-reminders': 'true',
};

/** What belongs to the first picture of the dashboard is drawn by then. */
const DRAWN_AFTER_MS = 1_000;

/** Far beyond any run; a step that never comes must end the benchmark. */
const PATIENCE_MS = 300_000;

export async function measureImport(address: string, csv: string): Promise<ImportTimes> {
  const { times } = await afterImport(address, csv, async () => undefined);
  return times;
}

/** Then works with the ledger in its screens. */
export async function measureUse(address: string, csv: string): Promise<{ times: ImportTimes; work: WorkTimes }> {
  return afterImport(address, csv, measureWork);
}

async function afterImport<T>(
  address: string,
  csv: string,
  then: (page: Page) => Promise<T>,
): Promise<{ times: ImportTimes; work: T }> {
  return inFolder((folder) =>
    withBrowser(async (context) => {
      const file = join(folder, 'export.csv');
      writeFileSync(file, csv);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await prepare(page);
      await page.goto(`${address}/smart-import`);
      await page.getByText('sources,').waitFor();
      await page.waitForLoadState('networkidle');
      await offlineCopyStored(page);
      await settleDriver(page);
      const processorMs = await longestTaskDuring(page, () => importFile(page, file));
      const noted = await page.evaluate(() => window.noted);
      const times = { ...timesOf(noted, processorMs), scroll: await measureScroll(page) };
      return { times, work: await then(page) };
    }),
  );
}

/** At the first visit every file of the app is fetched beside the page; that is over before anyone has found a file. */
async function offlineCopyStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function importFile(page: Page, file: string): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(file);
  await seen(page, 'preview');
  await press(page, 'button', '^Add \\d');
  await seen(page, 'dashboard');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (after) => performance.now() > (window.noted.marks.dashboard ?? 0) + after,
    DRAWN_AFTER_MS,
    { polling: 200 },
  );
}

/** The free plan ends at 100 transactions. */
async function prepare(page: Page): Promise<void> {
  await page.route('**/api/health', (route) =>
    route.fulfill({ json: { status: 'ok', version: '0.0.0', devMode: false, plan: 'premium' } }),
  );
  await page.addInitScript((preferences) => {
    for (const [key, value] of Object.entries(preferences)) localStorage.setItem(key, value);
  }, RETURNING_USER);
  await page.addInitScript(takeNotes, WATCH_BEGINS);
}

/** Runs in the page before its first script. */
function takeNotes(beginMark: string): void {
  const noted: Noted = { marks: {}, longTasks: [] };
  window.noted = noted;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.longTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask' });
  const note = (mark: keyof Noted['marks']) => {
    noted.marks[mark] ??= performance.now();
  };
  const has = (selector: string, words: RegExp) =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => words.test(textContent));
  const begin = () => {
    performance.mark(beginMark);
    note('chosen');
  };
  addEventListener('change', begin, { capture: true, once: true });
  addEventListener('click', () => note('taken'), { capture: true });
  new MutationObserver(() => {
    if (noted.marks.preview === undefined && has('button', /^Add \d/)) note('preview');
    if (noted.marks.done === undefined && has('h2', /^Files imported successfully/)) note('done');
    // Drawn when the holdings are there; the screen itself comes before its figures.
    if (location.pathname === '/multi-exchange' && has('h2', /^Assets/)) note('dashboard');
  }).observe(document, { childList: true, subtree: true });
}

async function seen(page: Page, mark: keyof Noted['marks']): Promise<void> {
  await page.waitForFunction((name) => window.noted.marks[name] !== undefined, mark, {
    polling: 200,
    timeout: PATIENCE_MS,
  });
}

function timesOf({ marks, longTasks }: Noted, processorMs: number): Omit<ImportTimes, 'scroll'> {
  const { chosen, preview, taken, done, dashboard } = marks as Required<Noted['marks']>;
  const clockMs = longTasks
    .filter(({ at, ms }) => at + ms >= chosen && at <= dashboard + DRAWN_AFTER_MS)
    .reduce((most, { ms }) => Math.max(most, ms), 0);
  return { toPreviewMs: preview - chosen, toDoneMs: done - taken, longestTask: { processorMs, clockMs } };
}
