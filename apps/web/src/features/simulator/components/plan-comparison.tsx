/** The plan beside the two plain alternatives: selling all now, doing nothing. */
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { MultiYearPlan, PlanTotals } from '../../../lib/ledger/planning-api.ts';
import { Money } from '../../../ui/money.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { planStrings } from '../strings/plan-strings.ts';

interface Row extends PlanTotals {
  readonly id: 'plan' | 'now' | 'nothing';
}

export function PlanComparison({ plan }: { readonly plan: MultiYearPlan }) {
  const t = useStrings(planStrings);
  const rows: readonly Row[] = [
    { id: 'plan', ...plan.totals },
    { id: 'now', ...plan.sellAllNow },
    { id: 'nothing', ...plan.doNothing },
  ];
  return (
    <div>
      <h4 className="mb-1 text-sm font-semibold">{t('compared')}</h4>
      <DataTable
        className="max-lg:-mx-4"
        label={t('compared')}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('compared'),
            headerHidden: true,
            width: 9,
            grow: true,
            priority: 1,
            cell: ({ id }) => t(`compared.${id}`),
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
            id: 'net',
            header: t('net'),
            align: 'right',
            width: 7.5,
            priority: 1,
            cell: ({ netAfterTax }) => <Money value={netAfterTax} />,
          },
          {
            id: 'left',
            header: t('remaining'),
            align: 'right',
            width: 8.5,
            priority: 3,
            cell: ({ remainingValue }) => <Money value={remainingValue} />,
          },
        ]}
        phoneRow={({ id, tax, netAfterTax }) => (
          <span className="flex justify-between gap-3">
            <span>{t(`compared.${id}`)}</span>
            <span className="text-right">
              <Money value={netAfterTax} className="block" />
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
