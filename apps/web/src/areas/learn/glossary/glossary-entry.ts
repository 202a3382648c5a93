/** One word of the glossary: what it means, without further words that need explaining, and an example. */
import type { Locale } from '../../../platform/i18n/strings.ts';

export interface GlossaryEntry {
  readonly id: string;
  readonly term: Readonly<Record<Locale, string>>;
  readonly text: Readonly<Record<Locale, string>>;
  readonly example: Readonly<Record<Locale, string>>;
}
