/**
 * Whose book a browser holds. One person syncs an import, takes it back and is asked before the account loses it; then
 * somebody else registers in the same browser and is asked before anything of the first person's goes anywhere.
 */
import type { Page } from '@playwright/test';
import { moveTo, sampleFile, staysAfterImport, takeOver } from './steps.ts';
import { expect, expectAccessibleDialog, test } from './test.ts';

const PASSWORD = 'correct horse battery';

test('deleting a large part is asked about, and another person gets nothing of this browser', async ({
  page,
  browser,
  baseURL,
  prefer,
  watch,
}) => {
  // The outbox with the mails is open on the server in dev mode only; it listens on the next port.
  const origin = new URL(baseURL ?? '');
  origin.port = String(Number(origin.port) + 1);
  watch.expectError(/left the machine: http:\/\/127\.0\.0\.1:/);
  watch.expectError(/status of (401|403)/);
  const at = (path: string) => new URL(path, origin).href;
  const unique = `${process.pid}-${Date.now()}`;

  await prefer({ locale: 'en' });
  await staysAfterImport(page);
  const email = `kim-${unique}@example.org`;
  await register(page, at, email);
  await page.goto(at('/smart-import'));
  await page.getByLabel('Choose files').setInputFiles(sampleFile('kraken-ledgers'));
  await takeOver(page).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();
  await moveTo(page, '/settings/sync');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const enable = page.getByRole('dialog');
  await enable.getByRole('radio', { name: /The service too/ }).click();
  await enable.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText(/^On\. Last sync/)).toBeVisible();
  await test.step('a second device shows the same entries, open points, balances and report', async () => {
    const second = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await second.addInitScript(() => {
      for (const name of ['storage-choice-made', 'welcome-completed', 'no-backup-reminders']) {
        localStorage.setItem(`cryptax-${name}`, 'true');
      }
      localStorage.setItem('cryptax-locale', 'en');
    });
    await second.goto(at('/auth'));
    await second.getByLabel('Email').fill(email);
    await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await second.getByRole('button', { name: 'Log in', exact: true }).click();
    // Told what the account holds, and asked, without having looked for it.
    const offer = second.getByRole('dialog', { name: 'Turn on cloud sync' });
    await expect(offer).toContainText(/Your account holds \d+ entries, last changed on/);
    await expectAccessibleDialog(second);
    await offer.getByRole('button', { name: 'Turn on', exact: true }).click();
    await expect(offer).toBeHidden();
    await moveTo(second, '/settings/sync');
    await expect(second.getByText(/^On\. Last sync/)).toBeVisible();
    // From screen to screen and never to the one that is open, so that all of it is asked of one start of the app.
    const shown = async (device: Page) => ({
      entries: await textsOf(device, '/transactions', 'tr[data-event]'),
      wallets: await textsOf(device, '/wallets', '[data-figure]'),
      // The names of a file's columns stay on the device that read it; what is asked about its rows does not.
      questions: await textsOf(
        device,
        '/transactions?view=review&list=cards',
        '[data-card] :is(h2, h3, h4, p, button)',
      ),
      report: await textsOf(device, '/klaus-tax?year=2024', `section:has(h2:text-is("How your result comes about"))`),
    });
    // High enough for the whole list: it draws only what can be seen, and a line above it moves that.
    for (const device of [page, second]) await device.setViewportSize({ width: 1280, height: 4000 });
    // What has arrived is still being worked out when the first lines of it stand.
    await expect(async () => expect(await shown(second)).toEqual(await shown(page))).toPass();
    await second.context().close();
  });

  await moveTo(page, '/transactions');
  const rows = page.locator('tr[data-event]');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  const deletions = page.getByRole('alertdialog', { name: /^Delete \d+ of \d+ entries in your account too\?/ });
  await expect(deletions).toBeVisible();
  await expectAccessibleDialog(page);
  await deletions.getByRole('button', { name: 'Bring back from the account' }).click();
  await expect(rows.first()).toBeVisible();

  await moveTo(page, '/settings/account');
  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('No account')).toBeVisible();
  await register(page, at, `sam-${unique}@example.org`);
  const whose = page.getByRole('dialog', { name: 'These entries belong to another account' });
  await expect(whose).toContainText(/of the account k\S*@/);
  await expectAccessibleDialog(page);
  await whose.getByRole('button', { name: 'Keep apart' }).click();
  await expect(whose).toBeHidden();
  await page.goto(at('/settings/sync'));
  await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
  await expect(page.getByText(/^On\. Last sync/)).toHaveCount(0);
});

/** What a screen says in the parts of a kind, once they stand. */
async function textsOf(page: Page, address: string, parts: string): Promise<readonly string[]> {
  await moveTo(page, address);
  const found = page.locator(parts);
  await expect(found.first()).toBeVisible();
  if (parts.startsWith('tr')) await everyRow(page);
  return found.allInnerTexts();
}

/** The grid says how many lines it has, among them its head and the headings of days; none of them may still be on its way. */
async function everyRow(page: Page): Promise<void> {
  const lines = page.getByRole('grid').getByRole('row');
  const missing = async () =>
    Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - (await lines.count());
  await expect.poll(missing).toBe(0);
  await expect(page.getByLabel('row is loading')).toHaveCount(0);
}

async function register(page: Page, at: (path: string) => string, email: string): Promise<void> {
  await page.goto(at('/auth?mode=register'));
  await page.getByLabel('Name').fill('Kim Berg');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Almost done' })).toBeVisible();
  const { mails } = await (await page.request.get(at('/api/dev/mail.json'))).json();
  const mail = mails.find((one: { recipient: string }) => one.recipient === email);
  // The digits of the mail, in the same tab.
  await page.getByLabel('Code of the mail (6 digits)').fill(/^Code: (\d{6})$/m.exec(mail.body)?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}
