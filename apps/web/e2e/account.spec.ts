/**
 * The way of an account on one machine: come with a link that is no longer valid, register, confirm by the mail that waits in the local outbox, choose a plan, pay at
 * the marked test checkout, link and unlink a sign-in service, sync encrypted, set up a passkey, sign out and in again with
 * it, unlock, delete everything. One journey, because each step needs the last. On the way the browser itself is asked what
 * the security headers forbid.
 */
import type { Page } from '@playwright/test';
import { openSection } from './steps.ts';
import { expect, expectAccessibleDialog, test } from './test.ts';

const PASSWORD = 'korrekt pferd batterie';
const PASSPHRASE = 'ein Satz aus vielen Worten';

test('an account from registration to deletion', async ({ page, baseURL, prefer, watch }) => {
  // A wrong password, what is asked or signed out while an account goes, and the plain checkout page's missing icon.
  watch.expectError(/status of (400|401|403|404)/);
  watch.expectError(/Content Security Policy/);
  // The outbox is open on the server in dev mode only; it listens on the next port. Passkeys belong to a name, not to a
  // number, so this machine is called by its name here.
  const origin = new URL(baseURL ?? '');
  origin.port = String(Number(origin.port) + 1);
  origin.hostname = 'localhost';
  watch.expectError(/left the machine: http:\/\/localhost:/);
  const at = (path: string) => new URL(path, origin).href;
  const email = `kim-${process.pid}-${Date.now()}@example.org`;
  await prefer({ locale: 'de' });

  await comeLate(page, at, `late-${email}`);
  await plugInKey(page);
  const first = await page.goto(at('/auth?mode=register&plan=premium&redirect=%2Fpricing'));
  expectHeaders(first?.headers() ?? {});
  await expectNoInlineScript(page);
  await page.getByLabel('Name').fill('Kim Berg');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Neues Passwort').fill('kurz');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByText('mindestens 8 Zeichen lang')).toBeVisible();
  await page.getByLabel('Neues Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Fast fertig' })).toBeVisible();

  await expect(page.getByText('Dieser Server verschickt keine Mails.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Noch eine Mail in \d+ s$/ })).toBeDisabled();
  const { mails } = await (await page.request.get(at('/api/dev/mail.json'))).json();
  const mail = mails.find((one: { recipient: string }) => one.recipient === email);
  const link = /^https?:\/\/\S+$/m.exec(mail.body)?.[0];
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'Deine E-Mail-Adresse ist bestätigt' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/callback$/);

  // What was chosen before the registration has come along through the mail.
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/\/pricing\?plan=premium$/);
  await page.getByRole('button', { name: 'Premium wählen' }).click();
  await expect(page.getByText('es wird kein Geld bewegt')).toBeVisible();
  await page.getByRole('button', { name: /Testweise bezahlen/ }).click();
  await expect(page.getByRole('heading', { name: 'Willkommen bei Premium' })).toBeVisible();

  await page.getByRole('link', { name: 'Abo verwalten' }).click();
  await expect(page.getByText('Tarif: Premium')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/billing$/);
  await lookAtDialogs(page, ['Kündigen', 'Vertrag widerrufen', 'Geld zurück']);
  await page.goto(at('/pricing'));
  await page.getByRole('button', { name: 'Pro wählen' }).click();
  const change = page.getByRole('dialog', { name: 'Zu Pro wechseln' });
  // One day of 365 has begun: 99 EUR less the rest of 49 EUR.
  await expect(change).toContainText('50,13');
  await expectAccessibleDialog(page);
  await change.getByRole('button', { name: 'Nicht wechseln' }).click();
  await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page).toHaveURL(/\/settings\/billing$/);
  await openSection(page, 'API-Schlüssel');
  await lookAtDialogs(page, ['Neuer Schlüssel']);
  await makeApiKey(page);
  await lookAtDialogs(page, ['Sperren']);
  await openSection(page, 'Konto');
  await lookAtDialogs(page, ['Ändern', 'App einrichten']);
  // To the sign-in service and back; its code does not stay in the address.
  await page.getByRole('button', { name: 'GitHub verknüpfen' }).click();
  await page.getByRole('button', { name: 'GitHub trennen' }).click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(page.getByRole('button', { name: 'GitHub verknüpfen' })).toBeVisible();
  await openSection(page, 'Speicherort');
  await page.getByRole('button', { name: 'Einschalten' }).click();
  const dialog = page.getByRole('dialog');
  // Only the user reads it, unless he says otherwise.
  await expect(dialog.getByRole('radio', { name: /^Nur ich/ })).toBeChecked();
  await dialog.getByLabel('Neue Passphrase').fill(PASSPHRASE);
  await dialog.getByLabel('Passphrase wiederholen').fill(PASSPHRASE);
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  await expect(page.getByRole('heading', { name: 'Dein Wiederherstellungs-Kit' })).toBeVisible();
  await expectAccessibleDialog(page);
  const [kit] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Kit speichern' }).click(),
  ]);
  await dialog.getByLabel('Ich habe das Kit sicher aufbewahrt').click();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByText(/An\. Zuletzt/)).toBeVisible();
  await lookAtDialogs(page, ['Kit noch einmal', 'Passphrase ändern']);
  await openSection(page, 'Konto');
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect(page.getByText('Fingerabdruck, Gesicht')).toBeVisible();
  await lookAtDialogs(page, ['Codes erzeugen', 'Entfernen']);
  await expect(page.getByText('Noch 10 Codes. Jeder gilt einmal.')).toBeVisible();

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
  // Half signed in is not signed in, also after a reload.
  await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(page).toHaveURL(/multi-exchange/);

  // Signing out forgot the key: the kit opens it again, with a new passphrase.
  await page.goto(at('/settings/sync'));
  await expect(dialog).toContainText('In deinem Konto');
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: 'Mit dem Kit entsperren' }).click();
  await expectAccessibleDialog(page);
  await dialog.getByLabel('Datei wählen').setInputFiles((await kit.path()) ?? '');
  await dialog.getByLabel('Neue Passphrase').fill('noch ein langer Satz');
  await dialog.getByLabel('Passphrase wiederholen').fill('noch ein langer Satz');
  await dialog.getByRole('button', { name: 'Entsperren', exact: true }).click();
  await expect(page.getByText('Nur deine Geräte können die Daten lesen')).toBeVisible();
  // Back to what the server can read, after a question; then it could be encrypted anew.
  await page.getByRole('button', { name: 'Ausschalten' }).last().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ausschalten' }).click();
  await lookAtDialogs(page, ['Verschlüsseln']);

  // Withdrawn by one confirmation: said on the screen with the plan that holds now, and by mail at once.
  await openSection(page, 'Abo und Rechnungen');
  await page.getByRole('main').getByRole('button', { name: 'Vertrag widerrufen', exact: true }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText(/48,87.*jetzt gilt/)).toBeVisible();
  const sent = (await (await page.request.get(at('/api/dev/mail.json'))).json()).mails;
  const confirmed = sent.filter((one: { recipient: string }) => one.recipient === email);
  expect(confirmed.map((one: { subject: string }) => one.subject)).toContain(
    'Cryptax: Widerruf bestätigt / Withdrawal confirmed',
  );

  await openSection(page, 'Konto');
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('dialog').getByLabel('Passwort').fill(PASSWORD);
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText('Kein Konto')).toBeVisible();
});

