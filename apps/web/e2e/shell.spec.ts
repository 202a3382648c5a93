/** The shell as a user meets it: navigation by keyboard, preferences that last, errors that do not end the app. */
import type { Page } from '@playwright/test';
import { entriesOf, SCREENS } from '../src/app/paths.ts';
import { screenTitles } from '../src/app/screen-titles.ts';
import { tabTo } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';

test('the navigation is walked with the keyboard alone', async ({ page, prefer }) => {
  await prefer({ locale: 'en', mode: 'expert' });
  await page.goto('/multi-exchange');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  for (const group of ['main', 'data', 'tax', 'plan', 'learn'] as const) {
    for (const id of entriesOf(group)) {
      const link = page.getByRole('navigation').getByRole('link', { name: screenTitles.table[id].en }).first();
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === SCREENS[id].path);
      await expect(page).toHaveTitle(`${screenTitles.table[id].en} | Cryptax`);
    }
  }
});

test('the skip link moves the focus past the navigation, and a new page gets it too', async ({ page, prefer }) => {
  await prefer({ locale: 'en' });
  await page.goto('/multi-exchange');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.getByRole('link', { name: 'Import' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('language and theme survive a reload', async ({ page, prefer }) => {
  await prefer({ locale: 'de', theme: 'light' });
  await page.goto('/multi-exchange');
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await runCommand(page, 'Theme: dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('without a stored choice the browser decides the language', async ({ browser, baseURL }) => {
  for (const [locale, lang] of [
    ['de-AT', 'de'],
    ['en-GB', 'en'],
    ['fr-FR', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await context.close();
  }
});

test('an exception shows the overlay, and the app goes on after Close', async ({ page, prefer, watch }) => {
  watch.expectError(/injected failure/);
  await prefer({ locale: 'en' });
  await page.goto('/multi-exchange');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('injected failure');
    });
  });
  const overlay = page.getByRole('alert').filter({ hasText: 'Error Detected' });
  await expect(overlay).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  await page.getByRole('link', { name: 'Import' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
});

test('an unhandled rejection shows the overlay too', async ({ page, prefer, watch }) => {
  watch.expectError(/injected rejection/);
  await prefer({ locale: 'de' });
  await page.goto('/multi-exchange');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    void Promise.reject(new Error('injected rejection'));
  });
  await expect(page.getByRole('alert')).toContainText('Fehler erkannt');
});

test('the command palette opens with the keyboard and goes to a screen, without motion for who wants none', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'en' });
  await page.goto('/multi-exchange');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slow = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--t-slow'));
  expect(Number.parseFloat(slow)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await runCommand(page, 'Tax report');
  await expect(page).toHaveURL((url) => url.pathname === '/klaus-tax');
});

test('after 50 px of scrolling the top bar shows the page title, not before', async ({ page, prefer }) => {
  await prefer({ locale: 'en' });
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const barTitle = page.getByRole('banner').getByText('Settings', { exact: true });
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 50);
  });
  await expect(barTitle).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(barTitle).toBeVisible();
});

test('going offline and online is told', async ({ page, prefer, context, watch }) => {
  // What the page was just asking for fails as well.
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await prefer({ locale: 'de' });
  await page.goto('/multi-exchange');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The notices are not of the first paint; before they stand nobody listens.
  await expect(page.getByRole('region', { name: /Notices|Hinweise/ })).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('Du bist offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Internetverbindung wiederhergestellt')).toBeVisible();
});

test('the status block measures our own server and asks nobody else by itself', async ({ page, prefer }) => {
  await prefer({ locale: 'en' });
  await page.goto('/multi-exchange');
  await expect(page.getByText(/\d\/3/).first()).toBeVisible();
});

test('the phone layout has a bottom bar with the way to everything', async ({ page, prefer }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer({ locale: 'de' });
  await page.goto('/multi-exchange');
  for (const name of ['Übersicht', 'Import', 'Prüfen', 'Steuern']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByRole('dialog')).toContainText('Einstellungen');
  await expectAccessible(page);
});

test('answers carry the security headers the browser acts on', async ({ request }) => {
  const { 'content-security-policy': policy, 'x-frame-options': frame } = (await request.get('/')).headers();
  expect(policy).toContain("script-src 'self';");
  expect(frame).toBe('DENY');
});

async function runCommand(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(text);
  await expect(page.getByRole('option').first()).toContainText(text);
  await page.keyboard.press('Enter');
}
