/**
 * The transactions as a user works with them, in the real browser on the real database: find, open, change, take back,
 * answer what is open, by mouse and by keyboard alone. One small file of a broker is enough: a purchase, a sale without a
 * purchase, a reward, and a payment to an unknown place.
 */
import { expect, expectAccessible, expectAccessibleDialog, test } from './test.ts';
import { drawer, events, eventWith, expectFits, importOne, notices, openList, tabTo } from './transactions-scene.ts';

test.beforeEach(async ({ page, prefer }) => {
  await prefer({ locale: 'en' });
  await page.addInitScript(() => localStorage.setItem('cryptax-no-backup-reminders', 'true'));
});

test('finds by words and by filters, and a reload keeps them', async ({ page }) => {
  await importOne(page);
  await openList(page);
  await expect(events(page)).toHaveCount(3);
  await page.getByLabel('Search entries').fill('iota');
  await expect(events(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=iota/);
  await page.getByLabel('Search entries').fill('');
  await expect(events(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('radio', { name: 'is not' }).click();
  await page.getByRole('checkbox', { name: /^Sell/ }).click();
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(events(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Field').click();
  await page.getByRole('option', { name: 'Value in €' }).click();
  await page.getByLabel('Value', { exact: true }).fill('>50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(events(page)).toHaveCount(1);
  await page.reload();
  await expect(events(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Type is not Sell' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit filter' })).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(events(page)).toHaveCount(3);
});

test('keeps a view under a name', async ({ page }) => {
  await importOne(page);
  await openList(page, '/transactions?filter=kind%3Aincome');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the view').fill('Rewards');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'Rewards', exact: true })).toBeVisible();
  await openList(page);
  await expect(events(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Views' }).click();
  await expectAccessibleDialog(page);
  await page.getByRole('button', { name: 'Rewards', exact: true }).click();
  await expect(events(page)).toHaveCount(1);
});

test('shows an event down to the row of its file, and walks the list', async ({ page }) => {
  await importOne(page);
  await openList(page);
  await eventWith(page, '0.04').click();
  await expect(page).toHaveURL(/event=/);
  await expect(drawer(page).getByRole('heading', { name: 'Buy 0.04 ETH' })).toBeVisible();
  await drawer(page).getByRole('tab', { name: 'Origin' }).click();
  await expect(drawer(page).getByText('history.csv')).toBeVisible();
  await expect(drawer(page).getByText('Line 9 ·')).toBeVisible();
  await expect(drawer(page).getByText('(used)').first()).toBeAttached();
  await page.reload();
  await expect(drawer(page).getByRole('heading', { name: 'Buy 0.04 ETH' })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Previous entry' }).click();
  await expect(drawer(page).getByRole('heading', { name: 'Sell 5.00 IOTA' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
});

test('an edit shows its effect, is undone and redone, and lasts', async ({ page }) => {
  await importOne(page);
  await openList(page);
  await eventWith(page, '0.04').click();
  await drawer(page).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'What should change?' });
  await form.getByLabel('Received', { exact: true }).fill('0.05');
  await expect(form.getByText('ETH held')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(eventWith(page, '0.05')).toBeVisible();
  await page.reload();
  await expect(eventWith(page, '0.05')).toBeVisible();
  await drawer(page).getByRole('tab', { name: 'History' }).click();
  await expect(drawer(page).getByText('Entry changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(eventWith(page, '0.04')).toBeVisible();
  await page.reload();
  await expect(eventWith(page, '0.04')).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(eventWith(page, '0.05')).toBeVisible();
});

test('many are deleted at once and come back from the notice', async ({ page }) => {
  await importOne(page);
  await openList(page);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('ETH held')).toBeVisible();
  await expectAccessibleDialog(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 entries deleted')).toBeVisible();
  await expect(events(page)).toHaveCount(0);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(events(page)).toHaveCount(3);
  await page.reload();
  await expect(events(page)).toHaveCount(3);
});

test('an event is added by hand, split and merged again', async ({ page }) => {
  await importOne(page);
  await openList(page);
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('dialog', { name: 'What should be added?' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This is missing.').first()).toBeVisible();
  await expectAccessibleDialog(page);
  await form.getByLabel('Day').fill('2021-05-06');
  await form.getByLabel('Received', { exact: true }).fill('2.5');
  await form.getByLabel('Coin, Received').fill('sol');
  await form.getByLabel('Price without fee').fill('100');
  await form.getByLabel('Wallet', { exact: true }).fill('Phantom');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(eventWith(page, '2.50 SOL')).toBeVisible();

  await eventWith(page, '2.50 SOL').click();
  await drawer(page).getByRole('tab', { name: 'Ledger' }).click();
  await drawer(page).getByRole('button', { name: 'Split' }).click();
  await page.getByLabel('Part 1').fill('1');
  await expect(page.getByText('1.5 SOL')).toBeVisible();
  await expectAccessibleDialog(page);
  await page.getByRole('dialog', { name: 'Into which parts?' }).getByRole('button', { name: 'Split' }).click();
  await expect(eventWith(page, '1.50 SOL')).toBeVisible();
  await page.keyboard.press('Escape');

  await eventWith(page, '1.50 SOL').getByRole('checkbox').click();
  await eventWith(page, '1.00 SOL').getByRole('checkbox').click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge into one entry?' });
  await expect(merge).toBeVisible();
  await expectAccessibleDialog(page);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(eventWith(page, '2.50 SOL')).toBeVisible();
  await expect(events(page)).toHaveCount(4);
});

test('open questions are answered in place and can be taken back', async ({ page }) => {
  await importOne(page);
  await page.goto('/transactions?view=review');
  await expect(page.getByRole('heading', { name: 'Target unknown' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Purchase missing' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Own wallet' }).click();
  await page.getByLabel('Name of the other wallet').fill('Ledger');
  await page.getByRole('button', { name: 'Own wallet: Save' }).click();
  await expect(page.getByRole('heading', { name: 'Target unknown' })).toHaveCount(0);
  await page.getByRole('tab', { name: /^Transfers/ }).click();
  await expect(eventWith(page, 'own wallet (Ledger)')).toBeVisible();
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No transfer between your own wallets.')).toBeVisible();
});

test('the gap detective explains a missing purchase and mends it', async ({ page }) => {
  await importOne(page);
  await page.goto('/transactions?view=review');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Purchase missing' }) })
    .last();
  await card.getByRole('button', { name: 'What may be behind it' }).click();
  await expect(card.getByText('Add 5.00 IOTA as an assumed purchase at cost 0.')).toBeVisible();
  await card.getByRole('button', { name: 'Show effect' }).last().click();
  await expect(card.getByText('Open disposals 2022')).toBeVisible();
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'Purchase missing' })).toHaveCount(0);
  await page.getByRole('tab', { name: /^All/ }).click();
  await expect(eventWith(page, 'Assumption')).toBeVisible();
});

test('everything works with the keyboard alone', async ({ page }) => {
  await importOne(page);
  await openList(page);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search entries')).toBeFocused();
  await page.keyboard.press('Escape');
  await tabTo(page, events(page).first());
  await page.keyboard.press('ArrowDown');
  await expect(events(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(events(page).nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(events(page).first()).toBeFocused();

  // The newest is the staking reward: L labels it, the arrows choose.
  await page.keyboard.press('l');
  const question = page.getByRole('dialog', { name: 'What was this?' });
  await expect(question.getByRole('combobox')).toBeFocused();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Staking' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Lending' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('combobox')).toContainText('Lending');
  await tabTo(page, question.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 entry labelled')).toBeVisible();
  await expect(eventWith(page, 'Lending')).toBeVisible();
});

test('fits 360, 390 and 800 px in the dark, with list, drawer and review', async ({ page, prefer }) => {
  await prefer({ theme: 'dark' });
  await importOne(page);
  for (const width of [360, 390, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await openList(page);
    await expectFits(page);
    await expectAccessible(page);
    await eventWith(page, '0.04').click();
    await expect(drawer(page)).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.goto('/transactions?view=review');
    await expect(page.getByRole('heading', { name: 'Target unknown' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
});
