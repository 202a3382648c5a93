/** The guide's search: articles and terms of the glossary in one list, the best fit first. */
import { type HelpSlug, TERM_PREFIX } from '../../../platform/help/help-slugs.ts';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { createSearch, termOf, termText } from '../glossary/find-terms.ts';
import { GLOSSARY } from '../glossary/glossary.data.ts';
import type { GlossaryEntry } from '../glossary/glossary-entry.ts';
import { type Article, plainText } from './article.ts';

export type HelpHit =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'term'; readonly entry: GlossaryEntry };

export type HelpSearch = (query: string) => readonly HelpHit[];

const MOST = 12;

export function createHelpSearch(articles: ReadonlyMap<HelpSlug, Article>, locale: Locale): HelpSearch {
  const search = createSearch([
    ...[...articles.values()].map(({ slug, title, words, blocks }) => ({
      id: slug,
      title,
      words,
      text: blocks.map(plainText).join('\n'),
    })),
    ...GLOSSARY.map((entry) => ({ ...termText(entry, locale), id: `${TERM_PREFIX}${entry.id}` })),
  ]);
  const bySlug: ReadonlyMap<string, Article> = articles;
  const hit = (id: string): readonly HelpHit[] => {
    const article = bySlug.get(id);
    if (article !== undefined) return [{ kind: 'article', article }];
    const entry = termOf(id.slice(TERM_PREFIX.length));
    return entry === undefined ? [] : [{ kind: 'term', entry }];
  };
  return (query) => search(query).flatMap(hit).slice(0, MOST);
}

/** How the address names what was found. */
export function addressOfHit(hit: HelpHit): string {
  return hit.kind === 'article' ? hit.article.slug : `${TERM_PREFIX}${hit.entry.id}`;
}
