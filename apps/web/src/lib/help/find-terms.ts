/** Terms of the glossary by words: a hit in the name counts before one in the explanation. */
import type { Locale } from '../i18n/strings.ts';
import { GLOSSARY, type GlossaryEntry } from './glossary.data.ts';

export function findTerms(words: string, locale: Locale): readonly GlossaryEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const ranked = GLOSSARY.flatMap((entry) => {
    const rank = rankOf(entry, wanted);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  const byName = (a: GlossaryEntry, b: GlossaryEntry) => a.term[locale].localeCompare(b.term[locale], locale);
  return ranked.sort((a, b) => a.rank - b.rank || byName(a.entry, b.entry)).map(({ entry }) => entry);
}

/** 0: every word in a name of either language; 1: somewhere in name or text; undefined: not at all. */
function rankOf({ term, text }: GlossaryEntry, wanted: readonly string[]): number | undefined {
  const names = plain(`${term.de} ${term.en}`);
  if (wanted.every((word) => names.includes(word))) return 0;
  const all = `${names} ${plain(`${text.de} ${text.en}`)}`;
  return wanted.every((word) => all.includes(word)) ? 1 : undefined;
}

/** Small letters without marks, so that "borse" finds "Börse". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
