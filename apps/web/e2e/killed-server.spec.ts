/**
 * Two devices of one account, with a book for each of two people, while the server is killed in the middle of an upload: once
 * with a request on its way, once after it wrote and before it answered. It says what is not
 * sent; in the end both devices hold what the account holds, by count and digest of all rows, and print the same figures.
 */
import type { Page, Route } from '@playwright/test';
import { importFile, ledgerFile, PASSPHRASE, PASSWORD, secondDevice, turnOn, watchUploads } from './device-steps.ts';
import { startMortalServer } from './mortal-server.ts';
import { moveTo, staysAfterImport } from './steps.ts';
import { expect, expectAccessibleDialog, test } from './test.ts';
import { wordsIn } from './words.ts';

/** More than two requests hold. */
const TRADES = 120;
const { locale, say, like, euro } = wordsIn('en');
const SAME = say('Nothing pending: this device and your account match.');
const PROFILE = `${say('taxable income {{income}}', { income: euro('50000').replace(/[.,]00(?!\d)/, '') })} · ${say('Average')}`;

test('a server killed in the middle of a sync: two devices with two books end equal', async ({
  page,
  browser,
  prefer,
  watch,
}) => {
  watch.expectError(/Failed to load resource|WebSocket/);
  const server = await startMortalServer({ CRYPTAX_AUTOCONFIRM: '1', CRYPTAX_DEFAULT_PLAN: 'pro' });
  try {
    const at = (path: string) => new URL(path, server.address).href;
    await prefer({ locale, mode: 'expert' });
    await staysAfterImport(page);
    await page.goto(at('/auth?mode=register'));
    await page.getByLabel(say('Name')).fill('Kim Berg');
    await page.getByLabel(say('Email')).fill('kim@example.org');
    await page.getByLabel(say('New password')).fill(PASSWORD);
    await page.getByRole('button', { name: say('Create account') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say(['Übersicht', 'Overview']) })).toBeVisible();
    await importFile(page, ledgerFile('Kim', TRADES));
    await addByHand(page);

    // The second request of the upload finds no server; the first one is stored.
    const uploads = await watchUploads(page);
    uploads.on(2, async (route) => {
      await server.kill();
      await route.continue();
    });
    await turnOn(page, { isNew: true });
    const status = page.getByRole('main').getByRole('status');
    await expect(status.filter({ hasText: like('{{count}} changes are not sent yet.') })).toBeVisible();
    await server.start();
    // Now it writes, but its answer never comes.
    const answerLost = uploads.on(1, async (route) => {
      expect((await route.fetch()).ok()).toBe(true);
      await server.kill();
      await route.abort();
    });
    await page.getByRole('button', { name: say('Sync now') }).click();
    await answerLost;
    await uploads.end();
    await server.start();
    await page.getByRole('button', { name: say('Sync now') }).click();
    await expect(status.filter({ hasText: SAME })).toBeVisible();

    await settleYear(page);

    // The spouse's book goes to the same account.
    await page.getByRole('button', { name: say('Book: {{name}}', { name: say('My book') }) }).click();
    await page.getByRole('menuitem', { name: say('New book …') }).click();
    await page.getByLabel(say('Name')).fill('Bernd');
    await page.getByRole('button', { name: say('Create and open') }).click();
    await expect(page.getByRole('button', { name: say('Book: {{name}}', { name: 'Bernd' }) })).toBeVisible();
    await importFile(page, ledgerFile('Bernd', 4));
    await turnOn(page, { isNew: false });
    await expect(status.filter({ hasText: SAME })).toBeVisible();

    const second = await secondDevice(browser, at);
    const offer = second.getByRole('dialog', { name: say('Turn on cloud sync') });
    await expect(offer).toContainText(
      like('Your account holds {{count}} entries, last changed on {{when}}.', { count: TRADES + 2 }),
    );
    await expect(offer).toContainText(say('It also holds {{count}} other book.', { count: 1 }));
    await expectAccessibleDialog(second);
    await offer.getByLabel(say('Passphrase')).fill(PASSPHRASE);
    await offer.getByRole('button', { name: say(['Entsperren', 'Unlock']), exact: true }).click();
    await expect(offer).toBeHidden();
    const there = second.getByRole('main').getByRole('status');
    await moveTo(second, '/settings/sync');
    await expect(there.filter({ hasText: SAME })).toBeVisible();

    await page.getByRole('button', { name: say('Book: {{name}}', { name: 'Bernd' }) }).click();
    await page.getByRole('menuitem', { name: say('My book') }).click();
    await expect(page.getByRole('button', { name: say('Book: {{name}}', { name: say('My book') }) })).toBeVisible();
    await expectSameFigures(page, second);
    await expectOrigins(second);
    await changeApart(page, second);

    await moveTo(second, '/settings/sync');
    await second.getByRole('button', { name: say('Fetch {{name}} to this device', { name: 'Bernd' }) }).click();
    const joining = second.getByRole('dialog', { name: say('Turn on cloud sync') });
    await expect(joining).toContainText(
      like('Your account holds {{count}} entries, last changed on {{when}}.', { count: 5 }),
    );
    await expectAccessibleDialog(second);
    await joining.getByRole('button', { name: say('Turn on'), exact: true }).click();
    await expect(joining).toBeHidden();
    await expect(second.getByRole('button', { name: say('Book: {{name}}', { name: 'Bernd' }) })).toBeVisible();
    await expect(there.filter({ hasText: SAME })).toBeVisible();
    await second.getByRole('button', { name: say('Remove {{name}} from the account', { name: 'Bernd' }) }).click();
    await expect(second.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleDialog(second);
    await second.keyboard.press('Escape');
    await expect(second.getByRole('alertdialog')).toBeHidden();
    await second.context().close();
  } finally {
    await server.end();
  }
});

