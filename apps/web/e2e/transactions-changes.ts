/** Steps of a user who changes transactions: edit, delete, add, split and merge, answer what is open, and take it all back. */
import type { Page } from '@playwright/test';
import { moveTo } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, keepNotices, test } from './test.ts';
import { drawer, events, eventWith, notices } from './transactions-scene.ts';

/** On a wide screen, from the list of all five. */
export async function changeEntries(page: Page): Promise<void> {
  await test.step('an edit shows its effect, is undone, redone and lasts', () => editOne(page));
  await test.step('many are deleted at once and come back', () => deleteMany(page));
  await test.step('one is added by hand, split and merged again', () => addByHand(page));
  await test.step('the notice of a change leaves the actions for the selection within reach', () => reachActions(page));
  await test.step('open questions are answered in place and taken back', () => answerInPlace(page));
  await test.step('the gap detective repairs a missing purchase', () => repairGap(page));
}

async function editOne(page: Page): Promise<void> {
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
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(eventWith(page, '0.05')).toBeVisible();
}

async function deleteMany(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(page.getByText('5 selected')).toBeVisible();
  await page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('ETH held')).toBeVisible();
  await expectAccessibleDialog(page);
  await keepNotices(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  const deleted = notices(page).getByRole('listitem').filter({ hasText: '5 entries deleted' });
  await expect(deleted).toBeVisible();
  await expect(events(page)).toHaveCount(0);
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(events(page)).toHaveCount(5);
  await page.reload();
  await expect(events(page)).toHaveCount(5);
}

async function addByHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('dialog', { name: 'What would you like to add?' });
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
  const parts = page.getByRole('dialog', { name: 'Into which parts?' });
  await parts.getByRole('button', { name: 'Split' }).click();
  await expect(eventWith(page, '1.50 SOL')).toBeVisible();
  // Escape closes what is on top, and a dialog is until it has left.
  await expect(parts).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  await eventWith(page, '1.50 SOL').getByRole('checkbox').click();
  await eventWith(page, '1.00 SOL').getByRole('checkbox').click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge into one entry?' });
  await expect(merge).toBeVisible();
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(eventWith(page, '2.50 SOL')).toBeVisible();
  await expect(events(page)).toHaveCount(6);
}

async function answerInPlace(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openReview(page);
  await expect(page.getByRole('heading', { name: 'Destination unknown' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Purchase missing' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Own wallet' }).click();
  await page.getByLabel('Name of the other wallet').fill('Ledger');
  await keepNotices(page);
  await page.getByRole('button', { name: 'Own wallet: Save' }).click();
  await expect(page.getByRole('heading', { name: 'Destination unknown' })).toHaveCount(0);
  await page.getByRole('tab', { name: /^Transfers/ }).click();
  await expect(eventWith(page, 'own wallet (Ledger)')).toBeVisible();
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No transfer between your own wallets.')).toBeVisible();
}

/** From another screen: the list of cards is one more look of the screen that is open. */
async function openReview(page: Page): Promise<void> {
  await moveTo(page, '/wallets');
  await moveTo(page, '/transactions?view=review&list=cards');
}

async function repairGap(page: Page): Promise<void> {
  await openReview(page);
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Purchase missing' }) })
    .last();
  await card.getByRole('button', { name: 'What may be behind it' }).click();
  await expect(card.getByText('Add 5.00 IOTA as an assumed purchase at a cost of €0.')).toBeVisible();
  await card.getByRole('button', { name: 'Show effect' }).last().click();
  await expect(card.getByText('Open disposals 2022')).toBeVisible();
  await card.getByRole('button', { name: 'Apply' }).last().click();
  await expect(page.getByRole('heading', { name: 'Purchase missing' })).toHaveCount(0);
  await page.getByRole('tab', { name: /^All/ }).click();
  await expect(eventWith(page, 'Assumption')).toBeVisible();
}

async function reachActions(page: Page): Promise<void> {
  await keepNotices(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await events(page).first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Change wallet' }).click();
    const form = page.getByRole('dialog', { name: 'Which wallet is right?' });
    await form.getByLabel('Wallet').fill(`Safe ${width}`);
    await form.getByRole('button', { name: 'Apply' }).click();
    // With the pointer on it the notice stays as long as it is looked at.
    await notices(page).getByText('1 entry changed').first().hover();
    const clear = page.getByRole('button', { name: 'Clear selection' });
    const isOnTop = () =>
      clear.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    // Notices slide to their place.
    await expect.poll(isOnTop).toBe(true);
    await clear.click();
  }
}
