import { OUTSIDE_ORIGINS } from '@cryptax/api-contract';
import { expect, test } from 'vitest';
import { privacyText } from './text.ts';

test.each(['de', 'en'] as const)('the policy names every service that a page may ask (%s)', (locale) => {
  const lists = privacyText.sections.flatMap(({ list }) => list?.[locale] ?? []).join('\n');
  const sites = OUTSIDE_ORIGINS.map((origin) => new URL(origin).hostname.split('.').slice(-2).join('.'));
  expect(sites.filter((site) => !lists.includes(site))).toEqual([]);
});

test('sections have names of their own', () => {
  const ids = privacyText.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['de', 'en'] as const)(
  'the text promises nothing that only the operator of an installation knows (%s)',
  (locale) => {
    const all = privacyText.sections.flatMap(({ paragraphs }) => paragraphs[locale]).join(' ');
    expect(all).not.toMatch(/Rechenzentr|data cent|Sicherungen werden|encrypted backups/);
    expect(all).toMatch(/acht Jahre|eight years/);
  },
);
