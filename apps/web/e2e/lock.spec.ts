/**
 * A locked book: set up with a passphrase, nothing readable in the browser's database, locked in all tabs at once, a wrong and
 * the right passphrase and the recovery code without a network, locked by itself after a while, opened by a passkey, and the
 * lock taken away again.
 */
import type { Page } from '@playwright/test';
import { moveTo, staysAfterImport, takeOver } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';
import { untilKept } from './until-kept.ts';
import { wordsIn } from './words.ts';

test.use({
  serviceWorkers: 'allow',
  // Passkeys belong to a name, not to a number, so this machine is called by its name here.
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

const PASSPHRASE = 'three dry herons';
const { locale, say } = wordsIn('en');
const BOUGHT = {
  id: 'anna-1',
  at: '2024-01-10T12:00:00Z',
  kind: 'buy',
  wallet: 'Wallet of Anna',
  in: { asset: 'BTC', amount: '1.23456789' },
  valueEur: '4711.00',
};
const FILE = {
  name: 'anna.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'cryptax-ledger', version: 1, events: [BOUGHT] })),
};

const rows = (page: Page) => page.locator('tr[data-event]');
const lockTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: say('{{name}} is locked', { name: say('My book') }) });

/** Every record of the book as it lies there, bytes as letters. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('cryptax-db'));
    const names = [...database.objectStoreNames];
    const transaction = database.transaction(names);
    const records = await Promise.all(names.map((name) => settled(transaction.objectStore(name).getAll())));
    database.close();
    return JSON.stringify(records, (_, part: unknown) =>
      part instanceof Uint8Array ? new TextDecoder('latin1').decode(part) : part,
    );
  });
}

async function lockNow(page: Page): Promise<void> {
  // Going to where it is already would load the page anew, and that locks it.
  if (new URL(page.url()).pathname !== '/settings/privacy') await moveTo(page, '/settings/privacy');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: say('Lock now') }).click()]);
  await expect(lockTitle(page)).toBeVisible();
}

async function unlock(page: Page, label: 'Passphrase' | 'Recovery code', secret: string): Promise<void> {
  await page.getByLabel(say(label)).fill(secret);
  await page.getByRole('button', { name: say(['Entsperren', 'Unlock']), exact: true }).click();
}

/** A security key of the browser's own that says yes to every question, and knows a secret to each text. */
async function plugInKey(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a book is locked, opened again without a network, and unlocked for good', async ({ page, prefer, watch }) => {
  watch.expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await prefer({ locale, theme: 'light', mode: 'expert' });
  await staysAfterImport(page);
  await page.goto('/smart-import');
  await page.getByLabel(say('Choose files')).setInputFiles(FILE);
  await takeOver(page).click();
  await expect(page.getByText(say('Files imported successfully'))).toBeVisible();
  expect(await storedText(page), 'the control finds it').toContain('1.23456789');

  await moveTo(page, '/settings/privacy');
  await page.getByRole('button', { name: say('Set up the lock …') }).click();
  await page.getByLabel(say('New passphrase')).fill(PASSPHRASE);
  await page.getByLabel(say('Repeat the passphrase')).fill(PASSPHRASE);
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: say('Encrypt and lock') }).click();
  const dialog = page.getByRole('dialog', { name: say('Your recovery code') });
  await expectAccessibleDialog(page);
  const code = (await dialog.locator('code').textContent()) ?? '';
  expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/);
  await dialog.getByLabel(say('I have stored the code safely')).click();
  await dialog.getByRole('button', { name: say(['Fertig', 'Done']) }).click();
  await expect(page.getByText(say('This book is encrypted'))).toBeVisible();
  const stored = await storedText(page);
  // Words long enough not to be in ciphertext by chance.
  for (const word of ['1.23456789', 'Wallet of Anna', 'anna.json', 'anna-1', '"BTC', '4711.00', PASSPHRASE]) {
    expect(stored).not.toContain(word);
  }

  // What leaves the book says that it can be read, and a backup without a passphrase has to be wanted.
  await moveTo(page, '/settings/data');
  await expect(page.getByText(say('This book is locked, the file is not: whoever has it can read it.'))).toBeVisible();
  await page.getByRole('button', { name: say('Back up …') }).click();
  const backup = page.getByRole('dialog');
  await expect(backup.getByRole('button', { name: say('Save backup') })).toBeDisabled();
  await backup.getByRole('checkbox', { name: say('Save without encryption') }).click();
  await expect(backup.getByRole('button', { name: say('Save backup') })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(backup).toBeHidden();

  // A second tab is locked on its own; locking one locks both.
  const second = await page.context().newPage();
  await second.goto('/transactions');
  await expect(lockTitle(second)).toBeVisible();
  await unlock(second, 'Passphrase', PASSPHRASE);
  await expect(rows(second)).toHaveCount(1);
  await untilKept(page);
  await page.context().setOffline(true);
  await lockNow(page);
  await expect(lockTitle(second)).toBeVisible();
  await second.close();

  await expectAccessible(page);
  await unlock(page, 'Passphrase', 'three dry heron');
  await expect(page.getByText(say('That is not right. Check upper and lower case, and the keyboard.'))).toBeVisible();
  await unlock(page, 'Passphrase', PASSPHRASE);
  await expect(page.getByText(say('This book is encrypted'))).toBeVisible();
  await moveTo(page, '/transactions');
  await expect(rows(page)).toHaveCount(1);

  // The page that is to lock itself later is loaded with a clock that the test moves.
  await page.clock.install();
  await lockNow(page);
  await page.getByRole('button', { name: say('Forgot the passphrase?') }).click();
  await page.getByRole('button', { name: say('Delete the locked data …') }).click();
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: say('Cancel') }).click();
  await unlock(page, 'Recovery code', code.toLowerCase());
  await expect(page.getByText(say('This book is encrypted'))).toBeVisible();

  // A passkey opens it, and it locks itself when nobody does anything for a quarter of an hour.
  await plugInKey(page);
  await page.getByRole('button', { name: say('Add a passkey …') }).click();
  const passkey = page.getByRole('dialog', { name: say('Add a passkey …') });
  await passkey.getByLabel(say('Your passphrase or the recovery code')).fill(code);
  await passkey.getByRole('button', { name: say('Add a passkey …') }).click();
  await expect(passkey).toBeHidden();
  const locked = lockTitle(page);
  // The watch over idle time is loaded after the screen; what passed before it began does not count.
  await expect(async () => {
    await page.clock.fastForward('15:00');
    expect(await locked.all()).toHaveLength(1);
  }).toPass();
  await expect(locked).toBeVisible();
  await page.getByRole('button', { name: say('Unlock with passkey') }).click();
  await expect(page.getByText(say('This book is encrypted'))).toBeVisible();

  await page.getByRole('button', { name: say('Remove …') }).click();
  await expectAccessibleDialog(page);
  await page.getByLabel(say('Your passphrase or the recovery code')).fill(code);
  await page.getByRole('button', { name: say('Remove the lock') }).click();
  await expect(page.getByText(say('This book is not locked'))).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/transactions');
  await expect(rows(page)).toHaveCount(1);
  expect(await storedText(page)).toContain('1.23456789');
});
