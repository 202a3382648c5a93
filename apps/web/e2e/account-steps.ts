/** Steps of a person with an account, in the language of the run: registering, mails, dialogs, copied secrets. */
import type { Page } from '@playwright/test';
import { expect, expectAccessibleDialog } from './test.ts';
import type { Words } from './words.ts';

export type At = (path: string) => string;

export const PASSWORD = 'korrekt pferd batterie';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** What waits in the outbox of a server that sends no mails, newest first. */
async function mailsTo(page: Page, at: At, email: string): Promise<readonly Mail[]> {
  const { mails } = (await (await page.request.get(at('/api/dev/mail.json'))).json()) as { mails: readonly Mail[] };
  return mails.filter(({ recipient }) => recipient === email);
}

export async function linkFor(page: Page, at: At, email: string): Promise<string> {
  const [mail] = await mailsTo(page, at, email);
  return /^https?:\/\/\S+$/m.exec(mail?.body ?? '')?.[0] ?? '';
}

/** The last mail or mails, newest first, so that an earlier one of the same name says nothing. */
export async function expectMail(page: Page, at: At, email: string, ...subjects: readonly string[]): Promise<void> {
  const last = async () => (await mailsTo(page, at, email)).slice(0, subjects.length).map(({ subject }) => subject);
  await expect.poll(last).toEqual(subjects);
}

export async function fillRegistration(page: Page, { say }: Words, email: string, password: string): Promise<void> {
  await page.getByLabel(say('Name'), { exact: true }).fill('Kim Berg');
  await page.getByLabel(say('E-Mail')).fill(email);
  await page.getByLabel(say('Neues Passwort')).fill(password);
  await page.getByRole('button', { name: say(['Konto anlegen', 'Create account']), exact: true }).click();
}

export async function logIn(page: Page, { say }: Words, email: string, password: string): Promise<void> {
  await page.getByLabel(say('E-Mail')).fill(email);
  await page.getByLabel(say('Passwort'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Anmelden'), exact: true }).click();
}

export async function logOut(page: Page, { say }: Words): Promise<void> {
  await page.getByRole('button', { name: say('Konto und Einstellungen') }).click();
  await page.getByRole('menuitem', { name: say('Abmelden') }).click();
  await expect(page.getByText(say('Kein Konto'))).toBeVisible();
}

/** Opens what each button opens, every button of the name, and leaves it as it was. */
export async function lookAtDialogs(page: Page, openers: readonly string[]): Promise<void> {
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

/** Copied by its button, as the clipboard has it. */
export async function copied(page: Page, { say }: Words): Promise<string> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Kopieren') })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(async () => {
    const text = await navigator.clipboard.readText();
    await navigator.clipboard.writeText('');
    return text.trim();
  });
}

/** A security key of the browser's own that says yes to every question. */
export async function plugInKey(page: Page): Promise<void> {
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

export function expectHeaders(headers: Readonly<Record<string, string>>): void {
  const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
  expect(scripts).toBe("'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
}

/** The policy holds in the browser: a script that somebody managed to write into the page does not run. */
export async function expectNoInlineScript(page: Page): Promise<void> {
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });
  expect(ran).toBe(false);
}
