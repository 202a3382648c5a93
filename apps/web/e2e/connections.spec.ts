/**
 * An exchange connected in the real browser, through the real server, against an exchange of our own: a refused key, a sync that
 * the closing of the page cuts off, its continuation, a second sync, the exchange's own word on the balances, the file of the same
 * account, which brings nothing twice, and the end of the connection.
 */
import type { Page } from '@playwright/test';
import { moveTo, staysAfterImport } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';
import { wordsIn } from './words.ts';

const PASSPHRASE = 'four words are enough';
const { locale, say, like } = wordsIn('en');
const UNLOCK = say(['Entsperren', 'Unlock']);
const OKX = { name: 'OKX (Europe)' };
const KOIOS = { service: 'Koios' };
const FROM = locale === 'de' ? '01.10.2026' : '1 Oct 2026';
const RESULT = '{{added}} new · {{duplicates}} known already · {{review}} to review';

const HEAD = [
  'UID:100000001,Account Type:Main,Time Zone:UTC+0',
  'id,Order id,Time,Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price,PnL,Fee,Fee Unit,Position Change,Position Balance,Balance Change,Balance,Balance Unit',
];
/** The three fills that the connection tells, as the exchange's file has them: what came, and what was paid. */
const FILLS = [
  ...HEAD,
  ...[1, 2, 3].flatMap((number) => [
    `${number}0,1,2026-10-01 10:0${number}:00,Spot,BTC-EUR,Buy,0.01,BTC,50000,0,-0.00001,BTC,0,0,0.00999,0.00999,BTC`,
    `${number}1,1,2026-10-01 10:0${number}:00,Spot,BTC-EUR,Buy,500,EUR,50000,0,0,EUR,0,0,-500,0,EUR`,
  ]),
];
/** The same as one order. */
const ORDERS = [
  ...HEAD,
  '10,1,2026-10-01 10:01:00,Spot,BTC-EUR,Buy,0.03,BTC,50000,0,-0.00003,BTC,0,0,0.02997,0.02997,BTC',
  '11,1,2026-10-01 10:01:00,Spot,BTC-EUR,Buy,1500,EUR,50000,0,0,EUR,0,0,-1500,0,EUR',
];

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

test('a connection is checked, cut off, resumed without loss or doubles, and ended', async ({
  page,
  prefer,
  baseURL,
  watch,
}) => {
  watch.expectError(/422|Failed to load resource/);
  await prefer({ locale, theme: 'light', mode: 'expert' });
  await staysAfterImport(page);
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

  await test.step('one coin agrees with what the exchange tells, another differs since a named moment', () =>
    expectProof(page));
  await moveTo(page, '/transactions');
  await expect(page.getByText('OKX').first()).toBeVisible();
  await test.step('files of the same account bring nothing twice', () => importFilesOfAccount(page));
  await test.step('a key for a service is kept under the same passphrase', () => keepServiceKey(page));
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

async function expectProof(page: Page): Promise<void> {
  const proof = page.locator('[data-connection="myokx"] [data-sync-proof]');
  await expect(proof).toHaveAttribute('data-sync-proof', 'differs');
  await expect(proof).toContainText(
    say('{{count}} coin differs from what {{service}} reports.', { count: 1, service: OKX.name }),
  );
  const row = (coin: string) => proof.getByRole('row').filter({ has: page.getByRole('rowheader', { name: coin }) });
  // Three purchases of 0.01 BTC, each less 0.00001.
  await expect(row('BTC')).toContainText(/0[.,]02997.*0[.,]02997.*(agrees|stimmt)/);
  // The reward of 0.5 is booked; in both parts of the account the exchange has 0.75.
  await expect(row('DOT')).toContainText(/0[.,]5.*0[.,]75.*(differs|weicht ab)/);
  await expect(row('DOT')).toContainText(/0[.,]25/);
  await expect(row('DOT')).toContainText(like('since {{from}} at the earliest, by {{to}}', { from: FROM }));
  await expectAccessible(page);

  await moveTo(page, '/wallets');
  const differs = '{{asset}} differs by {{amount}}, since {{from}} at the earliest, by {{day}}';
  const values = { asset: 'DOT', amount: locale === 'de' ? '0,25' : '0.25', from: FROM };
  await expect(page.getByText(like(differs, values))).toBeVisible();
}

async function importFilesOfAccount(page: Page): Promise<void> {
  const sums = '{{shown}} rows = {{used}} new + {{duplicate}} already there + {{ignored}} left out + {{review}} open';
  const allThere = (count: number) => say(sums, { shown: count, used: 0, duplicate: count, ignored: 0, review: 0 });
  await moveTo(page, '/smart-import');
  const choose = page.getByLabel(say('Choose files'));
  await choose.setInputFiles(csv('okx.csv', FILLS));
  await expect(page.getByText(allThere(6)).first()).toBeVisible();
  await expect(page.getByText(say('All of it is there already. There is nothing to add.'))).toBeVisible();
  await page.getByRole('button', { name: say('Remove {{name}}', { name: 'okx.csv' }) }).click();
  await choose.setInputFiles(csv('orders.csv', ORDERS));
  await expect(page.getByText(allThere(2)).first()).toBeVisible();
}

/** Sealed with the keys that are open; that the next visit asks for the passphrase: settings/worker/service-keys/service-keys.test.ts. */
async function keepServiceKey(page: Page): Promise<void> {
  await moveTo(page, '/settings/prices');
  const koios = page.locator('[data-service="Koios"]');
  await expect(koios).toContainText(say('Reads {{chains}}.', { chains: 'Cardano' }));
  await expect(koios.getByRole('link', { name: say('Get a key at {{service}}', KOIOS) })).toHaveAttribute(
    'href',
    /^https:\/\/koios\.rest/,
  );
  await koios.getByRole('button', { name: say('Enter the key for {{service}}', KOIOS) }).click();
  const dialog = page.getByRole('dialog', { name: say('Key for {{service}}', KOIOS) });
  await dialog.getByLabel(say('Key for {{service}}', KOIOS)).fill('a key of my own');
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: say(['Speichern', 'Save']) }).click();
  await expect(koios.getByText(say('saved'), { exact: true })).toBeVisible();
  await koios.getByRole('button', { name: say('Remove the key for {{service}}', KOIOS) }).click();
  await expect(koios.getByText(say('saved'), { exact: true })).toHaveCount(0);
  await expect(koios.getByRole('button', { name: say('Enter the key for {{service}}', KOIOS) })).toBeVisible();
}
