/** Chains and exchanges by kind, as cards: what they are, what lies there, what their network cost. One can be chosen. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { assetColor } from '../../../../../ui/asset-color.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { linkClass } from '../../../../../ui/link-class.ts';
import { Money } from '../../../../../ui/money.tsx';
import { PercentText } from '../../../../../ui/percent-text.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { ShareBar } from '../../../../../ui/share-bar.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { ChainSlice } from '../../../portfolio-types.ts';
import { CHAIN_FILTERS, type ChainFilter, filterChains } from '../model/chain-filter.ts';
import { portfolioStrings } from '../strings.ts';
import { useChainName } from './use-chain-name.ts';

export interface ChainsCardProps {
  readonly chains: readonly ChainSlice[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

export function ChainsCard({ chains, chosen, onChoose }: ChainsCardProps) {
  const t = useStrings(portfolioStrings);
  const [filter, setFilter] = useState<ChainFilter>('all');
  const shown = filterChains(chains, filter);
  return (
    <Card>
      <CardHead title={t('chainCards')} note={String(chains.length)} />
      <CardBody>
        <Segmented
          label={t('chain.filter')}
          value={filter}
          onValueChange={setFilter}
          options={CHAIN_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
        {shown.length === 0 ? (
          <p className="mt-3 text-sm text-ink-2">{t('filter.none')}</p>
        ) : (
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
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
      </CardBody>
    </Card>
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
      <ShareBar className="mt-2" label={assets.map(({ asset }) => asset).join(', ')} parts={partsOf(chain)} />
      <p className="mt-1.5 truncate text-xs text-ink-2">{assets.map(({ asset }) => asset).join(', ')}</p>
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
