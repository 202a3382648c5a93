/**
 * The way of an account on one machine: be turned away by a page that needs a login, come with a link that is a day too old,
 * register, confirm by the mail that waits in the local outbox, buy a plan at the marked test checkout, cancel it and take that
 * back, change it against its credit, link and unlink a sign-in service, sync encrypted, sign in with a second factor, withdraw,
 * get money back, let a plan end, sign in with a recovery code, delete everything. One journey, because each step needs the last.
 * On the way the browser itself is asked what the security headers forbid. The server is its own: time passes for it.
 */
import type { Page } from '@playwright/test';
import {
  type At,
  copied,
  expectHeaders,
  expectNoInlineScript,
  fillRegistration,
  linkFor,
  logIn,
  logOut,
  lookAtDialogs,
  PASSWORD,
  plugInKey,
} from './account-steps.ts';
import { type MortalServer, startMortalServer } from './mortal-server.ts';
import { changePlan, leavePlans, pay } from './plan-steps.ts';
import { moveTo, openSection } from './steps.ts';
import { expect, expectAccessibleDialog, test } from './test.ts';
import { wordsIn } from './words.ts';

const PASSPHRASE = 'ein Satz aus vielen Worten';
const HOUR_MS = 3_600_000;
const words = wordsIn('de');
const { locale, say, like } = words;

test('an account from registration to deletion', async ({ page, baseURL, prefer, watch }) => {
  // A wrong password, what is asked or signed out while an account goes, and the plain checkout page's missing icon.
  watch.expectError(/status of (400|401|403|404)/);
  watch.expectError(/Content Security Policy/);
  watch.expectError(/left the machine: http:\/\/localhost:/);
  const outside = `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 2}`;
  const server = await startMortalServer({
    CRYPTAX_DEV: '1',
    CRYPTAX_AUTH_GITHUB_CLIENT_ID: 'e2e',
    CRYPTAX_AUTH_GITHUB_CLIENT_SECRET: 'e2e',
    CRYPTAX_AUTH_GITHUB_BASE: `${outside}/github`,
  });
  try {
    await prefer({ locale });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // Passkeys belong to a name, not to a number, so this machine is called by its name here.
    const origin = server.address.replace('127.0.0.1', 'localhost');
    await liveWithAnAccount(page, server, (path) => new URL(path, origin).href);
    // The page may still load what it will need later; it must not ask a server that is gone.
    await page.close();
  } finally {
    await server.end();
  }
});

