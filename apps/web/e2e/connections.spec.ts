/**
 * An exchange connected in the real browser, through the real server, against an exchange of our own: a refused key, a sync that
 * the closing of the page cuts off, its continuation, a second sync, and the end of the connection.
 */
import { moveTo } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';
import { wordsIn } from './words.ts';

const PASSPHRASE = 'four words are enough';
const { locale, say } = wordsIn('en');
const UNLOCK = say(['Entsperren', 'Unlock']);
const OKX = { name: 'OKX (Europe)' };
const KOIOS = { service: 'Koios' };
const RESULT = '{{added}} new · {{duplicates}} known already · {{review}} to review';

test('a connection is checked, cut off, resumed without loss or doubles, and ended', async ({
  page,
  prefer,
  baseURL,
  watch,
}) => {
  watch.expectError(/422|Failed to load resource/);
  await prefer({ locale, theme: 'light', mode: 'expert' });
  await page.goto('/exchange-settings');
  await page.getByRole('button', { name: say('Connect an exchange') }).click();
  const dialog = page.getByRole('dialog', { name: say('Connect an exchange') });
  await dialog.getByLabel(say('Exchange'), { exact: true }).click();
  await page.getByPlaceholder(say('Search exchanges')).fill('OKX (Europe)');
  await page.keyboard.press('Enter');
  await dialog.getByLabel(say('API key'), { exact: true }).fill('wrong');
  await dialog.getByLabel(say('Secret')).fill('a secret');
  await dialog.getByLabel(say('Key passphrase')).fill('a passphrase');
  await dialog.getByLabel(say('New passphrase')).fill(PASSPHRASE);
  await dialog.getByLabel(say('Repeat the passphrase')).fill(PASSPHRASE);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Check and connect') }).click();
  await expect(
    dialog.getByText(
      say(
        'The exchange does not accept this key. Check the key, the secret and whether it is restricted to an IP address.',
      ),
    ),
  ).toBeVisible();
  const key = `good-cut-${process.pid}-${Date.now()}`;
  await dialog.getByLabel(say('API key'), { exact: true }).fill(key);
  await dialog.getByRole('button', { name: say('Check and connect') }).click();

  const connection = page.locator('[data-connection="myokx"]');
  await expect(connection).toContainText(/\d+ ms/);
  await expect(connection).toContainText(
    say('This key may trade. Reading does not need that; a read-only key is safer.'),
  );
  await connection.getByRole('button', { name: say('Sync {{name}}', OKX) }).click();
  /** One reward and three fills are read; the next question hangs, and the page goes away. */
  await expect(connection).toContainText(
    say('{{stream}} ({{step}} of {{steps}}) · read: {{records}}', {
      stream: say('conversions'),
      step: 3,
      steps: 5,
      records: 4,
    }),
  );
  await page.reload();
  await expect(connection).toContainText(
    say('Interrupted: {{count}} entries have been read. The sync continues from there.', { count: 4 }),
  );
  const exchange = `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 2}/exchanges`;
  await fetch(`${exchange}/let-go/${key}`);
  await expectAccessible(page);

  await connection.getByRole('button', { name: say('Sync {{name}}', OKX) }).click();
  const unlock = page.getByRole('dialog', { name: say('Passphrase for your keys') });
  await unlock.getByLabel(say('Passphrase')).fill('something else');
  await unlock.getByRole('button', { name: UNLOCK }).click();
  await expect(unlock.getByText(say('The passphrase is wrong.'))).toBeVisible();
  await expectAccessibleDialog(page);
  await unlock.getByLabel(say('Passphrase')).fill(PASSPHRASE);
  await unlock.getByRole('button', { name: UNLOCK }).click();
  /** Three purchases and the reward; the deposit waits for its other side. */
  await expect(connection).toContainText(say(RESULT, { added: 4, duplicates: 0, review: 1 }));
  const asked = await (await fetch(`${exchange}/asked/${key}`)).json();
  expect(asked).toMatchObject({ '/api/v5/trade/fills-history': 1, '/api/v5/asset/bills-history': 1 });
  await connection.getByRole('button', { name: say('Sync {{name}}', OKX) }).click();
  await expect(connection).toContainText(say(RESULT, { added: 0, duplicates: 5, review: 0 }));

  await moveTo(page, '/transactions');
  await expect(page.getByText('OKX').first()).toBeVisible();
  await moveTo(page, '/settings/exchanges');
  await page.getByRole('button', { name: say('Disconnect {{name}}', OKX) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleDialog(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Disconnect') })
    .click();
  await expect(page.getByText(say('No exchange connected yet'))).toBeVisible();
});

test('a key for a service is kept under a passphrase, and opened again in the next visit', async ({ page, prefer }) => {
  await prefer({ locale, theme: 'light', mode: 'expert' });
  await page.goto('/settings#service-keys');
  const koios = page.locator('[data-service="Koios"]');
  await expect(koios).toContainText(say('Reads {{chains}}.', { chains: 'Cardano' }));
  await expect(koios.getByRole('link', { name: say('Get a key at {{service}}', KOIOS) })).toHaveAttribute(
    'href',
    /^https:\/\/koios\.rest/,
  );
  await koios.getByRole('button', { name: say('Enter the key for {{service}}', KOIOS) }).click();
  const dialog = page.getByRole('dialog', { name: say('Key for {{service}}', KOIOS) });
  await dialog.getByLabel(say('Key for {{service}}', KOIOS)).fill('a key of my own');
  await dialog.getByLabel(say('New passphrase')).fill(PASSPHRASE);
  await dialog.getByLabel(say('Repeat the passphrase')).fill(PASSPHRASE);
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: say(['Speichern', 'Save']) }).click();
  await expect(koios.getByText(say('saved'), { exact: true })).toBeVisible();

  await page.reload();
  await koios.getByRole('button', { name: say('Remove the key for {{service}}', KOIOS) }).click();
  const unlock = page.getByRole('dialog', { name: say('Passphrase for your keys') });
  await unlock.getByLabel(say('Passphrase')).fill(PASSPHRASE);
  await unlock.getByRole('button', { name: UNLOCK }).click();
  await expect(koios.getByText(say('saved'), { exact: true })).toHaveCount(0);
  await expect(koios.getByRole('button', { name: say('Enter the key for {{service}}', KOIOS) })).toBeVisible();
});