/** Beside what came from the file. */
async function addByHand(page: Page): Promise<void> {
  await moveTo(page, '/transactions');
  await page.getByRole('button', { name: say('Add an entry') }).click();
  const form = page.getByRole('dialog', { name: say('What would you like to add?') });
  await form.getByLabel(say('Day')).fill('2024-12-06');
  await form.getByLabel(say(['Zugang', 'Received']), { exact: true }).fill('2.5');
  await form.getByLabel(`${say('Coin')}, ${say(['Zugang', 'Received'])}`).fill('sol');
  await form.getByLabel(say('Price without fee')).fill('100');
  await form.getByLabel(say('Wallet'), { exact: true }).fill('Phantom');
  await form.getByRole('button', { name: say(['Speichern', 'Save']) }).click();
  await expect(page.locator('tr[data-event]').filter({ hasText: 'SOL' })).toBeVisible();
}

/** The device that has read no file says which entry came from one, with its line, and which was written by hand. */
async function expectOrigins(second: Page): Promise<void> {
  await moveTo(second, '/transactions');
  await expect(second.getByRole('main')).toContainText(say('{{shown}} entered by hand', { shown: 1 }));
  const drawer = second.getByRole('dialog');
  for (const [coin, origin] of [
    ['SOL', say('Entered by hand, without a file.')],
    ['BTC', 'Kim.csv'],
  ] as const) {
    await second.locator('tr[data-event]').filter({ hasText: coin }).first().click();
    await drawer.getByRole('tab', { name: say('Origin') }).click();
    await expect(drawer.getByRole('tabpanel')).toContainText(origin);
    await second.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
}

/** Cut off from the account, one device corrects an entry while the other answers what is open; joined again, both stand. */
async function changeApart(first: Page, second: Page): Promise<void> {
  const cutOff = (route: Route) => route.abort();
  for (const device of [first, second]) await device.route('**/api/rest/**', cutOff);
  const entries = (device: Page) => device.locator('tr[data-event]');
  await moveTo(first, '/transactions');
  await entries(first).filter({ hasText: 'SOL' }).click();
  await first.getByRole('button', { name: say('Edit'), exact: true }).click();
  const form = first.getByRole('dialog', { name: say('What should change?') });
  await form.getByLabel(say(['Zugang', 'Received']), { exact: true }).fill('2.75');
  await form.getByRole('button', { name: say(['Speichern', 'Save']) }).click();
  await expect(entries(first).filter({ hasText: /2[.,]75 SOL/ })).toBeVisible();
  // From another screen: the list of cards is one more look of the screen that is open.
  await moveTo(second, '/wallets');
  await moveTo(second, '/transactions?view=review&list=cards');
  const card = second.locator('[data-card]').filter({ hasText: 'ETH' });
  await card.getByRole('button', { name: say('Own wallet') }).click();
  await card.getByLabel(say('Name of the other wallet')).fill('Ledger');
  await card.getByRole('button', { name: `${say('Own wallet')}: ${say(['Speichern', 'Save'])}` }).click();
  // Where those coins came from before is the next question; this one is answered.
  await expect(card.getByRole('button', { name: say('Own wallet') })).toHaveCount(0);

  for (const device of [first, second]) {
    await device.unroute('**/api/rest/**', cutOff);
    await moveTo(device, '/settings/sync');
  }
  for (const device of [first, second, first]) {
    await device.getByRole('button', { name: say('Sync now') }).click();
    await expect(device.getByRole('main').getByRole('status').filter({ hasText: SAME })).toBeVisible();
  }
  for (const device of [first, second]) {
    await moveTo(device, '/transactions');
    await expect(entries(device).filter({ hasText: /2[.,]75 SOL/ })).toBeVisible();
    await moveTo(device, '/wallets');
    await moveTo(device, '/transactions?view=transfers');
    await expect(entries(device).filter({ hasText: 'Ledger' })).toBeVisible();
  }
}

/** Income, method and the sealed report of the year. */
async function settleYear(page: Page): Promise<void> {
  await moveTo(page, '/klaus-tax?year=2024');
  await expect(page.getByRole('main')).toContainText(euro('3060.00'));
  await moveTo(page, '/settings/tax?year=2024');
  await page.getByRole('button', { name: say('Edit the tax profile {{year}}', { year: 2024 }) }).click();
  await page.getByLabel(say('Taxable income without crypto')).fill('50000');
  await page.getByText(say('More details')).click();
  await page.getByRole('combobox', { name: say('Method') }).click();
  await page.getByRole('option', { name: say('Average') }).click();
  await page.getByRole('button', { name: say('Save and recalculate') }).click();
  await expect(page.getByRole('main')).toContainText(PROFILE);
  await moveTo(page, '/reports?year=2024');
  await page.getByRole('button', { name: say('Seal the report {{year}}', { year: 2024 }) }).click();
  await expect(page.getByText(say('unchanged'))).toBeVisible();
}

/** Each screen with a word that stands there only once it is drawn. */
const SCREENS = [
  ['/klaus-tax?year=2024', euro('3060.00')],
  ['/transactions', say('{{count}} entries', { count: TRADES + 2 })],
  ['/portfolio', `+${euro('3060.00')}`],
  ['/transactions?view=review&list=cards', 'ETH'],
  ['/wallets', say('Balance computed from the file')],
  ['/settings/tax?year=2024', PROFILE],
  ['/reports?year=2024', say('unchanged')],
] as const;

/** Report, entries, open points, portfolio, wallets, profile with its method, and the sealed report with the last import. */
async function expectSameFigures(...devices: readonly Page[]): Promise<void> {
  for (const [path, sign] of SCREENS) {
    for (const device of devices) {
      await moveTo(device, path);
      await expect(device.getByRole('main')).toContainText(sign);
    }
    // Both are read anew until they agree: what still grows on one of them is no difference.
    await expect(async () => {
      const [here, ...others] = await Promise.all(devices.map((device) => device.getByRole('main').innerText()));
      for (const other of others) expect(other).toBe(here);
    }, path).toPass();
  }
}
