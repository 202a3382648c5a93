/**
 * An evening with a busy wallet: two files of an explorer with 1,230 movements, nothing known but what the person remembers about
 * a handful of addresses. Prices are fetched with one button, and at most fifteen answers decide the years.
 */
import type { Page } from '@playwright/test';
import { chainLife } from '../src/testing/chain-life.ts';
import { priceScene } from './price-scene.ts';
import { expectFits, importFiles, moveTo, staysAfterImport, withPlan } from './steps.ts';
import { expect, expectAccessible, expectNotice, test } from './test.ts';

const MOST = 15;

test('decides the years of a busy wallet in at most 15 answers, with keys alone', async ({ page, prefer, baseURL }) => {
  const world = await priceScene(page, baseURL ?? '', 'evening');
  await world.change({
    history: { 'coingecko:ethereum': 3000, 'coingecko:chainlink': 15, 'coingecko:usd-coin': 1, 'coingecko:dai': 1 },
  });
  await prefer({ locale: 'en', mode: 'klaus' });
  await withPlan(page, 'premium');
  await staysAfterImport(page);
  const life = chainLife();
  expect(life.movements).toBe(1_230);
  await importFiles(
    page,
    life.files.map(({ name, text }) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  );
  await moveTo(page, '/multi-exchange?year=2025');
  await expect(page.getByRole('img', { name: /^Gains under section 23 EStG/ })).toBeVisible();
  await expect(page.getByText('below the limit')).toHaveCount(0);

  await moveTo(page, '/transactions?view=review');
  await expect(page.locator('[data-queue="head"]')).toBeVisible();
  await page.getByRole('button', { name: 'Fetch prices online' }).click();
  await expectNotice(page, 'prices found');
  await expect(page.getByRole('button', { name: 'Fetch prices online' })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const parties = new Map(Object.entries(life.addresses).map(([name, address]) => [address, name]));
  const asked: string[] = [];
  const card = page.locator('[data-question]');
  const decided = page.getByText('Decided', { exact: true });
  /** Between two questions there may be a moment without any. */
  const isAsked = async () => {
    await expect(card.or(decided).first()).toBeVisible();
    return (await card.count()) > 0;
  };
  while (await isAsked()) {
    const id = (await card.getAttribute('data-question')) ?? '';
    asked.push(id);
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(MOST);
    const address = id.split(':').find((part) => parties.has(part)) ?? '';
    await choose(page, answerTo(id, parties.get(address)));
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-question="${id.replaceAll('"', '\\"')}"]`)).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.keyboard.press('u');
  await expect(card).toHaveCount(1);
});

/** By its number, as the keys take it. */
async function choose(page: Page, answer: string): Promise<void> {
  const number = await page.locator(`[data-answer="${answer}"]`).evaluate((radio) => {
    return [...document.querySelectorAll('[data-answer]')].indexOf(radio) + 1;
  });
  await page.keyboard.press(String(number));
  await expect(page.locator(`[data-answer="${answer}"]`)).toBeChecked();
}

function answerTo(id: string, party: string | undefined): string {
  if (id.startsWith('row')) return 'ignore-row';
  if (id.startsWith('acquisition')) return 'assume-zero-cost';
  if (id.includes('doubtful-price')) return 'keep-price';
  switch (party) {
    case 'exchangePays':
      return 'purchase';
    case 'exchangeTakes':
      return 'sale';
    case 'ledger':
    case 'phone':
      return 'own-wallet';
    case 'pool':
      return 'income';
    case 'friend':
      return 'gift';
    default:
      return id.startsWith('inflow') ? 'income' : 'spend';
  }
}
