/**
 * Every route of the table loads: right title, one heading, no console error, nothing from axe, no request to another
 * machine, nothing wider than the screen. Each route of the app runs in two looks that together cover German and English,
 * light and dark, 390 and 1440 px; neighbours in the table use the crossed pair. Internal screens, which only developers
 * open, have one of the two. A route is reached from the one before, as by a link: what loading it anew, as from a bookmark,
 * adds is the same page of the server for every address, which one test asks the server for. In one of its two looks axe itself
 * asks what lies under each text; in the other the colours that the texts compute are enough.
 */
import type { Page } from '@playwright/test';
import { REDIRECTS, SCREEN_IDS, SCREENS, type ScreenId, screenOf } from '../src/platform/navigation/paths.ts';
import { screenTitles } from '../src/platform/navigation/screen-titles.ts';
import { settingsTitles } from '../src/platform/navigation/settings-sections.ts';
import { expectFits } from './steps.ts';
import { expect, expectAccessible, expectWhollyAccessible, test } from './test.ts';

interface Look {
  readonly locale: 'de' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: 390 | 1440;
}

const PAIRS: readonly (readonly [Look, Look])[] = [
  [
    { locale: 'de', theme: 'light', width: 1440 },
    { locale: 'en', theme: 'dark', width: 390 },
  ],
  [
    { locale: 'de', theme: 'dark', width: 390 },
    { locale: 'en', theme: 'light', width: 1440 },
  ],
];

const devPort = Number(process.env.E2E_PORT ?? 4490) + 1;
const NOT_FOUND = { en: "The page you're looking for doesn't exist.", de: 'Diese Seite gibt es nicht.' };
const addressOf = (id: ScreenId) => SCREENS[id].path.replace('$name', 'kraken').replace('$section', 'billing');
const titleOf = (id: ScreenId, locale: 'de' | 'en') =>
  `${id === 'settingsSection' ? `${settingsTitles.table.billing[locale]} – ` : ''}${screenTitles.table[id][locale]}`;

interface Visit {
  readonly id: ScreenId;
  readonly look: Look;
  readonly isDev: boolean;
  readonly isWhole: boolean;
}

const VISITS: readonly Visit[] = SCREEN_IDS.flatMap((id, index) => {
  const { visibility } = screenOf(id);
  if (visibility === 'guarded') return [];
  const isDev = visibility === 'dev';
  const pair = PAIRS[index % 2] as readonly [Look, Look];
  // The catalogue shows every component in every state, and axe would need half a minute to look under each text of it.
  const isWhole = (at: number) => (isDev ? id !== 'uiCatalogue' : at === Math.floor(index / 2) % 2);
  return (isDev ? pair.slice(0, 1) : pair).map((look, at) => ({ id, look, isDev, isWhole: isWhole(at) }));
});

/** Visits of one look share a browser context: the files come from its cache. */
const ROUNDS = groupsOf(VISITS);

function groupsOf(visits: readonly Visit[]): Visit[][] {
  const groups = new Map<string, Visit[]>();
  for (const visit of visits) {
    const key = JSON.stringify([visit.look, visit.isDev]);
    groups.set(key, [...(groups.get(key) ?? []), visit]);
  }
  return [...groups.values()];
}

const ROUND = 10;
for (const round of ROUNDS) {
  for (let at = 0; at < round.length; at += ROUND) {
    const visits = round.slice(at, at + ROUND);
    const first = visits[0];
    if (first === undefined) continue;
    const { look, isDev } = first;
    const names = visits.map(({ id }) => addressOf(id)).join(' ');
    test(`${names} in ${look.locale}, ${look.theme}, ${look.width} px`, async ({ page, prefer }) => {
      await page.setViewportSize({ width: look.width, height: 900 });
      const mode = (at / ROUND) % 2 === 0 ? 'klaus' : 'expert';
      await prefer({ locale: look.locale, theme: look.theme, mode, dev: isDev });
      for (const [index, visit] of visits.entries()) {
        await test.step(addressOf(visit.id), async () => {
          // The landing page stands before the app has begun to listen for addresses.
          const isAnew = index === 0 || visits[index - 1]?.id === 'landing';
          if (isAnew) await load(page, visit);
          else await moveTo(page, visit.id);
          await expectLoaded(page, visit);
        });
      }
    });
  }
}

