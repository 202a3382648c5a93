/** What only a real browser shows of the people's side: the self-test over its own database, and a journey that stays at home. */
import { expect, expectAccessible, test } from './test.ts';

test('the app checks itself, and remembers a journey without a request leaving the machine', async ({
  page,
  prefer,
}) => {
  await prefer({ locale: 'en', mode: 'expert' });
  await page.goto('/settings#self-test');
  await page.getByRole('button', { name: 'Start self-test' }).click();
  // 18 worked examples of the rule book, computed in the worker of the built app.
  await expect(page.getByText('18 comparisons', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('All is well.')).toBeVisible();

  await page.getByRole('switch', { name: /Analyse the journey/ }).click();
  await page.getByRole('link', { name: 'See the analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Latest events' })).toBeVisible();
  await expect(page.getByText('/klaus-analytics', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Delete visits' }).click();
  await expect(page.getByText(/Nothing remembered yet/)).toBeVisible();
});
