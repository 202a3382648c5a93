/**
 * What of the holdings is being explained, one thing at a time: a figure (the address keeps it, as in `useWhy`), the lots
 * of an asset, or a single lot.
 */
import { defined } from '@cryptax/kernel';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { FigureId } from '../../tax/explain-types.ts';
import type { OpenLot } from '../portfolio-types.ts';
import { type AskedWhy, type HoldingFigure, readWhy, writeWhy } from './holding-figures.ts';

export type Explained =
  | AskedWhy
  | { readonly kind: 'asset'; readonly asset: string }
  | { readonly kind: 'lot'; readonly lot: OpenLot };

export interface HoldingsWhy {
  readonly asked: Explained | null;
  readonly openHolding: (figure: HoldingFigure) => void;
  readonly openTax: (figure: FigureId, year?: number) => void;
  readonly openAsset: (asset: string) => void;
  readonly openLot: (lot: OpenLot) => void;
  readonly close: () => void;
}

export function useHoldingsWhy(): HoldingsWhy {
  const { why } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [part, setPart] = useState<Explained | null>(null);
  const hasFigure = why !== undefined;
  const showFigure = useCallback(
    (asked: AskedWhy | null) => {
      setPart(null);
      if (asked === null && !hasFigure) return;
      const text = asked === null ? undefined : writeWhy(asked);
      const replace = hasFigure;
      void navigate({ to: '.', search: (old) => ({ ...old, why: text }), replace, resetScroll: false });
    },
    [navigate, hasFigure],
  );
  const showPart = useCallback(
    (next: Explained) => {
      showFigure(null);
      setPart(next);
    },
    [showFigure],
  );
  return {
    asked: part ?? readWhy(why),
    openHolding: useCallback((figure) => showFigure({ kind: 'holding', figure }), [showFigure]),
    openTax: useCallback((figure, year) => showFigure({ kind: 'tax', figure, ...defined({ year }) }), [showFigure]),
    openAsset: useCallback((asset) => showPart({ kind: 'asset', asset }), [showPart]),
    openLot: useCallback((lot) => showPart({ kind: 'lot', lot }), [showPart]),
    close: useCallback(() => showFigure(null), [showFigure]),
  };
}
