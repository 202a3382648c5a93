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
  },
);

test.each(['de', 'en'] as const)(
  'what syncing carries, and that nobody else may read it unless asked (%s)',
  (locale) => {
    const sync = privacyText.sections.find(({ id }) => id === 'sync')?.paragraphs[locale].join(' ') ?? '';
    // The kinds of rows that travel (decision 0085), in a person's words.
    const carried = {
      de: ['Buchungen', 'Wallets mit ihren Adressen', 'Steuerprofil', 'Deckblatt', 'Verlauf', 'Berichte', 'Belege'],
      en: ['entries', 'wallets with their addresses', 'tax profile', 'cover page', 'history', 'reports', 'documents'],
    };
    for (const word of carried[locale]) expect(sync).toContain(word);
    expect(sync).toMatch(/Vorgewählt ist „Nur ich“|“Only I” is preselected/);
  },
);

test.each(['de', 'en'] as const)('declarations without a login are named with both of their laws (%s)', (locale) => {
  const text = privacyText.sections.find(({ id }) => id === 'declarations')?.paragraphs[locale].join(' ') ?? '';
  expect(text).toMatch(/312k (und|and) 356a/);
});
