/** What opens above a page, walked through with the keyboard alone. */
import type { Page } from '@playwright/test';
import type { Overlay } from './overlays.data.ts';
import { expect, expectAccessible, test } from './test.ts';

export async function walkThrough(page: Page, { role, opener, menu, name, isFree = false }: Overlay): Promise<void> {
  await test.step(`${role} ${name}`, async () => {
    const names = { name: menu ?? opener, exact: true };
    const button = page.getByRole('button', names).or(page.getByRole('combobox', names)).first();
    await button.press('Enter');
    if (menu !== undefined) await page.getByRole('menuitem', { name: opener }).press('Enter');
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
