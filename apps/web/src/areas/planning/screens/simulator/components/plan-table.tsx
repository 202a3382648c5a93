/** A table of a plan under its own heading. On phones a row says its name, its main figure, and the tax below that. */
import type { ReactNode } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import { Money, type MoneyProps } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { planStrings } from '../strings/plan-strings.ts';

export interface PlanTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly name: (row: Row) => ReactNode;
  readonly figure: (row: Row) => Pick<MoneyProps, 'value' | 'sign'>;
}

interface Taxed {
  readonly tax: string;
}

export function taxColumn(t: Translate<typeof planStrings.table>): Column<Taxed> {
  return {
    id: 'tax',
    header: t('tax'),
    align: 'right',
    width: 6,
    cell: ({ tax }) => <Money value={tax} whole />,
  };
}

export function PlanTable<Row extends Taxed>(props: PlanTableProps<Row>) {
  const { title, rows, rowId, columns, name, figure } = props;
  const t = useStrings(planStrings);
  return (
    <div>
      <h4 className="mb-1 text-sm font-semibold">{title}</h4>
      <DataTable
        className="max-lg:-mx-4"
        label={title}
        rows={rows}
        rowId={rowId}
        columns={columns}
        phoneRow={(row) => (
          <span className="flex justify-between gap-3">
            <span>{name(row)}</span>
            <span className="text-right">
              <Money {...figure(row)} className="block" />
              <span className="block text-xs text-ink-3">
                {t('tax')} <Money value={row.tax} whole />
              </span>
            </span>
          </span>
        )}
      />
    </div>
  );
}
