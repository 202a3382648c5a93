/** The drawer that belongs to what is being asked of the holdings. Nothing asked, nothing drawn. */
import { assertNever } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useTaxYear } from '../../../platform/tax-year/tax-year.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { ExplainDrawer } from '../../tax/explain-drawer.tsx';
import { explainStrings } from '../../tax/explain-strings.ts';
import type { PortfolioModel } from '../portfolio-types.ts';
import { HoldingsDrawer } from './holdings-drawer.tsx';
import { AssetLotsDrawer, type LotScope } from './lot-list.tsx';
import { LotTrail, type LotTrailProps } from './lot-trail.tsx';
import { holdingStrings } from './strings.ts';
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