async function liveWithAnAccount(page: Page, server: MortalServer, at: At): Promise<void> {
  const email = 'kim@example.org';
  await comeLate(page, server, at);
  await plugInKey(page);
  const first = await page.goto(at('/auth?mode=register&plan=premium&redirect=%2Fpricing'));
  expectHeaders(first?.headers() ?? {});
  await expectNoInlineScript(page);
  await fillRegistration(page, words, email, 'kurz');
  await expect(page.getByText(say('Das Passwort muss mindestens 8 Zeichen lang sein.'))).toBeVisible();
  await fillRegistration(page, words, email, PASSWORD);
  await expect(page.getByRole('heading', { name: say('Fast fertig') })).toBeVisible();
  await expect(page.getByText(say('Dieser Server verschickt keine Mails.'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('Postausgang öffnen') })).toHaveAttribute('href', /\/dev\/mail$/);
  await expect(page.getByRole('button', { name: like('Noch eine Mail in {{seconds}} s') })).toBeDisabled();
  await page.goto(await linkFor(page, at, email));
  await expect(page.getByRole('heading', { name: say('Deine E-Mail-Adresse ist bestätigt') })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/callback$/);

  // What was chosen before the registration has come along through the mail.
  await page.getByRole('button', { name: say(['Weiter', 'Continue']) }).click();
  await expect(page).toHaveURL(/\/pricing\?plan=premium$/);
  await page.getByRole('button', { name: say('{{plan}} wählen', { plan: 'Premium' }) }).click();
  await pay(page, 'Premium');
  await changePlan(page, at, email);
  // The ways out of the contract are at the foot of the shell's screens, as of the public ones (sections 312k, 356a BGB).
  for (const address of ['/multi-exchange', '/transactions', '/settings/billing']) {
    await moveTo(page, address);
    for (const name of [say('Verträge hier kündigen'), say('Vertrag widerrufen')]) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', /\/settings\/billing$/);
    }
  }
  await setUpAccount(page);
  const kit = await syncEncrypted(page);
  await openSection(page, say('Konto'));
  await page.getByRole('button', { name: say('Passkey einrichten') }).click();
  await expect(page.getByText(say('Fingerabdruck, Gesicht, Geräte-PIN oder Sicherheitsschlüssel'))).toBeVisible();
  await page.getByRole('button', { name: say('Codes erzeugen') }).click();
  const codes = page.getByRole('dialog').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessibleDialog(page);
  const [code = ''] = (await copied(page, words)).split('\n');
  await expect(codes.first()).toHaveText(code);
  await page.keyboard.press('Escape');
  await expect(page.getByText(say('Noch {{count}} Codes. Jeder gilt einmal.', { count: 10 }))).toBeVisible();
  await lookAtDialogs(page, [say('Entfernen')]);

  await logOut(page, words);
  await moveTo(page, '/auth');
  await logIn(page, words, email, 'falsches passwort');
  await expect(page.getByText(say('E-Mail oder Passwort ist falsch.'))).toBeVisible();
  await logIn(page, words, email, PASSWORD);
  // Half signed in is not signed in, also after a reload.
  await expect(page.getByRole('heading', { name: say('Zweiter Faktor') })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: say('Mit Passkey bestätigen') }).click();
  await expect(page).toHaveURL(/multi-exchange/);

  // Signing out forgot the key: the kit opens it again, with a new passphrase.
  await moveTo(page, '/settings/sync');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/In deinem Konto|Your account holds/);
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: say('Mit dem Kit entsperren') }).click();
  await expectAccessibleDialog(page);
  await dialog.getByLabel(say(['Datei wählen', 'Choose file'])).setInputFiles(kit);
  await dialog.getByLabel(say('Neue Passphrase')).fill('noch ein langer Satz');
  await dialog.getByLabel(say('Passphrase wiederholen')).fill('noch ein langer Satz');
  await dialog.getByRole('button', { name: say('Entsperren'), exact: true }).click();
  await expect(page.getByText(say('An. Nur deine Geräte können die Daten lesen.'))).toBeVisible();
  // Back to what the server can read, after a question; then it could be encrypted anew.
  await page
    .getByRole('button', { name: say('Ausschalten') })
    .last()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleDialog(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Ausschalten') })
    .click();
  await lookAtDialogs(page, [say('Verschlüsseln')]);

  await leavePlans(page, server, at, email);
  await openSection(page, say('Konto'));
  await logOut(page, words);
  await moveTo(page, '/auth');
  await logIn(page, words, email, PASSWORD);
  await page.getByRole('button', { name: say('App oder Passkey verloren? Mit Wiederherstellungscode') }).click();
  await page.getByLabel(say('Wiederherstellungscode'), { exact: true }).fill(code);
  await page.getByRole('button', { name: say(['Bestätigen', 'Confirm']), exact: true }).click();
  await expect(page).toHaveURL(/multi-exchange/);
  await moveTo(page, '/settings/account');
  await expect(page.getByText(say('Noch {{count}} Codes. Jeder gilt einmal.', { count: 9 }))).toBeVisible();
  await page.getByRole('button', { name: say('Konto löschen') }).click();
  await page.getByRole('dialog').getByLabel(say('Passwort')).fill(PASSWORD);
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: say(['Endgültig löschen', 'Delete for good']) }).click();
  await expect(page.getByText(say('Kein Konto'))).toBeVisible();
}

/**
 * A page that needs a login says so and remembers the way. A link older than a day gets a new mail on the spot; who logs in
 * unconfirmed is offered the same.
 */
