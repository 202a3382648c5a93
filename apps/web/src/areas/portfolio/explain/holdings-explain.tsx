/** What of the holdings is being explained, and the drawer that belongs to it. Nothing asked, nothing drawn. */
import { assertNever, defined } from '@cryptax/kernel';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useTaxYear } from '../../../platform/tax-year/tax-year.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { ExplainDrawer } from '../../tax/explain-drawer.tsx';
import { explainStrings } from '../../tax/explain-strings.ts';
import type { FigureId } from '../../tax/explain-types.ts';
import type { OpenLot, PortfolioModel } from '../portfolio-types.ts';
import { type AskedWhy, type HoldingFigure, readWhy, writeWhy } from './holding-figures.ts';
import { HoldingsDrawer } from './holdings-drawer.tsx';
import { AssetLotsDrawer, type LotScope } from './lot-list.tsx';
import { LotTrail, type LotTrailProps } from './lot-trail.tsx';
import { holdingStrings } from './strings.ts';

export interface HoldingsExplainProps extends LotScope {
  readonly model: PortfolioModel;
  readonly why: HoldingsWhy;
}

export function HoldingsExplain({ why, model, ...scope }: HoldingsExplainProps) {
  const { year } = useTaxYear();
  const { asked, openTax, close } = why;
  if (asked === null) return null;
  const positionOf = (name: string) => model.assets.find(({ asset }) => asset === name);
  switch (asked.kind) {
    case 'holding':
      return <HoldingsDrawer figure={asked.figure} model={model} onTax={openTax} onClose={close} {...scope} />;
    case 'tax':
      return (
        <ExplainDrawer
          source={{ kind: 'book', book: scope.book, year: asked.year ?? year }}
          figure={asked.figure}
          onFigure={(figure) => openTax(figure, asked.year)}
          onClose={close}
        />
      );
    case 'asset':
      return <AssetLotsDrawer position={positionOf(asked.asset) ?? null} onClose={close} {...scope} />;
    case 'lot':
      return <LotDrawer book={scope.book} lot={asked.lot} now={positionOf(asked.lot.asset)?.now} onClose={close} />;
    default:
      return assertNever(asked);
  }
}

/** One open lot in a drawer: how it came in, where it went, what it is worth. */
interface LotDrawerProps extends LotTrailProps {
  readonly onClose: () => void;
}

function LotDrawer({ onClose, ...trail }: LotDrawerProps) {
  const words = useStrings(explainStrings);
  const t = useStrings(holdingStrings);
  const locale = useLocale();
  const { asset, heldSince } = trail.lot;
  return (
    <Drawer
      onClose={onClose}
      eyebrow={words('eyebrow')}
      title={t('lot.title', { asset, day: formatDay(heldSince, locale) })}
    >
      <LotTrail {...trail} />
    </Drawer>
  );
}

type Explained =
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

/**
 * What of the holdings is being explained, one thing at a time: a figure (the address keeps it, as in `useWhy`), the lots
 * of an asset, or a single lot.
 */
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
