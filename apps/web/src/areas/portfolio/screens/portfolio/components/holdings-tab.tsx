/** What is held: curve and allocation, every asset, chains, and what stands out. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Card, CardBody, TitledCard } from '../../../../../ui/card.tsx';
import { DonutChart } from '../../../../../ui/charts/donut-chart.tsx';
import { TreeMap } from '../../../../../ui/charts/tree-map.tsx';
import { cx, linkClass } from '../../../../../ui/class-names.ts';
import { assetColor } from '../../../../../ui/coin.tsx';
import { formatCount, formatPercent } from '../../../../../ui/format/number-format.ts';
import { ShareBar } from '../../../../../ui/holding-bar.tsx';
import { InTurn } from '../../../../../ui/in-turn.tsx';
import { Money, PercentText } from '../../../../../ui/money.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { ValueCurve } from '../../../parts/value-curve.tsx';
import type { ChainSlice, PortfolioModel, PortfolioRange } from '../../../portfolio-types.ts';
import { CHAIN_FILTERS, type ChainFilter, CUTS, type Cut, filterChains, slicesBy } from '../model/cuts.ts';
import { portfolioStrings } from '../strings.ts';
import { InsightsCard } from './insights-card.tsx';
import { PositionsCard, useChainName } from './positions-card.tsx';

export interface HoldingsTabProps {
  readonly book: Book;
  readonly model: PortfolioModel;
  readonly range: PortfolioRange;
  readonly onRange: (range: PortfolioRange) => void;
  readonly onAsset: (asset: string) => void;
}

export function HoldingsTab({ book, model, range, onRange, onAsset }: HoldingsTabProps) {
  const [chainId, setChainId] = useState<string | null>(null);
  const chain = model.chains.find(({ id }) => id === chainId);
  // On a narrow page the rail dissolves into the column: the picture follows the curve, remarks come before details.
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 content-start gap-4 max-lg:contents">
        <Card className="max-lg:order-1">
          <CardBody>
            <InTurn waiting={<div className="h-75" />}>
              <ValueCurve {...model} range={range} onRange={onRange} height={260} />
            </InTurn>
          </CardBody>
        </Card>
        <div className="min-w-0 max-lg:order-3">
          <InTurn>
            <PositionsCard model={model} chain={chain ?? null} onAllChains={() => setChainId(null)} onOpen={onAsset} />
          </InTurn>
        </div>
        <div className="min-w-0 max-lg:order-5">
          <InTurn>
            <ChainsCard chains={model.chains} chosen={chainId} onChoose={setChainId} />
          </InTurn>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-4 max-lg:contents">
        <div className="min-w-0 max-lg:order-2">
          <InTurn>
            <AllocationCard model={model} onAsset={onAsset} />
          </InTurn>
        </div>
        <div className="min-w-0 max-lg:order-4">
          <InTurn>
            <InsightsCard book={book} model={model} />
          </InTurn>
        </div>
      </div>
    </div>
  );
}

const LOOKS = ['tiles', 'ring'] as const;

/** Shares of the whole value by asset, wallet or chain. */
function AllocationCard({ model, onAsset }: Pick<HoldingsTabProps, 'model' | 'onAsset'>) {
  const t = useStrings(portfolioStrings);
  const [cut, setCut] = useState<Cut>('asset');
  const [look, setLook] = useState<(typeof LOOKS)[number]>('tiles');
  const locale = useLocale();
  const euro = useEuro();
  const slices = slicesBy(model, cut, useChainName());
  const [largest] = slices;
  return (
    <Card>
      <CardBody>
        {largest === undefined ? (
          <>
            <h2 className="text-base font-semibold">{t('allocation')}</h2>
            <p className="mt-2 text-sm text-ink-2">{t('allocation.none')}</p>
          </>
        ) : (
          <>
            <DonutChart
              label={`${t('allocation')} ${t(`by.${cut}`)}`}
              heading={t('allocation')}
              summary={t('allocation.summary', { name: largest.label, share: formatPercent(largest.share, locale) })}
              slices={slices}
              centerLabel={t('total')}
              centerValue={model.totals.value === undefined ? '–' : euro(model.totals.value, { whole: true })}
              picture={
                look === 'tiles' ? (
                  <TreeMap slices={slices} onOpen={cut === 'asset' ? onAsset : undefined} />
                ) : undefined
              }
              controls={
                <Segmented
                  label={t('allocation.look')}
                  value={look}
                  onValueChange={setLook}
                  options={LOOKS.map((value) => ({ value, label: t(`look.${value}`) }))}
                />
              }
            />
            <Segmented
              className="mt-3"
              label={t('allocation.by')}
              value={cut}
              onValueChange={setCut}
              options={CUTS.map((value) => ({ value, label: t(`by.${value}`) }))}
            />
          </>
        )}
      </CardBody>
    </Card>
  );
}

