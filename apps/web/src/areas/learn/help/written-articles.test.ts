/**
 * Articles that are written out of data: the files in `docs/help` are exactly what the data says. After a change of the data
 * `npx vitest run --project web-logic written-articles -u` writes them anew.
 */
import { fileURLToPath } from 'node:url';
import { COVERAGE_AREAS, connectableExchange, EXCHANGE_COVERAGE } from '@cryptax/api-contract';
import { FORMATS } from '@cryptax/importers';
import { describe, expect, it, test } from 'vitest';
import { translate } from '../../../platform/i18n/strings.ts';
import { coverageStrings } from '../../exchanges/parts/strings.ts';
import { CLOSED_SERVICES, RESCUE_WINDOWS } from './rescue-calendar.data.ts';
import { completeArticle } from './testing/complete-article.ts';
import { EXPORT_GUIDES, exportArticle, otherSourcesArticle } from './testing/export-article.ts';
import { EXPORT_TEXTS } from './testing/export-texts.data.ts';
import { fileLabel } from './testing/file-label.ts';
import { rescueArticle } from './testing/rescue-article.ts';

const fileOf = (locale: string, slug: string) =>
  fileURLToPath(new URL(`../../../../../../docs/help/${locale}/${slug}.md`, import.meta.url));

describe.each(['de', 'en'] as const)('the files (%s)', (locale) => {
  it('say what the calendar says', async () => {
    await expect(rescueArticle(locale)).toMatchFileSnapshot(fileOf(locale, 'rescue-calendar'));
  });

  it('say what the catalogue and the importers know of each exchange', async () => {
    await expect(completeArticle(locale)).toMatchFileSnapshot(fileOf(locale, 'complete-history'));
  });

  it.each(EXPORT_GUIDES)('lead to the file of $name', async (guide) => {
    await expect(exportArticle(guide, locale)).toMatchFileSnapshot(fileOf(locale, guide.slug));
  });

  it('name all other sources', async () => {
    await expect(otherSourcesArticle(locale)).toMatchFileSnapshot(fileOf(locale, 'export-other'));
  });
});

/** What is asked for at every exchange, broker and program: spot, earn, card, futures, dust. */
const AREAS = {
  de: ['spot', 'earn', 'karte', 'futures', 'kleinstbeträge'],
  en: ['spot', 'earn', 'card', 'futures', 'small balances'],
};
const DAY = { de: /\b1[78]\.11\.2026\b/, en: /\b1[78] Nov 2026\b/ };

describe.each(EXPORT_GUIDES)('the guide to $name', (guide) => {
  it.each(['de', 'en'] as const)(
    'has clicks, the day it was looked up, what it rests on and a checklist (%s)',
    (locale) => {
      const text = exportArticle(guide, locale);
      const [, steps = '', ...rest] = text.split('\n## ');
      expect(steps.match(/^\d\. /gm)?.length ?? 0).toBeGreaterThanOrEqual(3);
      expect(steps).toMatch(DAY[locale]);
      expect(steps).toMatch(guide.checked.by === 'none' ? /ließ sich nicht finden|could be found/ : /\]\(https:\/\//);
      const all = rest.find((part) => part.startsWith(EXPORT_TEXTS[locale].all)) ?? '';
      const isOfWallet = all.includes(EXPORT_TEXTS[locale].ofWallet);
      if (!isOfWallet) for (const area of AREAS[locale]) expect(all.toLowerCase()).toContain(area);
      expect(all).toContain('complete-history.md');
    },
  );

  it('names menus only where somebody has named them', () => {
    const named = [...guide.steps.de, ...guide.steps.en].join('\n').match(/[„“][^„“”]+[“”]/g) ?? [];
    if (guide.checked.by === 'none') expect(named).toEqual([]);
    else expect(named).not.toEqual([]);
  });
});

test('the checklist has every exchange with a plan, every area of it once, and every format of exchanges and brokers', () => {
  const [, ...sections] = completeArticle('en').split('\n## ');
  for (const id of Object.keys(EXCHANGE_COVERAGE)) {
    const name = connectableExchange(id)?.name ?? '';
    const section = sections.find((text) => text.split('\n')[0]?.split(', ').includes(name)) ?? '';
    const bullets = section.split('\n').filter((line) => line.startsWith('- ') && !line.includes('.md)'));
    const named = bullets.flatMap((line) => line.replace(/^.*:\*\* /, '').split(', '));
    const areas = COVERAGE_AREAS.map((area) => translate(coverageStrings, 'en', `area.${area}`));
    expect([id, named.toSorted()]).toEqual([id, areas.toSorted()]);
  }
  const formats = FORMATS.filter(({ sourceKind }) => sourceKind === 'exchange' || sourceKind === 'broker');
  const text = sections.join('\n');
  for (const format of formats) expect(text, format.id).toContain(fileLabel(format));
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
