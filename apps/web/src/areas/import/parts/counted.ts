/** A count for a sentence: the number decides the grammar, its text has the separators of the language. */
import type { Locale } from '../../../platform/i18n/strings.ts';
import { formatCount } from '../../../ui/format/number-format.ts';

interface Counted {
  readonly count: number;
  readonly shown: string;
}

export function counted(count: number, locale: Locale): Counted {
  return { count, shown: formatCount(count, locale) };
}
