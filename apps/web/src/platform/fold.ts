/**
 * Words as the search compares them: small letters, umlauts written out, no other marks. People type `Börse`, `boerse`
 * or `borse` and mean the same; so a word is kept under each of its spellings and looked up under one.
 */
export function fold(word: string): string {
  return plain(word.toLowerCase().replaceAll(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter));
}

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Every spelling of a word that somebody may type. */
export function spellings(word: string): readonly string[] {
  return [...new Set([fold(word), plain(word.toLowerCase().replaceAll('ß', 'ss'))])];
}

const SHORTEST_PART = 5;
const LONGEST_HEAD = 12;

/** German joins words: the ends of a long one, so that `grenze` finds `Freigrenze`. */
export function endings(word: string): readonly string[] {
  const last = Math.min(word.length - SHORTEST_PART, LONGEST_HEAD);
  return Array.from({ length: Math.max(0, last - 2) }, (_, index) => word.slice(index + 3));
}

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
