/** The same comparison coin by coin; the lowest taxable result of a coin is set in bold. */
import { compare, dec } from '@cryptax/kernel';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { MethodYear } from '../../../lib/ledger/planning-api.ts';
import { planningStrings } from '../../../lib/planning/strings.ts';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Coin } from '../../../ui/coin.tsx';
import { Money } from '../../../ui/money.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-types.ts';
import { strategiesStrings } from '../strings.ts';

interface CoinRow {
  readonly asset: string;
  readonly results: Readonly<Record<string, string>>;
  readonly least: string;
}

export function CoinTable({ rows }: { readonly rows: readonly MethodYear[] }) {
  const t = useStrings(strategiesStrings);
  const p = useStrings(planningStrings);
  const coins = coinRows(rows);
  const columns: readonly Column<CoinRow>[] = [
    {
      id: 'asset',
      header: p('asset'),
      width: 6,
      grow: true,
      priority: 1,
      cell: ({ asset }) => (
        <span className="flex items-center gap-2 font-medium">
          <Coin symbol={asset} />
          {asset}
        </span>
      ),
    },
    ...rows.map(
      ({ method }): Column<CoinRow> => ({
        id: method,
        header: p(`name.${method}`),
        align: 'right',
        width: 7.5,
        priority: method === 'FIFO' ? 1 : 2,
        cell: ({ results, least }) => (
          <Money
            value={results[method] ?? '0.00'}
            sign="always"
            className={cx(results[method] === least && 'font-semibold')}
          />
        ),
      }),
    ),
  ];
  return (
    <Card>
      <CardHead title={t('perCoin')} note={t('perCoin.line')} />
      <CardBody>
        <DataTable
          label={t('perCoin')}
          columns={columns}
          rows={coins}
          rowId={({ asset }) => asset}
          phoneRow={({ asset, results }) => (
            <span className="flex items-center gap-2.5">
              <Coin symbol={asset} />
              <span className="flex-1 font-medium">{asset}</span>
              <Money value={results.FIFO ?? '0.00'} sign="always" />
            </span>
          )}
        />
      </CardBody>
    </Card>
  );
}

function coinRows(rows: readonly MethodYear[]): readonly CoinRow[] {
  const names = [...new Set(rows.flatMap(({ assets }) => assets.map(({ asset }) => asset)))].sort();
  return names.map((asset) => {
    const results = Object.fromEntries(
      rows.map(({ method, assets }) => [method, assets.find((each) => each.asset === asset)?.taxableGain ?? '0.00']),
    );
    const least = Object.values(results).reduce((low, value) => (compare(dec(value), dec(low)) < 0 ? value : low));
    return { asset, results, least };
  });
}
