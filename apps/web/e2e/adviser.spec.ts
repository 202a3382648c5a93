/**
 * A sealed report and what would change in it; a pack for the tax adviser, opened read-only, and its proposals, which come
 * back and are accepted one by one.
 */
import type { Page } from '@playwright/test';
import { ledgerFile, SMALL_LEDGER } from './small-ledger.ts';
import { importFiles, moveTo, type Saved, saved, staysAfterImport, withPlan } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';
import { wordsIn } from './words.ts';

const PASSPHRASE = 'correct horse battery';
const { locale, say, like, euro } = wordsIn('en');

/** A later sale of 0.1 BTC for 4,500.00 that cost 4,000.00: +500.00 in 2024. */
const MORE = ledgerFile([
  { id: 's3', at: '2024-09-01T10:00:00Z', kind: 'sell', out: { asset: 'BTC', amount: '0.1' }, valueEur: '4500.00' },
]);

const asFile = ({ name, bytes }: Saved) => ({ name, mimeType: 'application/octet-stream', buffer: bytes });

test('a sealed report tells what would change; a pack opens read-only, and proposals come back', async ({
  page,
  prefer,
}) => {
  await prefer({ locale, theme: 'light' });
  await withPlan(page, 'pro');
  await staysAfterImport(page);
  await importFiles(page, { name: 'ledger.json', mimeType: 'application/json', buffer: SMALL_LEDGER });
  await sealTheYear(page);
  const pack = await makePack(page);
  const proposals = await propose(page, pack);
  await acceptProposals(page, proposals);
});

async function sealTheYear(page: Page): Promise<void> {
  await moveTo(page, '/reports?year=2024');
  await page.getByRole('button', { name: say('Seal the report {{year}}', { year: 2024 }) }).click();
  await expect(page.getByText(say('unchanged'))).toBeVisible();
  await page.getByRole('button', { name: say('Recheck') }).click();
  const intact = say('Rechecked: the seal is intact, every figure agrees with the frozen inputs.');
  await expect(page.getByText(intact)).toBeVisible();

  await importFiles(page, { name: 'more.json', mimeType: 'application/json', buffer: MORE });
  await moveTo(page, '/reports?year=2024');
  // 26.375 % of 4,800.00 is 1,266.00, and it was 1,134.13.
  const headline = 'Your sealed report {{year}} would change by {{change}} ({{figure}}).';
  const change = `+${euro('131.87')}`;
  await expect(page.getByText(like(headline, { year: 2024, change }))).toBeVisible();
  await expect(page.getByText(like('{{event}} was added')).first()).toBeVisible();
  await page.getByRole('button', { name: say('Remove') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: say('Cancel') }).click();
  await page.getByRole('link', { name: say(['Ansehen', 'View']), exact: true }).click();
  await expect(page.getByText(like('It no longer changes.'))).toBeVisible();
}

async function makePack(page: Page): Promise<Saved> {
  await moveTo(page, '/reports?year=2024');
  await page.getByRole('button', { name: say('Create a pack') }).click();
  await page.getByLabel(say('Passphrase')).fill(PASSPHRASE);
  await page.getByLabel(say('Message to the adviser')).fill('Please look at the staking.');
  await expectAccessible(page);
  const pack = await saved(page, () => page.getByRole('button', { name: say('Save the pack') }).click());
  expect(pack.name).toBe('Adviser_Pack_2024.ctxpack');
  await page.getByRole('button', { name: say('Open a pack') }).click();
  const file = page.getByLabel(say('Choose file (.ctxpack)'));
  await expect(file).toBeAttached();
  await file.setInputFiles(asFile(pack));
  await page.getByLabel(say('Passphrase')).fill(PASSPHRASE);
  await page.getByRole('button', { name: say(['Öffnen', 'Open']), exact: true }).click();
  await expect(page.getByText(like('Adviser pack, read-only.'))).toBeVisible();
  await expect(page.getByText(say('Recalculated: every figure is right.'))).toBeVisible();
  await expect(page.getByText('Please look at the staking.')).toBeVisible();
  await expect(page.getByRole('button', { name: say('Cover') })).toHaveCount(0);
  return pack;
}

/** Undoes or redoes the last step of the book, and comes back to the reports. */
async function step(page: Page, name: RegExp, after: RegExp): Promise<void> {
  await moveTo(page, '/transactions');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: after })).toBeEnabled();
  await moveTo(page, '/reports?year=2024');
}

const UNDO = /^(Undo|Rückgängig)/;
const REDO = /^(Redo|Wiederholen)/;

async function open(page: Page, button: string, label: string, file: Saved): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label).setInputFiles(asFile(file));
  await dialog.getByLabel(say('Passphrase')).fill(PASSPHRASE);
  await dialog.getByRole('button', { name: say(['Öffnen', 'Open']), exact: true }).click();
}

/** What the book has otherwise than the pack goes back: here the last file, taken back as an adviser would. */
async function propose(page: Page, pack: Saved): Promise<Saved> {
  await step(page, UNDO, REDO);
  await open(page, say('Write proposals'), say('Choose file (.ctxpack)'), pack);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('Name of the adviser')).fill('Sam Berg');
  await dialog.getByLabel(say('Reason for {{no}}', { no: 1 })).fill('Sold by somebody else');
  await expectAccessibleDialog(page);
  const proposals = await saved(page, () => dialog.getByRole('button', { name: say('Save the proposals') }).click());
  expect(proposals.name).toBe('Adviser_Proposals_2024.ctxprop');
  await dialog
    .getByRole('button', { name: say('Close') })
    .last()
    .click();
  return proposals;
}

async function acceptProposals(page: Page, proposals: Saved): Promise<void> {
  await step(page, REDO, UNDO);
  await open(page, say('Accept proposals'), say('Choose file (.ctxprop)'), proposals);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/1 (proposal from|Vorschlag von) Sam Berg/);
  await expect(dialog).toContainText(say('Reason: {{reason}}', { reason: 'Sold by somebody else' }));
  // 26.375 % of 3,300.00 instead of 4,800.00 is the tax of before.
  const [now, then] = [euro('1266.00'), euro('1134.00')].map((text) => text.replace(/[.,]00(?!\d)/, ''));
  await expect(dialog).toContainText(`${now} → ${then}`);
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: say('Accept'), exact: true }).click();
  await expect(dialog.getByRole('status').filter({ hasText: say('Accepted') })).toBeVisible();
}
