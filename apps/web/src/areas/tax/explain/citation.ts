/**
 * A citation of German law in the reader's language. The places stay the same, only the words for them change; written
 * as the English texts of this app cite them, "section 23 (3) sentence 5 EStG".
 */
import type { Locale } from '../../../platform/i18n/strings.ts';

const ENGLISH: readonly (readonly [german: RegExp, english: string])[] = [
  [/§§ /g, 'sections '],
  [/§ /g, 'section '],
  [/Abs\. (\d+\w?)/g, '($1)'],
  [/Satz /g, 'sentence '],
  [/Nr\. /g, 'no. '],
  [/Rz\. (?=\d+$)/g, 'margin no. '],
  [/Rz\. /g, 'margin nos. '],
  [/ bis /g, ' to '],
];

export function citation(paragraph: string, locale: Locale): string {
  if (locale === 'de') return paragraph;
  return ENGLISH.reduce((text, [german, english]) => text.replace(german, english), paragraph);
}
