/** The same positions as a table with every figure, for whoever wants to see more than the worth. */
import { compare, dec } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { readable } from '../../../platform/i18n/readable.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { formatPercent } from '../../../ui/format/number-format.ts';
import { formatPrice } from '../../../ui/format/price.ts';
import { HoldingBar } from '../../../ui/holding-bar.tsx';
import { Money } from '../../../ui/money.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-types.ts';
import type { PlanPosition } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export interface PositionTableProps {
  readonly positions: readonly PlanPosition[];
  readonly chosen: readonly string[];
  readonly onChoose: (assets: readonly string[]) => void;
  /** No open question can change which lots of a coin are there. */
  readonly isSure: (asset: string) => boolean;
}

export function PositionTable({ positions, chosen, onChoose, isSure }: PositionTableProps) {
  const t = useStrings(planningStrings);
  const locale = useLocale();
  const freeWords = ({ asset, freeShare }: PlanPosition) => {
    const state = t('positions.free', { share: formatPercent(freeShare, locale, { decimals: 0 }) });
    return isSure(asset) ? state : t('provisional', { state });
  };
  const toggle = (asset: string, on: boolean) =>
    onChoose(on ? [...chosen, asset] : chosen.filter((candidate) => candidate !== asset));
  const columns: readonly Column<PlanPosition>[] = [
    {
      id: 'choose',
      header: t('choose'),
      headerHidden: true,
      width: 3,
      cell: ({ asset, value }) => (
        <Checkbox
          label={readable(asset)}
          labelHidden
          checked={chosen.includes(asset)}
          disabled={value === null}
          onCheckedChange={(on) => toggle(asset, on)}
        />
      ),
    },
    {
      id: 'asset',
      header: t('asset'),
      width: 7,
      grow: true,
      cell: ({ asset, lots }) => (
        <span className="flex items-center gap-2">
          <Coin symbol={asset} />
          <span>
            <span className="block font-medium">{readable(asset)}</span>
            <span className="block text-2xs text-ink-3">{t('positions.lots', { count: lots })}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      width: 8,
      priority: 3,
      cell: ({ amount }) => <CryptoAmount value={amount} />,
    },
    {
      id: 'price',
      header: t('price'),
      align: 'right',
      width: 8,
      priority: 3,
      cell: ({ price }) =>
        price === null ? (
          <span className="text-ink-3">{t('noPrice')}</span>
        ) : (
          <span className="num">{formatPrice(price, locale)}</span>
        ),
    },
    {
      id: 'value',
      header: t('value'),
      align: 'right',
      width: 8,
      compare: (a, b) => compare(dec(a.value ?? '0'), dec(b.value ?? '0')),
      isMissing: ({ value }) => value === null,
      descendingFirst: true,
      cell: ({ value }) => <Money value={value} />,
    },
    {
      id: 'cost',
      header: t('cost'),
      align: 'right',
      width: 8.5,
      priority: 4,
      cell: ({ cost }) => <Money value={cost} />,
    },
    {
      id: 'holding',
      header: t('holding'),
      width: 10,
      priority: 2,
      cell: (position) => <HoldingBar freeShare={position.freeShare} sentence={freeWords(position)} />,
    },
  ];
  return (
    <DataTable
      label={t('positions')}
      columns={columns}
      rows={positions}
      rowId={({ asset }) => asset}
      phoneRow={(position) => (
        <span className="flex items-center gap-2.5">
          <Coin symbol={position.asset} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{readable(position.asset)}</span>
            <span className="num block text-xs text-ink-3">{freeWords(position)}</span>
          </span>
          <Money value={position.value} />
        </span>
      )}
    />
  );
}
