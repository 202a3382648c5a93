/**
 * One index over texts with a name: beginnings of words and small slips count, names before bodies. Built in the browser from
 * what it has loaded anyway, so searching needs no network and tells nobody what is asked. Why MiniSearch: decision 0022.
 */
import MiniSearch from 'minisearch';
import { endings, fold, spellings } from '../../../platform/fold.ts';

export interface SearchText {
  readonly id: string;
  readonly title: string;
  /** Names in the other language and further words for the same. */
  readonly words: string;
  readonly text: string;
}

export type Search = (query: string) => readonly string[];

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
