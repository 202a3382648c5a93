/**
 * Articles that are written out of data: the files in `docs/help` are exactly what the data says. After a change of the data
 * `npx vitest run --project web-logic written-articles -u` writes them anew.
 */
import { fileURLToPath } from 'node:url';
import { EXCHANGE_COVERAGE } from '@cryptax/api-contract';
import { describe, expect, it, test } from 'vitest';
import { CLOSED_SERVICES, RESCUE_WINDOWS } from './rescue-calendar.data.ts';
import { rescueArticle } from './testing/rescue-article.ts';

const fileOf = (locale: string, slug: string) =>
  fileURLToPath(new URL(`../../../../../../docs/help/${locale}/${slug}.md`, import.meta.url));

describe.each(['de', 'en'] as const)('the files (%s)', (locale) => {
  it('say what the calendar says', async () => {
    await expect(rescueArticle(locale)).toMatchFileSnapshot(fileOf(locale, 'rescue-calendar'));
  });
});

test('every horizon of the catalogue is in the calendar, and no other is ascribed to it', () => {
  const known = RESCUE_WINDOWS.flatMap(({ lost, days }) => {
    const coverage = 'exchange' in lost ? EXCHANGE_COVERAGE[lost.exchange] : undefined;
    return coverage === undefined ? [] : [{ coverage, days }];
  });
  for (const [id, coverage] of Object.entries(EXCHANGE_COVERAGE)) {
    const told = known.filter((each) => each.coverage === coverage).map(({ days }) => days);
    const horizons = [...new Set(Object.values(coverage.keepsDays))];
    expect([id, told.toSorted()]).toEqual([id, horizons.toSorted()]);
  }
});

test('what is not from the catalogue names the page it was read on', () => {
  for (const { service, lost, source } of RESCUE_WINDOWS) {
    if (!('exchange' in lost)) expect(source, service).toMatch(/^https:/);
  }
  for (const { service, when, source } of CLOSED_SERVICES) {
    if (source === undefined) expect(when, service).toMatch(/^\d{4}$/);
  }
});
