/**
 * The transactions as a user looks at them, in the real browser on the real database: find, open, walk, by mouse and by
 * keyboard alone, on small screens; then as he changes them and takes it all back. One small file of a broker is enough: a purchase, a sale without a purchase, a reward,
 * and a payment to an unknown place.
 */
import type { Page } from '@playwright/test';
import { changeElsewhere, moveTo, staysAfterImport } from './steps.ts';
import { expect, expectAccessible, expectAccessibleDialog, expectNotice, test } from './test.ts';
import { changeEntries } from './transactions-changes.ts';
import { drawer, events, eventWith, expectFits, importOne, openList, tabTo } from './transactions-scene.ts';

test('entries are found, walked by mouse and by keys, fit small screens in the dark, and are changed', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'en', theme: 'dark' });
  await staysAfterImport(page);
  await importOne(page);
  await openList(page);
  await test.step('by words and by filters that outlast a reload', () => findEntries(page));
  await test.step('by views with a name', () => keepView(page));
  await test.step('one with its row', () => openOne(page));
  await test.step('with the keyboard alone', () => walkByKeys(page));
  await test.step('on 360, 390 and 800 px, with list, drawer and review', () => fitSmallScreens(page));
  await page.setViewportSize({ width: 1280, height: 720 });
  await changeElsewhere(page, { theme: 'light' });
  await moveTo(page, '/wallets');
  await openList(page);
  await changeEntries(page);
});

async function findEntries(page: Page): Promise<void> {
  await expect(events(page)).toHaveCount(5);
  await page.getByLabel('Search entries').fill('iota');
  await expect(events(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=iota/);
  await page.getByLabel('Search entries').fill('');
  await expect(events(page)).toHaveCount(5);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('radio', { name: 'is not' }).click();
  await page.getByRole('checkbox', { name: /^Sell/ }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(events(page)).toHaveCount(4);
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
  await expect(events(page)).toHaveCount(5);
}

async function keepView(page: Page): Promise<void> {
  await moveTo(page, '/wallets');
  await openList(page, '/transactions?filter=kind%3Aincome');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the view').fill('Rewards');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'Rewards', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Remove filter/ }).click();
  await expect(events(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Rewards', exact: true }).click();
  await expect(events(page)).toHaveCount(1);
}

/** An entry with the row of its file, over a reload; from there along the list. */
async function openOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Remove filter/ }).click();
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
  await expect(drawer(page).getByRole('heading', { name: 'Unexplained 0.03 ETH' })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Previous entry' }).click();
  await expect(drawer(page).getByRole('heading', { name: 'Sell 5.00 IOTA' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
}

async function walkByKeys(page: Page): Promise<void> {
  await expect(events(page)).toHaveCount(5);
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
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Staking' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Lending' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('combobox')).toContainText('Lending');
  await tabTo(page, question.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expectNotice(page, '1 entry labelled');
  await expect(eventWith(page, 'Lending')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function fitSmallScreens(page: Page): Promise<void> {
  const expectGood = async () => {
    for (const width of [360, 390, 800]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
      // Between them only the width differs; what axe asks about is laid out anew for the tablet.
      if (width === 800) await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 800 });
  };
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(events(page).first()).toBeVisible();
  await expectGood();
  await eventWith(page, '0.04').click();
  await expect(drawer(page)).toBeVisible();
  await expectGood();
  await page.keyboard.press('Escape');
  await moveTo(page, '/wallets');
  await moveTo(page, '/transactions?view=review&list=cards');
  await expect(page.getByRole('heading', { name: 'Destination unknown' })).toBeVisible();
  await expectGood();
}
