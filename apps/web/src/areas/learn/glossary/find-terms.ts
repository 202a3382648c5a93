/** Terms of the glossary by words, in the order of fitting; all of them by name where nothing is asked. */
import type { Locale } from '../../../platform/i18n/strings.ts';
import { GLOSSARY } from './glossary.data.ts';
import type { GlossaryEntry } from './glossary-entry.ts';
import { createSearch, type Search, type SearchText } from './search-index.ts';

const ENTRIES: ReadonlyMap<string, GlossaryEntry> = new Map(GLOSSARY.map((entry) => [entry.id, entry]));
const searches = new Map<Locale, Search>();

export function findTerms(words: string, locale: Locale): readonly GlossaryEntry[] {
  if (words.trim() === '') return [...GLOSSARY].sort((a, b) => a.term[locale].localeCompare(b.term[locale], locale));
  const search = searches.get(locale) ?? createSearch(GLOSSARY.map((entry) => termText(entry, locale)));
  searches.set(locale, search);
  return search(words).flatMap((id) => termOf(id) ?? []);
}

export function termOf(id: string): GlossaryEntry | undefined {
  return ENTRIES.get(id);
}

/** What the search knows of a term: either language finds it. */
export function termText({ id, term, text, example }: GlossaryEntry, locale: Locale): SearchText {
  const other = locale === 'de' ? 'en' : 'de';
  return { id, title: term[locale], words: term[other], text: `${text[locale]} ${example[locale]}` };
}
