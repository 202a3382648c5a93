/** The same comparison coin by coin: the lowest taxable result of each, by which method, and how far below FIFO. */
import { compare, dec, formatDecimal, subtract } from '@cryptax/kernel';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { MethodYear } from '../../../lib/ledger/planning-api.ts';
import { planningStrings } from '../../../lib/planning/strings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardHead, TO_CARD_EDGES } from '../../../ui/card.tsx';
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
  /** The first method with the least result; FIFO wins ties. */
  readonly best: MethodYear['method'];
  /** By how much its result is below FIFO's. */
  readonly saved: string;
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
    {
      id: 'best',
      header: t('optimal'),
      width: 9,
      priority: 2,
      cell: ({ best }) => <Badge tone="plan">{p(`name.${best}`)}</Badge>,
    },
    {
      id: 'saved',
      header: t('saved'),
      align: 'right',
      width: 7,
      priority: 3,
      cell: ({ saved }) => <Money value={saved} />,
    },
  ];
  return (
    <Card>
      <CardHead title={t('perCoin')} note={t('perCoin.line')} />
      <CardBody>
        <DataTable
          className={TO_CARD_EDGES}
          label={t('perCoin')}
          columns={columns}
          rows={coins}
          rowId={({ asset }) => asset}
          phoneRow={({ asset, least, best }) => (
            <span className="flex items-center gap-2.5">
              <Coin symbol={asset} />
              <span className="flex-1 font-medium">{asset}</span>
              <Badge tone="plan">{p(`name.${best}`)}</Badge>
              <Money value={least} sign="always" />
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
    const resultOf = (method: MethodYear['method']) => dec(results[method] ?? '0.00');
    const [first] = METHODS;
    const best = METHODS.reduce((low, method) => (compare(resultOf(method), resultOf(low)) < 0 ? method : low), first);
    const saved = formatDecimal(subtract(resultOf('FIFO'), resultOf(best)));
    return { asset, results, least: results[best] ?? '0.00', best, saved };
  });
}

/** In the order of ties. */
const METHODS = ['FIFO', 'AVERAGE', 'LIFO', 'HIFO', 'LOFO'] as const satisfies readonly MethodYear['method'][];
