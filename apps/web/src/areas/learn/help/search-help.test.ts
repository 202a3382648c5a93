import { expect, test } from 'vitest';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { addressOfHit, loadGuide } from './load-guide.ts';

async function find(query: string, locale: Locale = 'de'): Promise<readonly string[]> {
  return (await loadGuide(locale)).search(query).map(addressOfHit);
}

test.each([
  ['kraken', 'export-kraken'],
  ['Poloniex', 'export-other'],
  ['steuer berechnen', 'how-tax-is-computed'],
  ['Börse verbinden', 'exchange-keys'],
  ['boerse verbinden', 'exchange-keys'],
  ['Sicherung', 'storage-and-backup'],
  ['doppelt', 'possible-duplicate'],
  ['Stakng', 'income'],
  ['grenze', 'term.limit'],
])('%s finds %s near the top', async (query, slug) => {
  expect((await find(query)).slice(0, 4)).toContain(slug);
});

test('articles and terms stand in one list, in either language', async () => {
  const hits = await find('staking', 'en');
  expect(hits).toEqual(expect.arrayContaining(['income', 'term.staking']));
  expect(await find('how many transactions can cryptax handle', 'en')).toContain('faq');
  expect(await find('qqxxyyzz')).toEqual([]);
});
