/** Steps that several journeys take: a plan, the demo ledger, files of the repository taken over, a look at the width. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { SCREEN_IDS, SCREENS } from '../src/platform/navigation/paths.ts';
import { screenTitles } from '../src/platform/navigation/screen-titles.ts';
import { isSettingsSection, settingsTitles } from '../src/platform/navigation/settings-sections.ts';
import { expect, type Preferences, untilArrived } from './test.ts';

const FIXTURES = join(import.meta.dirname, '..', '..', '..', 'packages', 'importers', 'fixtures');

/** The sample file of a format. */
export function sampleFile(format: string): string {
  const folder = join(FIXTURES, format);
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.csv')) ?? '');
}

/**
 * Goes on within the running app, as by a link, until the other screen stands: the ledger stays open, and nothing is loaded and
 * computed a second time. What is not yet open, or only looks different with other parameters, is loaded. A page that is on its
 * way arrives first: it would take the place of the screen.
 */
export async function moveTo(page: Page, address: string): Promise<void> {
  await untilArrived(page);
  const { protocol, pathname } = new URL(page.url());
  const [path = ''] = address.split(/[?#]/);
  const part = path.split('/')[2] ?? '';
  const id = SCREEN_IDS.find((candidate) => SCREENS[candidate].path.replace(/\$\w+/, part) === path);
  if (id === undefined) throw new Error(`No screen has the address ${address}.`);
  // The landing page stands before the app listens for addresses.
  if (protocol === 'about:' || pathname === '/' || pathname === path) {
    await page.goto(protocol === 'about:' ? address : new URL(address, page.url()).href);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const { de, en } = screenTitles.table[id];
  const section = isSettingsSection(part) && id === 'settingsSection' ? settingsTitles.table[part] : undefined;
  const titles = [
    [section?.de, de],
    [section?.en, en],
  ].map((parts) => `${parts.filter(Boolean).join(' – ')} | Cryptax`);
  await page.waitForFunction((wanted) => wanted.includes(document.title), titles);
}

/** Language, theme or mode, as another tab of the same browser changes them: the screen follows at once. */
export async function changeElsewhere(page: Page, { locale, theme, mode }: Preferences): Promise<void> {
  const entries = { 'cryptax-locale': locale, 'cryptax-theme': theme, 'cryptax-user-mode': mode };
  await page.evaluate((changed) => {
    for (const [key, value] of Object.entries(changed)) {
      if (value === undefined) continue;
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
    }
  }, entries);
}

/** The plan comes from the server; several sources need more than the free one. */
export async function withPlan(page: Page, plan: 'free' | 'premium' | 'pro'): Promise<void> {
  // Said in the page and not on its way there: a route would stop each of its requests and switch off the browser's cache.
  await page.addInitScript(
    (health) => {
      const ask = window.fetch;
      window.fetch = (asked, ...rest) =>
        asked === '/api/health' ? Promise.resolve(Response.json(health)) : ask(asked, ...rest);
    },
    { status: 'ok', version: '0.0.0', devMode: false, plan },
  );
}

/**
 * One second after an import comes the backup reminder, after two the way to the overview: most tests have said no to the
 * first, and stay. The button is pressed in the page, because a test on a busy machine may look up later than in two seconds.
 */
export async function staysAfterImport(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cryptax-no-backup-reminders', 'true');
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const buttons = node.matches('button') ? [node] : [...node.querySelectorAll('button')];
        const stay = buttons.find(({ textContent }) => /^(Stay here|Hier bleiben)$/.test(textContent));
        if (stay instanceof HTMLElement) stay.click();
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

export async function loadDemo(page: Page): Promise<void> {
  await moveTo(page, '/import');
  await page.getByRole('button', { name: /^(Load demo data|Beispieldaten laden)$/ }).click();
  await expect(page.getByRole('complementary').filter({ hasText: /demo ledger|Beispielbestand/ })).toBeVisible();
}

export const takeOver = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Add [\d,]+ |[\d.]+ Buchung(en)? übernehmen$)/ });

type Files = Parameters<Locator['setInputFiles']>[0];

/** Chosen, checked and taken over. */
export async function importFiles(page: Page, files: Files): Promise<void> {
  await moveTo(page, '/smart-import');
  await page.getByLabel(/^(Choose files|Dateien wählen)$/).setInputFiles(files);
  await takeOver(page).click();
  await expect(page.getByText(/^(Files imported successfully|Dateien erfolgreich importiert)$/)).toBeVisible();
}

export interface Saved {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Clicks and gives the finished file. */
export async function saved(page: Page, click: () => Promise<void>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Read, and empty: a list that is still being read looks the same. */
export async function expectNoImports(page: Page): Promise<void> {
  await expect(page.locator('[data-imports="none"]')).toBeAttached();
  await expect(page.getByRole('heading', { name: /^(Imports so far|Bisherige Importe)$/ })).toHaveCount(0);
}

/** Nothing is wider than the screen. */
export async function expectFits(page: Page, what = page.url()): Promise<void> {
  // Some parts hear of a new width a moment after the browser has it.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: what }).toBeLessThanOrEqual(0);
}

/** Walks to it with the Tab key, wherever the focus is. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reachable with the Tab key: ${target}`);
}

/** Goes to a section of the settings by their index, on a wide screen. */
export async function openSection(page: Page, name: string): Promise<void> {
  const index = page.getByRole('navigation', { name: /^(Abschnitte der Einstellungen|Sections of the settings)$/ });
  await index.getByRole('link', { name, exact: true }).click();
  await expect(index.locator('[aria-current="page"]')).toHaveText(name);
}
