/** Which figure's derivation is open. The address keeps it (`?why=s23.net`), so back, reload and links show the same. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { FIGURES, type FigureId } from './explain-types.ts';

export interface Why {
  readonly figure: FigureId | null;
  readonly open: (figure: FigureId) => void;
  readonly close: () => void;
}

export function useWhy(): Why {
  const { why } = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = useCallback(
    (figure: FigureId | undefined, replace: boolean) => {
      void navigate({ to: '.', search: (old) => ({ ...old, why: figure }), replace, resetScroll: false });
    },
    [navigate],
  );
  const figure = FIGURES.find((id) => id === why) ?? null;
  return {
    figure,
    open: useCallback((next) => show(next, figure !== null), [show, figure]),
    close: useCallback(() => show(undefined, true), [show]),
  };
}
