/**
 * The installable app: after one visit the screens open with the network off, and a newer version waits for the
 * user's word, so that what was typed into a form is never lost to a reload.
 */
import type { Page } from '@playwright/test';
import { startChangingServer } from './changing-server.ts';
import { moveTo } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';
import { untilKept } from './until-kept.ts';

test.use({ serviceWorkers: 'allow' });

const LAST = '/datenschutz';
const SCREENS = ['/smart-import', '/transactions', '/klaus-tax', '/tax-report-exporter', '/what-if-enhanced', LAST];

test('opens offline after one visit; a newer version waits and keeps what was typed', async ({
  page,
  prefer,
  watch,
  baseURL,
}) => {
  watch.expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const server = await startChangingServer(baseURL ?? '');
  try {
    await prefer({ locale: 'de' });
    await page.goto(`${server.address}/`);
    await untilKept(page);

    await page.context().setOffline(true);
    for (const [index, path] of SCREENS.entries()) {
      // Loaded as from a bookmark, or moved to within the app: then its part alone comes from what was kept.
      if (index === 0 || path === LAST) await page.goto(`${server.address}${path}`);
      else await moveTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await readHelp(page);
    await page.context().setOffline(false);

    await page.goto(`${server.address}/auth`);
    const email = page.getByLabel('E-Mail').first();
    await email.fill('klaus@example.org');
    await server.release();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offer = page.getByRole('listitem').filter({ hasText: 'Neue Version bereit' });
    await offer.getByRole('button', { name: 'Neu laden' }).click();
    await expect(offer).toContainText('nicht gespeichert');
    await expectAccessible(page, 'section[aria-live]');
    await expect(email).toHaveValue('klaus@example.org');

    await email.fill('');
    await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Trotzdem neu laden' }).click()]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
    ).toBeNull();
    // What the page still asks for would be cut off with the server.
    await page.close();
  } finally {
    await server.close();
  }
});

/** An article of the guide, searched and read on this machine; Esc leads back to the page. */
async function readHelp(page: Page): Promise<void> {
  // The part that listens comes with the place for notices, after the first screen.
  await expect(page.getByRole('region', { name: 'Hinweise' })).toBeAttached();
  await page.keyboard.press('F1');
  await page.getByRole('combobox').fill('Steuer berechnen');
  await page.getByRole('option', { name: /^So wird die Steuer berechnet/ }).click();
  const article = page.getByRole('dialog', { name: 'So wird die Steuer berechnet' });
  await expect(article).toContainText('Jeder Kauf wird eine Tranche');
  await page.keyboard.press('Escape');
  await expect(article).toHaveCount(0);
}
