/** The screens that only developers open: each as every other screen, and what opens above them. */
import type { Page } from '@playwright/test';
import { SCREEN_IDS, screenOf } from '../src/platform/navigation/paths.ts';
import { walkThrough } from './overlay-steps.ts';
import { COMPONENTS } from './overlays.data.ts';
import { addressOf, expectScreen, goForward, type Look } from './screen-visits.ts';
import { expect, expectAccessibleDialog, test } from './test.ts';

const devPort = Number(process.env.E2E_PORT ?? 4490) + 1;
const INTERNAL = SCREEN_IDS.filter((id) => screenOf(id).visibility === 'dev');
const LOOK: Look = { locale: 'en', theme: 'dark', mode: 'expert', width: 390 };

test('every internal screen, the components that open above a page, and the panel', async ({ page, prefer }) => {
  await prefer({ ...LOOK, dev: true });
  await page.setViewportSize({ width: LOOK.width, height: 900 });
  const at = (address: string) => `http://127.0.0.1:${devPort}${address}`;
  // An old address leads to its suite.
  await page.goto(at('/klaus-003'));
  await expect(page).toHaveURL((url) => url.pathname === '/klaus-003-tests');
  for (const id of INTERNAL) {
    await test.step(addressOf(id), async () => {
      await goForward(page, addressOf(id));
      // The catalogue shows every component in every state, and axe would need half a minute to look under each text of it.
      await expectScreen(page, id, LOOK, id !== 'uiCatalogue');
    });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await goForward(page, addressOf('uiCatalogue'));
  for (const overlay of COMPONENTS) await walkThrough(page, overlay);
  await goForward(page, addressOf('dataTest'));
  await lookAtPanel(page);
});

async function lookAtPanel(page: Page): Promise<void> {
  // The part that listens comes with the place for notices, after the first screen.
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  await page.keyboard.press('Control+Shift+D');
  for (const name of ['Monitor', 'Tests', 'Tax test', 'Console']) {
    await page.getByRole('dialog').getByRole('tab', { name }).click();
    await expectAccessibleDialog(page);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
