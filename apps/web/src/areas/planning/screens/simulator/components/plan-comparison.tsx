/** The plan beside the two plain alternatives: selling all now, doing nothing. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Money } from '../../../../../ui/money.tsx';
import type { MultiYearPlan, PlanTotals } from '../../../planning-types.ts';
import { planStrings } from '../strings/plan-strings.ts';
import { PlanTable, taxColumn } from './plan-table.tsx';

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
  const name = ({ id }: Row) => t(`compared.${id}`);
  return (
    <PlanTable
      title={t('compared')}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', header: t('compared'), headerHidden: true, width: 9, grow: true, priority: 1, cell: name },
        taxColumn(t),
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
      name={name}
      figure={({ netAfterTax }) => ({ value: netAfterTax })}
    />
  );
}