async function comeLate(page: Page, server: MortalServer, at: At): Promise<void> {
  const email = 'late@example.org';
  await page.goto(at('/payment/success'));
  await expect(page.getByText(say('Für diese Seite brauchst du eine Anmeldung.'))).toBeVisible();
  await page.getByRole('link', { name: say('Jetzt anmelden') }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fpayment%2Fsuccess$/);
  await page.getByRole('tab', { name: say('Registrieren') }).click();
  await fillRegistration(page, words, email, PASSWORD);
  await expect(page.getByRole('heading', { name: say('Fast fertig') })).toBeVisible();
  const link = await linkFor(page, at, email);
  await server.later(25 * HOUR_MS);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('Dieser Link gilt nicht mehr') })).toBeVisible();
  await page.getByLabel(say('E-Mail')).fill(email);
  await page.getByLabel(say('Passwort'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('Neue Mail schicken') }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: like('Noch eine Mail in {{seconds}} s') })).toBeDisabled();

  await moveTo(page, '/auth');
  await logIn(page, words, email, PASSWORD);
  const waiting =
    'Die Adresse {{email}} ist noch nicht bestätigt. Gib den Code aus der Mail ein, oder lass dir eine neue schicken.';
  await expect(page.getByText(say(waiting, { email }))).toBeVisible();
  await expect(page.getByLabel(say('Code aus der Mail (6 Ziffern)'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('Neue Mail schicken') })).toBeEnabled();
}

/** A key of the API and the secret of an authenticator app are copied; a sign-in service comes and goes. */
async function setUpAccount(page: Page): Promise<void> {
  await openSection(page, say(['API-Schlüssel', 'API keys']));
  await page.getByRole('button', { name: say('Neuer Schlüssel') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('Name')).fill('Tabelle');
  await dialog.getByRole('button', { name: say('Anlegen') }).click();
  await expect(dialog.getByRole('button', { name: say('Kopieren') })).toBeVisible();
  await expectAccessibleDialog(page);
  await expect(dialog).toContainText(await copied(page, words));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await lookAtDialogs(page, [say(['Sperren', 'Revoke'])]);
  await openSection(page, say('Konto'));
  await lookAtDialogs(page, [say('Ändern')]);
  await page.getByRole('button', { name: say('App einrichten') }).click();
  await expect(dialog.locator('code')).toHaveText(await copied(page, words));
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // To the sign-in service and back; its code does not stay in the address.
  await page.getByRole('button', { name: say('{{name}} verknüpfen', { name: 'GitHub' }) }).click();
  await page.getByRole('button', { name: say(['{{name}} trennen', 'Unlink {{name}}'], { name: 'GitHub' }) }).click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(page.getByRole('button', { name: say('{{name}} verknüpfen', { name: 'GitHub' }) })).toBeVisible();
}

/** Turned on in the settings; gives back where the recovery kit was saved. */
async function syncEncrypted(page: Page): Promise<string> {
  await openSection(page, say('Speicherort'));
  await page.getByRole('button', { name: say(['Einschalten', 'Turn on']) }).click();
  const dialog = page.getByRole('dialog');
  // Only the user reads it, unless he says otherwise.
  await expect(dialog.getByRole('radio', { name: new RegExp(`^${say('Nur ich')}`) })).toBeChecked();
  await dialog.getByLabel(say('Neue Passphrase')).fill(PASSPHRASE);
  await dialog.getByLabel(say('Passphrase wiederholen')).fill(PASSPHRASE);
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: say(['Einschalten', 'Turn on']) }).click();
  await expect(page.getByRole('heading', { name: say('Dein Wiederherstellungs-Kit') })).toBeVisible();
  await expectAccessibleDialog(page);
  const [kit] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say('Kit speichern') }).click(),
  ]);
  await dialog.getByLabel(say('Ich habe das Kit sicher aufbewahrt')).click();
  await dialog.getByRole('button', { name: say(['Fertig', 'Done']) }).click();
  await expect(page.getByText(like('An. Zuletzt {{when}}.'))).toBeVisible();
  await lookAtDialogs(page, [say('Kit noch einmal'), say('Passphrase ändern')]);
  return kit.path();
}
