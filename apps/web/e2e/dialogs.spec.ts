/**
 * Every kind of dialog, drawer, popover, menu and list, opened with the keyboard alone: it has a name, takes the focus and
 * keeps it while it is modal, axe finds nothing, Esc closes it and what opened it has the focus again. The guide of the tour, which
 * opens in the page and not above it, is asked the same. The dialogs of the screens
 * are opened here in the light, the components in the dark from the catalogue (internal.spec.ts); those that belong to a journey
 * are looked at there. docs/accessibility.md lists all of them with the test that asks about each.
 */
import type { Locator, Page } from '@playwright/test';
import { walkThrough } from './overlay-steps.ts';
import { CHOSEN, SCREENS, TRANSACTIONS } from './overlays.data.ts';
import { moveTo, staysAfterImport } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, expectNotice, test } from './test.ts';

/** Three rewards of one coin in one wallet: what is said of one may hold for the others. */
const REWARDS = Buffer.from(
  JSON.stringify({
    format: 'cryptax-ledger',
    version: 1,
    events: [1, 2, 3].map((day) => ({
      id: `r${day}`,
      at: `2024-03-0${day}T10:00:00Z`,
      kind: 'income',
      incomeKind: 'staking',
      wallet: 'A',
      in: { asset: 'ETH', amount: '0.1' },
      valueEur: '300.00',
    })),
  }),
);

test('the dialogs of the screens, first without entries, then over some', async ({ page, prefer, watch }) => {
  await prefer({ locale: 'de', theme: 'light', mode: 'expert' });
  // The library of WalletConnect would frame a page of its own, which the policy of the app forbids.
  watch.expectError(/Framing 'https:\/\/verify\.|property from 'Window': Access is denied/);
  await offerPairing(page);
  await staysAfterImport(page);
  for (const [address, overlays] of Object.entries(SCREENS)) {
    await moveTo(page, address);
    for (const overlay of overlays) await walkThrough(page, overlay);
    if (address === '/settings/general') await lookAtTerm(page);
    if (address === '/settings/general') await lookAtTour(page);
    if (address === '/wallet-connect') await lookAtPairing(page);
  }
  await lookOverEntries(page);
});

async function lookOverEntries(page: Page): Promise<void> {
  await moveTo(page, '/smart-import');
  const file = { name: 'rewards.json', mimeType: 'application/json', buffer: REWARDS };
  await page.getByLabel('Dateien wählen').setInputFiles(file);
  await page.getByRole('button', { name: /Buchungen übernehmen$/ }).click();
  await expect(page.getByText('Dateien erfolgreich importiert')).toBeVisible();

  await moveTo(page, '/transactions');
  const entries = page.locator('tr[data-event]');
  await expect(entries).toHaveCount(3);
  for (const overlay of TRANSACTIONS) await walkThrough(page, overlay);
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).click();
  for (const overlay of CHOSEN) await walkThrough(page, overlay);
  await page.keyboard.press('Escape');

  await labelFirst(page, () => expectAccessibleDialog(page));
  // Taken back and done anew: the branch that is left behind takes room, which the history can give back.
  await page.getByRole('button', { name: 'Verlauf', exact: true }).press('Enter');
  const undo = page.getByRole('dialog').getByRole('button', { name: 'Rückgängig' });
  // A key is not waited with until the history has been read.
  await expect(undo).toBeEnabled();
  await undo.press('Enter');
  await expect(page.getByRole('dialog').getByText('zurückgenommen')).toBeVisible();
  await page.keyboard.press('Escape');
  await labelFirst(page);
  await moveTo(page, '/settings/data');
  await page.getByRole('button', { name: 'Verlauf kürzen …' }).press('Enter');
  await expect(page.getByRole('alertdialog').getByText(/^Ein Schritt, den du zurückgenommen/)).toBeVisible();
  await expectAccessible(page, '[role="alertdialog"]');
  await page.getByRole('button', { name: 'Verlauf kürzen', exact: true }).press('Enter');
  await expectNotice(page, 'Verlauf gekürzt');

  await moveTo(page, '/past-years');
  const enter = 'Erklärte Zahlen 2024 eintragen';
  await walkThrough(page, { role: 'dialog', opener: enter, name: 'Was hast du für 2024 erklärt?' });
  await page.getByRole('button', { name: enter }).press('Enter');
  await page.getByLabel('Leistungen nach Werbungskosten (§ 22 Nr. 3)').fill('900');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Erklärte Zahlen 2024 ändern' })).toBeVisible();
  // What was declared in full has a known interest of nothing, and its derivation.
  await walkThrough(page, { role: 'dialog', opener: /, Herleitung anzeigen$/, name: 'Zinsen für 2024' });

  await moveTo(page, '/transactions?view=review&list=rules');
  await walkThrough(page, { role: 'dialog', opener: 'Regel schreiben', name: 'Regel schreiben' });
  await walkThrough(page, { role: 'dialog', opener: 'Adresse eintragen', name: 'Adresse eintragen' });
  await walkThrough(page, { role: 'dialog', opener: 'Zuordnung schreiben', name: 'Zuordnung schreiben' });

  await moveTo(page, '/klaus-journey#path');
  for (let step = 1; step < 4; step++) await page.getByRole('button', { name: 'Weiter' }).press('Enter');
  await walkThrough(page, { role: 'dialog', opener: 'Abschließen', name: 'Fast geschafft' });
}

