/** What lies at the venue, with its value at today's prices. */
import { compare, dec } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { PriceWithAge } from '../../../../prices/price-doubts.tsx';
import type { ValuedBalance } from '../model/venue-values.ts';
import { exchangeStrings } from '../strings.ts';

export interface BalanceCardProps {
  readonly balances: readonly ValuedBalance[];
  readonly onOpen: (asset: string) => void;
}

export function BalanceCard({ balances, onOpen }: BalanceCardProps) {
  const t = useStrings(exchangeStrings);
  const locale = useLocale();
  const columns = useColumns();
  return (
    <Card>
      <CardHead title={t('balance')} note={formatCount(balances.length, locale)} />
      {balances.length === 0 ? (
        <p className="px-4 pt-2 pb-4.5 text-sm text-ink-2 sm:px-4.5">{t('balance.none')}</p>
      ) : (
        <DataTable
          className="mt-1.5"
          label={t('balance')}
          rows={balances}
          rowId={({ asset }) => asset}
          rowName={({ asset }) => t('balance.lots', { asset })}
          onOpen={({ asset }) => onOpen(asset)}
          defaultSort={{ columnId: 'value', direction: 'descending' }}
          columns={columns}
          phoneRow={({ asset, amount, value }) => (
            <span className="flex items-center gap-3 py-1">
              <AssetCell asset={asset} />
              <span className="ml-auto text-right">
                <Money value={value ?? null} className="block font-medium" />
                <CryptoAmount value={amount} unit={asset} className="block text-xs text-ink-3" />
              </span>
            </span>
          )}
        />
      )}
    </Card>
  );
}

function useColumns(): readonly Column<ValuedBalance>[] {
  const t = useStrings(exchangeStrings);
  return [
    {
      id: 'asset',
      header: t('asset'),
      width: 7,
      grow: true,
      cell: ({ asset }) => <AssetCell asset={asset} />,
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      width: 9,
      priority: 2,
      cell: ({ amount, asset }) => <CryptoAmount value={amount} unit={asset} />,
    },
    {
      id: 'price',
      header: t('price'),
      align: 'right',
      width: 8,
      priority: 3,
      cell: ({ now }) => <PriceWithAge now={now} />,
    },
    {
      id: 'value',
      header: t('value'),
      align: 'right',
      width: 7,
      descendingFirst: true,
      compare: (a, b) => compare(dec(a.value ?? '0'), dec(b.value ?? '0')),
      isMissing: ({ value }) => value === undefined,
      cell: ({ value }) => <Money value={value ?? null} className="font-medium" />,
    },
    {
      id: 'cost',
      header: t('cost'),
      align: 'right',
      width: 9,
      priority: 3,
      cell: ({ cost }) => (cost === undefined ? <span className="text-ink-3">–</span> : <Money value={cost} />),
    },
  ];
}

function AssetCell({ asset }: { readonly asset: string }) {
  return (
    <span className="flex items-center gap-2.5 py-1 font-medium">
      <Coin symbol={asset} size={28} />
      {readable(asset)}
    </span>
  );
}
