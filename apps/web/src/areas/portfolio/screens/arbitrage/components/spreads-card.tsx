/** One row per coin: where to buy, where to sell, and what would be left after everything. */
import { add, compare, dec, formatDecimal } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { Money, PercentText } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { arbitrageStrings } from '../strings.ts';
import type { TaxedOpportunity } from '../use-spreads.ts';

export interface SpreadsCardProps {
  readonly rows: readonly TaxedOpportunity[];
  readonly onExecute: (row: TaxedOpportunity) => void;
}

export function SpreadsCard({ rows, onExecute }: SpreadsCardProps) {
  const t = useStrings(arbitrageStrings);
  return (
    <Card>
      <CardHead title={t('pairs')} note={t('pairs.note')} />
      <DataTable
        className="mt-1.5"
        label={t('pairs')}
        rows={rows}
        rowId={({ id }) => id}
        columns={useColumns(onExecute)}
        phoneRow={(row) => (
          <span className="grid gap-1.5 py-1.5">
            <span className="flex items-center gap-3">
              <CoinCell asset={row.asset} />
              <span className="ml-auto text-right">
                <LeftCell row={row} />
              </span>
            </span>
            <span className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-2">
              <span>
                <PlaceCell venue={row.buyAt} price={row.ask} /> → <PlaceCell venue={row.sellAt} price={row.bid} />
              </span>
              <ExecuteButton row={row} onExecute={onExecute} />
            </span>
          </span>
        )}
      />
    </Card>
  );
}

function useColumns(onExecute: SpreadsCardProps['onExecute']): readonly Column<TaxedOpportunity>[] {
  const t = useStrings(arbitrageStrings);
  return [
    { id: 'coin', header: 'Coin', width: 6, cell: ({ asset }) => <CoinCell asset={asset} /> },
    {
      id: 'buy',
      header: t('buy'),
      width: 9,
      grow: true,
      cell: ({ buyAt, ask }) => <PlaceCell venue={buyAt} price={ask} />,
    },
    {
      id: 'sell',
      header: t('sell'),
      width: 9,
      cell: ({ sellAt, bid }) => <PlaceCell venue={sellAt} price={bid} />,
    },
    {
      id: 'spread',
      header: t('spread'),
      align: 'right',
      width: 5.5,
      priority: 2,
      cell: ({ spread }) => <PercentText ratio={spread} decimals={2} change />,
    },
    {
      id: 'costs',
      header: t('costs'),
      align: 'right',
      width: 9.5,
      priority: 3,
      cell: (row) => <CostsCell row={row} />,
    },
    {
      id: 'tax',
      header: t('tax'),
      align: 'right',
      width: 5.5,
      priority: 3,
      cell: ({ tax }) => (tax === null ? <span className="text-ink-3">–</span> : <Money value={tax} />),
    },
    {
      id: 'left',
      header: t('net'),
      align: 'right',
      width: 8,
      descendingFirst: true,
      compare: (a, b) => compare(dec(a.left), dec(b.left)),
      cell: (row) => <LeftCell row={row} />,
    },
    {
      id: 'execute',
      header: t('execute'),
      headerHidden: true,
      width: 7,
      cell: (row) => <ExecuteButton row={row} onExecute={onExecute} />,
    },
  ];
}

function CoinCell({ asset }: { readonly asset: string }) {
  return (
    <span className="flex items-center gap-2 py-1 font-medium">
      <Coin symbol={asset} size={28} />
      {readable(asset)}
    </span>
  );
}

function PlaceCell({ venue, price }: { readonly venue: string; readonly price: string }) {
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  return (
    <span className="num">
      {sourceName(venue, words)} <span className="text-ink-3">{formatPrice(price, locale)}</span>
    </span>
  );
}

function CostsCell({ row }: { readonly row: TaxedOpportunity }) {
  const t = useStrings(arbitrageStrings);
  const sum = [row.buyFee, row.sellFee, row.withdrawalFee ?? '0.00'].map(dec).reduce(add);
  return (
    <span>
      <Money value={formatDecimal(sum)} />
      {row.withdrawalFee === null && <span className="block text-2xs leading-3.5 text-review">{t('unknownFee')}</span>}
    </span>
  );
}

function LeftCell({ row }: { readonly row: TaxedOpportunity }) {
  const t = useStrings(arbitrageStrings);
  const euro = useEuro();
  return (
    <span data-left={row.asset}>
      {row.withdrawalFee === null && <span className="block text-2xs leading-3.5 text-review">{t('net.atMost')}</span>}
      <Money value={row.left} sign="always" className="block font-medium" />
      {row.tax !== null && row.tax !== '0.00' && (
        <span className="num block text-2xs leading-3.5 text-ink-3">
          {t('net.before', { value: euro(row.net, { sign: 'always' }) })}
        </span>
      )}
    </span>
  );
}

function ExecuteButton({ row, onExecute }: { readonly row: TaxedOpportunity } & Pick<SpreadsCardProps, 'onExecute'>) {
  const t = useStrings(arbitrageStrings);
  return (
    <Button size="s" aria-label={t('execute.label', { asset: row.asset })} onClick={() => onExecute(row)}>
      {t('execute')}
    </Button>
  );
}
