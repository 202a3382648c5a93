/**
 * Every kind of dialog, drawer, popover, menu and list, opened with the keyboard alone: it has a name, takes the focus and
 * keeps it while it is modal, axe finds nothing, Esc closes it and what opened it has the focus again. The components are
 * taken in the dark from the catalogue, the dialogs of the screens in the light; those that belong to a journey are looked
 * at there.
 */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

type Role = 'dialog' | 'alertdialog' | 'menu' | 'listbox';

interface Overlay {
  readonly role: Role;
  /** What opens it; the first button or list box of that name. */
  readonly opener: string | RegExp;
  readonly name: string | RegExp;
  /** The page behind stays usable, so Tab may leave. */
  readonly isFree?: boolean;
}

const devPort = Number(process.env.E2E_PORT ?? 4490) + 1;

const COMPONENTS: readonly Overlay[] = [
  { role: 'alertdialog', opener: 'Confirmation', name: /delete/i },
  { role: 'dialog', opener: 'Upgrade', name: /.+/ },
  { role: 'dialog', opener: 'Drawer', name: /.+/, isFree: true },
  { role: 'menu', opener: 'Menu', name: 'Menu' },
  { role: 'dialog', opener: 'Storage', name: 'Storage', isFree: true },
  { role: 'dialog', opener: 'Exchange or wallet', name: 'Search exchange or wallet', isFree: true },
  { role: 'listbox', opener: 'Type', name: '' },
];

const SHELL: readonly Overlay[] = [
  { role: 'dialog', opener: /^Suchen oder springen/, name: 'Suchen oder springen' },
  { role: 'dialog', opener: /^Steuerjahr/, name: 'Steuerjahr', isFree: true },
  { role: 'menu', opener: 'Konto und Einstellungen', name: 'Konto und Einstellungen' },
  { role: 'dialog', opener: 'Lokal gespeichert', name: 'Lokal gespeichert', isFree: true },
  { role: 'dialog', opener: 'Hilfe öffnen', name: 'Einstellungen', isFree: true },
];

const SCREENS: Readonly<Record<string, readonly Overlay[]>> = {
  '/settings': [
    ...SHELL,
    { role: 'dialog', opener: 'Angaben für das Deckblatt bearbeiten', name: 'Angaben für das Deckblatt' },
    { role: 'dialog', opener: 'Sichern …', name: 'Sicherung in eine Datei' },
    { role: 'dialog', opener: 'Zurückholen …', name: 'Sicherung zurückholen' },
    { role: 'alertdialog', opener: 'Löschen …', name: 'Alle Daten in diesem Browser löschen?' },
    { role: 'dialog', opener: 'Neu starten', name: 'Willkommen bei Cryptax' },
  ],
  '/reports': [{ role: 'dialog', opener: 'Paket öffnen', name: 'Beraterpaket öffnen' }],
  '/exchange-settings': [{ role: 'dialog', opener: 'Börse verbinden', name: 'Börse verbinden' }],
  '/wallet-connect': [{ role: 'dialog', opener: 'Wo finde ich meine Adresse?', name: 'Wo finde ich meine Adresse?' }],
};

test('the components that open above the page', async ({ page, prefer }) => {
  await prefer({ locale: 'en', theme: 'dark', dev: true });
  await page.goto(`http://127.0.0.1:${devPort}/ui-catalogue`);
  for (const overlay of COMPONENTS) await walkThrough(page, overlay);
});

test('the dialogs of the screens', async ({ page, prefer }) => {
  await prefer({ locale: 'de', theme: 'light', mode: 'expert' });
  for (const [address, overlays] of Object.entries(SCREENS)) {
    await page.goto(address);
    for (const overlay of overlays) await walkThrough(page, overlay);
  }
});

async function walkThrough(page: Page, { role, opener, name, isFree = false }: Overlay): Promise<void> {
  await test.step(`${role} ${name}`, async () => {
    const names = { name: opener, exact: true };
    const button = page.getByRole('button', names).or(page.getByRole('combobox', names)).first();
    await button.press('Enter');
    const overlay = page.getByRole(role, { name });
    await expect(overlay).toBeVisible();
    const focused = page.locator(`[role="${role}"]:focus, [role="${role}"] :focus`);
    await expect(focused).toHaveCount(1);
    await expectAccessible(page, `[role="${role}"]`);
    if (role.endsWith('dialog') && !isFree) {
      // From the first control backwards, and from the last one on: round, and never out.
      await page.keyboard.press('Shift+Tab');
      await expect(focused).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(focused).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();
  });
}
