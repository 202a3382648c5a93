/** The name of a source as people read it. Services are called what they are called; what is none has a name in each language. */
import { defineStrings, type Locale, translate } from '../i18n/strings.ts';

const sourceStrings = defineStrings('sources', {
  generic: { de: 'Eigene Tabelle', en: 'Your own table' },
  manual: { de: 'von Hand', en: 'by hand' },
});

export function sourceLabel(source: string, locale: Locale): string {
  if (source === 'Generic') return translate(sourceStrings, locale, 'generic');
  return source === 'manual' ? translate(sourceStrings, locale, 'manual') : source;
}
