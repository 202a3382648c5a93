/** The shell as a user meets it: navigation by keyboard, preferences that last, errors that do not end the app. */
import type { BrowserContext, Page } from '@playwright/test';
import { entriesOf, SCREENS } from '../src/platform/navigation/paths.ts';
import { screenTitles } from '../src/platform/navigation/screen-titles.ts';
import { moveTo, tabTo } from './steps.ts';
import { expect, expectAccessible, expectNotice, test } from './test.ts';

test('the shell: status, navigation by keyboard, palette, errors that do not end the app, preferences that last', async ({
  page,
  prefer,
  context,
  watch,
}) => {
  // What the page was just asking for fails as well.
  watch.expectError(/injected (failure|rejection)|ERR_INTERNET_DISCONNECTED/);
  await prefer({ locale: 'de', theme: 'light', mode: 'expert' });
  await page.goto('/multi-exchange');
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();

  await test.step('a lost connection and a lost promise are reported, in German', () => loseConnection(page, context));
  await test.step('language and theme survive a reload', async () => {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await runCommand(page, 'Theme: dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await test.step('the status block measures our own server and asks nobody else by itself', async () => {
    await expect(page.getByText(/1\/1/).first()).toBeVisible();
  });
  await test.step('the skip link moves the focus past the navigation, and a new page gets it too', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocusInMain(page)).toBe(true);
    await page.getByRole('link', { name: 'Import' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
    await expect.poll(() => isFocusInMain(page)).toBe(true);
  });
  await test.step('the navigation is walked with the keyboard alone', () => walkNavigation(page));
  await test.step('the palette goes to a screen, without motion for who wants none', async () => {
    const slow = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--t-slow'));
    expect(Number.parseFloat(slow)).toBe(0);
    await runCommand(page, 'Tax report');
    await expect(page).toHaveURL((url) => url.pathname === '/klaus-tax');
    await expect(page.getByRole('heading', { level: 1, name: /^Tax report/ })).toBeVisible();
  });
  await test.step('an exception shows the overlay, and the app goes on after Close', async () => {
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
  await test.step('the top bar takes the title of a page that is scrolled', () => scrollDown(page));
  await test.step('a phone has a bar at the bottom', () => lookAtPhone(page));
});

async function walkNavigation(page: Page): Promise<void> {
  for (const group of ['main', 'data', 'tax', 'plan', 'learn'] as const) {
    for (const id of entriesOf(group)) {
      const link = page.getByRole('navigation').getByRole('link', { name: screenTitles.table[id].en }).first();
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === SCREENS[id].path);
      await expect(page).toHaveTitle(`${screenTitles.table[id].en} | Cryptax`);
    }
  }
}

async function loseConnection(page: Page, context: BrowserContext): Promise<void> {
  // The notices are not of the first paint; before they stand nobody listens.
  await expect(page.getByRole('region', { name: /Notices|Hinweise/ })).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('Du bist offline.')).toBeVisible();
  await context.setOffline(false);
  await expectNotice(page, 'Internetverbindung wiederhergestellt');

  await page.evaluate(() => {
    void Promise.reject(new Error('injected rejection'));
  });
  const overlay = page.getByRole('alert').filter({ hasText: 'Fehler erkannt' });
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Schließen' }).click();
  await expect(overlay).toBeHidden();
}

/** After 50 px of scrolling the top bar shows the page title, not before. */
async function scrollDown(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 300 });
  await moveTo(page, '/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const barTitle = page.getByRole('banner').getByText('Settings', { exact: true });
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 50);
  });
  await expect(barTitle).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(barTitle).toBeVisible();
}

/** The phone layout has a bottom bar with the way to everything. */
async function lookAtPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Overview', 'Import', 'Review', 'Tax']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Settings');
  await expectAccessible(page);
}

function isFocusInMain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('main') !== null);
}

async function runCommand(page: Page, text: string): Promise<void> {
  // Whoever listens for the keys comes with the place for notices, after the first screen.
  await expect(page.getByRole('region', { name: /Notices|Hinweise/ })).toBeAttached();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(text);
  await expect(page.getByRole('option').first()).toContainText(text);
  await page.keyboard.press('Enter');
}
