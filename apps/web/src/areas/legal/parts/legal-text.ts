/** A legal text: sections with paragraphs and lists, German and English side by side, and the day it last changed. */
import type { Locale } from '../../../platform/i18n/strings.ts';

export interface LegalSection {
  /** Anchor of the section; stays the same in both languages. */
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly paragraphs: Readonly<Record<Locale, readonly string[]>>;
  readonly list?: Readonly<Record<Locale, readonly string[]>>;
  /** On paper it begins a sheet of its own, such as a form that is sent away. */
  readonly ownSheet?: true;
}

export interface LegalText {
  readonly title: Readonly<Record<Locale, string>>;
  readonly intro: Readonly<Record<Locale, string>>;
  /** Calendar day of the last change of content. */
  readonly changedOn: string;
  readonly sections: readonly LegalSection[];
}
