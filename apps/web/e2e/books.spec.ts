/** Two people in one browser: a book each, switched in the top bar, with entries that never mix; one of them locked. */
import { readFile } from 'node:fs/promises';
import { pdfText } from '@cryptax/reports/testing';
import type { Page } from '@playwright/test';
import { moveTo, staysAfterImport, takeOver } from './steps.ts';
import { expect, expectAccessible, test } from './test.ts';
import { wordsIn } from './words.ts';

/** One coin, bought for 1,000 euros in January 2024 and sold in June, and the gift of another from one person to the other. */
function ledgerFile(name: string, asset: string, soldFor: string, gift: readonly object[]) {
  const trade = (id: string, month: string, kind: 'buy' | 'sell', valueEur: string) => ({
    id: `${name}-${id}`,
    at: `2024-${month}-10T12:00:00Z`,
    kind,
    wallet: `Wallet of ${name}`,
    [kind === 'buy' ? 'in' : 'out']: { asset, amount: '1' },
    valueEur,
  });
  const given = gift.map((event, no) => ({ id: `${name}-gift-${no}`, wallet: `Wallet of ${name}`, ...event }));
  const events = [trade('1', '01', 'buy', '1000.00'), trade('2', '06', 'sell', soldFor), ...given];
  const buffer = Buffer.from(JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
  return { name: `${name}.json`, mimeType: 'application/json', buffer };
}

const COIN = { asset: 'SOL', amount: '1' };
const ANNA = ledgerFile('Anna', 'BTC', '2500.00', [
  { at: '2023-03-10T12:00:00Z', kind: 'buy', in: COIN, valueEur: '20.00' },
  { at: '2024-02-10T12:00:00Z', kind: 'gift-out', out: COIN },
]);
const BERND = ledgerFile('Bernd', 'ETH', '400.00', [
  { at: '2024-02-10T12:00:00Z', kind: 'gift-in', in: COIN, valueEur: '0.00' },
]);

const PASSPHRASE = 'three dry herons';
const { locale, say, like, euro } = wordsIn('en');
const MINE = say('My book');

const bookButton = (page: Page, name: string) => page.getByRole('button', { name: say('Book: {{name}}', { name }) });

async function importFile(page: Page, file: typeof ANNA): Promise<void> {
  await moveTo(page, '/smart-import');
  await page.getByLabel(say('Choose files')).setInputFiles(file);
  await takeOver(page).click();
  await expect(page.getByText(say('Files imported successfully'))).toBeVisible();
}

async function expectEntries(page: Page, own: 'Anna' | 'Bernd', foreign: string): Promise<void> {
  await moveTo(page, '/transactions');
  await expect(page.locator('tr[data-event]')).toHaveCount(own === 'Anna' ? 4 : 3);
  await expect(page.getByText(`Wallet of ${own}`).first()).toBeVisible();
  await expect(page.getByText(`Wallet of ${foreign}`)).toHaveCount(0);
}

async function lockBook(page: Page): Promise<void> {
  await moveTo(page, '/settings/privacy');
  await page.getByRole('button', { name: say('Set up the lock …') }).click();
  await page.getByLabel(say('New passphrase')).fill(PASSPHRASE);
  await page.getByLabel(say('Repeat the passphrase')).fill(PASSPHRASE);
  await page.getByRole('button', { name: say('Encrypt and lock') }).click();
  await page.getByLabel(say('I have stored the code safely')).click();
  await page.getByRole('button', { name: say(['Fertig', 'Done']) }).click();
  await expect(page.getByText(say('This book is encrypted'))).toBeVisible();
}

/** While his book is locked, her report and overview say that it is left out; opened on the joint page, they do not any more. */
async function expectLeftOut(page: Page): Promise<void> {
  const said = page.getByText(
    say('You are assessed together, but the other book is locked or not there. These figures leave it out.'),
  );
  await moveTo(page, '/klaus-tax?year=2024');
  await expect(said).toBeVisible();
  await moveTo(page, '/multi-exchange?year=2024');
  await expect(said).toBeVisible();
  await moveTo(page, '/joint-assessment?year=2024');
  await expect(page.getByText(say('The book “{{name}}” is locked', { name: 'Bernd' }))).toBeVisible();
  await page.getByLabel(say('Passphrase or recovery code')).fill(PASSPHRASE);
  await page.getByRole('button', { name: say(['Entsperren', 'Unlock']), exact: true }).click();
  const persons = page.getByRole('table', { name: say('Both people compared') });
  await expect(persons.getByRole('row', { name: like('Loss given to the spouse') })).toContainText(euro('600.00'));
  await moveTo(page, '/klaus-tax?year=2024');
  await expect(
    page.getByRole('row', { name: /^(Private sales section 23|Private Veräußerungsgeschäfte § 23)/ }),
  ).toContainText(euro('900.00'));
  await expect(said).toHaveCount(0);
  const pdf = page.getByRole('button', { name: say('Download PDF'), exact: true }).last();
  const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
  const { pages } = await pdfText(new Uint8Array(await readFile(await download.path())));
  const text = pages.flat(2).join(' ');
  expect(text).toContain(euro('900.00').replace(/[€\s]/g, ''));
  expect(text).toMatch(/spouse|Ehegatte/i);
}

test('a second person gets a book of their own, and each book keeps its entries', async ({ page, prefer }) => {
  await prefer({ locale, theme: 'light', mode: 'expert' });
  await staysAfterImport(page);
  await importFile(page, ANNA);

  await bookButton(page, MINE).click();
  await page.getByRole('menuitem', { name: say('New book …') }).click();
  await page.getByRole('button', { name: say('Create and open') }).click();
  await expect(page.getByText(say('Give the book a name.'))).toBeVisible();
  await page.getByLabel(say('Name')).fill('<b>Bernd</b>');
  await page.getByRole('button', { name: say('Create and open') }).click();
  await expect(bookButton(page, '<b>Bernd</b>')).toBeVisible();

  await importFile(page, BERND);
  // The same file once more adds nothing to this book.
  await page.getByLabel(say('Choose files')).setInputFiles(BERND);
  await expect(page.getByText(say('All of it is there already. There is nothing to add.')).first()).toBeVisible();
  await expectEntries(page, 'Bernd', 'Anna');

  // Both together: her gain of 1,500 reaches her limit, his loss of 600 lowers it to 900.
  await moveTo(page, '/joint-assessment?year=2024');
  await page.getByLabel(say('{{name}} is person A', { name: MINE })).check();
  await page.getByRole('button', { name: say('Link the books') }).click();
  await page.getByRole('button', { name: say('Assess {{year}} jointly', { year: 2024 }) }).click();
  const persons = page.getByRole('table', { name: say('Both people compared') });
  await expect(
    persons.getByRole('row', { name: say(['Steuerpflichtig nach § 23', 'Taxable under section 23']) }),
  ).toContainText(euro('900.00'));
  await expect(persons.getByRole('row', { name: like('Loss given to the spouse') })).toContainText(euro('600.00'));
  await expectAccessible(page);
  // What she gave him keeps her day and her cost.
  await expect(page.getByText(/(10 Mar 2023.*€20\.00|10\.03\.2023.*20,00)/)).toBeVisible();
  await page.getByRole('button', { name: say('Use the giver’s date and cost') }).click();
  await expect(page.getByText(say('The giver’s date and cost now apply.'))).toBeVisible();

  await lockBook(page);
  await bookButton(page, '<b>Bernd</b>').click();
  await expectAccessible(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: say('Rename this book …') }).click();
  await page.getByRole('dialog').getByLabel(say('Name')).fill('Bernd');
  await page.getByRole('button', { name: say(['Speichern', 'Save']) }).click();
  await bookButton(page, 'Bernd').click();
  await page.getByRole('menuitem', { name: MINE }).click();
  await expect(bookButton(page, MINE)).toBeVisible();
  await expectEntries(page, 'Anna', 'Bernd');
  await expectLeftOut(page);

  // The demo is one more book of the list, and leads back.
  await bookButton(page, MINE).click();
  await page.getByRole('menuitem', { name: say('Demo') }).click();
  await bookButton(page, say('Demo')).click();
  await page.getByRole('menuitem', { name: 'Bernd' }).click();
  // Another book is another page load: what is asked before it ends would be cut off.
  await page.getByLabel(say('Passphrase')).fill(PASSPHRASE);
  await page.getByRole('button', { name: say(['Entsperren', 'Unlock']), exact: true }).click();
  await expect(bookButton(page, 'Bernd')).toBeVisible();
  await expectEntries(page, 'Bernd', 'Anna');

  await bookButton(page, 'Bernd').click();
  await page.getByRole('menuitem', { name: say('Delete this book …') }).click();
  await expect(
    page.getByRole('alertdialog', { name: say('Delete the book “{{name}}”?', { name: 'Bernd' }) }),
  ).toContainText(say('The other books stay.'));
  await page.getByRole('alertdialog').getByRole('textbox').fill(say('DELETE'));
  await page.getByRole('button', { name: say('Clear for good') }).click();
  await expect(bookButton(page, MINE)).toBeVisible();
  await expectEntries(page, 'Anna', 'Bernd');
});
