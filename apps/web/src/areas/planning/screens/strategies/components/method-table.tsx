/** The year under each method, figure by figure. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { TitledCard, TO_CARD_EDGES } from '../../../../../ui/card.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { Claim } from '../../../parts/plan-claims.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import type { MethodYear } from '../../../planning-types.ts';
import { strategiesStrings } from '../strings.ts';

export interface MethodTableProps {
  readonly rows: readonly MethodYear[];
  readonly year: number;
  readonly isFinal: boolean;
  readonly onOpen: (row: MethodYear) => void;
}

export function MethodTable({ rows, year, isFinal, onOpen }: MethodTableProps) {
  const t = useStrings(strategiesStrings);
  const p = useStrings(planningStrings);
  const columns = useMethodColumns(onOpen, isFinal);
  return (
    <TitledCard title={t('table', { year })}>
      <DataTable
        className={TO_CARD_EDGES}
        label={t('table', { year })}
        columns={columns}
        rows={rows}
        rowId={({ method }) => method}
        phoneRow={(row) => (
          <span className="flex justify-between gap-3">
            <span>
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {p(`name.${row.method}`)}
                {row.status === 'planning' && <Badge>{t('planning')}</Badge>}
              </span>
              <LeftOut row={row} />
              <span className="num block text-xs text-ink-3">
                {t('taxed')} <Money value={row.year.taxable} />
              </span>
            </span>
            <Money value={row.tax} whole onWhy={() => onOpen(row)} whySign={false} />
          </span>
        )}
      />
    </TitledCard>
  );
}

/** How many disposals a method could not compute differs: an average knows no cost where one part of it has none. */
function LeftOut({ row: { incomplete } }: { readonly row: MethodYear }) {
  const t = useStrings(strategiesStrings);
  if (incomplete === 0) return null;
  return <span className="block text-2xs text-review">{t('without', { count: incomplete })}</span>;
}

function useMethodColumns(onOpen: MethodTableProps['onOpen'], isFinal: boolean): readonly Column<MethodYear>[] {
  const t = useStrings(strategiesStrings);
  const p = useStrings(planningStrings);
  return [
    {
      id: 'method',
      header: t('method'),
      width: 8,
      grow: true,
      cell: (row) => (
        <>
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {p(`name.${row.method}`)}
            {row.status === 'planning' && <Badge>{t('planning')}</Badge>}
            {row.isOptimal && (
              <Claim tone="plan" holds={isFinal}>
                {t('optimal')}
              </Claim>
            )}
          </span>
          <LeftOut row={row} />
        </>
      ),
    },
    {
      id: 'total',
      header: t('total'),
      align: 'right',
      width: 8,
      priority: 2,
      cell: (row) => <Money value={row.totalGain} sign="always" />,
    },
    {
      id: 'free',
      header: t('free'),
      align: 'right',
      width: 8,
      priority: 3,
      cell: ({ taxFreeGain }) => (
        <>
          <Money value={taxFreeGain} sign="always" />
          {taxFreeGain.startsWith('-') && <span className="block text-2xs text-ink-3">{t('freeLoss')}</span>}
        </>
      ),
    },
    {
      id: 'inside',
      header: t('taxable'),
      align: 'right',
      width: 8,
      priority: 3,
      cell: (row) => <Money value={row.taxableGain} sign="always" />,
    },
    {
      id: 'taxed',
      header: t('taxed'),
      align: 'right',
      width: 8,
      priority: 2,
      cell: (row) => <Money value={row.year.taxable} />,
    },
    {
      id: 'tax',
      header: t('tax'),
      align: 'right',
      width: 6,
      cell: (row) => <Money value={row.tax} whole onWhy={() => onOpen(row)} whySign={false} />,
    },
    {
      id: 'net',
      header: t('net'),
      align: 'right',
      width: 8,
      priority: 2,
      cell: (row) => <Money value={row.netGain} />,
    },
    {
      id: 'saved',
      header: t('saved'),
      align: 'right',
      width: 7,
      priority: 3,
      cell: (row) => <Money value={row.savingsAgainstFifo} whole missing={t('open')} />,
    },
  ];
}
