/** What only a real browser shows of the people's side: legal texts on paper, the self-test over its own database, and a journey that stays at home. */
import { pdfText } from '@cryptax/reports/testing';
import type { Page } from '@playwright/test';
import { moveTo, openSection } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';
import { wordsIn } from './words.ts';

const { locale, say, like } = wordsIn('de');

test('legal texts on paper and on the screen; the app checks itself, and remembers a journey on this machine', async ({
  page,
  prefer,
}) => {
  await prefer({ locale, theme: 'dark', mode: 'expert' });
  await page.goto('/widerruf');
  await test.step('a legal text prints black on white, without the way around it, the form on a sheet of its own', () =>
    printText(page));
  await test.step('a contract is withdrawn from without a login', () => withdraw(page));
  await test.step('the texts say what this very server does', () => readFacts(page));
  await test.step('the app checks itself, and remembers a journey without a request leaving the machine', () =>
    lookAtJourney(page));
});

async function printText(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(
    page.locator('header, nav, aside, footer, main :is(a, button, input)').filter({ visible: true }),
  ).toHaveCount(0);

  const { pages } = await pdfText(new Uint8Array(await page.pdf({ format: 'A4' })));
  // The pieces of a line begin and end where the browser changes the font, so the spaces tell nothing.
  const sheets = pages.map((lines) => lines.flat().join('').replaceAll(' ', ''));
  expect(sheets).toHaveLength(2);
  expect(sheets[0]).toMatch(
    /Widerrufsbelehrung.*Zuletztgeändertam\d\d\.\d\d\.\d{4}|Rightofwithdrawal.*Lastchangedon\d/,
  );
  expect(sheets[1]).toMatch(
    /^4\.(Muster-Widerrufsformular.*DatumundUnterschrift|Modelwithdrawalform.*Dateandsignature)/,
  );
  await page.emulateMedia({ media: 'screen' });
}

/** From the foot of the page (section 356a BGB). */
async function withdraw(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Vertrag widerrufen') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('Vertrag widerrufen') })).toBeVisible();
  await page.getByLabel(say('Dein Name')).fill('Kim Berg');
  await page.getByLabel(say('E-Mail-Adresse des Kontos')).fill(`kim-${process.pid}-${Date.now()}@example.org`);
  await page.getByLabel(say('Vertrag'), { exact: true }).fill('Cryptax Premium');
  await page.getByRole('button', { name: say('Widerruf bestätigen') }).click();
  const receipt = page.getByRole('status').filter({ hasText: say('Dein Widerruf ist eingegangen') });
  await expect(receipt).toBeVisible();
  // This server sends no mails, so none is said to be on its way.
  await expect(receipt).toContainText(
    like(
      'Dieser Server verschickt keine Mails. Die Bestätigung an {{email}} liegt auf dieser Maschine im Postausgang.',
    ),
  );
  await expect(receipt.getByRole('link', { name: say('Postausgang öffnen') })).toBeVisible();
}

/** What goes on after the first term can be ended at once (section 309 no. 9 b BGB). */
async function readFacts(page: Page): Promise<void> {
  await moveTo(page, '/agb');
  await expect(
    page.getByText(/jederzeit auch sofort beenden, ohne Frist|at any time with immediate effect/),
  ).toBeVisible();
  await moveTo(page, '/datenschutz');
  for (const fact of [
    'Wo der Server steht, hat der Betreiber nicht angegeben; frage ihn unter der Adresse im Impressum.',
    'Täglich entsteht eine verschlüsselte Sicherung der Datenbank auf demselben Server; die letzten 30 werden aufbewahrt. Den Schlüssel hat der Betreiber.',
    'Auf diesem Server ist kein Zahlungsdienst eingerichtet: es fließt kein Geld, und Stripe erfährt nichts.',
  ]) {
    await expect(page.getByText(say(fact))).toBeVisible();
  }
}

async function lookAtJourney(page: Page): Promise<void> {
  // The part of an address that names a card is read when a page is loaded.
  await page.goto('/settings/about#self-test');
  await page.getByRole('button', { name: say('Selbsttest starten') }).click();
  // 18 worked examples of the rule book, computed in the worker of the built app.
  await expect(page.getByText(say('{{count}} Vergleiche', { count: 18 }), { exact: true })).toBeVisible();
  await expect(page.getByText(say('Alles in Ordnung.'))).toBeVisible();

  await openSection(page, say(['Datenschutz', 'Privacy']));
  await page.getByRole('switch', { name: like('Reise auswerten') }).click();
  await page.getByRole('link', { name: say('Auswertung ansehen') }).click();
  await expect(page.getByRole('heading', { name: say('Zuletzt'), exact: true })).toBeVisible();
  await expect(page.getByText('/klaus-analytics', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Zurücksetzen') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: say('Besuche löschen') }).click();
  await expect(page.getByText(say('Noch nichts gemerkt. Sieh dich in der App um und komm wieder.'))).toBeVisible();
}