/** Says of the first entry what it was; the question about similar ones is left open, looked at and closed. */
async function labelFirst(page: Page, look = async () => {}): Promise<void> {
  await page.locator('tr[data-event]').first().focus();
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Was war das?' }).getByRole('combobox').press('Enter');
  await page.getByRole('option', { name: 'Lending' }).press('Enter');
  await page.getByRole('button', { name: 'Anwenden' }).press('Enter');
  const similar = page.getByRole('dialog', { name: 'Gilt das auch für 2 ähnliche Buchungen?' });
  await expect(similar).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(similar).toBeHidden();
}

/** A relay of our own says yes to whatever it is asked, so that a code can be made without the network. */
async function offerPairing(page: Page): Promise<void> {
  await page.route('**/api/config', (route) => route.fulfill({ json: { walletConnectProjectId: '0'.repeat(32) } }));
  await page.routeWebSocket(/relay\.walletconnect/, (socket) =>
    socket.onMessage((message) => {
      const { id } = JSON.parse(String(message)) as { readonly id: number };
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }));
    }),
  );
}

async function lookAtPairing(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Mit WalletConnect verbinden' });
  await start.press('Enter');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
}

/** The guide of the tour, unfolded in each of its places, and every step to its end. Nothing of it is a dialog. */
async function lookAtTour(page: Page): Promise<void> {
  const restart = page.getByRole('button', { name: 'Neu starten' });
  const guide = page.getByRole('region', { name: 'Begleiter der Tour' });
  const toggle = guide.locator('button[aria-expanded]');
  await restart.press('Enter');
  // Within the wide navigation; whoever called it is led there.
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveText(/Willkommen bei Cryptax/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tour starten' }).press('Enter');
  await expect(toggle).toHaveText(/Wie möchtest du arbeiten\?/);
  await expect(toggle).toBeFocused();
  await expectAccessible(page, 'aside');
  await page.getByRole('button', { name: /^Expertenmodus/ }).press('Enter');
  await expect(page.getByText('Schritt 1 von 4')).toBeVisible();
  await expectAccessible(page, 'aside');
  await lookBesideIcons(page, guide);
  await lookOnPhone(page, guide);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (let step = 1; step <= 4; step++) {
    await expect(page.getByText(`Schritt ${step} von 4`)).toBeVisible();
    await page.getByRole('button', { name: 'Als erledigt markieren' }).press('Enter');
  }
  await expect(toggle).toHaveText(/Tour geschafft/);
  await expectAccessible(page, 'aside');
  await page.getByRole('button', { name: 'Fertig' }).press('Enter');
  await expect(guide).toHaveCount(0);
  await expect(restart).toBeFocused();
}

/** A column beside the icons: the page moves over. */
async function lookBesideIcons(page: Page, guide: Locator): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 800 });
  const button = page.getByRole('button', { name: /^Tour 0\/4/ });
  await expect(guide).toBeVisible();
  await expectAccessible(page);
  const { right } = await edges(guide);
  await expect.poll(async () => (await edges(page.getByRole('main'))).left).toBeGreaterThanOrEqual(right);
  await guide.getByRole('link', { name: 'Zum Import' }).focus();
  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guide.getByRole('heading')).toBeFocused();
}

/** At most half the screen, the last part of the page, and what gets the focus is brought above it. */
async function lookOnPhone(page: Page, guide: Locator): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(guide.getByRole('link', { name: 'Zum Import' })).toBeVisible();
  await expectAccessible(page);
  const { top } = await edges(guide);
  expect(top).toBeGreaterThanOrEqual(844 / 2);
  const inPage = page.getByRole('main').locator('a[href], button:not([disabled]), [role="switch"]');
  for (const stop of [inPage.first(), inPage.last()]) {
    await stop.focus();
    await expect.poll(async () => (await edges(stop)).bottom).toBeLessThanOrEqual(top);
  }
}

async function edges(place: Locator) {
  return place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
  });
}

/** The words of the glossary have a page of their own in the guide. */
async function lookAtTerm(page: Page): Promise<void> {
  await page.keyboard.press('F1');
  await page.getByRole('combobox').fill('FIFO');
  await page
    .getByRole('option', { name: /Begriff/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Zurück zur Hilfe' })).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It had the focus before F1, and gets it back a moment after the dialog has gone.
  await expect(page.getByRole('button', { name: 'Hilfe öffnen' })).toBeFocused();
}
