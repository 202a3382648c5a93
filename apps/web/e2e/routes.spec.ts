/**
 * Every route of the table loads: right title, one heading, no console error, nothing from axe, no request to another
 * machine, nothing wider than the screen. Each route of the app runs in two looks that together cover German and English,
 * light and dark, beginner and expert, 390 and 1440 px; neighbours in the table use the crossed pair. A route is reached from the
 * one before, as by a link: what loading it anew, as from a bookmark, adds is the same page of the server for every address,
 * which the server is asked for. In one of its two looks axe itself asks what lies under each text; in the other the colours that
 * the texts compute are enough. Internal screens have a specification of their own; where old addresses lead and what an
 * unknown one says is shown by app/router.test.tsx.
 */
import type { Page } from '@playwright/test';
import { REDIRECTS, SCREEN_IDS, type ScreenId, screenOf } from '../src/platform/navigation/paths.ts';
import { addressOf, expectLook, expectScreen, goForward, type Look, notFound } from './screen-visits.ts';
import { changeElsewhere } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';

const PAIRS: readonly (readonly [Look, Look])[] = [
  [
    { locale: 'de', theme: 'light', mode: 'klaus', width: 1440 },
    { locale: 'en', theme: 'dark', mode: 'expert', width: 390 },
  ],
  [
    { locale: 'de', theme: 'dark', mode: 'expert', width: 390 },
    { locale: 'en', theme: 'light', mode: 'klaus', width: 1440 },
  ],
];

/** Screens that anybody can open, with their place in the table. */
const OPEN = [...SCREEN_IDS.entries()].filter(([, id]) => ['public', 'app'].includes(screenOf(id).visibility));

for (const [which, pair] of PAIRS.entries()) {
  const screens = OPEN.filter(([index]) => index % 2 === which);
  test(`every ${which === 0 ? 'first' : 'second'} screen in both of its looks`, async ({ page, prefer }) => {
    await prefer({ ...pair[0], dev: true });
    if (which === 0) await test.step('every address is answered with the page of the app', () => expectSamePage(page));
    for (const [at, look] of pair.entries()) {
      await page.setViewportSize({ width: look.width, height: 900 });
      await test.step(`${look.locale}, ${look.theme}, ${look.width} px`, async () => {
        if (at > 0) await changeElsewhere(page, look);
        await visitAll(page, screens, look, at);
        await expectNothing(page, look, at === 0 ? '/no/such/page' : addressOf('uiCatalogue'));
      });
    }
  });
}

async function visitAll(page: Page, screens: readonly (readonly [number, ScreenId])[], look: Look, at: number) {
  for (const [nth, [index, id]] of screens.entries()) {
    await test.step(addressOf(id), async () => {
      // The landing page stands before the app has begun to listen for addresses.
      const isAnew = id === 'landing' || new URL(page.url()).pathname === '/' || (nth === 0 && at === 0);
      if (isAnew) await page.goto(addressOf(id), { waitUntil: 'domcontentloaded' });
      else await goForward(page, addressOf(id));
      await expectScreen(page, id, look, at === Math.floor(index / 2) % 2);
    });
  }
}

/** What no screen has, and an internal one, whatever the browser has stored: the page says so and knows the way home. */
async function expectNothing(page: Page, look: Look, address: string): Promise<void> {
  await goForward(page, address);
  await expect(notFound(page, look)).toBeVisible();
  await expectLook(page, look);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

/** As a bookmark asks for it. */
async function expectSamePage({ request }: Page): Promise<void> {
  const page = await (await request.get(addressOf('smartImport'))).text();
  expect(page).toContain('<script type="module"');
  const addresses = SCREEN_IDS.filter((candidate) => candidate !== 'landing').map(addressOf);
  for (const address of [...addresses, ...Object.keys(REDIRECTS), '/no/such/page']) {
    const answer = await request.get(address);
    expect([address, answer.status(), await answer.text()]).toEqual([address, 200, page]);
  }
}
