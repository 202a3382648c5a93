/**
 * The guide: all articles of one language with a search over them and the terms of the glossary, loaded and read when
 * it is first asked in that language.
 */
import { useCallback, useEffect, useState } from 'react';
import { HELP_SLUGS, type HelpSlug, TERM_PREFIX } from '../../../platform/help/help-slugs.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { createSearch, termOf, termText } from '../glossary/find-terms.ts';
import { GLOSSARY } from '../glossary/glossary.data.ts';
import type { GlossaryEntry } from '../glossary/glossary-entry.ts';
import { type Article, parseArticle, plainText } from './article.ts';

export type HelpHit =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'term'; readonly entry: GlossaryEntry };

type HelpSearch = (query: string) => readonly HelpHit[];

const MOST = 12;

/** The guide's search: articles and terms of the glossary in one list, the best fit first. */
function createHelpSearch(articles: ReadonlyMap<HelpSlug, Article>, locale: Locale): HelpSearch {
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

export interface Guide {
  readonly articles: ReadonlyMap<HelpSlug, Article>;
  readonly search: HelpSearch;
}

const loading = new Map<Locale, Promise<Guide>>();

export function loadGuide(locale: Locale): Promise<Guide> {
  const known = loading.get(locale);
  if (known !== undefined) return known;
  const guide = readGuide(locale);
  loading.set(locale, guide);
  // A chunk that did not come can be asked for again.
  guide.catch(() => loading.delete(locale));
  return guide;
}

async function readGuide(locale: Locale): Promise<Guide> {
  const { FILES } = await (locale === 'de' ? import('./articles-de.ts') : import('./articles-en.ts'));
  const texts = new Map(Object.entries(FILES).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]));
  const articles = new Map(
    HELP_SLUGS.flatMap((slug) => {
      const text = texts.get(`${slug}.md`);
      return text === undefined ? [] : [[slug, parseArticle(slug, text)] as const];
    }),
  );
  return { articles, search: createHelpSearch(articles, locale) };
}

export type GuideAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly guide: Guide };

/**
 * The guide in the present language: its articles and their search, once they are loaded.
 * Tests bring their own way of loading.
 */
export function useGuide(read: typeof loadGuide = loadGuide): GuideAnswer {
  const locale = useLocale();
  // By language: what was asked in one may come after what was asked later in the other. Null: it did not come.
  const [loaded, setLoaded] = useState<Partial<Readonly<Record<Locale, Guide | null>>>>({});
  const load = useCallback(() => {
    const keep = (guide: Guide | null) => setLoaded((known) => ({ ...known, [locale]: guide }));
    read(locale).then(keep, () => keep(null));
  }, [locale, read]);
  useEffect(load, [load]);
  const guide = loaded[locale];
  if (guide === undefined) return { kind: 'loading' };
  return guide === null ? { kind: 'failed', retry: load } : { kind: 'ready', guide };
}
