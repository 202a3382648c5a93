/** Terms of the glossary by words, in the order of fitting; all of them by name where nothing is asked. */
import MiniSearch from 'minisearch';
import { endings, fold, spellings } from '../../../platform/fold.ts';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { GLOSSARY } from './glossary.data.ts';
import type { GlossaryEntry } from './glossary-entry.ts';

/**
 * One index over texts with a name: beginnings of words and small slips count, names before bodies. Built in the
 * browser from what it has loaded anyway, so searching needs no network and tells nobody what is asked. Why
 * MiniSearch: decision 0022.
 */
interface SearchText {
  readonly id: string;
  readonly title: string;
  /** Names in the other language and further words for the same. */
  readonly words: string;
  readonly text: string;
}

type Search = (query: string) => readonly string[];

const NAMES: ReadonlySet<string | undefined> = new Set(['title', 'words']);

export function createSearch(texts: readonly SearchText[]): Search {
  const index = new MiniSearch<SearchText>({
    fields: ['title', 'words', 'text'],
    processTerm: (term, field) => {
      const forms = spellings(term);
      return NAMES.has(field) ? [...forms, ...forms.flatMap(endings)] : [...forms];
    },
    searchOptions: {
      processTerm: fold,
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 6, words: 3 },
    },
  });
  index.addAll(texts);
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    // A question in whole sentences rarely has each of its words in one text.
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.map(({ id }) => String(id));
  };
}

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