function load(page: Page, { id, isDev }: Visit) {
  const address = isDev ? `http://127.0.0.1:${devPort}${addressOf(id)}` : addressOf(id);
  return page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** As the browser's own "forward" does it: the router hears of a new address and the page stays. */
function moveTo(page: Page, id: ScreenId) {
  return page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, addressOf(id));
}

async function expectLoaded(page: Page, { id, look, isWhole }: Visit): Promise<void> {
  await expect(page).toHaveTitle(`${titleOf(id, look.locale)} | Cryptax`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(NOT_FOUND[look.locale])).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', look.locale);
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
  await expectFits(page);
  await (isWhole ? expectWhollyAccessible(page) : expectAccessible(page));
}

test('every address is answered with the page of the app, as a bookmark asks for it', async ({ request }) => {
  const page = await (await request.get(addressOf('smartImport'))).text();
  expect(page).toContain('<script type="module"');
  for (const id of SCREEN_IDS.filter((candidate) => candidate !== 'landing')) {
    const answer = await request.get(addressOf(id));
    expect([addressOf(id), answer.status(), await answer.text()]).toEqual([addressOf(id), 200, page]);
  }
});

test('old and short addresses lead to their screens', async ({ page, prefer }) => {
  await prefer({ locale: 'en' });
  for (const [from, { to }] of Object.entries(REDIRECTS)) {
    if (from === '/klaus-003') continue;
    await page.goto(from, { waitUntil: 'domcontentloaded' });
    await expect(page, from).toHaveURL((url) => url.pathname === to);
  }
});

test('/klaus-003 leads to its suite in dev mode', async ({ page, prefer }) => {
  await prefer({ locale: 'en', dev: true });
  await page.goto(`http://127.0.0.1:${devPort}/klaus-003`);
  await expect(page).toHaveURL((url) => url.pathname === '/klaus-003-tests');
});

test('query parameters survive, and a page that needs a session remembers where it was going', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'en' });
  await page.goto('/register');
  await expect(page).toHaveURL(/\/auth\?mode=register/);
  await page.goto('/pricing?plan=pro&canceled=true');
  await expect(page).toHaveURL(/plan=pro/);
  await page.goto('/multi-exchange?year=2024');
  await expect(page).toHaveURL(/year=2024/);
  await page.goto('/payment/success?session_id=abc');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(new URL(page.url()).searchParams.get('redirect')).toContain('/payment/success');
});

for (const locale of ['en', 'de'] as const) {
  test(`an unknown path shows the 404 page in ${locale}, with a way home`, async ({ page, prefer }) => {
    await prefer({ locale });
    await page.goto('/no/such/page');
    await expect(page.getByText(NOT_FOUND[locale])).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
}

test('internal screens do not exist outside dev mode, whatever the browser has stored', async ({ page, prefer }) => {
  await prefer({ locale: 'en', dev: true });
  const internal = SCREEN_IDS.filter((candidate) => screenOf(candidate).visibility === 'dev');
  const missing = page.getByText(NOT_FOUND.en);
  await page.goto(addressOf(internal[0] ?? 'landing'));
  await expect(missing).toBeVisible();
  for (const id of internal) {
    await moveTo(page, 'pricing');
    await expect(page).toHaveTitle(`${titleOf('pricing', 'en')} | Cryptax`);
    await expect(missing).toBeHidden();
    await moveTo(page, id);
    await expect(missing, addressOf(id)).toBeVisible();
  }
});
