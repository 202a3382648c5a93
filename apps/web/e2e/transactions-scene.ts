/** The list of transactions over one small file of a broker, and the ways around in it. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { moveTo } from './steps.ts';
import { expect } from './test.ts';

const FIXTURES = join(import.meta.dirname, '..', '..', '..', 'packages', 'importers', 'fixtures');
const FILE = join(FIXTURES, 'bitpanda-transactions', 'history.csv');

export async function importOne(page: Page): Promise<void> {
  await page.goto('/smart-import');
  await page.getByLabel('Choose files').setInputFiles([FILE]);
  await page.getByRole('button', { name: /^Add \d+ / }).click();
  await expect(page.getByText('Files imported successfully')).toBeVisible();
}

export async function openList(page: Page, address = '/transactions'): Promise<void> {
  await moveTo(page, address);
  await expect(events(page).first()).toBeVisible();
}

export const events = (page: Page) => page.locator('tr[data-event]');
export const eventWith = (page: Page, text: string) => events(page).filter({ hasText: text });
export const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
export const drawer = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Origin' }) });

export { expectFits, tabTo } from './steps.ts';
