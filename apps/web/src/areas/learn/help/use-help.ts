/**
 * What the guide shows, kept in the address (`?help=faq`), so that back, reload and links show the same: help for the
 * present screen (`here`), an article by its name, or a term of the glossary (`term.staking`).
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
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

export interface HelpAddress {
  readonly help: string | undefined;
  readonly show: (help: string) => void;
  readonly close: () => void;
}

export function useHelpAddress(): HelpAddress {
  const { help } = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = useCallback(
    (next: string | undefined, replace: boolean) => {
      void navigate({ to: '.', search: (old) => ({ ...old, help: next }), replace, resetScroll: false });
    },
    [navigate],
  );
  return {
    help,
    show: useCallback((next) => set(next, false), [set]),
    close: useCallback(() => set(undefined, true), [set]),
  };
}