/** Opens what each button opens, every button of the name, and leaves it as it was. */
async function lookAtDialogs(page: Page, openers: readonly string[]): Promise<void> {
  for (const name of openers) {
    const buttons = page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(buttons.first()).toBeVisible();
    for (const button of await buttons.all()) {
      await button.click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      await expectAccessibleDialog(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
}

/** The key itself is shown once, in the dialog that made it. */
async function makeApiKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Neuer Schlüssel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Tabelle');
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(dialog.getByRole('button', { name: 'Kopieren' })).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** A link that is no longer valid gets a new mail on the spot; who logs in unconfirmed is offered the same. */
async function comeLate(page: Page, at: (path: string) => string, email: string): Promise<void> {
  const stale = new URLSearchParams({ token: 'long-gone', type: 'signup', redirect_to: at('/auth/callback') });
  await page.goto(at(`/api/auth/v1/verify?${stale}`));
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Neue Mail schicken' }).click();
  await expect(page.getByText(`Wir haben eine Mail an ${email} geschickt.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Noch eine Mail in \d+ s$/ })).toBeDisabled();

  await page.goto(at('/auth'));
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText(`Die Adresse ${email} ist noch nicht bestätigt.`)).toBeVisible();
  await expect(page.getByLabel('Code aus der Mail (6 Ziffern)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neue Mail schicken' })).toBeEnabled();
}

/** A security key of the browser's own that says yes to every question. */
async function plugInKey(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

function expectHeaders(headers: Readonly<Record<string, string>>): void {
  const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
  expect(scripts).toBe("'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
}

/** The policy holds in the browser: a script that somebody managed to write into the page does not run. */
async function expectNoInlineScript(page: Page): Promise<void> {
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });
  expect(ran).toBe(false);
}
