/** The drawer that belongs to what is being asked of the holdings. Nothing asked, nothing drawn. */
import { assertNever } from '@cryptax/kernel';
import { useTaxYear } from '../../../platform/tax-year/tax-year.ts';
import { ExplainDrawer } from '../../tax/explain-drawer.tsx';
import type { PortfolioModel } from '../portfolio-types.ts';
import { AssetLotsDrawer } from './asset-lots-drawer.tsx';
import { HoldingsDrawer } from './holdings-drawer.tsx';
import { LotDrawer } from './lot-drawer.tsx';
import type { LotScope } from './lot-list.tsx';
import type { HoldingsWhy } from './use-holdings-why.ts';

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
