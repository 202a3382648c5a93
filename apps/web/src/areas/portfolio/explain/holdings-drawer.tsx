/** "Why?" of a figure about everything held: its formula, and the assets or years it is the sum of. */
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { type Description, DescriptionList } from '../../../ui/description-list.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { Money } from '../../../ui/money.tsx';
import { explainStrings } from '../../tax/explain-strings.ts';
import type { FigureId } from '../../tax/explain-types.ts';
import { useSureCoins } from '../../tax/year-range.tsx';
import type { AssetPosition, PortfolioModel, Totals, YearResult } from '../portfolio-types.ts';
import { AssetRow, assetParts } from './asset-parts.tsx';
import { type AssetFigure, freeTotal, type HoldingFigure } from './holding-figures.ts';
import type { LotScope } from './lot-list.tsx';
import { holdingStrings } from './strings.ts';

export interface HoldingsDrawerProps extends LotScope {
  readonly figure: HoldingFigure;
  readonly model: PortfolioModel;
  readonly onTax: (figure: FigureId, year: number) => void;
  readonly onClose: () => void;
}

export function HoldingsDrawer({ figure, model, onTax, onClose, ...scope }: HoldingsDrawerProps) {
  const words = useStrings(explainStrings);
  const t = useStrings(holdingStrings);
  const locale = useLocale();
  const since = model.totals.dayChange?.since ?? model.today;
  return (
    <Drawer
      onClose={onClose}
      eyebrow={words('eyebrow')}
      title={figure === 'own.day' ? t(figure, { day: formatDay(since, locale) }) : t(figure)}
    >
      {figure === 'own.done' ? (
        <YearSums years={model.years} totals={model.totals} onTax={onTax} />
      ) : (
        <AssetSums figure={figure} model={model} {...scope} />
      )}
    </Drawer>
  );
}

interface AssetSumsProps extends LotScope {
  readonly figure: AssetFigure;
  readonly model: PortfolioModel;
}

function AssetSums({ figure, model, ...scope }: AssetSumsProps) {
  const words = useStrings(explainStrings);
  const t = useStrings(holdingStrings);
  const isSure = useSureCoins(scope.book);
  const isCounted = ({ asset }: AssetPosition) => figure !== 'own.free' || isSure(asset);
  const assets = model.assets.filter(isCounted);
  const parts = assetParts(assets, figure);
  const doubtful = assetParts(model.assets, figure).filter(({ position }) => !isCounted(position));
  const { unpriced } = model.totals;
  return (
    <>
      <Formula figure={figure} model={{ ...model, assets }} />
      {doubtful.length > 0 && (
        <Callout tone="review" size="line" className="mt-2.5">
          {t('doubtful', { names: doubtful.map(({ position }) => position.asset).join(', ') })}
        </Callout>
      )}
      {unpriced.length > 0 && (
        <Callout tone="review" size="line" className="mt-2.5">
          {t('unpriced', { count: unpriced.length, names: unpriced.join(', ') })}
        </Callout>
      )}
      <h3 className="mt-5 mb-1 flex items-baseline gap-2 text-xs font-semibold text-ink-2">
        {t('assets', { count: parts.length })}
        <span className="font-normal text-ink-3">{t('sorted')}</span>
      </h3>
      <ul className="border-t border-line">
        {parts.map((part) => (
          <AssetRow key={part.position.asset} {...{ part, figure }} {...scope} />
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-3">{words('rounding')}</p>
    </>
  );
}

function Formula({ figure, model: { totals, assets } }: Pick<AssetSumsProps, 'figure' | 'model'>) {
  const t = useStrings(holdingStrings);
  if (figure === 'own.open') {
    const items: readonly Description[] = [
      { id: 'value', term: t('own.value'), value: <Money value={totals.value ?? null} /> },
      {
        id: 'cost',
        term: t(totals.unpriced.length === 0 ? 'cost' : 'cost.priced'),
        value: (
          <>
            −{'\u00a0'}
            <Money value={totals.pricedCost} />
          </>
        ),
      },
      {
        id: 'open',
        term: t('own.open'),
        value: <Money value={totals.unrealised ?? null} sign="always" />,
        total: true,
      },
    ];
    return <DescriptionList sunken items={items} />;
  }
  const value = {
    'own.value': totals.value,
    'own.day': totals.dayChange?.value,
    'own.free': freeTotal(assets)?.value ?? '0.00',
  };
  return (
    <p className="rounded-lg bg-sunken px-3.5 py-3 text-xl font-semibold">
      <Money value={value[figure] ?? null} sign={figure === 'own.day' ? 'always' : 'plain'} />
    </p>
  );
}

/** What was realised and received as sums over tax years; each year's figure has a derivation of its own. */
interface YearSumsProps {
  readonly years: readonly YearResult[];
  readonly totals: Totals;
  readonly onTax: (figure: FigureId, year: number) => void;
}

function YearSums({ years, totals, onTax }: YearSumsProps) {
  const t = useStrings(holdingStrings);
  const line = (id: FigureId, year: number, term: string, value: string): readonly Description[] =>
    /[1-9]/.test(value)
      ? [
          {
            id: `${id} ${year}`,
            term,
            value: <Money value={value} sign="always" tone="plain" onWhy={() => onTax(id, year)} whySign={false} />,
          },
        ]
      : [];
  const sales = years.flatMap(({ year, taxable, free }) => [
    ...line('s23.net', year, t('years.inside', { year }), taxable),
    ...line('s23.free', year, t('years.after', { year }), free),
  ]);
  const income = years.flatMap(({ year, income: value }) => line('s22.net', year, String(year), value));
  return (
    <>
      <Sum lines={sales} total={totals.realised} />
      {income.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-xs font-semibold text-ink-2">{t('years.income')}</h3>
          <Sum lines={income} total={totals.income} />
        </>
      )}
      <p className="mt-2.5 text-xs text-ink-3">{t('years.line')}</p>
    </>
  );
}

function Sum({ lines, total }: { readonly lines: readonly Description[]; readonly total: string | undefined }) {
  const t = useStrings(holdingStrings);
  if (lines.length === 0) return <p className="text-sm text-ink-2">{t('years.none')}</p>;
  const sum = { id: 'total', term: t('total'), value: <Money value={total ?? null} sign="always" />, total: true };
  return <DescriptionList sunken items={[...lines, sum]} />;
}
