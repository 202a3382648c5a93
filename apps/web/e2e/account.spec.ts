/**
 * The way of an account on one machine: register, confirm by the mail that waits in the local outbox, choose a plan, pay at
 * the marked test checkout, sync, sign out and in again, delete everything. One journey, because each step needs the last.
 */
import { expect, test } from './test.ts';

const PASSWORD = 'korrekt pferd batterie';

test('an account from registration to deletion', async ({ page, baseURL, prefer, watch }) => {
  // A wrong password, signing out of an account that is gone, and the plain checkout page's missing icon.
  watch.expectError(/status of (400|403|404)/);
  // The outbox is open on the server in dev mode only; it listens on the next port.
  const origin = new URL(baseURL ?? '');
  origin.port = String(Number(origin.port) + 1);
  const at = (path: string) => new URL(path, origin).href;
  const email = `kim-${process.pid}-${Date.now()}@example.org`;
  await prefer({ locale: 'de' });

  await page.goto(at('/auth?mode=register'));
  await page.getByLabel('Name').fill('Kim Berg');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Neues Passwort').fill('kurz');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByText('mindestens 8 Zeichen lang')).toBeVisible();
  await page.getByLabel('Neues Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Fast fertig' })).toBeVisible();

  const { mails } = await (await page.request.get(at('/api/dev/mail.json'))).json();
  const mail = mails.find((one: { recipient: string }) => one.recipient === email);
  const link = /^https?:\/\/\S+$/m.exec(mail.body)?.[0];
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'Deine E-Mail-Adresse ist bestätigt' })).toBeVisible();

  await page.goto(at('/pricing'));
  await page.getByRole('button', { name: 'Premium wählen' }).click();
  await expect(page.getByText('es wird kein Geld bewegt')).toBeVisible();
  await page.getByRole('button', { name: /Testweise bezahlen/ }).click();
  await expect(page.getByRole('heading', { name: 'Willkommen bei Premium' })).toBeVisible();

  await page.getByRole('link', { name: 'Abo verwalten' }).click();
  await expect(page.getByText('Tarif: Premium')).toBeVisible();
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Einschalten' }).click();
  await expect(page.getByText(/An\. Zuletzt/)).toBeVisible();

  await page.getByRole('button', { name: 'Konto und Einstellungen' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByText('Kein Konto')).toBeVisible();
  await page.goto(at('/auth'));
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('falsches passwort');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('E-Mail oder Passwort ist falsch.')).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/multi-exchange/);

  await page.goto(at('/settings'));
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('dialog').getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText('Kein Konto')).toBeVisible();
});
