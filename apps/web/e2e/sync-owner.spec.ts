/**
 * Whose book a browser holds, and who may read it. A new visitor chooses an account, syncs an import readable for the service,
 * then for nobody else, takes it back and is asked before the account loses it; then somebody else registers in the same browser
 * and is asked before anything of the first person's goes anywhere. A second device of the same person: killed-server.spec.ts.
 */
import type { Page, Request } from '@playwright/test';
import { moveTo, sampleFile, staysAfterImport, takeOver } from './steps.ts';
import { expect, expectAccessibleDialog, test } from './test.ts';
import { wordsIn } from './words.ts';

const PASSWORD = 'correct horse battery';
const { locale, say, like } = wordsIn('en');

test('deleting a large part is asked about, and another person gets nothing of this browser', async ({
  page,
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

  await prefer({ locale, newVisitor: true });
  await page.addInitScript(() => localStorage.setItem('cryptax-welcome-completed', 'true'));
  await staysAfterImport(page);
  const email = `kim-${unique}@example.org`;
  const uploads = watchUploads(page);
  // A new visitor chooses the account; who may read is asked as soon as there is one, and nothing is sent before.
  await page.goto(at('/multi-exchange'));
  const place = page.getByRole('dialog', { name: say('Where should your data be kept?') });
  await place.getByRole('radio', { name: like('Sync with an account') }).click();
  await place.getByRole('button', { name: say('Create an account') }).click();
  await expect(page).toHaveURL(/\/auth\?mode=cloud$/);
  await register(page, at, email);
  const enable = page.getByRole('dialog', { name: say('Turn on cloud sync') });
  await expect(enable.getByRole('radio', { name: like('Only I') })).toBeChecked();
  expect(uploads.bodies()).toEqual([]);
  await enable.getByRole('radio', { name: like('The service too, for API and recovery') }).click();
  await enable.getByRole('button', { name: say('Turn on'), exact: true }).click();
  await expect(enable).toBeHidden();
  await moveTo(page, '/smart-import');
  await page.getByLabel(say('Choose files')).setInputFiles(sampleFile('kraken-ledgers'));
  await takeOver(page).click();
  await expect(page.getByText(say('Files imported successfully'))).toBeVisible();
  await moveTo(page, '/settings/sync');
  const inSync = page.getByText(say('Nothing pending: this device and your account match.'));
  await expect(inSync).toBeVisible();
  await test.step('who may read it is changed later: everything is sent anew, and nothing readable stays', async () => {
    const before = await uploads.stored(at);
    expect(before).toContain('"BTC');
    await moveTo(page, '/settings/sync');
    await page.getByRole('button', { name: say('Encrypt'), exact: true }).click();
    const sealing = page.getByRole('dialog');
    await sealing.getByLabel(say('New passphrase')).fill('a sentence of many words');
    await sealing.getByLabel(say('Repeat the passphrase')).fill('a sentence of many words');
    await sealing.getByRole('button', { name: say('Encrypt'), exact: true }).click();
    await sealing.getByLabel(say('I keep the kit in a safe place')).click();
    await sealing.getByRole('button', { name: say(['Fertig', 'Done']) }).click();
    await expect(page.getByText(say('On. Only your devices can read the data.'))).toBeVisible();
    await expect(inSync).toBeVisible();
    const after = await uploads.stored(at);
    expect(JSON.parse(after)).toHaveLength(JSON.parse(before).length);
    // Quoted: three letters alone are in ciphertext by chance.
    for (const word of ['"BTC', 'Kraken', '"ETH', '"buy"']) expect(after).not.toContain(word);
  });

  await moveTo(page, '/transactions');
  const rows = page.locator('tr[data-event]');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: like('Undo: {{what}}') }).click();
  const deletions = page.getByRole('alertdialog', {
    name: like('Delete {{count}} of {{of}} entries in your account too?'),
  });
  await expect(deletions).toBeVisible();
  await expectAccessibleDialog(page);
  await deletions.getByRole('button', { name: say('Bring back from the account') }).click();
  await expect(rows.first()).toBeVisible();

  await moveTo(page, '/settings/account');
  await page.getByRole('button', { name: say('Account and settings') }).click();
  await page.getByRole('menuitem', { name: say('Log out') }).click();
  await expect(page.getByText(say('No account'))).toBeVisible();
  await moveTo(page, '/auth?mode=register');
  await register(page, at, `sam-${unique}@example.org`);
  const whose = page.getByRole('dialog', { name: say('These entries belong to another account') });
  await expect(whose).toContainText(/ k\S*@/);
  await expectAccessibleDialog(page);
  await whose.getByRole('button', { name: say('Keep apart') }).click();
  await expect(whose).toBeHidden();
  await moveTo(page, '/settings/sync');
  await expect(page.getByRole('button', { name: say('Turn on'), exact: true })).toBeVisible();
  await expect(page.getByText(like('On. Last sync: {{when}}.'))).toHaveCount(0);
});

/** What this page sends of its entries, and all of them as the account's own server has them. */
function watchUploads(page: Page) {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/rest/v1/transactions')) sent.push(request);
  });
  return {
    bodies: () => sent.map((request) => request.postData()),
    stored: async (at: (path: string) => string): Promise<string> => {
      const { authorization = '', apikey = '' } = (await sent.at(-1)?.allHeaders()) ?? {};
      const rows = at('/api/rest/v1/transactions?select=*&order=id');
      return (await page.request.get(rows, { headers: { authorization, apikey } })).text();
    },
  };
}

/** On the form that is open. */
async function register(page: Page, at: (path: string) => string, email: string): Promise<void> {
  await page.getByLabel(say('Name')).fill('Kim Berg');
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('New password')).fill(PASSWORD);
  await page.getByRole('button', { name: say('Create account') }).click();
  await expect(page.getByRole('heading', { name: say('Almost done') })).toBeVisible();
  const { mails } = await (await page.request.get(at('/api/dev/mail.json'))).json();
  const mail = mails.find((one: { recipient: string }) => one.recipient === email);
  // The digits of the mail, in the same tab.
  await page.getByLabel(say('Code from the email (6 digits)')).fill(/^Code: (\d{6})$/m.exec(mail.body)?.[1] ?? '');
  await page.getByRole('button', { name: say('Confirm'), exact: true }).click();
  // Not by its heading: a question may lie over the screen at once, and takes it out of reach.
  await expect(page).toHaveURL(/\/multi-exchange/);
}
