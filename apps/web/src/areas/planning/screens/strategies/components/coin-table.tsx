/** The same comparison coin by coin: the lowest taxable result of each, by which method, and how far below FIFO. */
import { compare, dec, formatDecimal, subtract } from '@cryptax/kernel';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { TitledCard, TO_CARD_EDGES } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { assetColumn } from '../../../parts/asset-column.tsx';
import { Claim } from '../../../parts/plan-claims.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { MethodYear } from '../../../planning-types.ts';
import { strategiesStrings } from '../strings.ts';

export interface CoinTableProps {
  readonly rows: readonly MethodYear[];
  readonly isFinal: boolean;
}

export function CoinTable({ rows, isFinal }: CoinTableProps) {
  const t = useStrings(strategiesStrings);
  const p = useStrings(planningStrings);
  const coins = coinRows(rows);
  const planned = rows.flatMap(({ method, status }) => (status === 'planning' ? [method] : []));
  const methods = planned.map((method) => p(`name.${method}`)).join(', ');
  const note = planned.length === 0 ? '' : t('perCoin.planned', { methods });
  const best = (method: MethodYear['method']) => (
    <span className="flex flex-wrap gap-1 py-1">
      <Claim tone="plan" holds={isFinal}>
        {p(`name.${method}`)}
      </Claim>
      {planned.includes(method) && <Badge>{t('planning')}</Badge>}
    </span>
  );
  const columns: readonly Column<CoinRow>[] = [
    assetColumn(p, 6),
    ...rows.map(
      ({ method }): Column<CoinRow> => ({
        id: method,
        header: p(`name.${method}`),
        align: 'right',
        width: 7,
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
      width: 12,
      priority: 2,
      cell: (row) => (row.best === null ? t('open') : best(row.best)),
    },
    {
      id: 'saved',
      header: t('saved'),
      align: 'right',
      width: 7,
      priority: 3,
      cell: ({ saved }) => <Money value={saved} missing={t('open')} />,
    },
  ];
  return (
    <TitledCard title={t('perCoin')} note={`${t('perCoin.line')} ${note}`.trim()}>
      <DataTable
        className={TO_CARD_EDGES}
        label={t('perCoin')}
        columns={columns}
        rows={coins}
        rowId={({ asset }) => asset}
        phoneRow={({ asset, least, best: lowest }) => (
          <span className="flex items-center gap-2.5">
            <Coin symbol={asset} />
            <span className="flex-1 font-medium">{readable(asset)}</span>
            {lowest === null ? <span className="text-ink-3">{t('open')}</span> : best(lowest)}
            <Money value={least} sign="always" />
          </span>
        )}
      />
    </TitledCard>
  );
}

/** In the order of ties. */
const METHODS = ['FIFO', 'AVERAGE', 'LIFO', 'HIFO', 'LOFO'] as const satisfies readonly MethodYear['method'][];

interface CoinRow {
  readonly asset: string;
  readonly results: Readonly<Record<string, string>>;
  readonly least: string | null;
  /** The first method with the least result; FIFO wins ties. Null while a disposal could not be computed by one of them. */
  readonly best: MethodYear['method'] | null;
  /** By how much its result is below FIFO's. */
  readonly saved: string | null;
}

/** One coin under every method: its taxable result by each, the lowest of them, and what that saves against FIFO. */
export function coinRows(rows: readonly MethodYear[]): readonly CoinRow[] {
  const names = [...new Set(rows.flatMap(({ assets }) => assets.map(({ asset }) => asset)))].sort();
  const methods = METHODS.filter((each) => rows.some(({ method }) => method === each));
  const isWhole = rows.every(({ incomplete }) => incomplete === 0);
  return names.map((asset) => {
    const results = Object.fromEntries(
      rows.map(({ method, assets }) => [method, assets.find((each) => each.asset === asset)?.taxableGain ?? '0.00']),
    );
    if (!isWhole) return { asset, results, least: null, best: null, saved: null };
    const resultOf = (method: MethodYear['method']) => dec(results[method] ?? '0.00');
    const best = methods.reduce((low, method) => (compare(resultOf(method), resultOf(low)) < 0 ? method : low), 'FIFO');
    const saved = formatDecimal(subtract(resultOf('FIFO'), resultOf(best)));
    return { asset, results, least: results[best] ?? '0.00', best, saved };
  });
}
