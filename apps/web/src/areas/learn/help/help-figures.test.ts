/** Figures and years in articles and glossary are those of the rule book: whoever changes the law's data hears of every text. */
import { TAX_YEARS, yearRules } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import type { HelpSlug } from '../../../platform/help/help-slugs.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { GLOSSARY } from '../glossary/glossary.data.ts';
import { plainText } from './article.ts';
import { loadGuide } from './load-guide.ts';

const [FIRST, LAST] = [TAX_YEARS[0] ?? 0, TAX_YEARS.at(-1) ?? 0];

function rulesOf(year: number) {
  const rules = yearRules(year);
  if (!rules.ok) throw new Error(rules.error.code);
  return rules.value;
}

const limitOf = (year: number) => rulesOf(year).privateSalesLimit.value;
/** The last year with the limit before today's. */
const OLD_YEAR = TAX_YEARS.findLast((year) => limitOf(year) !== limitOf(LAST)) ?? 0;
const [LIMIT, OLD_LIMIT, INCOME_LIMIT] = [limitOf(LAST), limitOf(OLD_YEAR), rulesOf(LAST).incomeLimit.value];

describe.each(['de', 'en'] as const)('articles and glossary (%s)', (locale) => {
  const whole = (amount: string) => formatEuro(amount, locale).replace(/[.,]00(?!\d)/, '');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const article = async (slug: HelpSlug) => {
    const { articles } = await loadGuide(locale);
    const found = articles.get(slug);
    if (found === undefined) throw new Error(`No article ${slug}`);
    return plain(found.blocks.map(plainText).join('\n'));
  };

  test('[LIM-01] the limit of private sales, now and before', async () => {
    const text = await article('how-tax-is-computed');
    expect(text).toMatch(new RegExp(`${escaped(plain(whole(OLD_LIMIT)))}[^.]*${OLD_YEAR}`));
    expect(text).toMatch(new RegExp(`${escaped(plain(whole(LIMIT)))}[^.]*${OLD_YEAR + 1}`));
    expect(await article('faq')).toContain(plain(formatEuro(LIMIT, locale)));
    const term = termOf('limit');
    expect(term).toContain(plain(whole(LIMIT)));
    expect(term).toContain(`${OLD_YEAR}: ${plain(whole(OLD_LIMIT))}`);
  });

  test('[L22-01] the limit of services', async () => {
    expect(await article('income')).toContain(plain(whole(INCOME_LIMIT)));
    expect(await article('faq')).toContain(plain(whole(INCOME_LIMIT)));
    expect(plain(GLOSSARY.map(({ text }) => text[locale]).join('\n'))).toContain(plain(whole(INCOME_LIMIT)));
  });

  test('[YEAR-02] the years whose rules are known', async () => {
    const span = `${FIRST} ${locale === 'de' ? 'bis' : 'to'} ${LAST}`;
    for (const slug of ['faq', 'planning', 'tax-return'] as const) expect(await article(slug), slug).toContain(span);
  });

  function termOf(id: string): string {
    const entry = GLOSSARY.find((each) => each.id === id);
    if (entry === undefined) throw new Error(`No term ${id}`);
    return plain(entry.text[locale]);
  }
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
