/** What the sale consists of: coins with amount, worth, result and status, eight shown, all reachable. */
import type { Book } from '@cryptax/store';
import { ListTree } from 'lucide-react';
import { memo, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../platform/i18n/strings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledCard, TO_CARD_EDGES } from '../../../ui/card.tsx';
import { assetColor, Coin } from '../../../ui/coin.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShareBar } from '../../../ui/holding-bar.tsx';
import { Money, PercentText } from '../../../ui/money.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-types.ts';
import { useSureCoins } from '../../tax/year-range.tsx';
import type { MixItem, StrategyResult } from '../planning-types.ts';
import { assetColumn } from './asset-column.tsx';
import { BasisMark } from './plan-basis-line.tsx';
import { planningStrings } from './strings.ts';

export interface MixCardProps {
  readonly book: Book;
  readonly result: StrategyResult;
  readonly mix: readonly MixItem[];
  /** Opens the sale as parts of lots. */
  readonly onParts: () => void;
}

const SHOWN = 8;

export const MixCard = memo(function MixCard({ book, result, mix, onParts }: MixCardProps) {
  const t = useStrings(planningStrings);
  const isSure = useSureCoins(book);
  const [showAll, setShowAll] = useState(false);
  return (
    <TitledCard
      title={t('mix')}
      note={result.strategy === 'SMART' ? t('mix.smart') : t('mix.method', { method: t(`name.${result.strategy}`) })}
      actions={
        <>
          <BasisMark basis={result.basis} />
          <Button size="s" icon={ListTree} onClick={onParts} disabled={mix.length === 0}>
            {t('parts')}
          </Button>
        </>
      }
    >
      {mix.length === 0 ? (
        <EmptyState title={t('mix.none')} />
      ) : (
        <>
          <ShareBar
            size="m"
            label={t('mix')}
            className="mb-2"
            parts={mix.map(({ asset, share }) => ({ id: asset, color: assetColor(asset), share }))}
          />
          <DataTable
            className={TO_CARD_EDGES}
            label={t('mix')}
            columns={mixColumns(t, result, isSure)}
            rows={showAll ? mix : mix.slice(0, SHOWN)}
            rowId={({ asset }) => asset}
            footer
            phoneRow={(item) => <PhoneItem item={item} isSure={isSure(item.asset)} />}
          />
          {mix.length > SHOWN && (
            <Button size="s" variant="quiet" className="mt-2 -ml-2.5" onClick={() => setShowAll(!showAll)}>
              {showAll ? t('positions.less') : t('mix.more', { count: mix.length })}
            </Button>
          )}
        </>
      )}
    </TitledCard>
  );
});

function mixColumns(
  t: Translate<typeof planningStrings.table>,
  result: StrategyResult,
  isSure: (asset: string) => boolean,
): readonly Column<MixItem>[] {
  return [
    { ...assetColumn(t, 7), footer: t('sum') },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      width: 9,
      priority: 2,
      cell: ({ amount, asset }) => <CryptoAmount value={amount} unit={asset} />,
    },
    {
      id: 'value',
      header: t('value'),
      align: 'right',
      width: 8,
      footer: <Money value={result.proceeds} />,
      cell: ({ value }) => <Money value={value} />,
    },
    {
      id: 'share',
      header: t('share'),
      align: 'right',
      width: 5,
      priority: 3,
      cell: ({ share }) => <PercentText ratio={share} />,
    },
    {
      id: 'gain',
      header: t('gain'),
      align: 'right',
      width: 8,
      footer: <Money value={result.gain} sign="always" />,
      cell: ({ gain }) => <Money value={gain} sign="always" />,
    },
    {
      id: 'lots',
      header: t('lots'),
      align: 'right',
      width: 5,
      priority: 4,
      footer: <span className="num">{result.lots}</span>,
      cell: ({ lots }) => <span className="num">{lots}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      align: 'right',
      width: 9,
      priority: 2,
      cell: (item) => <MixStatus item={item} isSure={isSure(item.asset)} />,
    },
  ];
}

interface MixStatusProps {
  readonly item: MixItem;
  readonly isSure: boolean;
}

/** Free is what no open question can take back. */
function MixStatus({ item: { lots, freeLots }, isSure }: MixStatusProps) {
  const t = useStrings(planningStrings);
  const state = freeLots === lots ? t('status.free') : t(freeLots === 0 ? 'status.taxable' : 'status.mixed');
  if (!isSure) return <Badge tone="review">{t('provisional', { state })}</Badge>;
  return <Badge tone={freeLots === lots ? 'free' : 'taxable'}>{state}</Badge>;
}

function PhoneItem({ item, isSure }: MixStatusProps) {
  return (
    <span className="flex items-center gap-2.5">
      <Coin symbol={item.asset} />
      <span className="min-w-0 flex-1">
        <CryptoAmount value={item.amount} unit={item.asset} className="block" />
        <MixStatus item={item} isSure={isSure} />
      </span>
      <span className="text-right">
        <Money value={item.value} className="block" />
        <Money value={item.gain} sign="always" className="block text-xs" />
      </span>
    </span>
  );
}
