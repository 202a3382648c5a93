/** Year by year: result, what of it is taxable, tax, and the loss carried on. */
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { PlanYear } from '../../../lib/ledger/planning-api.ts';
import { Money } from '../../../ui/money.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { planStrings } from '../strings/plan-strings.ts';

export function PlanYears({ years }: { readonly years: readonly PlanYear[] }) {
  const t = useStrings(planStrings);
  return (
    <div>
      <h4 className="mb-1 text-sm font-semibold">{t('years')}</h4>
      <DataTable
        className="max-lg:-mx-4"
        label={t('years')}
        rows={years}
        rowId={({ year }) => String(year)}
        columns={[
          {
            id: 'year',
            header: t('year'),
            width: 4,
            grow: true,
            priority: 1,
            cell: ({ year }) => <span className="num">{year}</span>,
          },
          {
            id: 'net',
            header: t('year.net'),
            align: 'right',
            width: 8,
            priority: 1,
            cell: ({ net }) => <Money value={net} sign="always" />,
          },
          {
            id: 'taxable',
            header: t('year.taxable'),
            align: 'right',
            width: 8,
            priority: 2,
            cell: ({ taxable }) => <Money value={taxable} />,
          },
          {
            id: 'tax',
            header: t('tax'),
            align: 'right',
            width: 6,
            priority: 1,
            cell: ({ tax }) => <Money value={tax} whole />,
          },
          {
            id: 'carry',
            header: t('year.carry'),
            align: 'right',
            width: 8,
            priority: 3,
            cell: ({ carryOut }) => <Money value={carryOut} />,
          },
        ]}
        phoneRow={({ year, net, tax }) => (
          <span className="flex justify-between gap-3">
            <span className="num">{year}</span>
            <span className="text-right">
              <Money value={net} sign="always" className="block" />
              <span className="block text-xs text-ink-3">
                {t('tax')} <Money value={tax} whole />
              </span>
            </span>
          </span>
        )}
      />
    </div>
  );
}
