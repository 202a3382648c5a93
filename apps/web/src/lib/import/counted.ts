/** A count for a sentence: the number decides the grammar, its text has the separators of the language. */
import { formatCount } from '../../ui/format/count.ts';
import type { Locale } from '../i18n/strings.ts';

interface Counted {
  readonly count: number;
  readonly shown: string;
}

export function counted(count: number, locale: Locale): Counted {
  return { count, shown: formatCount(count, locale) };
}
