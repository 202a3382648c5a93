/** What a word of the address (`?help=faq`) means to the guide: help for the present screen, an article, or a term. */
import { type HelpSlug, isHelpSlug, TERM_PREFIX } from '../../../platform/help/help-slugs.ts';
import { termOf } from '../glossary/find-terms.ts';
import type { GlossaryEntry } from '../glossary/glossary-entry.ts';

export type HelpPage =
  | { readonly kind: 'here' }
  | { readonly kind: 'article'; readonly slug: HelpSlug }
  | { readonly kind: 'term'; readonly entry: GlossaryEntry };

/** An address that names nothing we have opens the guide at its start. */
export function helpPageOf(help: string): HelpPage {
  if (isHelpSlug(help)) return { kind: 'article', slug: help };
  const entry = help.startsWith(TERM_PREFIX) ? termOf(help.slice(TERM_PREFIX.length)) : undefined;
  return entry === undefined ? { kind: 'here' } : { kind: 'term', entry };
}