/** Chains and exchanges by kind, as cards: what they are, what lies there, what their network cost. One can be chosen. */
interface ChainsCardProps {
  readonly chains: readonly ChainSlice[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

function ChainsCard({ chains, chosen, onChoose }: ChainsCardProps) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const [filter, setFilter] = useState<ChainFilter>('all');
  const shown = filterChains(chains, filter);
  return (
    <TitledCard title={t('chainCards')} note={formatCount(chains.length, locale)}>
      <Segmented
        label={t('chain.filter')}
        value={filter}
        onValueChange={setFilter}
        options={CHAIN_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
      />
      {shown.length === 0 ? (
        <p className="mt-3 text-sm text-ink-2">{t('filter.none')}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {shown.map((chain) => (
            <ChainTile
              key={chain.id}
              chain={chain}
              isChosen={chain.id === chosen}
              onChoose={() => onChoose(chain.id === chosen ? null : chain.id)}
            />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

interface ChainTileProps {
  readonly chain: ChainSlice;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChainTile({ chain, isChosen, onChoose }: ChainTileProps) {
  const t = useStrings(portfolioStrings);
  const name = useChainName()(chain);
  const euro = useEuro();
  const { family, category, share, value, assets, wallets, averageFee } = chain;
  return (
    <li
      className={cx('rounded-md border px-3.5 py-3', isChosen ? 'border-accent bg-accent-tint' : 'border-line')}
      data-chain={chain.id}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={t('chain.pick', { name })}
          onClick={onChoose}
          className={cx(linkClass('inline'), 'min-h-6 text-sm font-semibold touch:min-h-11')}
        >
          {name}
        </button>
        <Badge icon={null}>{t(`family.${family}`)}</Badge>
        {category !== 'venue' && category !== 'unknown' && <Badge icon={null}>{t(`category.${category}`)}</Badge>}
        <span className="ml-auto text-right text-sm">
          <Money value={value} className="font-medium" /> <PercentText ratio={share} className="text-xs text-ink-3" />
        </span>
      </div>
      <ShareBar className="mt-2" label={assets.map(({ asset }) => readable(asset)).join(', ')} parts={partsOf(chain)} />
      <p className="mt-1.5 truncate text-xs text-ink-2">{assets.map(({ asset }) => readable(asset)).join(', ')}</p>
      <p className="truncate text-xs text-ink-3">{wallets.join(', ')}</p>
      {averageFee !== undefined && (
        <p className="num text-xs text-ink-3">{t('chain.fee', { fee: euro(averageFee) })}</p>
      )}
      {family === 'unknown' && (
        <Link to="/wallets" className={cx(linkClass('inline'), 'text-xs')}>
          {t('chain.assign')}
        </Link>
      )}
    </li>
  );
}

/** Widths only: the figures stand beside the bar. */
function partsOf({ assets, value }: ChainSlice) {
  const whole = Number(value);
  return assets.map((one) => ({
    id: one.asset,
    color: assetColor(one.asset),
    share: whole > 0 ? Number(one.value ?? 0) / whole : 0,
  }));
}
