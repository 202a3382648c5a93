/**
 * What the guide shows, kept in the address (`?help=faq`), so that back, reload and links show the same: help for the
 * present screen (`here`), an article by its name, or a term of the glossary (`term.staking`).
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

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
