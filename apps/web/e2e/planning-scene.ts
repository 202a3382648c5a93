/** The screens of planning: their parts, the ways between them, and the files that they give. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await press();
  const file = await waiting;
  return readFileSync(await file.path(), 'latin1');
}

export const panel = (page: Page, title: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
    .last();

/** Within the running app, so that the ledger stays open. */
export async function goOn(page: Page, group: 'navigation' | 'main', name: string): Promise<void> {
  await page.getByRole(group).getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
