/** All articles of one language with a search over them, loaded and read when the guide is first asked in it. */
import { HELP_SLUGS, type HelpSlug } from '../../../platform/help/help-slugs.ts';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { Article } from './article.ts';
import { parseArticle } from './parse-article.ts';
import { createHelpSearch, type HelpSearch } from './search-help.ts';

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
