/** Holdings by asset over all wallets: amount, price with its age, value, open result, holding period. A row opens its lots. */
import { compare, dec } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { CoinName } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatCount, formatPercent } from '../../../../../ui/format/number-format.ts';
import { HoldingBar } from '../../../../../ui/holding-bar.tsx';
import { Money, PercentText } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { PriceWithAge } from '../../../../prices/price-doubts.tsx';
import { useSureCoins } from '../../../../tax/year-range.tsx';
import type { AssetPosition } from '../../../portfolio-types.ts';
import { byValue, gainRatio } from '../model/overview-model.ts';
import { dashboardStrings } from '../strings.ts';

export interface AssetsCardProps {
  readonly book: Book;
  readonly assets: readonly AssetPosition[];
  readonly onOpen: (asset: string) => void;
}

export const AssetsCard = memo(function AssetsCard({ book, assets, onOpen }: AssetsCardProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const columns = useAssetColumns(useSureCoins(book));
  return (
    <Card>
      <CardHead
        title={t('assets')}
        note={formatCount(assets.length, locale)}
        actions={
          <Link to="/portfolio" className={linkClass()}>
            {t('toPortfolio')}
          </Link>
        }
      />
      {assets.length === 0 ? (
        <p className="px-4 pt-2 pb-4.5 text-sm text-ink-2 sm:px-4.5">{t('assets.none')}</p>
      ) : (
        <DataTable
          className="mt-1.5"
          label={t('assets')}
          columns={columns}
          rows={byValue(assets)}
          rowId={({ asset }) => asset}
          rowName={({ asset }) => t('lots.open', { asset })}
          onOpen={({ asset }) => onOpen(asset)}
          phoneRow={(row) => (
            <span className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1">
                <AssetName row={row} isPhone />
              </span>
              <span className="text-right">
                <ValueCell row={row} />
                <GainCell row={row} />
              </span>
            </span>
          )}
        />
      )}
    </Card>
  );
});

/** The columns of the assets table. An unknown price is said, an old one carries its age. */
interface CellProps {
  readonly row: AssetPosition;
}

function useAssetColumns(isSure: (asset: string) => boolean): readonly Column<AssetPosition>[] {
  const t = useStrings(dashboardStrings);
  return [
    {
      id: 'asset',
      header: t('asset'),
      width: 7,
      grow: true,
      compare: (a, b) => (a.asset < b.asset ? -1 : 1),
      cell: (row) => <AssetName row={row} />,
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      width: 8,
      priority: 2,
      cell: ({ amount, asset }) => <CryptoAmount value={amount} unit={asset} />,
    },
    {
      id: 'price',
      header: t('price'),
      align: 'right',
      width: 7.5,
      priority: 3,
      cell: ({ now }) => <PriceWithAge now={now} />,
    },
    {
      id: 'value',
      header: t('value'),
      align: 'right',
      width: 6.5,
      descendingFirst: true,
      compare: (a, b) => compare(dec(a.value ?? '0'), dec(b.value ?? '0')),
      isMissing: ({ value }) => value === undefined,
      cell: (row) => <ValueCell row={row} />,
    },
    {
      id: 'gain',
      header: t('gain'),
      align: 'right',
      width: 6.5,
      priority: 2,
      descendingFirst: true,
      compare: (a, b) => compare(dec(a.unrealised ?? '0'), dec(b.unrealised ?? '0')),
      isMissing: ({ unrealised }) => unrealised === undefined,
      cell: (row) => <GainCell row={row} />,
    },
    {
      id: 'holding',
      header: t('holding'),
      width: 11.5,
      priority: 4,
      cell: (row) => <HoldingCell row={row} isSure={isSure(row.asset)} />,
    },
  ];
}

/** On phones the amount stands below the name, where there is no column for it. */
function AssetName({ row: { asset, amount, lots }, isPhone = false }: CellProps & { readonly isPhone?: boolean }) {
  const t = useStrings(dashboardStrings);
  return (
    <CoinName symbol={asset}>
      {isPhone ? <CryptoAmount value={amount} unit={asset} /> : t('lots', { count: lots.count })}
    </CoinName>
  );
}

function ValueCell({ row: { asset, value } }: CellProps) {
  return (
    <span data-value={asset}>
      <Money value={value ?? null} className="font-medium" />
    </span>
  );
}

function GainCell({ row }: CellProps) {
  const ratio = gainRatio(row);
  if (row.unrealised === undefined) return <span className="block text-ink-3">–</span>;
  return (
    <span>
      <Money value={row.unrealised} sign="always" className="block" />
      {ratio !== null && <PercentText ratio={ratio} change className="block text-xs" />}
    </span>
  );
}

function HoldingCell({ row: { lots }, isSure }: CellProps & { readonly isSure: boolean }) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const isHidden = useSetting('hideAmounts');
  const sentence =
    lots.nextFree === undefined
      ? t('holding.all')
      : t('holding.more', {
          share: isHidden ? '••' : formatPercent(lots.freeShare, locale, { decimals: 0 }),
          day: formatDay(lots.nextFree.on, locale),
        });
  return (
    <HoldingBar
      freeShare={Number(lots.freeShare)}
      isSure={isSure}
      sentence={isSure ? sentence : t('holding.provisional', { state: sentence })}
    />
  );
}
